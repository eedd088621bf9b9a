/** Whether two values of plain data are the same, in whatever order their keys are: the database keeps its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = Object.keys(mine)
  return (
    keys.length === Object.keys(theirs).length &&
    keys.every((key) => Object.hasOwn(theirs, key) && isSame(mine[key], theirs[key]))
  )
}

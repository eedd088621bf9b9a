/** Whether there is nothing to show. Zero and false are something. */
export function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

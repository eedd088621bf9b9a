/** A query string as flat names and values; a name given more than once has a list. Nothing is nested or dropped. */
export function flatQuery(query: string | null): Record<string, string | string[]> {
  const flat: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(query ?? '')) {
    const known = flat[name]
    if (Array.isArray(known)) known.push(value)
    else flat[name] = known === undefined ? value : [known, value]
  }
  return flat
}

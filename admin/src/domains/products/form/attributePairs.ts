export type Pair = [name: string, text: string]

type Attributes = Readonly<Record<string, string | undefined>>

/** Pairs that people named themselves: those that are neither dimensions nor from the template. */
export const ownPairs = (attributes: Attributes, reserved: ReadonlySet<string>): Pair[] =>
  Object.entries(attributes).filter((pair): pair is Pair => pair[1] !== undefined && !reserved.has(pair[0]))

/** The typed pairs to keep: whole and unfinished ones, without empty pairs and reserved names. */
export const keptPairs = (pairs: readonly Pair[], reserved: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(pairs.filter(([name, text]) => (name !== '' || text !== '') && !reserved.has(name.trim())))

/** All attributes after the own pairs became `pairs`; dimensions and names from the template stay. */
export function withPairs(
  attributes: Attributes,
  pairs: readonly Pair[],
  reserved: ReadonlySet<string>,
): Record<string, string> {
  const others = Object.entries(attributes).filter(
    (pair): pair is Pair => pair[1] !== undefined && reserved.has(pair[0]),
  )
  return { ...Object.fromEntries(others), ...keptPairs(pairs, reserved) }
}

/** All attributes after one of them was typed; an emptied one is removed. */
export function withEntry(attributes: Attributes, name: string, text: string): Record<string, string> {
  const entries = Object.entries({ ...attributes, [name]: text === '' ? undefined : text })
  return Object.fromEntries(entries.filter((pair): pair is Pair => pair[1] !== undefined))
}

/** Names that occur twice, or that a dimension or the template has already; their pairs are not kept as they are. */
export function repeatedNames(pairs: readonly Pair[], reserved: ReadonlySet<string>): ReadonlySet<string> {
  const names = pairs.map(([name]) => name.trim()).filter(Boolean)
  return new Set(names.filter((name, index) => reserved.has(name) || names.indexOf(name) !== index))
}

/** Whether each pair has a name and a value. */
export const isWhole = (value: unknown) =>
  Object.entries(value as Record<string, string | undefined>).every(
    ([name, text]) => text === undefined || (name.trim() !== '' && text.trim() !== ''),
  )

export type Pair = [name: string, text: string]

type Attributes = Readonly<Record<string, string | undefined>>

/** Pairs that people named themselves: those of an object that are neither dimensions nor from the template. */
export const ownPairs = (attributes: Attributes, reserved: ReadonlySet<string>): Pair[] =>
  Object.entries(attributes).filter((pair): pair is Pair => pair[1] !== undefined && !reserved.has(pair[0]))

/**
 * What is kept of typed pairs: whole ones and unfinished ones, but no empty one, and none of a name that means
 * something else.
 */
export const keptPairs = (pairs: readonly Pair[], reserved: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(pairs.filter(([name, text]) => (name !== '' || text !== '') && !reserved.has(name.trim())))

/** The whole object after the own pairs became `pairs`; dimensions and what the template asked for stay. */
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

/** The whole object after one named entry was typed in; an emptied one is gone. */
export function withEntry(attributes: Attributes, name: string, text: string): Record<string, string> {
  const entries = Object.entries({ ...attributes, [name]: text === '' ? undefined : text })
  return Object.fromEntries(entries.filter((pair): pair is Pair => pair[1] !== undefined))
}

/** Names that stand twice, or that a dimension or the template has already; their pairs are not kept as they are. */
export function repeatedNames(pairs: readonly Pair[], reserved: ReadonlySet<string>): ReadonlySet<string> {
  const names = pairs.map(([name]) => name.trim()).filter(Boolean)
  return new Set(names.filter((name, index) => reserved.has(name) || names.indexOf(name) !== index))
}

/** Whether each pair has a name and a value. */
export const isWhole = (value: unknown) =>
  Object.entries(value as Record<string, string | undefined>).every(
    ([name, text]) => text === undefined || (name.trim() !== '' && text.trim() !== ''),
  )

import type { FactName, Facts } from '@barem/resources/calc/settle'
import type { Values } from './behaviour.ts'

/**
 * How the facts are read that figures of a document depend on: in the transaction at hand, from a row as it will be
 * stored and from the lines that are settled.
 */
export type FactReaders = {
  readonly [Name in FactName]: (row: Values, lines: readonly Values[]) => Promise<Facts[Name]>
}

/**
 * Starts to read facts, all in one message.
 * @returns the facts of some names, read by then; throws what reading one of them threw
 */
export function readFacts(
  readers: FactReaders,
  names: Iterable<FactName>,
  row: Values,
  lines: readonly Values[],
): (wanted: readonly FactName[]) => Promise<Facts> {
  const reading = new Map<FactName, Promise<unknown>>()
  for (const name of new Set(names)) {
    const facts = (async () => readers[name](row, lines))()
    // A failed read is thrown where its facts are used; unhandled until then, it would end the process.
    facts.catch(() => {})
    reading.set(name, facts)
  }
  return async (wanted) =>
    Object.fromEntries(
      await Promise.all(wanted.map(async (name) => [name, await reading.get(name)] as const)),
    ) as unknown as Facts
}

import type { FactName, Facts } from '@barem/resources/calc/settle'
import type { Values } from './behaviour.ts'

const LINES = 'lines.'

/** A fact that figures of a document depend on: how it is read, in the transaction at hand. */
export interface Fact<Name extends FactName = FactName> {
  name: Name
  /**
   * What it is read from: fields of the row as it will be stored, and of the lines that are computed, such as
   * `lines.productId`. It gets these alone, as far as they are there.
   */
  reads: readonly string[]
  read: (row: Values, lines: readonly Values[]) => Promise<Facts[Name]>
}

export type FactReaders = { readonly [Name in FactName]: Fact<Name> }

export const defineFact = <const Name extends FactName>(fact: Fact<Name>): Fact<Name> => Object.freeze(fact)

/** Facts by their names. */
export const factsByName = <const All extends readonly Fact[]>(all: All): { [F in All[number] as F['name']]: F } =>
  Object.fromEntries(all.map((fact) => [fact.name, fact])) as { [F in All[number] as F['name']]: F }

const picked = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))

/** Reads a fact from the fields that it names. */
async function readFact({ reads, read }: Fact, row: Values, lines: readonly Values[]): Promise<unknown> {
  const ofLines = reads.flatMap((path) => (path.startsWith(LINES) ? [path.slice(LINES.length)] : []))
  return read(
    picked(row, reads),
    lines.map((line) => picked(line, ofLines)),
  )
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
    const facts = readFact(readers[name], row, lines)
    // A failed read is thrown where its facts are used; unhandled until then, it would end the process.
    facts.catch(() => {})
    reading.set(name, facts)
  }
  return async (wanted) =>
    Object.fromEntries(
      await Promise.all(wanted.map(async (name) => [name, await reading.get(name)] as const)),
    ) as unknown as Facts
}

import { aboveZero, type Figure } from '@barem/resources/calc/exact'
import { reweigh, type Reweighed } from '@barem/resources/calc/reweigh'
import type { LineModel } from '../../../lines/model/entry.ts'
import type { Line } from '../../../lines/model/line.ts'
import type { GridSpec } from '../../../lines/spec.ts'

export const WEIGHT = 'actualWeight'

const figure = (line: object, name: string): Figure => (line as Readonly<Record<string, Figure>>)[name] ?? null

/** What the weight of a line by barem depends on. */
const markOf = (line: Line): string => [line.key, figure(line, 'productId'), figure(line, 'quantity')].join(' ')

/** kg by barem of lines, as the server has worked them out; those of a line stay while it has the same goods. */
export class Barems {
  readonly #known = new Map<string, string>()

  /** kg; null while they are not known. */
  of(entry: LineModel, line: Line): Figure {
    if (entry.isBlank(line)) return null
    const kg = figure(entry.figures(line), 'theoreticalWeight')
    if (kg !== null) this.#known.set(markOf(line), kg)
    return this.#known.get(markOf(line)) ?? null
  }
}

/** Lines that a whole load is split over: those with a weight by barem. */
export const sharing = (entry: LineModel, lines: readonly Line[], barems: Barems): Line[] =>
  lines.filter((line) => aboveZero(barems.of(entry, line)))

/**
 * Splits what a whole load weighed over its lines by their barem. Lines that were weighed by themselves keep their kg.
 * @param given kg that lines got when the load was split before, by their keys: they are split anew
 * @returns all lines, with the kg that each got; or the reason why the load cannot be split
 */
export function splitLoad(
  spec: GridSpec,
  lines: readonly Line[],
  total: string,
  barems: Barems,
  given: ReadonlyMap<string, string>,
): { lines: Line[]; given: Map<string, string> } | Extract<Reweighed, { ok: false }> {
  const { entry } = spec
  const weighs = sharing(entry, lines, barems)
  const isOpen = (line: Line) => {
    const kg = figure(line, WEIGHT)
    return kg === null || kg === given.get(line.key)
  }
  const split = reweigh(
    total,
    weighs.map((line) => ({
      theoreticalWeight: barems.of(entry, line)!,
      weighedAlone: isOpen(line) ? null : figure(line, WEIGHT),
    })),
  )
  if (!split.ok) return split
  const weights = new Map(weighs.flatMap((line, place) => (isOpen(line) ? [[line.key, split.weights[place]!]] : [])))
  const header = { spec, values: {} }
  return {
    lines: lines.map((line) =>
      weights.has(line.key) ? entry.write(line, WEIGHT, weights.get(line.key)!, header) : line,
    ),
    given: weights,
  }
}

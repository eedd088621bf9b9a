import { isBlank } from './totals.ts'

type Line = Readonly<Record<string, unknown>>

/** Units that mean the metre. */
const METRE = /^(m|mét|met|metres?|meters?)$/i

/** Whether goods of a line are counted in metres, so that the length of one does not matter. */
export const isByMetre = (line: { unit?: string | null; englishUnit?: string | null; length?: unknown }): boolean =>
  Number(line.length) === 1 && [line.unit, line.englishUnit].some((name) => METRE.test(name?.trim() ?? ''))

type Weighed = { weightMode?: unknown; actualWeight?: unknown; [field: string]: unknown }

/**
 * Whether a weight of a line is none: goods that are only counted have no weight, whatever is stored, and coils have
 * none before they are weighed.
 */
export const isUnweighable = ({ weightMode }: Weighed, weight: unknown): boolean =>
  weightMode === 'none' || (weightMode === 'coil' && Number(weight) === 0)

const isSome = (value: unknown) => value !== null && value !== undefined

/** Whether the goods of a line have a weight that is not known yet, so that a sum of weights leaves them out. */
const lacksWeight = (line: Weighed | Line, name: string): boolean =>
  (isSome(line.weightMode) || !isBlank(line)) &&
  line.weightMode !== 'none' &&
  (!isSome(line[name]) || isUnweighable(line, line[name]))

/** The number of lines with an unknown weight, by the field that holds it. */
export const unweighed = (lines: readonly (Weighed | Line)[], name: string): number =>
  lines.filter((line) => lacksWeight(line, name)).length

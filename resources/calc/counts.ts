import { sum } from './exact.ts'

/** How many there are of something. */
export interface Count {
  /** In small letters; empty where it is not known. */
  unit: string
  total: string
}

/**
 * How many there are of what, in the order of the lines; of unlike things no sum is made. Lines that do not say it are
 * left out.
 * @param count the field of a line that says how many
 * @param unitOf what a line is counted in
 */
export function countsOf<L extends object>(
  lines: readonly L[],
  count: string,
  unitOf: (line: L) => string | null,
): Count[] {
  const counts = new Map<string, string[]>()
  for (const line of lines) {
    const counted = (line as Readonly<Record<string, unknown>>)[count]
    if (counted === null || counted === undefined || counted === '') continue
    const unit = (unitOf(line) ?? '').toLocaleLowerCase('vi')
    counts.set(unit, [...(counts.get(unit) ?? []), String(counted)])
  }
  return [...counts].map(([unit, all]) => ({ unit, total: sum(all).toFixed() }))
}

/** Whether a unit may have a plural: usual ones do, `19 sheets`; others stay as the company wrote them. */
const mayBePlural = ({ unit, total }: Count) => Number(total) !== 1 && /^[a-z]+$/.test(unit)

/**
 * `160 cây · 19 tấm · 59.7 m`; a dash where nothing is counted. No count is broken in two.
 * @param number writes a figure
 * @param plural gives the plural of a unit, or the unit itself where it has none
 */
export const countsText = (
  counts: readonly Count[],
  number: (figure: string) => string,
  plural: (unit: string) => string,
): string =>
  counts
    .map((count) =>
      [number(count.total), mayBePlural(count) ? plural(count.unit) : count.unit].filter(Boolean).join('\u00a0'),
    )
    .join(' · ') || '—'

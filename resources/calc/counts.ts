import { sum } from './exact.ts'

/** How many there are of something. */
export interface Count {
  /** In small letters; empty where it is not known. */
  unit: string
  quantity: string
}

/**
 * How many there are of what, in the order of the lines; of unlike things no sum is made. Lines without a quantity are
 * left out.
 * @param unitOf what a line is counted in
 */
export function countsOf<L extends object>(lines: readonly L[], unitOf: (line: L) => string | null): Count[] {
  const counts = new Map<string, string[]>()
  for (const line of lines) {
    const { quantity } = line as { quantity?: unknown }
    if (quantity === null || quantity === undefined || quantity === '') continue
    const unit = (unitOf(line) ?? '').toLocaleLowerCase('vi')
    counts.set(unit, [...(counts.get(unit) ?? []), String(quantity)])
  }
  return [...counts].map(([unit, quantities]) => ({ unit, quantity: sum(quantities).toFixed() }))
}

/** Whether a unit may have a plural: usual ones do, `19 sheets`; others stay as the company wrote them. */
const mayBePlural = ({ unit, quantity }: Count) => Number(quantity) !== 1 && /^[a-z]+$/.test(unit)

/**
 * `160 cây · 19 tấm · 59.7 m`; a dash where nothing is counted. No count is broken in two.
 * @param number writes a quantity
 * @param plural gives the plural of a unit, or the unit itself where it has none
 */
export const countsText = (
  counts: readonly Count[],
  number: (quantity: string) => string,
  plural: (unit: string) => string,
): string =>
  counts
    .map((count) =>
      [number(count.quantity), mayBePlural(count) ? plural(count.unit) : count.unit].filter(Boolean).join('\u00a0'),
    )
    .join(' · ') || '—'

import { sum } from '@barem/resources/calc/exact'
import type { TFunction } from 'i18next'
import { formatNumber } from '../../format/number.ts'

/**
 * How many there are of what, in the order of the lines; of unlike things no sum is made. Lines without a quantity are
 * left out.
 * @param unitOf what a line is counted in
 */
export function countsOf<L extends object>(
  lines: readonly L[],
  unitOf: (line: L) => string | null,
): { unit: string; quantity: string }[] {
  const counts = new Map<string, string[]>()
  for (const line of lines) {
    const { quantity } = line as { quantity?: unknown }
    if (quantity === null || quantity === undefined || quantity === '') continue
    const unit = (unitOf(line) ?? '').toLocaleLowerCase('vi')
    counts.set(unit, [...(counts.get(unit) ?? []), String(quantity)])
  }
  return [...counts].map(([unit, quantities]) => ({ unit, quantity: sum(quantities).toFixed() }))
}

/** The unit for a quantity: usual units have plurals, `19 sheets`; others stay as the company wrote them. */
const called = (unit: string, quantity: string, t: TFunction): string =>
  Number(quantity) === 1 || !/^[a-z]+$/.test(unit) ? unit : t(`counts.${unit}`, { defaultValue: unit })

/** `160 cây · 19 tấm · 59.7 m`; a dash where nothing is counted. No count is broken in two. */
export const countsText = (counts: readonly { unit: string; quantity: string }[], t: TFunction): string =>
  counts
    .map(({ unit, quantity }) => [formatNumber(quantity, 3), called(unit, quantity, t)].filter(Boolean).join('\u00a0'))
    .join(' · ') || '—'

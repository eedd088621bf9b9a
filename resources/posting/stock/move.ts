import type { Measured } from '../../calc/cost.ts'
import { given } from '../../calc/exact.ts'
import { leave } from './leave.ts'
import { isLast, negated, NOTHING, partOf, type OnHand } from './on_hand.ts'
import type { StockEntry, StockPlan } from './plan.ts'

export type Transfer = Extract<StockPlan, { ok: false }> | { ok: true; out: StockEntry[]; into: StockEntry[] }

/**
 * Goods that go from one warehouse of the company to another: a pair of entries that add up to nothing, without value.
 * @param from what is on hand where they leave
 * @param weighed kg on the scale; their part of what is there when null
 */
export function transfer(from: OnHand, pieces: string, weighed: string | null): Transfer {
  const part = partOf(from.here, pieces)
  const goods = isLast(from.here, pieces) || weighed === null ? part : { ...part, actualKg: weighed }
  const plan = leave('transfer_out', from, goods, () => '0')
  if (!plan.ok) return plan
  const out = plan.entries.map((entry) => ({ ...entry, costs: null }))
  const into = out
    .filter(({ kind }) => kind === 'transfer_out')
    .map((entry) => ({ ...entry, ...negated(entry), kind: 'transfer_in' as const }))
  return { ok: true, out, into }
}

/**
 * Goods in transit that arrive: all of them leave transit, and what the scale shows more or less where they arrive is a
 * weight variance there, without value.
 * @param sent what is in transit
 * @param weighed kg on the scale where they arrive; as they left when null
 */
export function arrival(sent: Measured, weighed: string | null): { out: StockEntry[]; into: StockEntry[] } {
  const { pieces, actualKg, baremKg } = sent
  const goods = { pieces, actualKg, baremKg, value: '0' }
  const out: StockEntry = { kind: 'transfer_out', ...negated(goods), costs: null }
  const into: StockEntry = { kind: 'transfer_in', ...goods, costs: null }
  const difference = given(weighed ?? actualKg, 'weighed').minus(given(actualKg, 'sent'))
  const variance = { ...NOTHING, kind: 'weight_variance', actualKg: difference.toFixed(), costs: null } as const
  return { out: [out], into: difference.isZero() ? [into] : [into, variance] }
}

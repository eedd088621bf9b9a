import type { PriceType } from '../../calc/line.ts'
import type { Figure } from '../../calc/exact.ts'
import { issue } from './leave.ts'
import { partOf, type OnHand } from './on_hand.ts'
import type { StockPlan } from './plan.ts'

/**
 * Bars that are cut leave at the moving average, with their share of the kg here where nobody weighed them.
 * @param weighed kg of the bars on the scale
 */
export function cutOut(onHand: OnHand, pieces: string, weighed: Figure, basis: PriceType): StockPlan {
  const share = partOf(onHand.here, pieces)
  const plan = issue(
    onHand,
    { ...share, pieces, actualKg: weighed ?? share.actualKg },
    { basis, threshold: null },
    'cut_out',
  )
  // Costs are kept of goods that were issued, for the profit of their sale.
  return plan.ok ? { ...plan, entries: plan.entries.map((entry) => ({ ...entry, costs: null })) } : plan
}

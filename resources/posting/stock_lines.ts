import type { Measured, Stock } from '../calc/cost.ts'
import { given } from '../calc/exact.ts'
import type { Balances, Keys } from './balances.ts'
import type { PlannedEntry, Posting, PostingRefusal } from './planner.ts'
import { NOTHING, type OnHand, type StockEntry, type StockPlan, type StockRefusal } from './stock/index.ts'

/** Goods of one line that come to a warehouse or leave it. */
export interface StockLine {
  line: string | null
  keys: Keys
  plan: (onHand: OnHand) => StockPlan
}

/** An entry of the stock ledger as any ledger's. */
export const asPlanned = (line: string | null, keys: Keys, entry: StockEntry): PlannedEntry => ({
  line,
  kind: entry.kind,
  keys,
  measures: { pieces: entry.pieces, actualKg: entry.actualKg, baremKg: entry.baremKg, value: entry.value },
  facts: {
    costByPiece: entry.costs?.piece ?? null,
    costByActualKg: entry.costs?.actual_kg ?? null,
    costByBaremKg: entry.costs?.barem_kg ?? null,
  },
})

/** The same back; costs are not read again. */
export const asStock = ({ kind, measures }: PlannedEntry): StockEntry => ({
  ...NOTHING,
  ...measures,
  kind: kind as StockEntry['kind'],
  costs: null,
})

/** Refusals that are about what is on hand; others are about what is written. */
const SHORT: ReadonlySet<StockRefusal> = new Set(['tooFew', 'tooHeavy', 'weightless'])

const refusal = (
  { line, keys }: StockLine,
  field: string,
  { reason, onHand, asked }: Extract<StockPlan, { ok: false }>,
): PostingRefusal => ({
  code: SHORT.has(reason) ? 'PRO_ERR_007' : 'COM_ERR_001',
  line,
  field,
  rule: `stock_${reason}`,
  keys,
  meta: { onHand, asked },
})

/** More pieces, kg or dong than a ledger keeps of one product. */
const tooMuch = ({ line, keys }: StockLine, field: string): PostingRefusal => ({
  code: 'COM_ERR_001',
  line,
  field,
  rule: 'stock_tooMuch',
  keys,
  meta: {},
})

const onHandOf = (balances: Balances, keys: Keys): OnHand => ({
  company: balances.per(['productId'], keys) as unknown as Stock,
  here: balances.per(['productId', 'warehouseId'], keys) as unknown as Measured,
})

/**
 * Plans lines one after another, each on what those before leave; refusals of all lines are returned together.
 * @param field the field of a line that says how many there are, where its refusals are shown
 */
export function planStock(lines: readonly StockLine[], balances: Balances, field: string): Posting {
  const then = balances.copy()
  const entries: PlannedEntry[] = []
  const refusals: PostingRefusal[] = []
  for (const line of lines) {
    const plan = line.plan(onHandOf(then, line.keys))
    if (!plan.ok) {
      refusals.push(refusal(line, field, plan))
      continue
    }
    // Nothing keeps what the period has to carry yet; no document that posts can come to it.
    if (!given(plan.variance, 'variance').isZero()) throw new RangeError(`${plan.variance} dong belong to no ledger`)
    for (const entry of plan.entries.map((one) => asPlanned(line.line, line.keys, one))) {
      then.add(entry)
      entries.push(entry)
    }
    if (then.isBeyond(line.keys)) refusals.push(tooMuch(line, field))
  }
  return refusals.length > 0 ? { refusals } : { entries }
}

import type { Measured, Stock } from '../calc/cost.ts'
import { aboveZero, given, type Figure } from '../calc/exact.ts'
import type { ErrorCode } from '../errors.ts'
import type { Balances, Keys } from './balances.ts'
import type { LedgerBalances, LedgerKeys, PlannedEntry, Posting, PostingRefusal } from './planner.ts'
import { NOTHING, refused, type OnHand, type StockEntry, type StockPlan, type StockRefusal } from './stock/index.ts'

/** Goods of one line that come to a warehouse or leave it. */
export interface StockLine {
  line: string | null
  keys: Keys
  plan: (onHand: OnHand) => StockPlan
}

/** An entry of the stock ledger as any ledger's. */
export const asPlanned = (line: string | null, keys: Keys, entry: StockEntry): PlannedEntry => ({
  ledger: 'stock',
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

const codeOf = (reason: StockRefusal) => (SHORT.has(reason) ? 'PRO_ERR_007' : 'COM_ERR_001')

/** The rule of fewer goods than are asked for, which says what others have reserved where they have. */
export const tooFewRule = (reserved: Figure) =>
  aboveZero(reserved) ? ('stock_reserved' as const) : ('stock_tooFew' as const)

const ruleOf = (reason: StockRefusal, reserved: string) =>
  reason === 'tooFew' ? tooFewRule(reserved) : `stock_${reason}`

const refusal = (
  { line, keys }: StockLine,
  field: string,
  code: ErrorCode,
  rule: string,
  meta: PostingRefusal['meta'] = {},
): PostingRefusal => ({ code, line, field, rule, keys, meta })

const plain = (figure: string) => given(figure, 'figure').toFixed()

/** Where goods are: in a warehouse, or on their way as a line of a transfer. */
const placeIn = (keys: Keys) => ('warehouseId' in keys ? 'warehouseId' : 'transferLineId')

const onHandOf = (balances: Balances, keys: Keys): OnHand => ({
  company: balances.per(['productId'], keys) as unknown as Stock,
  here: balances.per(['productId', placeIn(keys)], keys) as unknown as Measured,
})

/**
 * The refusal of more pieces than are there and not reserved; null where there are enough.
 * @param reserved pieces of those in the warehouse that others have reserved
 */
export const lackOf = ({ here }: OnHand, asked: string, reserved: string) =>
  given(here.pieces, 'onHand').minus(reserved).lt(asked) ? refused('tooFew', here.pieces, asked, reserved) : null

/** What entries about these goods lock: their stock, and what their costs may differ by. */
export const stockKeys = (keys: readonly Keys[]): LedgerKeys => ({
  stock: keys,
  variances: keys.map(({ productId }) => ({ productId: productId! })),
})

/** What the period has to carry of the cost of a line; nothing as a rule. */
const varianceOf = ({ line, keys }: StockLine, amount: string, kind: string): PlannedEntry[] =>
  given(amount, 'variance').isZero()
    ? []
    : [{ ledger: 'variances', line, kind, keys: { productId: keys.productId! }, measures: { amount }, facts: {} }]

/**
 * Plans lines one after another, each on what those before leave; refusals of all lines are returned together.
 * @param field the field of a line that says how many there are, where its refusals are shown
 * @param variance the kind of the entries with what stock cannot carry
 */
export function planStock(
  lines: readonly StockLine[],
  { stock }: Pick<LedgerBalances, 'stock'>,
  field: string,
  variance: 'undo' | 'late_price' = 'undo',
): Posting {
  const then = stock.copy()
  const entries: PlannedEntry[] = []
  const refusals: PostingRefusal[] = []
  for (const line of lines) {
    const plan = line.plan(onHandOf(then, line.keys))
    if (!plan.ok) {
      const { reason, onHand, asked, reserved } = plan
      // 100 pieces are said as 100, not as the 100.000 that the ledger keeps.
      const meta = { onHand: plain(onHand), reserved: plain(reserved), asked: plain(asked) }
      refusals.push(refusal(line, field, codeOf(reason), ruleOf(reason, reserved), meta))
      continue
    }
    entries.push(...varianceOf(line, plan.variance, variance))
    for (const entry of plan.entries.map((one) => asPlanned(line.line, line.keys, one))) {
      then.add(entry)
      entries.push(entry)
    }
    // More pieces, kg or dong than a ledger keeps of one product.
    if (then.isBeyond(line.keys)) refusals.push(refusal(line, field, 'COM_ERR_001', 'stock_tooMuch'))
  }
  return refusals.length > 0 ? { refusals } : { entries }
}

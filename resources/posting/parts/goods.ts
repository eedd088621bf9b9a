import type { Measured, Stock } from '../../calc/cost.ts'
import { aboveZero, given, type Figure } from '../../calc/exact.ts'
import type { Balances, Keys } from '../balances.ts'
import type { LedgerBalances, LedgerKeys, PlannedEntry, Posting, PostingRefusal, Row } from '../planner.ts'
import {
  arrive,
  NOTHING,
  refused,
  type OnHand,
  type StockEntry,
  type StockKind,
  type StockPlan,
  type StockRefusal,
} from '../stock/index.ts'
import { entry } from './entry.ts'
import { idOf, linesOf } from './lines.ts'

/** Where the goods of a line are: their product in a warehouse. */
export const placeOf = (warehouseId: unknown, { productId }: Row): Keys => ({
  productId: String(productId),
  warehouseId: String(warehouseId),
})

/** Where the goods of all lines of a document are. */
export const placesIn = (warehouseId: unknown, document: Row): Keys[] =>
  linesOf(document).map((line) => placeOf(warehouseId, line))

/** Goods of one line that come to a warehouse or leave it. */
export interface StockLine {
  line: string | null
  keys: Keys
  plan: (onHand: OnHand) => StockPlan
  /** Why the period carries what stock cannot: goods are taken back, unless said. */
  variance?: 'undo' | 'late_price' | 'supplier_return'
}

/**
 * The goods of a document, as they come to a warehouse.
 * @param goodsOf pieces, kg and whole dong of a line
 */
export const arriving = (
  kind: StockKind,
  warehouseId: unknown,
  document: Row,
  goodsOf: (line: Row) => Stock,
): StockLine[] => coming(warehouseId, document, (line) => arrive(kind, goodsOf(line)))

/**
 * The same of goods that come as what is on hand says.
 * @param planOf how those of a line come
 */
export const coming = (
  warehouseId: unknown,
  document: Row,
  planOf: (line: Row, onHand: OnHand) => StockPlan,
): StockLine[] =>
  linesOf(document).map((line) => ({
    line: idOf(line),
    keys: placeOf(warehouseId, line),
    plan: (onHand) => planOf(line, onHand),
  }))

/**
 * The goods of a document, as they leave a warehouse unless others have reserved them.
 * @param byOthers pieces that others have reserved in the place of each line
 * @param planOf how those of a line leave, where there are enough
 */
export const leaving = (
  warehouseId: unknown,
  document: Row,
  byOthers: readonly string[],
  planOf: (line: Row, onHand: OnHand) => StockPlan,
): StockLine[] =>
  linesOf(document).map((line, place) => ({
    line: idOf(line),
    keys: placeOf(warehouseId, line),
    plan: (onHand) => lackOf(onHand, String(line.quantity), byOthers[place]!) ?? planOf(line, onHand),
  }))

/** An entry of the stock ledger as any ledger's. */
export const asPlanned = (line: string | null, keys: Keys, own: StockEntry): PlannedEntry => {
  const { kind, pieces, actualKg, baremKg, value, costs } = own
  return entry('stock', kind, keys, { pieces, actualKg, baremKg, value }, { line, facts: costFacts(costs) })
}

const costFacts = (costs: StockEntry['costs']) => ({
  costByPiece: costs?.piece ?? null,
  costByActualKg: costs?.actual_kg ?? null,
  costByBaremKg: costs?.barem_kg ?? null,
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

/** The rule of fewer goods than are asked for, which says what others have reserved where they have. */
export const tooFewRule = (reserved: Figure) =>
  aboveZero(reserved) ? ('stock_reserved' as const) : ('stock_tooFew' as const)

const plain = (figure: string) => given(figure, 'figure').toFixed()

/** Fields that refusals are about; others are about how many there are. */
const FIELDS: Partial<Record<StockRefusal, string>> = { noCost: 'unitCost' }

/** A refusal of a line, at the field that it is about. */
const refusalOf = (
  { line, keys }: StockLine,
  { reason, onHand, reserved, asked }: Extract<StockPlan, { ok: false }>,
): PostingRefusal => ({
  code: SHORT.has(reason) ? 'PRO_ERR_007' : 'COM_ERR_001',
  line,
  field: FIELDS[reason] ?? 'quantity',
  rule: reason === 'tooFew' ? tooFewRule(reserved) : `stock_${reason}`,
  keys,
  // 100 pieces are said as 100, not as the 100.000 that the ledger keeps.
  meta: { onHand: plain(onHand), reserved: plain(reserved), asked: plain(asked) },
})

/** More pieces, kg or dong than a ledger keeps of one product. */
const tooMuch = ({ line, keys }: StockLine): PostingRefusal => ({
  code: 'COM_ERR_001',
  line,
  field: 'quantity',
  rule: 'stock_tooMuch',
  keys,
  meta: {},
})

/** Where goods are: in a warehouse, or on their way as a line of a transfer. */
const placeIn = (keys: Keys) => ('warehouseId' in keys ? 'warehouseId' : 'transferLineId')

const onHandOf = (balances: Balances, keys: Keys): OnHand => ({
  company: balances.per(['productId'], keys) as unknown as Stock,
  here: balances.per(['productId', placeIn(keys)], keys) as unknown as Measured,
})

/** The refusal of more pieces than are there and not reserved; null where there are enough. */
const lackOf = ({ here }: OnHand, asked: string, reserved: string) =>
  given(here.pieces, 'onHand').minus(reserved).lt(asked) ? refused('tooFew', here.pieces, asked, reserved) : null

/** What entries about these goods lock: their stock, and what their costs may differ by. */
export const stockKeys = (keys: readonly Keys[]): LedgerKeys => ({
  stock: keys,
  variances: keys.map(({ productId }) => ({ productId: productId! })),
})

/** What the period has to carry of the cost of a line; nothing as a rule. */
const varianceOf = ({ line, keys, variance = 'undo' }: StockLine, amount: string): PlannedEntry[] =>
  given(amount, 'variance').isZero()
    ? []
    : [entry('variances', variance, { productId: keys.productId! }, { amount }, { line })]

/** Plans lines one after another, each on what those before leave; refusals of all lines are returned together. */
export function planStock(lines: readonly StockLine[], { stock }: Pick<LedgerBalances, 'stock'>): Posting {
  const then = stock.copy()
  const entries: PlannedEntry[] = []
  const refusals: PostingRefusal[] = []
  for (const line of lines) {
    const plan = line.plan(onHandOf(then, line.keys))
    if (!plan.ok) {
      refusals.push(refusalOf(line, plan))
      continue
    }
    entries.push(...varianceOf(line, plan.variance))
    for (const own of plan.entries.map((one) => asPlanned(line.line, line.keys, one))) {
      then.add(own)
      entries.push(own)
    }
    if (then.isBeyond(line.keys)) refusals.push(tooMuch(line))
  }
  return refusals.length > 0 ? { refusals } : { entries }
}

import type { Measured } from '../calc/cost.ts'
import { exact } from '../calc/exact.ts'
import type { Facts, ReceivedLine } from '../calc/settle/index.ts'
import { returnCredit } from '../calc/settle/issue_totals.ts'
import { givenBack } from '../calc/settle/supplier_return.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import { beyond } from './parts/beyond.ts'
import { debtParts, spread } from './parts/debts.ts'
import { debtsOfReceipts } from './parts/debts_of_receipts.ts'
import { entry, opposite } from './parts/entry.ts'
import { leaving, placesIn, planStock, stockKeys, type StockLine } from './parts/goods.ts'
import { idOf, linesOf, madeFrom, sourceKeys, type Made } from './parts/lines.ts'
import { NO_CREDIT } from './parts/no_credit.ts'
import { farFromBarem } from './parts/reasons.ts'
import { also, refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import type { LedgerBalances, LedgerKeys, PlannedEntry, Posting, Row } from './planner.ts'
import { returnOut, type OnHand } from './stock/index.ts'
import { takeReserved } from './take_reserved.ts'

const { owe, setOff, keysOf } = debtParts(payableDebts)
const ownKeys = keysOf('warehouse-issues')

/** Whether goods go back to their supplier. */
export const goesBack = ({ purpose }: Row): boolean => purpose === 'supplier_return'

/** Refuses goods of another receipt or supplier, more than came and did not go back, and those that came later. */
function ofLine(document: Row, line: Row, { receivedLines, tolerances }: Facts): MayRefuse {
  const source = receivedLines.get(String(line.receiptLineId))
  if (!source) return refusal(line, 'productId', 'ofNoReceipt')
  const { receipt, quantity, credited } = source
  const { code, documentDate } = receipt
  if (receipt.id !== document.receiptId) return refusal(line, 'receiptLineId', 'otherDocument')
  if (receipt.status !== 'done') return refusal(null, 'receiptId', 'undoneReceipt', { code })
  if (receipt.supplierId !== document.supplierId) return refusal(null, 'receiptId', 'receiptOfAnother')
  if (String(document.documentDate) < documentDate)
    return refusal(null, 'documentDate', 'matchBeforeReceipt', { day: documentDate, code })
  const left = exact.sub(quantity ?? '0', credited.quantity)
  const meta = { received: exact.sub(quantity ?? '0', 0).toFixed(), left: left.toFixed() }
  return left.lt(String(line.quantity))
    ? refusal(line, 'quantity', 'overReceivedBack', meta)
    : farFromBarem(line, tolerances)
}

/** Goods that leave at what they had cost. What the supplier does not credit, or stock cannot give, is variance. */
function leave(line: Row, onHand: OnHand, goods: Measured, { receivedLines, payableTerms }: Facts) {
  const { cost, amount } = givenBack(receivedLines.get(String(line.receiptLineId))!, goods.pieces, payableTerms)
  const plan = returnOut(onHand, goods, cost)
  return plan.ok ? { ...plan, variance: exact.add(plan.variance, cost).minus(amount).toFixed() } : plan
}

/** What goes back of lines of receipts: no invoice comes for what none covers yet. */
const gone = (made: readonly Made<ReceivedLine>[], { payableTerms }: Facts): PlannedEntry[] =>
  made.flatMap(({ line, source }) => {
    const { open, invoiced } = givenBack(source, String(line.quantity), payableTerms)
    const keys = { receiptLineId: source.id }
    const credit = {
      ...{ ...NO_CREDIT, quantity: String(line.quantity) },
      ...{ invoicedQuantity: invoiced.quantity, invoicedAmount: invoiced.amount, invoicedTax: invoiced.tax },
    }
    const isOpen = exact.sub(open.quantity, 0).gt(0)
    return [
      entry('crediting', 'return', keys, credit, { line: idOf(line) }),
      ...(isOpen ? [entry('matching', 'return', keys, { ...open }, { line: idOf(line) })] : []),
    ]
  })

/** What is owed less: the debt of the receipt first, the rest is held. */
function owed(document: Row, credit: string, facts: Facts): PlannedEntry[] {
  const own = ownKeys(document)
  if (exact.sub(credit, 0).lte(0)) return []
  const lowers = debtsOfReceipts(facts, { receiptId: [String(document.receiptId)] })
  return [owe('supplier_return', own, opposite(credit)), ...setOff(own, spread(credit, lowers))]
}

/** What is locked for goods that go back. */
export function returnKeys(document: Row): LedgerKeys {
  const places = placesIn(document.warehouseId, document)
  const sources = sourceKeys(document, 'receiptLineId')
  return {
    ...stockKeys(places),
    reservations: places,
    ...{ crediting: sources, matching: sources },
    payables: [ownKeys(document)],
  }
}

/**
 * Goods that go back to their supplier at what they had cost. What the supplier credits lowers what is owed with its
 * tax; of what is invoiced an adjusting invoice is waited for.
 * @param measure the pieces and kg of a line, by what is on hand
 */
export function returnGoods(
  document: Row,
  facts: Facts,
  balances: LedgerBalances,
  measure: (line: Row, onHand: OnHand) => Measured,
): Posting {
  const made = madeFrom(document, facts.receivedLines, 'receiptLineId')
  const refused = refusals(linesOf(document).map((line) => ofLine(document, line, facts)))
  return unless(refused, () => {
    const values = returnCredit(document, facts)
    const debts = owed(document, values.credited, facts)
    const arising = debts.filter(({ kind }) => kind !== 'allocation')
    if (beyond(arising, balances).length > 0) return { refusals: [refusal(null, 'lines', 'debtTooMuch')] }
    const unsold = linesOf(document).map((line) => ({ line, source: undefined }))
    const byOthers = takeReserved(document.warehouseId, unsold, balances).map((one) => one.byOthers)
    const goods = leaving(document.warehouseId, document, byOthers, (line, onHand) =>
      leave(line, onHand, measure(line, onHand), facts),
    ).map((line): StockLine => ({ ...line, variance: 'supplier_return' }))
    return { ...also(planStock(goods, balances), () => [...gone(made, facts), ...debts]), values }
  })
}

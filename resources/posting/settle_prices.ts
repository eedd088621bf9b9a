import { addDays } from '../calc/days.ts'
import { exact } from '../calc/exact.ts'
import type { Facts, ReceivedLine } from '../calc/settle/index.ts'
import { invoicedPieces } from '../calc/settle/received_line.ts'
import { settledOwing } from '../calc/settle/price_settlement_totals.ts'
import { namesReceipt } from '../calc/settle/supplier_invoice_totals.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import { beyond } from './parts/beyond.ts'
import { debtParts, spread } from './parts/debts.ts'
import { debtsOfReceipts } from './parts/debts_of_receipts.ts'
import { entry, opposite } from './parts/entry.ts'
import { planStock, stockKeys, type StockLine } from './parts/goods.ts'
import { latePrice, pricedBy } from './parts/late_price.ts'
import { idOf, linesOf, madeFrom, sourceKeys, type Made } from './parts/lines.ts'
import { also, refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type PlannedEntry, type Row } from './planner.ts'

const { owe, setOff, keysOf } = debtParts(payableDebts)
const ownKeys = keysOf('price-settlements')

const isAboveZero = (figure: string): boolean => exact.sub(figure, 0).gt(0)

/** Refuses a line whose price is final, settled or invoiced already, or that is of another receipt than it may be. */
function ofLine(document: Row, line: Row, { receivedLines }: Facts): MayRefuse {
  const source = receivedLines.get(String(line.receiptLineId))
  if (!source) return refusal(line, 'productId', 'ofNoReceipt')
  const { receipt, priceState, repriced } = source
  const { code, documentDate } = receipt
  if (!namesReceipt(document, receipt.id)) return refusal(line, 'receiptLineId', 'otherDocument')
  const field = document.receiptId === receipt.id ? 'receiptId' : 'moreReceiptIds'
  if (receipt.status !== 'done') return refusal(null, field, 'undoneReceipt', { code })
  if (receipt.supplierId !== document.supplierId) return refusal(null, field, 'receiptOfAnother')
  if (String(document.documentDate) < documentDate)
    return refusal(null, 'documentDate', 'matchBeforeReceipt', { day: documentDate, code })
  if (priceState !== 'provisional') return refusal(line, 'unitPrice', 'finalPrice')
  if (isAboveZero(invoicedPieces(source))) return refusal(line, 'unitPrice', 'pricedByInvoice', { code })
  return isAboveZero(repriced.quantity) && refusal(line, 'unitPrice', 'settledPrice', { code })
}

const settled = (made: readonly Made<ReceivedLine>[]): PlannedEntry[] =>
  made.map(({ line, source }) => {
    const measures = {
      quantity: String(source.quantity),
      amount: String(line.difference),
      tax: String(line.tax ?? '0'),
    }
    return entry('repricing', 'settlement', { receiptLineId: source.id }, measures, { line: idOf(line) })
  })

/** What goods cost more or less than they were received at. */
const latePrices = (made: readonly Made<ReceivedLine>[]): StockLine[] =>
  made.flatMap(({ line, source }) => {
    const { productId, warehouseId } = source
    return latePrice({ productId, warehouseId }, idOf(line), String(line.difference), pricedBy(source))
  })

/** By when it is to be paid: as it says, else as the last of its receipts, else by the days of the supplier. */
function dueOf({ dueDate, documentDate }: Row, made: readonly Made<ReceivedLine>[], { payableTerms }: Facts): string {
  const last = made
    .flatMap(({ source }) => source.receipt.dueDate ?? [])
    .sort()
    .at(-1)
  return String(dueDate ?? last ?? addDays(String(documentDate), payableTerms.goods))
}

/** What is owed more; what is owed less first lowers the debts of its receipts. */
function owed(document: Row, made: readonly Made<ReceivedLine>[], facts: Facts): PlannedEntry[] {
  const [own, owing] = [ownKeys(document), settledOwing(document, facts) ?? '0']
  if (exact.sub(owing, 0).isZero()) return []
  const debt = owe('settlement', own, owing, dueOf(document, made, facts))
  const lowers = debtsOfReceipts(facts, { receiptId: made.map(({ source }) => source.receipt.id) })
  return [debt, ...(owing.startsWith('-') ? setOff(own, spread(opposite(owing), lowers)) : [])]
}

const isWhole = ({ kind }: PlannedEntry): boolean => kind !== 'allocation'

/**
 * Final prices of goods that were received at provisional ones. Dong without tax correct the cost of goods that are
 * still here, and are variance of those that have left; with tax they are owed.
 */
export const settlePrices = definePlanner({
  name: 'settlePrices',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'dueDate', 'supplierId', 'receiptId', 'moreReceiptIds'],
    ...['lines.receiptLineId', 'lines.difference', 'lines.tax'],
  ],
  facts: ['receivedLines', 'payableTerms'],
  lockedFacts: ['receivedLines', 'openPayables'],
  keys: (document, { receivedLines }) => ({
    ...stockKeys(
      madeFrom(document, receivedLines, 'receiptLineId').map(({ source }) => ({
        ...{ productId: source.productId, warehouseId: source.warehouseId },
      })),
    ),
    repricing: sourceKeys(document, 'receiptLineId'),
    payables: [ownKeys(document)],
  }),
  plan(document, facts, balances) {
    const made = madeFrom(document, facts.receivedLines, 'receiptLineId')
    const refused = refusals(linesOf(document).map((line) => ofLine(document, line, facts)))
    const debts = owed(document, made, facts)
    const tooMuch = refused.length === 0 && beyond(debts.filter(isWhole), balances).length > 0
    return unless([...refused, ...refusals(tooMuch && refusal(null, 'lines', 'debtTooMuch'))], () => {
      const stock = planStock(latePrices(made), balances)
      const posting = also(stock, () => [...settled(made), ...debts])
      return { ...posting, values: { dueDate: dueOf(document, made, facts) } }
    })
  },
})

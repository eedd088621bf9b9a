import { exact, sum } from '../calc/exact.ts'
import type { ReceivedLine } from '../calc/settle/index.ts'
import { leftOf } from '../calc/settle/price_cut.ts'
import { withoutReturned } from '../calc/settle/received_line.ts'
import { receivedParts, supplierCuts, type SupplierCut } from '../calc/settle/supplier_price_cut.ts'
import { entry, opposite } from './parts/entry.ts'
import { planStock, stockKeys, type StockLine } from './parts/goods.ts'
import { latePrice, pricedBy } from './parts/late_price.ts'
import { NO_CREDIT } from './parts/no_credit.ts'
import type { PriceCutting } from './parts/price_cutting.ts'
import { also, refusal, type MayRefuse } from './parts/refusals.ts'
import type { PlannedEntry, Row } from './planner.ts'

const placeOf = ({ productId, warehouseId }: ReceivedLine) => ({ productId, warehouseId })

/** Pieces that came and have not gone back. */
const piecesOf = ({ received }: SupplierCut) => withoutReturned(received.quantity, received)

const isProvisional = ({ priceState, repriced, quantity }: ReceivedLine): boolean =>
  priceState === 'provisional' && exact.sub(quantity ?? 0, repriced.quantity).gt(0)

/** Refuses goods of another supplier, or that came later, and those at a provisional price: it is settled instead. */
const ofLine = ({ documentDate, supplierId }: Row, line: ReceivedLine): MayRefuse => {
  const { code, documentDate: day, supplierId: sender } = line.receipt
  return [
    sender !== supplierId && refusal(null, 'receiptIds', 'receiptOfAnother'),
    String(documentDate) < day && refusal(null, 'documentDate', 'matchBeforeReceipt', { day, code }),
    isProvisional(line) && refusal(null, 'receiptIds', 'settlePriceFirst', { code }),
  ]
}

/** What prices are lowered by: as far as no invoice covers the goods, later invoices leave it out. */
const credited = ({ received, all, open }: SupplierCut): PlannedEntry =>
  entry(
    'crediting',
    'price_cut',
    { receiptLineId: received.id },
    { ...NO_CREDIT, ...open, loweredAmount: all.amount, loweredTax: all.tax },
  )

/** What goods cost less than they were received at, by product. */
const latePrices = (cuts: readonly SupplierCut[]): StockLine[] =>
  [...Map.groupBy(cuts, ({ received }) => received.productId).values()].flatMap((own) => {
    const [first, ...others] = own.map(({ received }) => pricedBy(received))
    const isAlike = others.every(({ measure }) => measure === first!.measure)
    const came = isAlike ? [first!, ...others].map(({ received }) => received) : own.map(piecesOf)
    const amount = opposite(sum(own.map(({ all }) => all.amount)).toFixed())
    return latePrice(placeOf(own[0]!.received), null, amount, {
      ...{ measure: isAlike ? first!.measure : 'pieces', received: sum(came).toFixed() },
      hasLeft: own.every(({ received }) => received.receipt.hasLeft),
    })
  })

/**
 * Lower prices of what a supplier sent. Dong without tax correct the cost of goods that are still here, and are
 * variance of those that have left.
 */
export const cutPurchases: PriceCutting = {
  of: 'receiptIds',
  item: 'receiptId',
  refused(document, { receiptLines }) {
    const left = leftOf(receivedParts(receiptLines))
    return [
      receiptLines.map((line) => ofLine(document, line)),
      supplierCuts(String(document.amount), receiptLines) === null && refusal(null, 'amount', 'overReceipts', { left }),
    ]
  },
  /** None of these goods is invoiced, claimed or sent back while their prices are lowered. */
  keys({ receiptLines }) {
    const keys = receiptLines.map(({ id }) => ({ receiptLineId: id }))
    return { ...stockKeys(receiptLines.map(placeOf)), ...{ crediting: keys, matching: keys, repricing: keys } }
  },
  plan({ amount }, { receiptLines }, balances) {
    const cuts = supplierCuts(String(amount), receiptLines) ?? []
    return also(planStock(latePrices(cuts), balances), () => cuts.map(credited))
  },
}

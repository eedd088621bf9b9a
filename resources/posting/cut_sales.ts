import { cutsOf, leftOf } from '../calc/settle/price_cut.ts'
import { entry } from './parts/entry.ts'
import type { PriceCutting } from './parts/price_cutting.ts'
import { refusal } from './parts/refusals.ts'

/** Lower prices of what customers were invoiced: less revenue and less VAT, line by line. */
export const cutSales: PriceCutting = {
  of: 'invoiceIds',
  item: 'invoiceId',
  /** Refuses to lower prices before the day of an invoice, and by more than is left of the invoices. */
  refused({ documentDate, amount }, { cutLines }) {
    const day = cutLines
      .map(({ invoice }) => invoice.documentDate)
      .sort()
      .at(-1)
    return [
      day !== undefined && String(documentDate) < day && refusal(null, 'documentDate', 'cutBeforeSale', { day }),
      cutsOf(String(amount), cutLines) === null && refusal(null, 'amount', 'overInvoices', { left: leftOf(cutLines) }),
    ]
  },
  /** No goods of lines come back while their prices are lowered. */
  keys({ cutLines }) {
    const keys = cutLines.map(({ id, orderLineId, productId }) => ({ productId, orderLineId, invoiceLineId: id }))
    return { returning: keys, reducing: keys }
  },
  plan: ({ amount }, { cutLines }) => ({
    entries: (cutsOf(String(amount), cutLines) ?? []).map(({ line: { id, orderLineId, productId }, ...measures }) =>
      entry('reducing', 'reduction', { productId, orderLineId, invoiceLineId: id }, measures),
    ),
  }),
}

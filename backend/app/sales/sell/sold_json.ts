import { receivableDebts } from '@barem/resources/debts'
import { leftOf } from '#app/debt/left_now'
import { walkInCustomer } from '#app/debt/walk_in'
import type { Values } from '#app/engine/behaviour'
import type { Sold } from './sell.ts'

const taken = <Name extends string>(row: Values, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null])) as Record<Name, unknown>

/** What a sale at once answers: its documents by id and number, what it comes to, and what left by line. */
export async function soldJson({ order, issue, invoice, payment, change }: Sold) {
  const left = new Map((issue ? (issue.lines as Values[]) : []).map((line) => [line.orderLineId, line]))
  return {
    order: taken(order, 'id', 'code', 'status', 'version'),
    issue: issue && taken(issue, 'id', 'code'),
    invoice: {
      ...taken(invoice, 'id', 'code', 'total', 'discount', 'shippingFee', 'vat', 'tax', 'grandTotal', 'dueDate'),
      owed: await leftOf(receivableDebts, 'invoices', invoice.id),
      mayOwe: invoice.customerId !== (await walkInCustomer()),
    },
    payment: payment && taken(payment, 'id', 'code', 'amount'),
    change,
    lines: (invoice.lines as Values[]).map((line) => ({
      ...taken(line, 'orderLineId', 'productId', 'productName', 'quantity', 'actualWeight', 'priceType', 'unitPrice'),
      ...taken(line, 'amount'),
      /** Left with its share of the kg on hand, since nobody weighed it. */
      isUnweighed: Boolean(left.get(line.orderLineId)?.isUnweighed),
    })),
  }
}

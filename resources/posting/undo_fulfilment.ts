import { given } from '../calc/exact.ts'
import type { PostingRefusal, Undo } from './planner.ts'
import { undoPlainly } from './undo_plainly.ts'

const plainly = undoPlainly('fulfilment')

/** Takes back what was issued or received of lines, unless it is invoiced since. */
export const undoFulfilment: Undo = {
  facts: [],
  keys: (posted) => ({
    ...plainly.keys(posted),
    invoicing: posted.flatMap(({ keys: { orderLineId } }) => (orderLineId ? [{ orderLineId }] : [])),
  }),
  plan(posted, balances, facts) {
    const refusals = posted.flatMap(({ line, keys, measures }): PostingRefusal[] => {
      if (!keys.orderLineId) return []
      const [issued, invoiced] = [balances.fulfilment, balances.invoicing].map((ledger) =>
        given(ledger.per(['orderLineId'], keys).quantity!, 'quantity'),
      )
      if (issued!.minus(measures.quantity!).gte(invoiced!)) return []
      const meta = { invoiced: invoiced!.toFixed() }
      return [{ code: 'COM_ERR_001', line, field: 'quantity', rule: 'invoicedSince', keys: {}, meta }]
    })
    return refusals.length > 0 ? { refusals } : plainly.plan(posted, balances, facts)
  },
}

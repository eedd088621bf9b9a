import { doneFor } from './parts/progress.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import type { Undo } from './planner.ts'
import { undoPlainly } from './undo_plainly.ts'

const plainly = undoPlainly('fulfilment')

/**
 * Takes back what was issued or received of lines, unless it is invoiced since; and what came back of them, unless as
 * much as was sold has left since.
 */
export const undoFulfilment: Undo = {
  facts: ['orderLines'],
  keys: (posted) => ({
    ...plainly.keys(posted),
    invoicing: posted.flatMap(({ keys: { orderLineId } }) => (orderLineId ? [{ orderLineId }] : [])),
  }),
  plan(posted, balances, facts) {
    const refused = posted.map(({ kind, line, keys: { orderLineId }, measures }) => {
      // A service is taken back together with its invoice.
      if (!orderLineId || kind === 'service') return null
      const [issued, invoiced] = [balances.fulfilment, balances.invoicing].map((one) => doneFor(one, { orderLineId }))
      const then = issued!.minus(measures.quantity!)
      const sold = facts.orderLines?.get(orderLineId)?.quantity ?? null
      if (then.gt(issued!) && sold !== null && then.gt(sold))
        return refusal(line === null ? null : { id: line }, 'quantity', 'overOrder', {
          ...{ sold, issued: issued!.toFixed() },
        })
      if (then.gte(invoiced!)) return null
      return refusal(line === null ? null : { id: line }, 'quantity', 'invoicedSince', {
        invoiced: invoiced!.toFixed(),
      })
    })
    return unless(refusals(refused), () => plainly.plan(posted, balances, facts))
  },
}

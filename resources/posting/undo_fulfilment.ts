import { doneFor } from './parts/progress.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import type { Undo } from './planner.ts'
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
    const refused = posted.map(({ line, keys: { orderLineId }, measures }) => {
      if (!orderLineId) return null
      const [issued, invoiced] = [balances.fulfilment, balances.invoicing].map((one) => doneFor(one, { orderLineId }))
      if (issued!.minus(measures.quantity!).gte(invoiced!)) return null
      return refusal(line === null ? null : { id: line }, 'quantity', 'invoicedSince', {
        invoiced: invoiced!.toFixed(),
      })
    })
    return unless(refusals(refused), () => plainly.plan(posted, balances, facts))
  },
}

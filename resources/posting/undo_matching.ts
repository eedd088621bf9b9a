import { exact } from '../calc/exact.ts'
import { invoicedPieces } from './parts/invoiced_pieces.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import type { Undo } from './planner.ts'
import { undoPlainly } from './undo_plainly.ts'

const plainly = undoPlainly('matching')

/** Takes back what suppliers invoiced, unless goods have gone back since at what their invoice says. */
export const undoMatching: Undo = {
  facts: [],
  keys: (posted) => ({
    ...plainly.keys(posted),
    crediting: posted.flatMap(({ keys }) => (keys.receiptLineId ? [{ receiptLineId: keys.receiptLineId }] : [])),
  }),
  plan(posted, balances, facts) {
    const refused = posted
      .filter(({ kind, keys }) => kind === 'invoice' && keys.receiptLineId)
      .map(({ keys, measures }) => {
        const left = invoicedPieces(balances, keys).minus(measures.quantity!)
        const returned = exact.sub(balances.crediting.per(['receiptLineId'], keys).invoicedQuantity!, 0).toFixed()
        return left.lt(returned) && refusal(null, 'comment', 'returnedSince', { returned })
      })
    return unless(refusals(refused), () => plainly.plan(posted, balances, facts))
  },
}

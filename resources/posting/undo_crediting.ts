import { exact } from '../calc/exact.ts'
import { invoicedPieces } from './parts/invoiced_pieces.ts'
import { pricedLater } from './parts/priced_since.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import type { Undo } from './planner.ts'
import { undoPlainly } from './undo_plainly.ts'

const plainly = undoPlainly('crediting')

/** Takes back what suppliers credited, unless invoices have left it out or prices were settled since. */
export const undoCrediting: Undo = {
  facts: [],
  lockedFacts: ['pricedSince'],
  keys: (posted) => ({
    ...plainly.keys(posted),
    repricing: posted.map(({ keys }) => keys),
    matching: posted.map(({ keys }) => keys),
  }),
  plan(posted, balances, facts) {
    const refused = posted
      .filter(({ measures }) => !exact.sub(measures.amount!, 0).isZero())
      .map(({ line, keys }) => {
        const invoiced = invoicedPieces(balances, keys)
        const meta = { invoiced: invoiced.toFixed() }
        return (
          invoiced.gt(0) &&
          (line === null
            ? refusal(null, 'comment', 'invoicedSince', meta)
            : refusal({ id: line }, 'quantity', 'invoicedSince', meta))
        )
      })
    return unless(refusals(pricedLater(facts), refused), () => plainly.plan(posted, balances, facts))
  },
}

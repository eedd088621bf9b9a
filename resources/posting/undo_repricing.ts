import { invoicedPieces } from './parts/invoiced_pieces.ts'
import { pricedLater } from './parts/priced_since.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import type { Undo } from './planner.ts'
import { undoPlainly } from './undo_plainly.ts'

const plainly = undoPlainly('repricing')

/** Takes back settled prices, unless goods were invoiced, or kg claimed, by them since. */
export const undoRepricing: Undo = {
  facts: [],
  lockedFacts: ['pricedSince'],
  keys: (posted) => ({
    ...plainly.keys(posted),
    crediting: posted.map(({ keys }) => keys),
    matching: posted.map(({ keys }) => keys),
  }),
  plan(posted, balances, facts) {
    const refused = posted
      .filter(({ kind }) => kind === 'settlement')
      .map(({ line, keys }) => {
        const invoiced = invoicedPieces(balances, keys)
        return (
          invoiced.gt(0) &&
          refusal(line === null ? null : { id: line }, 'quantity', 'invoicedSince', { invoiced: invoiced.toFixed() })
        )
      })
    return unless(refusals(pricedLater(facts), refused), () => plainly.plan(posted, balances, facts))
  },
}

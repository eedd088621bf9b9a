import { beyond } from './parts/beyond.ts'
import { beforeOpening } from './parts/cash.ts'
import { entry, opposite } from './parts/entry.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import { definePlanner, type Row } from './planner.ts'

const fundsOf = ({ fromFundId, toFundId }: Row) =>
  [{ fundId: String(fromFundId) }, { fundId: String(toFundId) }] as const

/** Money that leaves one fund and comes into another on the same day. */
export const transferFunds = definePlanner({
  name: 'transferFunds',
  date: 'executionDate',
  reads: ['executionDate', 'fromFundId', 'toFundId', 'amount'],
  facts: [],
  lockedFacts: ['fundOpenings'],
  keys: (document) => ({ cash: fundsOf(document) }),
  plan(document, facts, balances) {
    const { executionDate: day } = document
    const amount = String(document.amount)
    const [from, to] = fundsOf(document)
    const entries = [
      entry('cash', 'transfer', from, { amount: opposite(amount) }),
      entry('cash', 'transfer', to, { amount }),
    ]
    const refused = refusals(
      [from, to].map(({ fundId }) => beforeOpening(day, 'executionDate', fundId, facts)),
      beyond(entries, balances).length > 0 && refusal(null, 'amount', 'fundTooMuch'),
    )
    return unless(refused, () => ({ entries }))
  },
})

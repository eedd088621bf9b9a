import { beyond } from './parts/beyond.ts'
import { beforeOpening, cash } from './parts/cash.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import { definePlanner } from './planner.ts'

/** Money that comes into a fund or leaves it, and changes no debt. */
export const postOther = definePlanner({
  name: 'postOther',
  date: 'executionDate',
  reads: ['executionDate', 'direction', 'fundId', 'amount'],
  facts: [],
  lockedFacts: ['fundOpenings'],
  keys: ({ fundId }) => ({ cash: [{ fundId: String(fundId) }] }),
  plan({ executionDate, direction, fundId, amount }, facts, balances) {
    const entries = [cash(direction === 'in' ? 'receipt' : 'payment', fundId, String(amount))]
    const refused = refusals(
      beforeOpening(executionDate, 'executionDate', fundId, facts),
      beyond(entries, balances).length > 0 && refusal(null, 'amount', 'fundTooMuch'),
    )
    return unless(refused, () => ({ entries }))
  },
})

import { exact } from '../calc/exact.ts'
import { beyond } from './parts/beyond.ts'
import { beforeOpening } from './parts/cash.ts'
import { entry } from './parts/entry.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import { definePlanner } from './planner.ts'

/** A till that was counted: what differs from its book goes into the book. */
export const postCount = definePlanner({
  name: 'postCount',
  date: 'documentDate',
  reads: ['documentDate', 'fundId', 'booked', 'difference', 'reason'],
  facts: [],
  lockedFacts: ['till', 'fundOpenings'],
  keys: ({ fundId }) => ({ cash: [{ fundId: String(fundId) }] }),
  plan({ documentDate, fundId, booked, difference, reason }, facts, balances) {
    const amount = String(difference)
    const differs = !exact.sub(amount, 0).isZero()
    const now = facts.till?.booked ?? '0'
    const entries = differs ? [entry('cash', 'count', { fundId: String(fundId) }, { amount })] : []
    const refused = refusals(
      beforeOpening(documentDate, 'documentDate', fundId, facts),
      // Money moved on its day since it was counted: what differs is another amount now.
      !exact.sub(now, String(booked)).isZero() && refusal(null, 'difference', 'bookMoved', { booked: now }),
      differs && (reason ?? null) === null && refusal(null, 'reason', 'countNeedsReason', { difference: amount }),
      beyond(entries, balances).length > 0 && refusal(null, 'difference', 'fundTooMuch'),
    )
    return unless(refused, () => ({ entries }))
  },
})

import { refusal, refusals, unless } from './parts/refusals.ts'
import type { Undo } from './planner.ts'
import { undoPlainly } from './undo_plainly.ts'

const plainly = undoPlainly('reducing')

/** Takes back what prices were lowered by, unless goods came back at the lower price since. */
export const undoReducing: Undo = {
  facts: [],
  lockedFacts: ['returnedSince'],
  keys: (posted) => ({ ...plainly.keys(posted), returning: posted.map(({ keys }) => keys) }),
  plan: (posted, balances, facts) =>
    unless(
      refusals(
        facts.returnedSince.length > 0 &&
          refusal(null, 'comment', 'pricedSince', {}, { codes: facts.returnedSince.join(', ') }),
      ),
      () => plainly.plan(posted, balances, facts),
    ),
}

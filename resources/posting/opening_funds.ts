import { exact } from '../calc/exact.ts'
import { entry } from './parts/entry.ts'
import { idOf, linesOf } from './parts/lines.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import { definePlanner, type Row } from './planner.ts'

const fundOf = ({ fundId }: Row) => ({ fundId: String(fundId) })

/** What funds have when the company begins here. A fund begins once. */
export const openingFunds = definePlanner({
  name: 'openingFunds',
  date: 'openedOn',
  reads: ['openedOn', 'lines.fundId', 'lines.amount'],
  facts: [],
  lockedFacts: ['openedFunds'],
  keys: (document) => ({ cash: linesOf(document).map(fundOf) }),
  plan(document, { openedFunds }) {
    const refused = refusals(
      linesOf(document).map((line) => {
        const before = openedFunds.get(String(line.fundId))
        return [
          exact.sub(String(line.amount), '0').isZero() && refusal(line, 'amount', 'zeroAmount'),
          before !== undefined && refusal(line, 'fundId', 'fundOpened', { code: before }),
        ]
      }),
    )
    return unless(refused, () => ({
      entries: linesOf(document).map((line) =>
        entry('cash', 'opening', fundOf(line), { amount: String(line.amount) }, { line: idOf(line) }),
      ),
    }))
  },
})

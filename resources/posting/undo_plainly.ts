import type { LedgerName } from '../ledgers/index.ts'
import { opposite } from './parts/entry.ts'
import type { PlannedEntry, Undo } from './planner.ts'

const allOpposite = (measures: PlannedEntry['measures']) =>
  Object.fromEntries(Object.entries(measures).map(([name, figure]) => [name, opposite(figure)]))

/** Takes back what a document posted in a ledger by its opposite. */
export const undoPlainly = (ledger: LedgerName): Undo => ({
  facts: [],
  keys: (posted) => ({ [ledger]: posted.map(({ keys }) => keys) }),
  plan: (posted) => ({
    entries: posted.map((entry) => ({
      ...entry,
      kind: 'reversal',
      measures: allOpposite(entry.measures),
      facts: {},
    })),
  }),
})

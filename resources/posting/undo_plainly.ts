import { given } from '../calc/exact.ts'
import type { LedgerName } from '../ledgers/index.ts'
import type { PlannedEntry, Undo } from './planner.ts'

const opposite = (measures: PlannedEntry['measures']) =>
  Object.fromEntries(Object.entries(measures).map(([name, figure]) => [name, given(figure, name).neg().toFixed()]))

/** Takes back what a document posted in a ledger by its opposite. */
export const undoPlainly = (ledger: LedgerName): Undo => ({
  facts: [],
  keys: (posted) => ({ [ledger]: posted.map(({ keys }) => keys) }),
  plan: (posted) => ({
    entries: posted.map((entry) => ({
      ...entry,
      kind: 'reversal',
      measures: opposite(entry.measures),
      facts: {},
    })),
  }),
})

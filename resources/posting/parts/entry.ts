import { given } from '../../calc/exact.ts'
import type { LedgerName } from '../../ledgers/index.ts'
import type { Keys } from '../balances.ts'
import type { PlannedEntry, Row } from '../planner.ts'

/**
 * An entry of a ledger.
 * @param measures what it adds to the balances of its keys, as decimal strings
 * @param about the line of the document that it comes from, and facts that are kept with it; none as a rule
 */
export const entry = (
  ledger: LedgerName,
  kind: string,
  keys: Keys,
  measures: PlannedEntry['measures'],
  { line = null, facts = {} }: { line?: string | null; facts?: Row } = {},
): PlannedEntry => ({ ledger, line, kind, keys, measures, facts })

/** The same figure with the other sign. */
export const opposite = (figure: string): string => given(figure, 'figure').neg().toFixed()

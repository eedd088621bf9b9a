import type { LedgerName } from '../../ledgers/index.ts'
import type { Balances } from '../balances.ts'
import type { LedgerBalances, PlannedEntry } from '../planner.ts'

/** Of entries, one after another, those with which a balance would be more than its ledger can hold. */
export function beyond(entries: readonly PlannedEntry[], balances: LedgerBalances): PlannedEntry[] {
  const then = new Map<LedgerName, Balances>()
  return entries.filter((entry) => {
    const { ledger, keys } = entry
    const own = then.get(ledger) ?? balances[ledger].copy()
    then.set(ledger, own)
    own.add(entry)
    return own.isBeyond(keys)
  })
}

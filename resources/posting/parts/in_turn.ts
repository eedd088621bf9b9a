import type { LedgerName } from '../../ledgers/index.ts'
import type { LedgerBalances, PlannedEntry } from '../planner.ts'

/**
 * Plans one item after another, each on what those before it leave in a ledger.
 * @param plan with entries of that ledger
 */
export function inTurn<T, P extends { entries: readonly PlannedEntry[] }>(
  items: readonly T[],
  balances: LedgerBalances,
  ledger: LedgerName,
  plan: (item: T, then: LedgerBalances) => P,
): P[] {
  const then = { ...balances, [ledger]: balances[ledger].copy() }
  return items.map((item) => {
    const planned = plan(item, then)
    for (const entry of planned.entries) then[ledger].add(entry)
    return planned
  })
}

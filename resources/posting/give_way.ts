import type { Reserved } from '../calc/settle/facts.ts'
import { exact } from '../calc/exact.ts'
import { inTurn } from './parts/in_turn.ts'
import { heldEntry, onHandAt, reservedAt } from './parts/reserved.ts'
import type { LedgerBalances, PlannedEntry } from './planner.ts'

/**
 * What lines of orders give back of their reservations, once goods have gone that they had reserved: those that
 * reserved last give way first.
 * @param gone entries of stock as they are planned
 * @param balances as they are before those entries
 * @param reserved what lines have reserved in the places that goods leave, the latest first
 */
export function giveWay(
  gone: readonly PlannedEntry[],
  balances: LedgerBalances,
  reserved: readonly Reserved[],
): PlannedEntry[] {
  const then = { ...balances, stock: balances.stock.copy() }
  for (const entry of gone) if (entry.ledger === 'stock') then.stock.add(entry)
  const released = inTurn(reserved, then, 'reservations', ({ pieces, ...keys }, now) => {
    const missing = reservedAt(now, keys).minus(onHandAt(now, keys))
    const back = exact.max(0, exact.min(missing, pieces))
    return { entries: heldEntry('release', null, { ...keys }, back.neg().toFixed()) }
  })
  return released.flatMap(({ entries }) => entries)
}

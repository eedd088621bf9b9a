import { rowsOf } from '#app/tenancy/run'
import type { KeptDebts } from './item_sql.ts'
import { openItems, unapplied } from './items.ts'

/** Money that pays nothing yet, below zero, and what is owed with it. */
export type Balance = Record<'unapplied' | 'balance', string>

/**
 * What was owed in all on a day, in dong.
 * @param partyId one customer or supplier; null for all
 */
export async function balanceOn(debts: KeptDebts, asOf: string, partyId: string | null): Promise<Balance> {
  const [sums] = await rowsOf<Balance>(
    `select ${unapplied(debts)}::text as unapplied, coalesce(sum(i.open), 0)::text as balance
       from (${openItems(debts, '$1', '$2')}) i`,
    [asOf, partyId],
  )
  return sums!
}

import { areas } from '../../areas.ts'
import { belongsTo, date, defineLedger, money, type Ledger } from '../../kit/index.ts'
import type { Debts } from './item.ts'

/**
 * Defines the ledger of some debts: above zero the party owes, below zero the company does. Each entry is about one
 * item, so that what is left of all items comes to the balance of the party on every day.
 */
export function defineDebtLedger<const N extends string>({
  ledger,
  party,
  parties,
  items,
  kinds,
}: Debts<N>): Ledger<N> {
  const keys = items.map(({ key }) => key)
  return defineLedger(ledger, {
    keys: {
      [party]: belongsTo(parties, { required: true }),
      ...Object.fromEntries(items.map(({ key, document }) => [key, belongsTo(document)])),
    },
    oneOf: keys,
    measures: { amount: money({ min: '-999999999999999' }) },
    // By when an item is to be paid.
    facts: { dueDate: date() },
    // An allocation moves an amount from one item of a party to another.
    kinds: [...kinds, 'allocation', 'reversal'],
    tells: { measure: 'amount', area: areas.debt },
    balances: [party, ...keys].map((key) => ({ per: [key], of: ['amount'] as const })),
  })
}

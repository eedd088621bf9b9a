import type { Fields } from '../fields/field_types.ts'
import { snake, tableName } from '../names.ts'
import { checkLedger } from './check_ledger.ts'
import type { Ledger, LedgerOptions } from './ledger.ts'

const balanceName = (per: readonly string[]) => ['by', ...per.map((key) => snake(key).replace(/_id$/, ''))].join('_')

/**
 * Defines a ledger: checks it, fills in what is left out, and freezes it.
 * @throws DefinitionError naming the path, the value and the fix
 */
export function defineLedger<const N extends string, const K extends Fields, const M extends Fields>(
  name: N,
  {
    keys,
    oneOf = [],
    mayGo = [],
    again = false,
    measures,
    facts = {},
    kinds,
    short,
    tells,
    balances,
  }: LedgerOptions<K, M>,
): Ledger<N> {
  const own = tableName(name)
  const ledger: Ledger<N> = {
    name,
    table: `${own}_entries`,
    keys,
    oneOf,
    mayGo,
    again,
    measures,
    facts,
    kinds,
    short: short ?? null,
    tells: tells ?? null,
    balances: balances.map(({ per, of, emptyWith = null, everyDay = null }) => {
      const called = balanceName(per)
      return { per, of, emptyWith, everyDay, name: called, table: `${own}_${called}` }
    }),
  }
  checkLedger(ledger)
  return Object.freeze(ledger)
}

import { balancesOf, counts, memoise, snake, type Ledger, type LedgerBalance } from '@barem/resources/kit'
import { Balances, type Keys } from '@barem/resources/posting'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'

/** Balances that are locked until the end of the transaction. */
export interface LockedBalances {
  balances: Balances
  /** How many entries there are of the keys of the first balance. */
  seqs: Map<string, bigint>
}

/** The keys of the balance that counts entries with these keys, as one text. */
export function seqKey(ledger: Ledger, keys: Keys): string {
  const { name, per } = balancesOf(ledger, keys)[0]!
  return [name, ...per.map((key) => keys[key])].join(' ')
}

/** Different combinations of the keys of a balance, in the one order in which they are locked. */
export const combinations = ({ per }: LedgerBalance, keys: readonly Keys[]): Keys[] =>
  [
    ...new Map(
      keys.filter((all) => per.every((key) => key in all)).map((all) => [per.map((key) => all[key]).join(' '), all]),
    ),
  ]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, all]) => Object.fromEntries(per.map((key) => [key, all[key]!])))

const columnsOf = memoise(({ per }: LedgerBalance) => per.map(snake))

/** The same columns of rows that match, such as `b.product_id = x.product_id`. */
export const matching = (balance: LedgerBalance): string =>
  columnsOf(balance)
    .map((column) => `b.${column} = x.${column}`)
    .join(' and ')

/** Rows of a balance as JSON that the database reads with the types of its table. */
export const asRows = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]))),
  )

type BalanceRow = Record<string, string>

/** Makes the rows of a balance that are not there yet, then locks and reads all of them, in one message. */
async function lockRows(balance: LedgerBalance, keys: readonly Keys[], more: readonly string[]): Promise<BalanceRow[]> {
  const { table, per, of } = balance
  const columns = columnsOf(balance)
  const wanted = asRows(keys)
  const [, rows] = await allOf([
    rowsOf(
      `insert into ${table} (tenant_id, ${columns.join(', ')})
        select app_tenant(), ${columns.map((column) => `x.${column}`).join(', ')}
        from jsonb_populate_recordset(null::${table}, $1::jsonb) x on conflict do nothing`,
      [wanted],
    ),
    rowsOf<BalanceRow>(
      `select ${[...per, ...of, ...more].map((name) => `b.${snake(name)}::text as "${name}"`).join(', ')}
        from ${table} b join jsonb_populate_recordset(null::${table}, $1::jsonb) x on ${matching(balance)}
        where b.tenant_id = app_tenant() order by ${columns.map((column) => `b.${column}`).join(', ')}
        for no key update of b`,
      [wanted],
    ),
  ])
  return rows
}

/**
 * Locks every balance of these keys, balance by balance in the order of the ledger, and reads them.
 * @param locked those that are locked already, to which they are added
 */
export async function lockBalances(
  ledger: Ledger,
  keys: readonly Keys[],
  locked: LockedBalances = { balances: new Balances(ledger), seqs: new Map() },
): Promise<LockedBalances> {
  for (const balance of ledger.balances) {
    const wanted = combinations(balance, keys).filter((own) => !locked.balances.has(balance, own))
    if (wanted.length === 0) continue
    for (const row of await lockRows(balance, wanted, counts(ledger, balance) ? ['seq'] : [])) {
      const own = Object.fromEntries(balance.per.map((key) => [key, row[key]!]))
      locked.balances.set(balance, own, Object.fromEntries(balance.of.map((name) => [name, row[name]!])))
      if (counts(ledger, balance)) locked.seqs.set(seqKey(ledger, own), BigInt(row.seq!))
    }
  }
  return locked
}

import { afterColumn, counts, snake, type Ledger, type LedgerBalance } from '@barem/resources/kit'

/** A query whose rows are the keys of a balance with which something is wrong. */
export interface ProofStatement {
  what: 'balance' | 'after' | 'seq'
  balance: LedgerBalance
  text: string
}

const columnsOf = ({ per }: LedgerBalance) => per.map(snake)

const list = (columns: readonly string[], of = '') => columns.map((column) => of + column).join(', ')

/** The entries that a balance sums up. */
const summedBy = ({ table }: Ledger, balance: LedgerBalance) =>
  `${table} where ${['tenant_id = app_tenant()', ...columnsOf(balance).map((column) => `${column} is not null`)].join(' and ')}`

/** Keys whose balance is not the sum of their entries, or that one of both lacks. */
const wrongBalances = (ledger: Ledger, balance: LedgerBalance) => `
  select ${list(columnsOf(balance))} from (
    select ${list(columnsOf(balance))}, ${balance.of.map((name) => `sum(${snake(name)}) as ${snake(name)}`).join(', ')}
      from ${summedBy(ledger, balance)} group by ${list(columnsOf(balance))}
  ) e full join (select * from ${balance.table} where tenant_id = app_tenant()) b using (${list(columnsOf(balance))})
  where ${balance.of.map((name) => `coalesce(e.${snake(name)}, 0) is distinct from b.${snake(name)}`).join(' or ')}`

/** Keys with an entry whose values after it are not the sum of the entries until then. */
const wrongAfter = (ledger: Ledger, balance: LedgerBalance) => `
  select distinct ${list(columnsOf(balance))} from (
    select *, ${balance.of.map((name) => `sum(${snake(name)}) over upto as ${snake(name)}_upto`).join(', ')}
      from ${summedBy(ledger, balance)}
      window upto as (partition by ${list(columnsOf(balance))} order by seq)
  ) e where ${balance.of.map((name) => `${snake(name)}_upto <> ${afterColumn(balance, name)}`).join(' or ')}`

/** Keys of the first balance whose entries are not counted from 1 on without a gap, or not as many as it says. */
const wrongSeq = (ledger: Ledger, balance: LedgerBalance) => `
  select ${list(columnsOf(balance))} from (
    select ${list(columnsOf(balance))}, count(*) as n, min(seq) as first, max(seq) as last
      from ${summedBy(ledger, balance)} group by ${list(columnsOf(balance))}
  ) e full join (select * from ${balance.table} where tenant_id = app_tenant()) b using (${list(columnsOf(balance))})
  where coalesce(e.n, 0) is distinct from b.seq or coalesce(e.last, 0) is distinct from b.seq or e.first > 1`

/** Queries that find what differs from the entries of a ledger, for the company of the session. */
export const proofStatements = (ledger: Ledger): ProofStatement[] =>
  ledger.balances.flatMap((balance): ProofStatement[] => [
    { what: 'balance', balance, text: wrongBalances(ledger, balance) },
    { what: 'after', balance, text: wrongAfter(ledger, balance) },
    ...(counts(ledger, balance) ? [{ what: 'seq' as const, balance, text: wrongSeq(ledger, balance) }] : []),
  ])

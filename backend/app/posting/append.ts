import { afterColumn, balancesOf, counts, snake, type Ledger } from '@barem/resources/kit'
import type { PlannedEntry } from '@barem/resources/posting'
import { v7 as uuid } from 'uuid'
import type { Writer } from '#app/engine/behaviour'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { asRows, combinations, matching, seqKey, type LockedBalances } from './balance_rows.ts'

/** What entries of one posting have in common, in every ledger. */
export interface Occasion {
  postingId: string
  /** Name of the document's resource, its id, and the action that posts. */
  document: string
  documentId: string
  action: string
  /** The document's day, yyyy-mm-dd. */
  date: string
  /** The posting that is taken back; null for others. */
  reversesId: string | null
  writer: Writer
}

type Row = Record<string, unknown>

/** Columns of which an entry may have no value: of keys that it has not, of balances that it does not add to. */
const columnsOf = ({ keys, facts, balances }: Ledger): string[] => [
  ...Object.keys({ ...keys, ...facts }),
  ...balances.flatMap((balance) => balance.of.map((measure) => afterColumn(balance, measure))),
]

/** Entries as rows, each with the balances after it; moves the locked balances on. */
function rowsAfter(ledger: Ledger, { balances, seqs }: LockedBalances, entries: readonly PlannedEntry[], own: Row) {
  const none = Object.fromEntries(columnsOf(ledger).map((column) => [column, null]))
  return entries.map((entry): Row => {
    balances.add(entry)
    const counted = seqKey(ledger, entry.keys)
    const seq = (seqs.get(counted) ?? 0n) + 1n
    seqs.set(counted, seq)
    const after: Row = {}
    for (const balance of balancesOf(ledger, entry.keys))
      for (const [measure, figure] of Object.entries(balances.of(balance, entry.keys)))
        after[afterColumn(balance, measure)] = figure
    const { line, kind, keys, measures, facts } = entry
    const [lineId, id] = [line, uuid()]
    return { ...none, ...own, id, lineId, kind, seq: String(seq), ...keys, ...measures, ...facts, ...after }
  })
}

/** Writes the locked balances of entries as they are now. */
const storeBalances = (ledger: Ledger, { balances, seqs }: LockedBalances, entries: readonly PlannedEntry[]) =>
  ledger.balances.flatMap((balance) => {
    const isCounting = counts(ledger, balance)
    const rows = combinations(
      balance,
      entries.map(({ keys }) => keys),
    ).map((keys) => ({
      ...keys,
      ...balances.of(balance, keys),
      ...(isCounting && { seq: String(seqs.get(seqKey(ledger, keys))) }),
    }))
    if (rows.length === 0) return []
    const set = [...balance.of.map(snake), ...(isCounting ? ['seq'] : [])].map((column) => `${column} = x.${column}`)
    return rowsOf(
      `update ${balance.table} b set ${set.join(', ')}
        from jsonb_populate_recordset(null::${balance.table}, $1::jsonb) x
        where b.tenant_id = app_tenant() and ${matching(balance)}`,
      [asRows(rows)],
    )
  })

/** Adds entries to a ledger and moves its locked balances on, in one message. */
export async function append(
  ledger: Ledger,
  locked: LockedBalances,
  entries: readonly PlannedEntry[],
  { writer, ...occasion }: Occasion,
): Promise<void> {
  if (entries.length === 0) return
  const createdAt = (writer.at ?? new Date()).toISOString()
  const rows = rowsAfter(ledger, locked, entries, {
    ...occasion,
    createdAt,
    createdBy: writer.userId,
  })
  const columns = Object.keys(rows[0]!).map(snake)
  await allOf([
    rowsOf(
      `insert into ${ledger.table} (tenant_id, ${columns.join(', ')})
        select app_tenant(), ${columns.map((column) => `x.${column}`).join(', ')}
        from jsonb_populate_recordset(null::${ledger.table}, $1::jsonb) x`,
      [asRows(rows)],
    ),
    ...storeBalances(ledger, locked, entries),
  ])
}

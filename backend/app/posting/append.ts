import { afterColumn, snake, type Ledger } from '@barem/resources/kit'
import type { PlannedEntry } from '@barem/resources/posting'
import { v7 as uuid } from 'uuid'
import type { Writer } from '#app/engine/behaviour'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { asRows, combinations, matching, seqKey, type LockedBalances } from './balance_rows.ts'

/** What entries of one posting have in common. */
export interface Occasion {
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

/** Entries as rows, each with the balances after it; moves the locked balances on. */
function rowsAfter(ledger: Ledger, { balances, seqs }: LockedBalances, entries: readonly PlannedEntry[], own: Row) {
  return entries.map((entry): Row => {
    balances.add(entry)
    const counted = seqKey(ledger, entry.keys)
    const seq = (seqs.get(counted) ?? 0n) + 1n
    seqs.set(counted, seq)
    const after: Row = {}
    for (const balance of ledger.balances)
      for (const [measure, figure] of Object.entries(balances.of(balance, entry.keys)))
        after[afterColumn(balance, measure)] = figure
    const { line, kind, keys, measures, facts } = entry
    const [lineId, id] = [line, uuid()]
    return { ...own, id, lineId, kind, seq: String(seq), ...keys, ...measures, ...facts, ...after }
  })
}

/** Writes the locked balances of entries as they are now. */
const storeBalances = (ledger: Ledger, { balances, seqs }: LockedBalances, entries: readonly PlannedEntry[]) =>
  ledger.balances.map((balance, index) => {
    const rows = combinations(
      balance,
      entries.map(({ keys }) => keys),
    ).map((keys) => ({
      ...keys,
      ...balances.of(balance, keys),
      ...(index === 0 && { seq: String(seqs.get(seqKey(ledger, keys))) }),
    }))
    const set = [...balance.of.map(snake), ...(index === 0 ? ['seq'] : [])].map((column) => `${column} = x.${column}`)
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
    postingId: uuid(),
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

import { snake, type Ledger } from '@barem/resources/kit'
import type { LedgerName } from '@barem/resources/ledgers'
import type { PlannedEntry } from '@barem/resources/posting'
import { rowsOf } from '#app/tenancy/run'

/** What a document posted by an action and did not take back yet. */
export interface Posted {
  postingId: string
  /** The day of its entries. */
  date: string
  entries: PlannedEntry[]
}

type Row = Record<string, string | null>

const columnsOf = ({ keys, measures }: Ledger) =>
  [...Object.keys(keys), ...Object.keys(measures)].map((name) => `e.${snake(name)}::text as "${name}"`)

const picked = (row: Row, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (row[name] === null ? [] : [[name, row[name]!]])))

/** The posting of a document by an action that stands in a ledger; null when there is none. */
export async function standingPosting(ledger: Ledger, documentId: string, action: string): Promise<Posted | null> {
  const { table, keys, measures } = ledger
  const rows = await rowsOf<Row>(
    `select e.posting_id as "postingId", e.date::text as date, e.line_id as "lineId", e.kind, ${columnsOf(ledger).join(', ')} from ${table} e
      where e.tenant_id = app_tenant() and e.document_id = $1 and e.action = $2
        and not exists (select from ${table} r where r.tenant_id = e.tenant_id and r.reverses_id = e.posting_id)
      order by e.created_at, e.seq`,
    [documentId, action],
  )
  if (!rows[0]) return null
  return {
    postingId: rows[0].postingId!,
    date: rows[0].date!,
    entries: rows.map((row) => ({
      ledger: ledger.name as LedgerName,
      line: row.lineId ?? null,
      kind: row.kind!,
      keys: picked(row, Object.keys(keys)),
      measures: picked(row, Object.keys(measures)),
      facts: {},
    })),
  }
}

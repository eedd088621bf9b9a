import { snake, type AnyResource, type LedgerBalance } from '@barem/resources/kit'
import { ledgers } from '@barem/resources/ledgers'
import { holders } from '@barem/resources/posting'
import type { Values } from '#app/engine/behaviour'
import { asRows, matching } from '#app/posting/balance_rows'
import { rowsOf } from '#app/tenancy/run'

const measuresOf = ({ of }: LedgerBalance, sql: (column: string) => string): string =>
  of.map((measure) => `${sql(snake(measure))}::text as "${measure}"`).join(', ')

const byLine = (rows: readonly (Values & { line: string })[]): Map<string, Values> =>
  new Map(rows.map(({ line, ...figures }) => [line, figures]))

/** The balance of what a document holds for each line, and their keys; null for one that holds nothing. */
function heldIn({ states }: AnyResource, document: Values) {
  if (!states?.holds?.in.includes(String(document[states.field]))) return null
  const { ledger, by, keys } = holders.of(states.holds.by)
  const balance = ledgers[ledger].balances.find(({ per }) => per.includes(by)) as LedgerBalance
  return { ledger: ledgers[ledger], by, balance, wanted: asRows(keys(document)[ledger] ?? []) }
}

/** What a document holds for each line, by its id: measures as decimal strings. Null where it holds nothing. */
export async function heldBy(resource: AnyResource, document: Values): Promise<Map<string, Values> | null> {
  const found = heldIn(resource, document)
  if (!found) return null
  const { by, balance, wanted } = found
  const rows = await rowsOf<Values & { line: string }>(
    `select b.${snake(by)} as line, ${measuresOf(balance, (column) => `b.${column}`)} from ${balance.table} b
      join jsonb_populate_recordset(null::${balance.table}, $1::jsonb) x on ${matching(balance)}
      where b.tenant_id = app_tenant()`,
    [wanted],
  )
  return byLine(rows)
}

/**
 * What other documents took of what one held for its lines, by their ids, since it last took or released something for
 * the line itself.
 */
export async function lostBy(resource: AnyResource, id: string, document: Values): Promise<Map<string, Values>> {
  const found = heldIn(resource, document)
  if (!found) return new Map()
  const { ledger, by, balance, wanted } = found
  const line = snake(by)
  const rows = await rowsOf<Values & { line: string }>(
    `select e.${line} as line, ${measuresOf(balance, (column) => `(-sum(e.${column}))`)} from ${ledger.table} e
      join jsonb_populate_recordset(null::${balance.table}, $1::jsonb) x on ${matching(balance).replaceAll('b.', 'e.')}
      where e.tenant_id = app_tenant() and e.kind = 'release' and e.document_id <> $2
        and not exists (select from ${ledger.table} own where own.tenant_id = e.tenant_id and own.${line} = e.${line}
          and own.document_id = $2 and own.created_at > e.created_at)
      group by e.${line}`,
    [wanted, id],
  )
  return byLine(rows)
}

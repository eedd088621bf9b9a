import { snake, type AnyResource } from '@barem/resources/kit'
import { ledgers } from '@barem/resources/ledgers'
import { holders } from '@barem/resources/posting'
import type { Values } from '#app/engine/behaviour'
import { asRows, matching } from '#app/posting/balance_rows'
import { rowsOf } from '#app/tenancy/run'

/** What a document holds for each line, by its id: measures as decimal strings. Null where it holds nothing. */
export async function heldBy({ states }: AnyResource, document: Values): Promise<Map<string, Values> | null> {
  if (!states?.holds?.in.includes(String(document[states.field]))) return null
  const { ledger: name, by, keys } = holders[states.holds.by]
  const { balances } = ledgers[name]
  const balance = balances.find(({ per }) => per.includes(by))!
  const wanted = keys(document)[name] ?? []
  const measures = balance.of.map((measure) => `b.${snake(measure)}::text as "${measure}"`)
  const rows = await rowsOf<Values & { line: string }>(
    `select b.${snake(by)} as line, ${measures.join(', ')} from ${balance.table} b
      join jsonb_populate_recordset(null::${balance.table}, $1::jsonb) x on ${matching(balance)}
      where b.tenant_id = app_tenant()`,
    [asRows(wanted)],
  )
  return new Map(rows.map(({ line, ...held }) => [line, held]))
}

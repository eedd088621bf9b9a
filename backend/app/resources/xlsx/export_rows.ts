import type { AnyResource } from '@barem/resources/kit'
import { inTenant } from '#app/tenancy/tenant_transaction'
import type { Engine } from '../engine.ts'
import type { ListQuery } from '../query/parse.ts'
import { idsStatement, rowsStatement } from '../query/sql.ts'
import { run } from '../run.ts'

/** Most rows of an export; more have to be exported in parts. */
const MAX_EXPORT = 20_000
const PART = 500

/**
 * The rows that a list with this query shows on all its pages, in parts, each read in a transaction of its own so that
 * others come in between. Rows and their order are determined at the beginning; rows deleted meanwhile are missing.
 */
export async function* exportRows(
  engine: Engine,
  seen: AnyResource,
  query: ListQuery,
  tenantId: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const [found] = await inTenant(tenantId, ({ client }) =>
    run<{ ids: string[] }>(client, idsStatement(seen, { ...query, start: 0, limit: MAX_EXPORT }, engine.lookup)),
  )
  const { ids } = found!
  for (let from = 0; from < ids.length; from += PART) {
    const [part] = await inTenant(tenantId, ({ client }) =>
      run<{ rows: string }>(client, rowsStatement(seen, ids.slice(from, from + PART), engine.lookup)),
    )
    yield JSON.parse(part!.rows) as Record<string, unknown>[]
  }
}

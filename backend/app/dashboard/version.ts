import { createHash } from 'node:crypto'
import { areas } from '@barem/resources/areas'
import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { sourcesOf } from '@barem/resources/metrics'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { metric } from './compile.ts'
import { seenBy } from './rights.ts'

/** The longest that a posting may take from the id of its first entry to its commit, and clocks of nodes may differ. */
const LATE_MS = 120_000

/** The ledgers that the dashboard of somebody is read from. */
function ledgersOf(identity: Identity): LedgerName[] {
  const seen = seenBy(identity).flatMap((name) => sourcesOf(metric(name)))
  return [
    ...new Set<LedgerName>([
      ...seen.map(({ ledger }) => ledger),
      ...(may(identity, areas.debt, 'v') ? (['receivables', 'payables'] as const) : []),
      ...(may(identity, areas.inventory, 'v') ? (['stock'] as const) : []),
    ]),
  ]
}

/** The smallest id of the time `ms` before another; ids begin with their time. */
function idBefore(id: string, ms: number): string {
  const time = Math.max(0, Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - ms)
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/**
 * What a ledger was last given. Entries are committed in another order than their ids rise in: those shortly before the
 * last are counted too.
 */
async function markOf(name: LedgerName): Promise<string> {
  const { table } = ledgers[name]
  const [last] = await rowsOf<{ id: string }>(
    `select id from ${table} where tenant_id = app_tenant() order by id desc limit 1`,
  )
  if (!last) return ''
  const [late] = await rowsOf<{ n: string }>(
    `select count(*) as n from ${table} where tenant_id = app_tenant() and id >= $1`,
    [idBefore(last.id, LATE_MS)],
  )
  return `${last.id} ${late!.n}`
}

/** Another one whenever something was posted that changes the dashboard of somebody; reads some entries at most. */
export async function versionOf(identity: Identity): Promise<string> {
  const marks = await allOf(ledgersOf(identity).map(markOf))
  return createHash('sha256').update(marks.join()).digest('base64url').slice(0, 22)
}

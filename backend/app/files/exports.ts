import { inTenant } from '#app/tenancy/tenant_transaction'
import { keysOf, removeKey } from './store.ts'

/** Days that an exported sheet can be downloaded. */
const DAYS = 7

/** Deletes the expired exported sheets of a company. Bytes that are left behind are found by `files:sweep`. */
export async function forgetExports(tenantId: string): Promise<void> {
  const gone = await inTenant(tenantId, async ({ client }) => {
    const { rows } = (await client.rawQuery(
      `delete from files where tenant_id = app_tenant() and folder = 'exports'
        and created_at < now() - interval '${DAYS} days' returning id, object`,
    )) as { rows: { id: string; object: string }[] }
    return rows
  })
  for (const { id, object } of gone)
    await removeKey(keysOf(tenantId, 'exports', id, object).content).catch(() => undefined)
}

import { environment } from '#app/environment/prepare'
import { ApiError } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

const MB = 1024 * 1024

/** Bytes of all versions of all files of the transaction's company, and those among them that one person sent. */
async function usedBy(userId: string): Promise<{ company: number; person: number }> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select coalesce(sum(bytes), 0)::float8 as company, coalesce(sum(bytes) filter (where by = ?), 0)::float8 as person
     from (select bytes, updated_by as by from files where tenant_id = app_tenant()
           union all select bytes, created_by from file_versions where tenant_id = app_tenant()) as kept`,
    [userId],
  )) as { rows: [{ company: number; person: number }] }
  return rows[0]
}

/**
 * Checks files against the quotas. Requests take turns until their transaction ends, so that files stored at the same
 * time are counted.
 * @param bytes how many more are to be kept
 * @throws ApiError FIL_ERR_003 beyond the quota of the company, FIL_ERR_004 beyond that of the person
 */
export async function requireQuota(userId: string, bytes: number): Promise<void> {
  const { client, tenantId } = tenantTransaction()
  await client.rawQuery(`select pg_advisory_xact_lock(hashtextextended('files ' || ?, 0))`, [tenantId])
  const { fileQuotas } = environment()
  const used = await usedBy(userId)
  for (const [whose, code] of [
    ['company', 'FIL_ERR_003'],
    ['person', 'FIL_ERR_004'],
  ] as const)
    if (used[whose] + bytes > fileQuotas[whose] * MB)
      throw new ApiError(code, {
        params: { limit: fileQuotas[whose], left: Math.max(0, Math.floor(fileQuotas[whose] - used[whose] / MB)) },
      })
}

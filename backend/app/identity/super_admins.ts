import { ApiError } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { approveMore, type ApprovingGroup } from './approval_limit.ts'
import type { Identity } from './identity.ts'
import { allowsAll, SUPER_ADMIN } from './permissions.ts'

/** Codes of role groups by id. */
export async function roleGroupsOf(
  ids: readonly string[],
): Promise<(ApprovingGroup & { id: string; code: string; permissions: string[] })[]> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select id, code, permissions, approval_limit::text as "approvalLimit" from role_groups
      where tenant_id = app_tenant() and id = any(?)`,
    [[...ids]],
  )) as { rows: (ApprovingGroup & { id: string; code: string; permissions: string[] })[] }
  return rows
}

/** Whether any of these role groups is that of the super admins. */
export const holdsSuperAdmin = async (ids: unknown): Promise<boolean> =>
  (await roleGroupsOf((ids as string[] | null) ?? [])).some(({ code }) => code === SUPER_ADMIN)

/** Whether people of these role groups may do something that somebody may not, larger approvals included. */
export async function mayMore(ids: unknown, identity: Identity): Promise<boolean> {
  if (identity.isSuperAdmin) return false
  const groups = await roleGroupsOf((ids as string[] | null) ?? [])
  return (
    groups.some(({ code, permissions }) => code === SUPER_ADMIN || !allowsAll(identity, permissions)) ||
    approveMore(groups, identity)
  )
}

/**
 * Checks that another super admin remains. Callers take turns, so that two super admins cannot demote each other at
 * once.
 * @throws ApiError USE_ERR_011
 */
export async function requireAnotherSuperAdmin(userId: string): Promise<void> {
  const { client } = tenantTransaction()
  await client.rawQuery(`select pg_advisory_xact_lock(hashtextextended('super admins ' || app_tenant()::text, 0))`)
  const { rows } = await client.rawQuery(
    `select 1 from users u join users_role_groups ur on ur.tenant_id = u.tenant_id and ur.owner_id = u.id
      join role_groups r on r.tenant_id = ur.tenant_id and r.id = ur.target_id
     where u.tenant_id = app_tenant() and r.code = ? and not u.is_locked and u.id <> ? limit 1`,
    [SUPER_ADMIN, userId],
  )
  if (rows.length === 0) throw new ApiError('USE_ERR_011')
}

import { allows, areas, type AreaCode } from '@barem/resources/areas'
import { ApiError } from '#app/http/api_error'
import { may, SUPER_ADMIN } from '#app/identity/permissions'
import type { Writer } from '#app/resources/behaviour'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** Whether somebody may sign in and see documents of an area. */
async function maySee(userId: string, area: AreaCode | null): Promise<boolean> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select r.code, r.permissions from users u join users_role_groups g on g.tenant_id = u.tenant_id and g.owner_id = u.id join role_groups r on r.tenant_id = g.tenant_id and r.id = g.target_id
     where u.tenant_id = app_tenant() and u.id = ? and not u.is_locked`,
    [userId],
  )) as { rows: { code: string; permissions: string[] }[] }
  return (
    rows.some(({ code }) => code === SUPER_ADMIN) ||
    (area !== null && allows(new Set(rows.flatMap(({ permissions }) => permissions)), area, 'v'))
  )
}

/**
 * Checks that a document names somebody who can decide about it.
 * @throws ApiError COM_ERR_001 at the field, DOC_ERR_005 for a person who names themselves and may not
 */
export async function requireApprover(
  { field, approverId, area }: { field: string; approverId: string | null; area: AreaCode | null },
  { userId, identity }: Writer,
): Promise<string> {
  if (approverId === null) throw new ApiError('COM_ERR_001', { errors: [{ field, rule: 'required' }] })
  if (!(await maySee(approverId, area)))
    throw new ApiError('COM_ERR_001', { errors: [{ field, rule: 'approverCannot' }] })
  if (identity && approverId === userId && !may(identity, areas.selfApproval, 'v')) throw new ApiError('DOC_ERR_005')
  return approverId
}

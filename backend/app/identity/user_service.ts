import type { Identity } from './identity.ts'
import { notFound, ApiError } from '#app/http/api_error'
import { remember } from '#app/history/record_history'
import type { Writer } from '#app/resources/behaviour'
import { engine } from '#app/resources/serving'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { issuePassword, type IssuedPassword } from './issue_password.ts'
import { SUPER_ADMIN } from './permissions.ts'

interface Account {
  id: string
  full_name: string
  email: string | null
  version: number
  super_admin: boolean
}

/**
 * Gives a user a new random password, ending their sessions, and notes it in their history.
 * @throws ApiError COM_ERR_002 for nobody, USE_ERR_014 when the caller is no super admin and the user is one
 */
export async function resetPassword(userId: string, identity: Identity, writer: Writer): Promise<IssuedPassword> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select u.id, u.full_name, u.email, u.version, exists (select from users_role_groups ur join role_groups r on r.tenant_id = ur.tenant_id and r.id = ur.target_id where ur.tenant_id = u.tenant_id and ur.owner_id = u.id and r.code = ?) as super_admin
     from users u where u.tenant_id = app_tenant() and u.id = ? for update`,
    [SUPER_ADMIN, userId],
  )) as { rows: Account[] }
  const [account] = rows
  if (!account) throw notFound()
  if (account.super_admin && !identity.isSuperAdmin) throw new ApiError('USE_ERR_014')
  const issued = await issuePassword({ id: account.id, fullName: account.full_name, email: account.email }, 'reset')
  await remember({ resource: engine.lookup('users'), recordId: account.id, version: account.version, action: 'resetPassword', before: {}, after: {}, writer }, engine.lookup)
  return issued
}

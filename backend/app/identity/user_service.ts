import type { Writer } from '#app/engine/behaviour'
import { recordHistory } from '#app/history/record_history'
import { notFound, ApiError } from '#app/http/api_error'
import { engine } from '#app/resources/serving'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { Identity } from './identity.ts'
import { issuePassword, type IssuedPassword } from './issue_password.ts'
import { mayMore } from './super_admins.ts'
import { tellOfTakeover } from './tell_of_takeover.ts'

interface Account {
  id: string
  username: string
  full_name: string
  email: string | null
  version: number
  role_groups: string[]
}

/**
 * Gives a user a new random password, ending their sessions, and notes it in their history. Mails those who wait for
 * their decision.
 * @throws ApiError COM_ERR_002 for an unknown user, USE_ERR_014 when the user may do more than the caller, who learns
 * the password
 */
export async function resetPassword(userId: string, identity: Identity, writer: Writer): Promise<IssuedPassword> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select u.id, u.username, u.full_name, u.email, u.version,
      array(select target_id from users_role_groups ur where ur.tenant_id = u.tenant_id
      and ur.owner_id = u.id) as role_groups
     from users u where u.tenant_id = app_tenant() and u.id = ? for update`,
    [userId],
  )) as { rows: Account[] }
  const [account] = rows
  if (!account) throw notFound()
  if (await mayMore(account.role_groups, identity)) throw new ApiError('USE_ERR_014')
  const issued = await issuePassword(
    { id: account.id, username: account.username, fullName: account.full_name, email: account.email },
    'reset',
  )
  await recordHistory(
    {
      resource: engine.lookup('users'),
      recordId: account.id,
      version: account.version,
      action: 'resetPassword',
      before: {},
      after: {},
      writer,
    },
    engine.lookup,
  )
  await tellOfTakeover({ id: account.id, fullName: account.full_name }, 'reset', writer)
  return issued
}

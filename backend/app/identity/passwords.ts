import { ApiError } from '#app/http/api_error'
import { networkOf } from '#app/limits/caller'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { hashPassword, verifyPassword } from './hashing.ts'
import type { Identity } from './identity.ts'
import { closeSessions } from './sessions.ts'
import { forgiveOwnPassword, noteOwnPassword } from './sign_in_attempts.ts'

const wrongPassword = () => new ApiError('USE_ERR_006', { errors: [{ field: 'oldPassword', rule: 'wrongPassword' }] })

/**
 * Changes the caller's password and ends all their other sessions.
 * @throws ApiError USE_ERR_006 at `oldPassword` when it is wrong, COM_ERR_007 after too many wrong ones
 */
export async function changePassword(
  { tenantId, userId, sessionId }: Identity,
  oldPassword: string,
  newPassword: string,
  address: string,
): Promise<void> {
  const network = networkOf(address)
  await noteOwnPassword(tenantId, userId, network)
  const current = await inTenant(tenantId, async ({ client }) => {
    const { rows } = (await client.rawQuery(
      `select c.password_hash, c.must_change_password as must_change, o.password_hash as otp_hash
        from user_credentials c
       left join lateral (select password_hash from one_time_passwords o where o.tenant_id = c.tenant_id
         and o.user_id = c.user_id and o.used_at is not null order by used_at desc limit 1) o on true
       where c.tenant_id = app_tenant() and c.user_id = ?`,
      [userId],
    )) as { rows: [{ password_hash: string; must_change: boolean; otp_hash: string | null }] }
    return rows[0]
  })
  const known =
    (await verifyPassword(current.password_hash, oldPassword)) ||
    (current.must_change && (await verifyPassword(current.otp_hash, oldPassword)))
  if (!known) throw wrongPassword()
  if (oldPassword === newPassword)
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'newPassword', rule: 'samePassword' }] })
  const hashed = await hashPassword(newPassword)
  await inTenant(tenantId, async ({ client }) => {
    // Keeps a password that an administrator has set while this one was hashed.
    const { rowCount } = (await client.rawQuery(
      `update user_credentials set password_hash = ?, must_change_password = false where tenant_id = app_tenant()
        and user_id = ? and password_hash = ?`,
      [hashed, userId, current.password_hash],
    )) as { rowCount: number }
    if (rowCount !== 1) throw wrongPassword()
    await closeSessions(client, userId, sessionId)
    await forgiveOwnPassword(client, userId, network)
  })
}

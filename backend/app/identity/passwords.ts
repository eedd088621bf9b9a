import { randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { ApiError } from '#app/http/api_error'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { accountKey, findAccount } from './accounts.ts'
import { hashPassword, hashRandomPassword, verifyPassword } from './hashing.ts'
import type { Identity } from './identity.ts'
import { closeSessions } from './sessions.ts'

/** Minutes that a mailed password counts. */
export const ONE_TIME_MINUTES = 15
const PER_HOUR = 3

const wrongPassword = () => new ApiError('USE_ERR_006', { errors: [{ field: 'oldPassword', rule: 'wrongPassword' }] })

/**
 * Changes the caller's password and ends all their other sessions.
 * @throws ApiError USE_ERR_006 at `oldPassword` when it is wrong
 */
export async function changePassword(
  { tenantId, userId, sessionId }: Identity,
  oldPassword: string,
  newPassword: string,
): Promise<void> {
  const current = await inTenant(tenantId, async ({ client }) => {
    const { rows } = (await client.rawQuery(
      `select c.password_hash, c.must_change_password as must_change, o.password_hash as otp_hash from user_credentials c
       left join lateral (select password_hash from one_time_passwords o where o.tenant_id = c.tenant_id and o.user_id = c.user_id and o.used_at is not null order by used_at desc limit 1) o on true
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
    // Hashing takes a while, in which an administrator may have given another: theirs stays.
    const { rowCount } = (await client.rawQuery(
      'update user_credentials set password_hash = ?, must_change_password = false where tenant_id = app_tenant() and user_id = ? and password_hash = ?',
      [hashed, userId, current.password_hash],
    )) as { rowCount: number }
    if (rowCount !== 1) throw wrongPassword()
    await closeSessions(client, userId, sessionId)
  })
}

export interface OneTimePassword {
  email: string
  fullName: string
  password: string
}

/**
 * Makes a one-time password for an account, beside the password it has: nobody can lock another out.
 * @returns what to mail, or null when there is nobody to mail it to; it takes the same time either way
 */
export async function oneTimePassword(tenantId: string, account: string): Promise<OneTimePassword | null> {
  const password = randomBytes(16).toString('base64url')
  const hashed = await hashRandomPassword(password)
  const found = await findAccount(tenantId, accountKey(account))
  if (!found?.email || found.isLocked) return null
  const kept = await inTenant(tenantId, async ({ client }) => {
    await client.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 2))', [found.id])
    const { rows } = (await client.rawQuery(
      `select count(*)::int as count from one_time_passwords where tenant_id = app_tenant() and user_id = ? and created_at > now() - interval '1 hour'`,
      [found.id],
    )) as { rows: [{ count: number }] }
    if (rows[0].count >= PER_HOUR) return false
    await client.rawQuery(
      `insert into one_time_passwords (tenant_id, id, user_id, password_hash, expires_at) values (?, ?, ?, ?, now() + interval '${ONE_TIME_MINUTES} minutes')`,
      [tenantId, uuid(), found.id, hashed],
    )
    return true
  })
  return kept ? { email: found.email, fullName: found.fullName, password } : null
}

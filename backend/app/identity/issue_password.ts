import { randomInt } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { object, text, yes } from '#app/description/schema'
import { sendIssuedPassword } from '#app/mail/issued_password'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { hashRandomPassword } from './hashing.ts'
import { closeSessions } from './sessions.ts'

/** Without the signs that people mistake for one another, since a password is read out or copied by hand. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 14

/** About 80 random bits, in groups that can be read aloud. */
const randomPassword = () =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
    .join('')
    .replace(/(.{5})(.{5})(.{4})/, '$1-$2-$3')

export interface IssuedPassword {
  password: string
  /** Whether it is also on its way by mail. */
  mailed: boolean
}

export const issuedPassword = object({ password: text, mailed: yes })

/**
 * Gives an account a random password that must be changed at the first sign-in, and ends all its sessions.
 * Returns the password to the caller, and mails it after the commit to an account with an address.
 */
export async function issuePassword(
  account: { id: string; username: string; fullName: string; email: string | null },
  occasion: 'new' | 'reset',
): Promise<IssuedPassword> {
  const { client, tenantId } = tenantTransaction()
  const password = randomPassword()
  const hashed = await hashRandomPassword(password)
  await client.rawQuery(
    `insert into user_credentials (tenant_id, user_id, password_hash, must_change_password) values (?, ?, ?, true)
     on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash,
       must_change_password = true`,
    [tenantId, account.id, hashed],
  )
  if (occasion === 'reset') {
    await client.rawQuery(
      `update one_time_passwords set used_at = now() where tenant_id = app_tenant() and user_id = ?
        and used_at is null`,
      [account.id],
    )
    await closeSessions(client, account.id, null)
  }
  if (account.email) {
    const { email, username, fullName } = account
    // Read now: after the commit, a lost connection must not keep the mail back.
    const [tenant] = await rowsOf<{ name: string }>('select name from tenants where tenant_id = app_tenant()')
    client.after(
      'commit',
      () =>
        void sendIssuedPassword({ company: tenant!.name, username, email, fullName, password }).catch((error) =>
          logger.error({ err: error }, 'an issued password could not be mailed'),
        ),
    )
  }
  return { password, mailed: account.email !== null }
}

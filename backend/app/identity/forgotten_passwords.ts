import { randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { companiesOf } from '#app/tenancy/every_company'
import { turns } from '#app/environment/turns'
import type { Language } from '#app/language/translate'
import type { Recipient } from '#app/mail/mail_words'
import { ONE_TIME_MINUTES, sendOneTimePasswords, type CompanyPassword } from '#app/mail/one_time_passwords'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { accountIn, accountKey } from './accounts.ts'
import { hashRandomPassword } from './hashing.ts'

const PER_HOUR = 3

/** Two at a time; nobody waits for it, since the answer is already sent. */
const inTurn = turns(2)

/**
 * Makes a one-time password for an account, besides its own password, so that nobody can lock another out.
 * @returns the recipient of the mail, or null without one or when too many were made
 */
async function oneTimePassword(tenantId: string, account: string): Promise<(Recipient & { password: string }) | null> {
  const password = randomBytes(16).toString('base64url')
  const hashed = await hashRandomPassword(password)
  return inTenant(tenantId, async ({ client }) => {
    const found = await accountIn(client, account)
    if (!found?.email || found.isLocked) return null
    await client.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 2))', [found.id])
    const { rows } = (await client.rawQuery(
      `select count(*)::int as count from one_time_passwords where tenant_id = app_tenant() and user_id = ?
        and created_at > now() - interval '1 hour'`,
      [found.id],
    )) as { rows: [{ count: number }] }
    if (rows[0].count >= PER_HOUR) return null
    await client.rawQuery(
      `insert into one_time_passwords (tenant_id, id, user_id, password_hash, expires_at)
        values (?, ?, ?, ?, now() + interval '${ONE_TIME_MINUTES} minutes')`,
      [tenantId, uuid(), found.id, hashed],
    )
    return { email: found.email, fullName: found.fullName, password }
  })
}

/**
 * Mails one-time passwords of an account, one for each company that it is in. One name may be different people in
 * different companies, so that each address gets one mail, which names the companies where the account has it.
 * @param tenantId the company that was meant, or null where none was said
 */
export const mailForgottenPasswords = (account: string, tenantId: string | null, language: Language): Promise<void> =>
  inTurn(async () => {
    const key = accountKey(account)
    const letters = new Map<string, { to: Recipient; passwords: CompanyPassword[] }>()
    for (const { id, name } of await companiesOf(key)) {
      const made = tenantId === null || tenantId === id ? await oneTimePassword(id, key) : null
      if (!made) continue
      const { password, ...to } = made
      const address = to.email.toLowerCase()
      const letter = letters.get(address) ?? { to, passwords: [] }
      letters.set(address, letter)
      letter.passwords.push({ company: name, password })
    }
    for (const { to, passwords } of letters.values()) await sendOneTimePasswords(to, passwords, language)
  })

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export interface Account {
  id: string
  username: string
  fullName: string
  email: string | null
  passwordHash: string
  isLocked: boolean
  /** Newest one-time password that is still valid. */
  oneTime: { id: string; hash: string } | null
}

interface AccountRow {
  id: string
  username: string
  full_name: string
  email: string | null
  password_hash: string
  is_locked: boolean
  otp_id: string | null
  otp_hash: string | null
}

/** How an account is spelled in the database, whatever was typed. */
export const accountKey = (account: string) => account.trim().toLowerCase().slice(0, 64)

/** The account of a user name or phone number in the company of a transaction, or null. */
export async function accountIn(client: TransactionClientContract, account: string): Promise<Account | null> {
  const { rows } = (await client.rawQuery(
    `select u.id, u.username, u.full_name, u.email, u.is_locked, c.password_hash, o.id as otp_id,
      o.password_hash as otp_hash
     from users u join user_credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id
     left join lateral (select id, password_hash from one_time_passwords o where o.tenant_id = u.tenant_id
       and o.user_id = u.id and o.used_at is null and o.expires_at > now() order by created_at desc limit 1) o on true
     where u.tenant_id = app_tenant() and (lower(u.username) = ? or u.phone = ?)`,
    [account, account],
  )) as { rows: AccountRow[] }
  const [row] = rows
  return row
    ? {
        id: row.id,
        username: row.username,
        fullName: row.full_name,
        email: row.email,
        passwordHash: row.password_hash,
        isLocked: row.is_locked,
        oneTime: row.otp_id ? { id: row.otp_id, hash: row.otp_hash! } : null,
      }
    : null
}

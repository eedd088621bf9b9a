import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 as uuid } from 'uuid'
import { ApiError } from '#app/http/api_error'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { signAccessToken } from './access_token.ts'
import { grantsOf } from './grants.ts'
import { newRefreshToken, refreshHash, successorOf } from './refresh_token.ts'
import { ENDED } from './session_guard.ts'
import { forgive, type Attempted } from './sign_in_attempts.ts'

/** Both tokens of a session: the one that the interface reads and the one that only the cookie holds. */
export interface Tokens {
  access: string
  refresh: string
  remember: boolean
}

const AT_MOST = 5

async function accessToken(
  client: TransactionClientContract,
  tenantId: string,
  sessionId: string,
  userId: string,
): Promise<string> {
  const { rows } = (await client.rawQuery(
    `select u.full_name, c.permissions_version as version, t.definitions_version as definitions
      from users u join user_credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id
      join tenants t on t.tenant_id = u.tenant_id where u.tenant_id = app_tenant() and u.id = ?`,
    [userId],
  )) as { rows: [{ full_name: string; version: number; definitions: number }] }
  const [{ full_name: name, version, definitions }] = rows
  const { roles, permissions } = await grantsOf(tenantId, userId, version)
  return signAccessToken({
    sub: userId,
    tid: tenantId,
    sid: sessionId,
    pv: version,
    name,
    roles: roles.map((code) => code.toLowerCase()),
    perms: [...permissions],
    ...(definitions > 0 && { defs: definitions }),
  })
}

const keepRefresh = (client: TransactionClientContract, tenantId: string, sessionId: string, token: string) =>
  client.rawQuery(
    'insert into refresh_tokens (tenant_id, token_hash, session_id) values (?, ?, ?) on conflict do nothing',
    [tenantId, refreshHash(token), sessionId],
  )

/** The password that was used to sign in, as it was when it was compared. */
export type OpenedBy = { passwordHash: string } | { oneTimeId: string }

/**
 * Locks the password row until the session is stored; marks a one-time password as used. @throws ApiError COM_ERR_000
 * when the password was used up or replaced while it was compared
 */
async function stillCounts(client: TransactionClientContract, userId: string, by: OpenedBy): Promise<void> {
  const { rows } =
    'passwordHash' in by
      ? await client.rawQuery(
          `select 1 from user_credentials where tenant_id = app_tenant() and user_id = ?
            and password_hash = ? for share`,
          [userId, by.passwordHash],
        )
      : await client.rawQuery(
          `update one_time_passwords set used_at = now() where tenant_id = app_tenant() and id = ? and used_at is null
            returning 1`,
          [by.oneTimeId],
        )
  if (rows.length !== 1) throw new ApiError('COM_ERR_000')
  if ('oneTimeId' in by)
    await client.rawQuery(
      'update user_credentials set must_change_password = true where tenant_id = app_tenant() and user_id = ?',
      [userId],
    )
}

/**
 * Opens a session in one transaction. Closes the oldest sessions beyond the limit of one user and deletes the failed
 * attempts before this one.
 * @throws ApiError COM_ERR_000 when the password is no longer valid
 */
export function openSession(
  from: Attempted,
  userId: string,
  options: { remember: boolean; address: string; device: string | null; by: OpenedBy },
): Promise<Tokens> {
  const { tenantId } = from
  const { remember, address, device, by } = options
  return inTenant(tenantId, async ({ client }) => {
    const id = uuid()
    await client.rawQuery(
      `insert into sessions (tenant_id, id, user_id, remember, address, expires_at)
        values (?, ?, ?, ?, ?, now() + ?::interval)`,
      [tenantId, id, userId, remember, address, remember ? '30 days' : '12 hours'],
    )
    await stillCounts(client, userId, by)
    await client.rawQuery(
      `update sessions set closed_at = now() where tenant_id = app_tenant() and user_id = ? and closed_at is null
        and id not in (select id from sessions where tenant_id = app_tenant() and user_id = ? and closed_at is null
        order by created_at desc, id desc limit ${AT_MOST})`,
      [userId, userId],
    )
    await forgive(client, from, device)
    const refresh = newRefreshToken()
    await keepRefresh(client, tenantId, id, refresh)
    return { access: await accessToken(client, tenantId, id, userId), refresh, remember }
  })
}

interface RefreshRow {
  session_id: string
  user_id: string
  remember: boolean
  ended: boolean
  used: boolean
  recent: boolean
}

/**
 * Trades a refresh token for new tokens. A used one gives the same successor for 30 seconds; after that
 * it can only be a stolen copy, so the session is closed.
 * @throws ApiError COM_ERR_008
 */
export async function refreshSession(tenantId: string, token: string): Promise<Tokens> {
  const tokens = await inTenant(tenantId, async ({ client }): Promise<Tokens | null> => {
    const { rows } = (await client.rawQuery(
      `select r.session_id, s.user_id, s.remember, ${ENDED} as ended, r.used_at is not null as used,
        r.used_at > now() - interval '30 seconds' as recent
       from refresh_tokens r join sessions s on s.tenant_id = r.tenant_id and s.id = r.session_id join users u
         on u.tenant_id = s.tenant_id and u.id = s.user_id
       where r.tenant_id = app_tenant() and r.token_hash = ? for update of r`,
      [refreshHash(token)],
    )) as { rows: RefreshRow[] }
    const [row] = rows
    if (!row || row.ended) return null
    if (row.used && !row.recent) {
      await closeSession(client, row.session_id)
      return null
    }
    const refresh = successorOf(token)
    if (!row.used)
      await client.rawQuery(
        'update refresh_tokens set used_at = now() where tenant_id = app_tenant() and token_hash = ?',
        [refreshHash(token)],
      )
    await keepRefresh(client, tenantId, row.session_id, refresh)
    await client.rawQuery('update sessions set last_seen_at = now() where tenant_id = app_tenant() and id = ?', [
      row.session_id,
    ])
    return { access: await accessToken(client, tenantId, row.session_id, row.user_id), refresh, remember: row.remember }
  })
  if (!tokens) throw new ApiError('COM_ERR_008')
  return tokens
}

export const closeSession = (client: TransactionClientContract, sessionId: string) =>
  client.rawQuery(
    'update sessions set closed_at = now() where tenant_id = app_tenant() and id = ? and closed_at is null',
    [sessionId],
  )

/** Closes every session of a user except the current one. */
export const closeSessions = (client: TransactionClientContract, userId: string, except: string | null) =>
  client.rawQuery(
    `update sessions set closed_at = now() where tenant_id = app_tenant() and user_id = ? and closed_at is null
      and id is distinct from nullif(?, '')::uuid`,
    [userId, except ?? ''],
  )

import { symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { ApiError } from '#app/http/api_error'
import {
  beginTenantTransaction,
  runInTransaction,
  uuidLiteral,
  type TenantTransaction,
} from '#app/tenancy/tenant_transaction'
import { onConnection } from '#app/tenancy/statement_names'
import { readAccessToken, type AccessClaims } from './access_token.ts'
import type { Identity } from './identity.ts'
import { cacheIdentity, remembered } from './remembered_identities.ts'
import { grantsOf } from './grants.ts'
import { SUPER_ADMIN } from './permissions.ts'

interface SessionRow {
  user_id: string
  username: string
  full_name: string
  version: number
  must_change: boolean
  ended: boolean
  unseen: boolean
  definitions: number
}

/** Sessions end when idle, when their time is over, when closed and when the user is locked. */
export const ENDED = `(s.closed_at is not null or s.expires_at < now() or u.is_locked
  or s.last_seen_at < now() - case when s.remember then interval '7 days' else interval '30 minutes' end)`

const SESSION = `
  select s.user_id, u.username, u.full_name, c.permissions_version as version, c.must_change_password as must_change,
    ${ENDED} as ended, s.last_seen_at < now() - interval '1 minute' as unseen,
    t.definitions_version as definitions
  from sessions s
  join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
  join user_credentials c on c.tenant_id = s.tenant_id and c.user_id = s.user_id
  join tenants t on t.tenant_id = s.tenant_id
  where s.tenant_id = app_tenant() and s.id = $1`

/** SQL that reads the session, planned once on each connection, since every request runs it. */
const sessionSql = (sessionId: string) => (connection: object) => {
  const { name, first } = onConnection(connection, 'session')
  return `${first ? `prepare ${name}(uuid) as ${SESSION};` : ''} execute ${name}(${uuidLiteral(sessionId)})`
}

/** @throws ApiError COM_ERR_008 when the session has ended, COM_ERR_017 when its user's rights are not the token's */
function validRow(rows: object[], claims: AccessClaims): SessionRow {
  const row = rows[0] as SessionRow | undefined
  if (!row || row.ended) throw new ApiError('COM_ERR_008')
  if (row.version !== claims.pv) throw new ApiError('COM_ERR_017')
  return row
}

async function identityOf(row: SessionRow, { tid, sid }: AccessClaims): Promise<Identity> {
  const { roles, permissions } = await grantsOf(tid, row.user_id, row.version)
  return {
    tenantId: tid,
    userId: row.user_id,
    sessionId: sid,
    username: row.username,
    fullName: row.full_name,
    roles,
    permissions,
    isSuperAdmin: roles.includes(SUPER_ADMIN),
    mustChangePassword: row.must_change,
    definitionsVersion: row.definitions,
  }
}

/**
 * Signs a request in by its bearer token. The token only says which session it is; whether that session
 * is still valid is read from its row on every request, in the message that opens the transaction.
 */
export class SessionGuard implements GuardContract<Identity> {
  declare [symbols.GUARD_KNOWN_EVENTS]: Record<string, never>
  readonly driverName = 'session'
  authenticationAttempted = false
  isAuthenticated = false
  user?: Identity
  /** The transaction that authentication opened; the caller must end it. */
  transaction?: TenantTransaction
  readonly #ctx: HttpContext

  constructor(ctx: HttpContext) {
    this.#ctx = ctx
  }

  getUserOrFail(): Identity {
    if (!this.user) throw new ApiError('COM_ERR_003')
    return this.user
  }

  async #claims(): Promise<AccessClaims> {
    this.authenticationAttempted = true
    const header = this.#ctx.request.header('authorization')
    if (!header?.startsWith('Bearer ')) throw new ApiError('COM_ERR_003')
    const claims = await readAccessToken(header.slice(7))
    if (!claims) throw new ApiError('COM_ERR_008')
    return claims
  }

  #signIn(user: Identity, transaction: TenantTransaction): Identity {
    this.isAuthenticated = true
    this.transaction = transaction
    this.#ctx.identity = this.user = user
    return user
  }

  /**
   * @throws ApiError COM_ERR_003 without a token of ours, COM_ERR_008 when its session has ended, COM_ERR_017 when the
   * rights of its user have changed since the token was made: refreshing or signing in gives a new one
   */
  async authenticate(): Promise<Identity> {
    const claims = await this.#claims()
    const transaction = await beginTenantTransaction(claims.tid, sessionSql(claims.sid))
    try {
      const row = validRow(await transaction.opened, claims)
      const user = await runInTransaction(transaction, () => identityOf(row, claims))
      if (row.unseen)
        await transaction.client.rawQuery(
          'update sessions set last_seen_at = now() where tenant_id = app_tenant() and id = ?',
          [claims.sid],
        )
      cacheIdentity(claims, user)
      return this.#signIn(user, transaction)
    } catch (error) {
      await transaction.client.rollback()
      throw error
    }
  }

  /**
   * Signs in a request that only reads as whom its session was within the last minute, while the session is being read:
   * what the request asks first travels in the same message. False when that is not known.
   * Nothing may be answered before {@link confirm}.
   */
  async authenticateAhead(): Promise<boolean> {
    const claims = await this.#claims()
    const user = remembered(claims)
    if (!user) return false
    this.#signIn({ ...user }, await beginTenantTransaction(claims.tid, sessionSql(claims.sid), true))
    return true
  }

  /**
   * Whether what was begun may be answered: not if the company has published definitions since.
   * @throws ApiError as {@link authenticate}, when the session is not what it was taken for
   */
  async confirm(): Promise<boolean> {
    const row = validRow(await this.transaction!.opened, await this.#claims())
    this.user!.mustChangePassword = row.must_change
    return row.definitions === this.user!.definitionsVersion
  }

  async check(): Promise<boolean> {
    try {
      await this.authenticate()
      return true
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  }

  /** Tests sign in as people do. */
  authenticateAsClient(): Promise<AuthClientResponse> {
    throw new Error('sign in through Account/authenticate')
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { UUID } from '@barem/resources/kit'
import { createHash } from 'node:crypto'
import { rowsOf, runLast } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { ApiError, unknownName } from './api_error.ts'

const HEADER = 'Idempotency-Key'
/** How long answers are kept for requests that are sent again after a lost connection. */
const KEPT = '7 days'

interface Kept {
  route: string
  bodyHash: string
  /** Null for a request that is carried out in parts and not done yet; its response says how far it is. */
  status: number | null
  response: string
}

/** Identifies a request, to compare it with others of the same key. */
export interface RequestMark {
  /** Method and path. */
  route: string
  /** Of the body, SHA-256. */
  bodyHash: string
}

/** @param content bytes of a body that is not JSON */
export function markOf({ request }: HttpContext, content: Buffer | null = null): RequestMark {
  const body = content ?? JSON.stringify(request.body())
  return {
    route: `${request.method()} ${request.url()}`,
    bodyHash: createHash('sha256').update(body).digest('hex'),
  }
}

/** The key that a request brings, or null. @throws ApiError 400 for one that cannot be */
export function keyOf({ request }: HttpContext): string | null {
  const key = request.header(HEADER)
  if (key !== undefined && !UUID.test(key)) throw unknownName('uuid', [HEADER])
  return key?.toLowerCase() ?? null
}

/**
 * Takes a key in the transaction of its request; null when it is new, else what was answered to it. Waits for another
 * request that holds it.
 * @throws ApiError COM_ERR_014 for a key of another request
 */
export async function takeKey(key: string, userId: string, { route, bodyHash }: RequestMark): Promise<Kept | null> {
  // Old keys that another request is deleting are skipped, so that nobody waits. They are found by their age before
  // they are joined: as a condition of the deletion they were looked for anew for each key that is kept.
  const taken = await rowsOf(
    `with old as (select tenant_id, user_id, key from idempotency_keys where tenant_id = app_tenant()
      and created_at < now() - interval '${KEPT}' order by created_at limit 100 for update skip locked),
     gone as (delete from idempotency_keys k using old
      where k.tenant_id = old.tenant_id and k.user_id = old.user_id and k.key = old.key)
     insert into idempotency_keys (tenant_id, user_id, key, route, body_hash) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning key`,
    [tenantTransaction().tenantId, userId, key, route, bodyHash],
  )
  if (taken.length === 1) return null
  const rows = await rowsOf<Kept>(
    `select route, body_hash as "bodyHash", status, response from idempotency_keys where tenant_id = app_tenant()
      and user_id = $1 and key = $2`,
    [userId, key],
  )
  const kept = rows[0]!
  if (kept.route !== route || kept.bodyHash !== bodyHash) throw new ApiError('COM_ERR_014')
  return kept
}

/** What a request answers, as JSON text. */
export interface Answered {
  json: string
  /** The answer when it is sent again, where it differs: secrets are left out of replayed answers. */
  again?: string
}

/**
 * Carries a request out once, however often it is sent with the same key, and repeats its answer. Refused requests
 * store nothing, so they may be tried again.
 * @param isRequired refuses requests without a key
 * @param work sets the status of the response; `isLast` says whether its last statement may end the transaction
 * @param reread returns the part of an earlier answer that the caller may still see
 * @param content bytes of a body that is not JSON
 * @throws ApiError COM_ERR_013 without a key, COM_ERR_014 for a key of another request
 */
export async function once(
  ctx: HttpContext,
  isRequired: boolean,
  work: (isLast: boolean) => Promise<Answered>,
  reread: (json: string) => string = (json) => json,
  content: Buffer | null = null,
): Promise<void> {
  const { response, identity } = ctx
  const send = (json: string) => response.header('content-type', 'application/json; charset=utf-8').send(json)
  const key = keyOf(ctx)
  if (key === null) {
    if (isRequired) throw new ApiError('COM_ERR_013')
    return send((await work(true)).json)
  }
  const kept = await takeKey(key, identity.userId, markOf(ctx, content))
  if (kept) return send(response.status(kept.status!).header('Idempotency-Replayed', 'true') && reread(kept.response))
  const { json, again = json } = await work(false)
  await runLast({
    text: `update idempotency_keys set status = $1, response = $2 where tenant_id = app_tenant() and user_id = $3
      and key = $4`,
    values: [response.getStatus(), again, identity.userId, key],
  })
  send(json)
}

/**
 * Carries a request out once for its key, if it has one; what `work` returns is answered each time.
 * @param content bytes of a body that is not JSON
 */
export const onceAs = (ctx: HttpContext, work: () => Promise<object>, content?: Buffer): Promise<void> =>
  once(ctx, false, async () => ({ json: JSON.stringify(await work()) }), undefined, content)

import type { HttpContext } from '@adonisjs/core/http'
import { UUID } from '@barem/resources/kit'
import { createHash } from 'node:crypto'
import { ApiError, unknownName } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

const HEADER = 'Idempotency-Key'
/** Answers are kept for as long as a lost connection may take to come back. */
const KEPT = '7 days'

interface Kept {
  route: string
  bodyHash: string
  status: number
  response: string
}

/** Takes a key in the transaction of what it stands for; null when it is new, else what was answered to it. Waits for another request that has it. */
async function takeKey(key: string, userId: string, route: string, bodyHash: string): Promise<Kept | null> {
  const { client, tenantId } = tenantTransaction()
  // Those that another request is about to take out are left to it, so that nobody waits.
  await client.rawQuery(
    `delete from idempotency_keys where tenant_id = app_tenant() and (user_id, key) in (select user_id, key from idempotency_keys where tenant_id = app_tenant() and created_at < now() - interval '${KEPT}' limit 100 for update skip locked)`,
  )
  const taken = await client.rawQuery(
    'insert into idempotency_keys (tenant_id, user_id, key, route, body_hash) values (?, ?, ?, ?, ?) on conflict do nothing',
    [tenantId, userId, key, route, bodyHash],
  )
  if (taken.rowCount === 1) return null
  const { rows } = (await client.rawQuery(
    'select route, body_hash as "bodyHash", status, response from idempotency_keys where tenant_id = app_tenant() and user_id = ? and key = ?',
    [userId, key],
  )) as { rows: Kept[] }
  return rows[0]!
}

/** What a request answers, as JSON text. */
export interface Answered {
  json: string
  /** What is answered when it is sent again, where that is less: what is told once is told once. */
  again?: string
}

/**
 * Carries a request out once, however often it is sent with the same key: what it answered is answered again. What was
 * refused left nothing behind, so it may be tried anew.
 * @param isRequired refuses requests without a key
 * @param work sets the status of the response
 * @param reread what the caller may see by now of an answer from before
 * @throws ApiError COM_ERR_013 without a key, COM_ERR_014 for a key of another request
 */
export async function once(
  ctx: HttpContext,
  isRequired: boolean,
  work: () => Promise<Answered>,
  reread: (json: string) => string = (json) => json,
): Promise<void> {
  const { request, response, identity } = ctx
  const send = (json: string) => response.header('content-type', 'application/json; charset=utf-8').send(json)
  const key = request.header(HEADER)
  if (key === undefined) {
    if (isRequired) throw new ApiError('COM_ERR_013')
    return send((await work()).json)
  }
  if (!UUID.test(key)) throw unknownName('uuid', [HEADER])
  const route = `${request.method()} ${request.url()}`
  const bodyHash = createHash('sha256').update(JSON.stringify(request.body())).digest('hex')
  const kept = await takeKey(key, identity.userId, route, bodyHash)
  if (kept) {
    if (kept.route !== route || kept.bodyHash !== bodyHash) throw new ApiError('COM_ERR_014')
    return send(response.status(kept.status).header('Idempotency-Replayed', 'true') && reread(kept.response))
  }
  const { json, again = json } = await work()
  await tenantTransaction()
    .client.from('idempotency_keys')
    .where({ user_id: identity.userId, key })
    .update({ status: response.getStatus(), response: again })
  send(json)
}

import { numberingOf, snake, type AnyResource } from '@barem/resources/kit'
import type { Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError, notFound } from '#app/http/api_error'
import { errorBody } from '#app/http/error_body'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import type { Language } from '#app/language/translate'
import { StaleSave } from '#app/resources/write/stale_save'
import { transition } from '#app/resources/write/transition'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { DecideBody, Item } from './decide_body.ts'
import { lockItems } from './lock_items.ts'

/** The result for one document of many. */
export interface Result {
  resource: string
  id: string
  succeeded: boolean
  /** Why the decision failed, from the error catalogue and in the caller's language. */
  code?: string
  message?: string
  /** The document as it is now. */
  row?: { code: string; status: string; version: number }
}

/**
 * The document's kind and the action that a decision is. @throws ApiError COM_ERR_002 for a resource without approval,
 * COM_ERR_004 for one that the caller may not see
 */
function actionOf(
  engine: Engine,
  { resource: name }: Item,
  decision: DecideBody['decision'],
  identity: Identity,
): { resource: AnyResource; action: string } {
  const resource = engine.resources.find((known) => known.name === name)
  const action = Object.entries(resource?.states?.actions ?? {}).find(([, { approval }]) => approval === decision)?.[0]
  if (!resource || !action) throw notFound()
  if (!may(identity, resource.area, 'v')) throw new ApiError('COM_ERR_004')
  return { resource, action }
}

async function rowOf(resource: AnyResource, id: string): Promise<Result['row']> {
  const { table, title, states } = resource
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select ${snake(numberingOf(resource)?.field ?? title)} as code, ${snake(states!.field)} as status, version
      from ${table} where tenant_id = app_tenant() and id = ?`,
    [id],
  )) as { rows: NonNullable<Result['row']>[] }
  return rows[0]
}

/** The error of the catalogue for an error, or null for an unexpected one. */
const known = (error: unknown): ApiError | null =>
  error instanceof StaleSave ? new ApiError('COM_ERR_005') : error instanceof ApiError ? error : null

/**
 * Decides about documents one by one: a failed decision undoes none of the others. All that they lock is locked first,
 * in one order, so that two requests cannot deadlock.
 * @returns results in the order of the items
 */
export async function decideMany(
  engine: Engine,
  { decision, comment, items }: DecideBody,
  writer: Writer & { identity: Identity },
  language: Language,
): Promise<Result[]> {
  const { client } = tenantTransaction()
  const results = new Map<Item, Result>()
  for (const item of await lockItems(engine, items, decision)) {
    const { resource: name, id, version, task } = item
    await client.rawQuery('savepoint decision')
    try {
      const { resource, action } = actionOf(engine, item, decision, writer.identity)
      await transition(engine, resource, id, action, { version, comment, task }, writer)
      results.set(item, { resource: name, id, succeeded: true, row: await rowOf(resource, id) })
    } catch (error) {
      const refusal = known(error)
      if (!refusal) throw error
      await client.rawQuery('rollback to savepoint decision')
      const { code, message, errors } = errorBody(refusal, language)
      results.set(item, { resource: name, id, succeeded: false, code, message: errors[0]?.message ?? message })
    }
    await client.rawQuery('release savepoint decision')
  }
  return items.map((item) => results.get(item)!)
}

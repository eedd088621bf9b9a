import type { HttpContext } from '@adonisjs/core/http'
import type { Level } from '@barem/resources/areas'
import { snake, type AnyResource } from '@barem/resources/kit'
import { notFound } from '#app/http/api_error'
import type { Identity } from '#app/identity/identity'
import { forbidden, may, viewsBeyondOwn } from '#app/identity/permissions'
import { parseListQuery, type ListQuery } from '#app/resources/read/parse'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/**
 * Whether somebody may do a level with rows that they made: where a resource opens those to everybody who is signed in,
 * and with documents that they may create.
 */
const isOpen = ({ open, states, area }: AnyResource, level: Level, identity: Identity): boolean =>
  (open === 'own' && level !== 'd' && level !== 'f') || (level === 'u' && states !== null && may(identity, area, 'c'))

/** Whether somebody made a row. */
async function isMaker({ table }: AnyResource, userId: string, id: string): Promise<boolean> {
  const { rows } = await tenantTransaction().client.rawQuery(
    `select 1 from ${table} where tenant_id = app_tenant() and id = ? and created_by = ?`,
    [id, userId],
  )
  return rows.length > 0
}

/** Whether somebody is or was asked to decide about a document. */
async function isAsked({ name }: AnyResource, userId: string, id: string): Promise<boolean> {
  const { rows } = await tenantTransaction().client.rawQuery(
    `select 1 from approval_instances i join approval_tasks k on k.tenant_id = i.tenant_id and k.instance_id = i.id
      where i.tenant_id = app_tenant() and i.resource = ? and i.record_id = ? and k.assignee_id = ? limit 1`,
    [name, id, userId],
  )
  return rows.length > 0
}

/** Whether somebody who may not change any document may change this one as it is, because they made it. */
export const editsAsMaker = (
  resource: AnyResource,
  row: { createdById?: unknown } & Record<string, unknown>,
  identity: Identity,
): boolean =>
  isOpen(resource, 'u', identity) &&
  row.createdById === identity.userId &&
  (resource.states === null || String(row[resource.states.field]) in resource.states.editableIn)

/** Whether somebody may see all rows of a resource. */
const seesAll = ({ area, ownRows }: AnyResource, identity: Identity): boolean =>
  ownRows ? viewsBeyondOwn(identity, area) : may(identity, area, 'v')

/**
 * The person whose rows alone somebody may see of a resource: themselves where it opens own rows, or keeps them apart;
 * null for all rows.
 */
export const onlyOf = (resource: AnyResource, identity: Identity): string | null =>
  seesAll(resource, identity) ? null : identity.userId

/** What a list is asked for, of the rows that the caller may see. @param seen the resource as the caller sees it */
export function ofSeenRows(seen: AnyResource, query: ListQuery, identity: Identity): ListQuery {
  const maker = onlyOf(seen, identity)
  if (maker === null) return query
  return { ...query, filters: [...query.filters, ...parseListQuery(seen, { createdById: maker }).filters] }
}

/** Whether somebody may see rows of a resource, if only their own. */
export const seesSome = (resource: AnyResource, identity: Identity): boolean =>
  may(identity, resource.area, 'v') || isOpen(resource, 'v', identity)

/**
 * @throws ApiError COM_ERR_004 when the caller may not do `level` with this row; the same for one that is not there, so
 * that nobody learns which rows there are
 */
export async function requireRow(
  { identity }: HttpContext,
  resource: AnyResource,
  level: Level,
  id: string,
): Promise<void> {
  const mayAll = may(identity, resource.area, level)
  if (mayAll && (level !== 'v' || seesAll(resource, identity))) return
  if (!mayAll && !isOpen(resource, level, identity)) throw forbidden(resource.area, level)
  if (await isMaker(resource, identity.userId, id)) return
  // Somebody who may see their own rows alone gets 404 for rows of others.
  if (mayAll && !(await isAsked(resource, identity.userId, id))) throw notFound()
  if (!mayAll) throw forbidden(resource.area, level)
}

/**
 * People who may change only their own rows change documents only while the state allows an edit. Locks the row, so
 * that this holds until it is changed. Call it after {@link requireRow}, once the request is known not to be a repeated
 * one.
 * @throws ApiError COM_ERR_004
 */
export async function requireEditable({ identity }: HttpContext, resource: AnyResource, id: string): Promise<void> {
  const { table, area, states } = resource
  if (!states || may(identity, area, 'u')) return
  const { rows } = await tenantTransaction().client.rawQuery(
    `select 1 from ${table} where tenant_id = app_tenant() and id = ? and created_by = ?
      and ${snake(states.field)} = any(?) for no key update`,
    [id, identity.userId, Object.keys(states.editableIn)],
  )
  if (rows.length === 0) throw forbidden(area, 'u')
}

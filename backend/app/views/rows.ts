import type { ViewState } from '@barem/resources/kit'
import { v7 as uuid } from 'uuid'
import { ApiError, notFound } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** Most views of one list that a person may have. */
export const MOST = 50

/** A view as it is stored, seen by somebody. */
export interface ViewRow {
  id: string
  version: number
  resource: string
  name: string
  shared: boolean
  /** Null once its author's account is deleted. */
  ownerId: string | null
  owner: string | null
  /** Whether the reader's own list opens with it. */
  isDefault: boolean
  state: ViewState
}

/** An id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const SELECT = `select v.id, v.version, v.resource, v.name, v.shared, v.owner_id as "ownerId", u.full_name as owner,
  d.view_id is not null as "isDefault", v.state
  from saved_views v
  left join users u on u.tenant_id = v.tenant_id and u.id = v.owner_id
  left join default_views d on d.tenant_id = v.tenant_id and d.view_id = v.id and d.user_id = ?
  where v.tenant_id = app_tenant() and (v.shared or v.owner_id = ?)`

async function select(userId: string, more: string, values: string[]): Promise<ViewRow[]> {
  return (await tenantTransaction().client.rawQuery(`${SELECT} ${more}`, [userId, userId, ...values])).rows as ViewRow[]
}

/** The views of a list that a person has, their own and the shared ones, in the order of their names. */
export const viewsOf = (userId: string, resource: string): Promise<ViewRow[]> =>
  select(userId, 'and v.resource = ? order by vietnamese_order(v.name), v.id', [resource])

/** One view, locked where it is about to change. @throws ApiError COM_ERR_002 when the person has no such view */
export async function viewOf(userId: string, id: string, lock = false): Promise<ViewRow> {
  const [view] = await select(userId, `and v.id = ?${lock ? ' for update of v' : ''}`, [id])
  if (!view) throw notFound()
  return view
}

/** Makes those who name or add views of one list wait for each other, so that names and numbers are counted right. */
const takeTurns = (resource: string) =>
  tenantTransaction().client.rawQuery(
    `select pg_advisory_xact_lock(hashtextextended('views ' || app_tenant()::text || ?, 0))`,
    [resource],
  )

/** @throws ApiError VIE_ERR_006 when the owner, or among shared views anybody, has one of that name */
async function refuseTaken({
  id,
  resource,
  ownerId,
  shared,
  name,
}: Pick<ViewRow, 'id' | 'resource' | 'ownerId' | 'shared' | 'name'>): Promise<void> {
  const { rows } = await tenantTransaction().client.rawQuery(
    `select from saved_views where tenant_id = app_tenant() and resource = ? and id <> ? and lower(name) = lower(?)
      and (owner_id = ?::uuid or (shared and ?)) limit 1`,
    [resource, id, name, ownerId ?? NOBODY, shared],
  )
  if (rows.length > 0)
    throw new ApiError('VIE_ERR_006', {
      errors: [{ field: 'name', rule: 'unique', says: 'VIE_ERR_006' }],
      params: { value: name },
    })
}

/**
 * Adds a view and returns its id. @throws ApiError VIE_ERR_006 for a name that is taken, VIE_ERR_007 beyond {@link
 * MOST}
 */
export async function addView(
  view: Pick<ViewRow, 'resource' | 'name' | 'shared' | 'state'> & { ownerId: string },
): Promise<string> {
  const { client } = tenantTransaction()
  const [id, { resource, name, ownerId, shared, state }] = [uuid(), view]
  await takeTurns(resource)
  await refuseTaken({ id, ...view })
  const { rows } = await client.rawQuery(
    'select count(*)::int as count from saved_views where tenant_id = app_tenant() and resource = ? and owner_id = ?',
    [resource, ownerId],
  )
  if (rows[0].count >= MOST) throw new ApiError('VIE_ERR_007', { params: { max: MOST } })
  await client.rawQuery(
    `insert into saved_views (tenant_id, id, resource, name, owner_id, shared, state, updated_by)
      values (app_tenant(), ?, ?, ?, ?, ?, ?::jsonb, ?)`,
    [id, resource, name, ownerId, shared, JSON.stringify(state), ownerId],
  )
  return id
}

/** Saves a view as its next version. @throws ApiError VIE_ERR_006 for a name that is taken */
export async function saveView(view: ViewRow, userId: string): Promise<void> {
  const { client } = tenantTransaction()
  const { id, version, resource, name, shared, state } = view
  await takeTurns(resource)
  await refuseTaken(view)
  await client.rawQuery(
    `update saved_views set name = ?, shared = ?, state = ?::jsonb, version = ?, updated_at = clock_timestamp(),
      updated_by = ? where tenant_id = app_tenant() and id = ?`,
    [name, shared, JSON.stringify(state), version + 1, userId, id],
  )
  if (!shared)
    await client.rawQuery('delete from default_views where tenant_id = app_tenant() and view_id = ? and user_id <> ?', [
      id,
      userId,
    ])
}

export const removeView = (id: string) =>
  tenantTransaction().client.rawQuery('delete from saved_views where tenant_id = app_tenant() and id = ?', [id])

/** Opens a person's list with a view from now on. */
export const makeDefault = ({ id, resource }: Pick<ViewRow, 'id' | 'resource'>, userId: string) =>
  tenantTransaction().client.rawQuery(
    `insert into default_views (tenant_id, user_id, resource, view_id) values (app_tenant(), ?, ?, ?)
      on conflict (tenant_id, user_id, resource) do update set view_id = excluded.view_id`,
    [userId, resource, id],
  )

export const clearDefault = ({ id }: ViewRow, userId: string) =>
  tenantTransaction().client.rawQuery(
    'delete from default_views where tenant_id = app_tenant() and user_id = ? and view_id = ?',
    [userId, id],
  )

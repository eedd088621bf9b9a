import { randomBytes } from 'node:crypto'
import { OWN_AREAS } from '@barem/resources/areas'
import { OWN_LIMITS, type OwnDefinition } from '@barem/resources/own'
import { v7 as uuid } from 'uuid'
import { ApiError, mistaken, notFound } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import type { Status } from './store.ts'

/** A definition with what is being worked on, as the builder sees it. */
export interface Row {
  id: string
  name: string
  area: number
  status: Status
  /** What is published; null before the first time. */
  definition: OwnDefinition | null
  /** What is being worked on; null when that is nothing. */
  draft: object | null
  draftVersion: number
  draftAt: string
  draftBy: string | null
  version: number
  publishedAt: string | null
  publishedBy: string | null
  /** The file that it began from, while its rows wait to be imported. */
  sheet: string | null
}

const COLUMNS = `d.id, d.name, d.area, d.status, d.definition, d.draft, d.draft_version as "draftVersion",
  d.draft_at as "draftAt", (select full_name from users u where u.tenant_id = d.tenant_id and u.id = d.draft_by) as "draftBy",
  d.version, d.published_at as "publishedAt",
  (select full_name from users u where u.tenant_id = d.tenant_id and u.id = d.published_by) as "publishedBy",
  (select s.name from own_definition_sheets s where s.tenant_id = d.tenant_id and s.definition_id = d.id) as sheet`

/** All definitions of the company that are not gone for good, in the order in which they were made. */
export const allRows = (): Promise<Row[]> =>
  rowsOf<Row>(
    `select ${COLUMNS} from own_definitions d where tenant_id = app_tenant() and status <> 'purged'
      order by created_at, id`,
  )

/** One of them. @throws ApiError COM_ERR_002 */
export async function rowOf(id: string, lock = false): Promise<Row> {
  const [row] = await rowsOf<Row>(
    `select ${COLUMNS} from own_definitions d where tenant_id = app_tenant() and status <> 'purged' and id = $1
      ${lock ? 'for update of d' : ''}`,
    [id],
  )
  if (!row) throw notFound()
  return row
}

/** Signs that JSON can say and the database cannot keep. */
const UNSTORABLE = /\\u(0000|d[89a-f][0-9a-f]{2})/i

/** A draft as JSON text, whatever is wrong with it. @throws ApiError COM_ERR_001 for what cannot be kept at all */
function textOf(draft: unknown): string {
  const text = JSON.stringify(draft)
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft) || UNSTORABLE.test(text))
    throw mistaken([{ field: 'draft', rule: 'object' }])
  return text
}

/** Makes those who add definitions wait for each other, so that they are counted and numbered right. */
const takeTurns = () =>
  rowsOf(`select pg_advisory_xact_lock(hashtextextended('own definitions ' || app_tenant()::text, 0))`)

/**
 * Keeps a new draft. Its area is a number that no other definition of the company has had.
 * @throws ApiError OWN_ERR_006 when the company has as many as it may
 */
export async function addDraft(draft: unknown, userId: string): Promise<string> {
  const text = textOf(draft)
  await takeTurns()
  const [found] = await rowsOf<{ count: number; area: number }>(
    `select count(*) filter (where status <> 'purged')::int as count,
      coalesce(max(area) + 1, ${OWN_AREAS.first}) as area from own_definitions where tenant_id = app_tenant()`,
  )
  const { count, area } = found!
  if (count >= OWN_LIMITS.resources || area > OWN_AREAS.last)
    throw new ApiError('OWN_ERR_006', { params: { max: count } })
  const id = uuid()
  await rowsOf(
    `insert into own_definitions (tenant_id, id, name, area, draft, draft_by, created_by)
      values (app_tenant(), $1, $2, $3, $4, $5, $5)`,
    [id, `own-${randomBytes(5).toString('hex')}`, area, text, userId],
  )
  return id
}

/** Requires that nobody has saved since `version`. @throws ApiError COM_ERR_005 with the row as it is */
export function requireCurrent(row: Row, version: unknown): void {
  if (version !== row.draftVersion) throw new ApiError('COM_ERR_005', { extra: { current: row } })
}

/** Keeps what is being worked on in place of what was. @throws ApiError COM_ERR_005 when somebody saved since */
export async function saveDraft(id: string, version: unknown, draft: unknown, userId: string): Promise<void> {
  const text = textOf(draft)
  requireCurrent(await rowOf(id, true), version)
  await rowsOf(
    `update own_definitions set draft = $2, draft_version = draft_version + 1, draft_at = now(), draft_by = $3
      where tenant_id = app_tenant() and id = $1`,
    [id, text, userId],
  )
}

/** Forgets what is being worked on; a definition that was never published is gone with it. */
export async function dropDraft(id: string, version: unknown): Promise<void> {
  const row = await rowOf(id, true)
  requireCurrent(row, version)
  if (row.status === 'draft')
    await rowsOf('delete from own_definitions where tenant_id = app_tenant() and id = $1', [id])
  else
    await rowsOf(
      `update own_definitions set draft = null, draft_version = draft_version + 1 where tenant_id = app_tenant()
        and id = $1`,
      [id],
    )
}

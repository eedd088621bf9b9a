import { resources } from '@barem/resources'
import { tableName, type AnyResource, type Field } from '@barem/resources/kit'
import type { OwnDefinition } from '@barem/resources/own'
import type { Writer } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'
import { rowsOf } from '#app/tenancy/run'
import { requireCurrent, rowOf, type Row } from './drafts.ts'
import { giveRights, rightsIn } from './grants.ts'
import { fieldErrors } from './mistakes.ts'
import { checkDraft, countPublication, keepVersion } from './publish.ts'
import { readDefinitions } from './read_definitions.ts'
import { readStored, type Status } from './store.ts'
import { dropTables, lockTables } from './tables.ts'

/** Resources among these with a field that points to one, the resource itself left out. */
const pointingTo = (name: string, among: readonly AnyResource[]): string[] =>
  among
    .filter(
      (other) =>
        other.name !== name &&
        (Object.values(other.fields) as Field[]).some((field) => 'to' in field && field.to === name),
    )
    .map((other) => other.name)

/** @throws ApiError OWN_ERR_007 naming what points to a resource */
function refusePointedTo({ name }: Row, own: OwnDefinition, among: readonly AnyResource[]): void {
  const others = pointingTo(name, among)
  if (others.length === 0) return
  const titles = (language: Language) =>
    new Intl.ListFormat(language.replace('_', '-')).format(
      others.map((other) => translate(language, `resources:${other}.title`)),
    )
  throw new ApiError('OWN_ERR_007', { params: { name: own.label.vi_VN, what: titles } })
}

async function setStatus(id: string, status: Status, action: string, userId: string | null) {
  await rowsOf(
    `update own_definitions set status = $2, version = version + 1, draft_version = draft_version + 1,
      published_at = now(), published_by = $3 where tenant_id = app_tenant() and id = $1`,
    [id, status, userId],
  )
  await keepVersion(id, action, userId)
  await countPublication()
}

/** The row of a definition in one of some states, locked as nobody else changes tables. */
async function lockedIn(id: string, version: unknown, status: Status): Promise<Row & { definition: OwnDefinition }> {
  await lockTables()
  const row = await rowOf(id, true)
  requireCurrent(row, version)
  if (row.status !== status || row.definition === null) throw new ApiError('COM_ERR_005', { extra: { current: row } })
  return row as Row & { definition: OwnDefinition }
}

/** Hides a resource everywhere; its rows and what points to them stay. */
export async function retire(id: string, version: unknown, { userId }: Writer): Promise<void> {
  const row = await lockedIn(id, version, 'published')
  refusePointedTo(row, row.definition, readDefinitions(resources, await readStored()).served)
  await setStatus(id, 'retired', 'retire', userId)
}

/** Serves a resource again, with all rows that it had. */
export async function restore(id: string, version: unknown, { userId }: Writer): Promise<void> {
  const row = await lockedIn(id, version, 'retired')
  const { mistakes } = await checkDraft(row, row.definition)
  if (mistakes.length > 0) throw new ApiError('OWN_ERR_010', { errors: fieldErrors(mistakes) })
  await setStatus(id, 'published', 'restore', userId)
}

/** What goes with a resource for good. */
export async function countsOf(row: Row): Promise<{ rows: number; files: number; views: number }> {
  const { name, status } = row
  const table = tableName(row.name)
  const [counts] = await rowsOf<{ rows: number; files: number; views: number }>(
    `select ${status === 'draft' ? '0' : `(select count(*)::int from ${table} where tenant_id = app_tenant())`} as rows,
      (select count(*)::int from files where tenant_id = app_tenant() and folder = $1) as files,
      (select count(*)::int from saved_views where tenant_id = app_tenant() and resource = $1) as views`,
    [name],
  )
  return counts!
}

/**
 * Drops a retired resource with all its rows, files and views. Its number is never given again.
 * @param rows how many the person was told of
 * @throws ApiError OWN_ERR_009 when there are others by now
 */
export async function purge(id: string, version: unknown, rows: unknown, writer: Writer): Promise<void> {
  const row = await lockedIn(id, version, 'retired')
  refusePointedTo(row, row.definition, readDefinitions(resources, await readStored()).kept)
  const counts = await countsOf(row)
  if (counts.rows !== rows) throw new ApiError('OWN_ERR_009', { params: { ...counts }, extra: { counts } })
  for (const sql of [
    `delete from file_versions where tenant_id = app_tenant() and file_id in (select id from files
      where tenant_id = app_tenant() and folder = $1)`,
    'delete from files where tenant_id = app_tenant() and folder = $1',
    'delete from saved_views where tenant_id = app_tenant() and resource = $1',
    'delete from own_definition_sheets where tenant_id = app_tenant() and definition_id = (select id from own_definitions where tenant_id = app_tenant() and name = $1)',
  ])
    await rowsOf(sql, [row.name])
  await dropTables(tableName(row.name))
  const held = (await rightsIn(row.area, writer.userId)).filter(({ levels }) => levels.length > 0)
  await giveRights(row, Object.fromEntries(held.map((group) => [group.id, []])), false, writer)
  await setStatus(id, 'purged', 'purge', writer.userId)
}

import type { LucidRow } from '@adonisjs/lucid/types/model'
import { v7 as uuid } from 'uuid'
import { lineFieldsOf, snake, type AnyResource, type Field } from '@barem/resources/kit'
import { refuseMissing } from '#app/documents/complete'
import { startOfLife, settleEdit, refuseRemoval } from '#app/documents/editing'
import { remember } from '#app/history/record_history'
import { ApiError, notFound } from '#app/http/api_error'
import type { Language } from '#app/language/translate'
import { usesIn } from '#app/language/uses'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { Values, Writer } from './behaviour.ts'
import type { Engine } from './engine.ts'
import { completeLines, saveLines } from './lines.ts'
import { modelOf } from './model.ts'
import { withLabels } from './naming.ts'
import { requireFiles } from './require_files.ts'
import { joinTableName } from './schema/desired_table.ts'
import { settle } from './settle.ts'
import { differing } from './same_values.ts'
import { manyFields, storedValues } from './stored_values.ts'
import { usesOf } from './uses.ts'
import { violationOf } from './violations.ts'

/** Replaces the entries of a row in each join table that `values` names. */
async function saveMany(resource: AnyResource, ownerId: string, values: Values, fresh: boolean) {
  const { client, tenantId } = tenantTransaction()
  for (const [name] of manyFields(resource)) {
    if (!(name in values)) continue
    const table = joinTableName(resource, name)
    if (!fresh) await client.from(table).where('owner_id', ownerId).delete()
    const rows = ((values[name] ?? []) as string[]).map((target_id, position) => ({
      tenant_id: tenantId,
      owner_id: ownerId,
      target_id,
      position,
    }))
    if (rows.length > 0) await client.table(table).multiInsert(rows)
  }
}

const columnsOf = (resource: AnyResource, values: Values): Values => {
  const many = new Set([...manyFields(resource).map(([name]) => name), ...lineFieldsOf(resource)])
  return Object.fromEntries(Object.entries(values).filter(([name]) => !many.has(name)))
}

/** Codes left empty become the next of their prefix. */
async function fillCodes(resource: AnyResource, values: Values) {
  for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
    if (field.type !== 'code' || values[name]) continue
    const { rows } = await tenantTransaction().client.rawQuery('select next_code(?, ?, ?, ?) as code', [
      resource.table,
      snake(name),
      field.prefix,
      field.width,
    ])
    values[name] = rows[0].code
  }
}

/**
 * Inserts a validated row. Returns its id and what the domain adds to the answer.
 * @param seen figures that the person saw before saving; others than the server's are refused
 */
export async function createRow(
  engine: Engine,
  resource: AnyResource,
  values: Values,
  writer: Writer,
  seen: Values | null = null,
): Promise<{ id: string; extra: Values }> {
  const behaviour = engine.behaviours.get(resource.name)
  startOfLife(resource, values)
  completeLines(resource, values, null)
  await settle(engine, resource, values, { id: null, before: null, writer, seen })
  await requireFiles(resource, values, writer)
  await fillCodes(resource, values)
  const id = uuid()
  await modelOf(resource).create({
    ...columnsOf(resource, values),
    id,
    tenantId: tenantTransaction().tenantId,
    createdById: writer.userId,
    updatedById: writer.userId,
    ...(writer.at && { createdAt: writer.at, updatedAt: writer.at }),
  })
  await saveMany(resource, id, values, true)
  await saveLines(resource, id, values, true)
  const extra = (await behaviour?.created?.(id, values, writer)) ?? {}
  await remember({ resource, recordId: id, version: 1, action: 'create', before: {}, after: {}, writer }, engine.lookup)
  return { id, extra }
}

export type Row = LucidRow & { version: number }

/**
 * Locks and reads a row, so that two saves of it take turns. With `goes`, which is for deleting it, nothing may point
 * to it meanwhile; else it may: orders neither wait for goods that are being changed, nor deadlock with them.
 * @throws ApiError COM_ERR_002 when it is not there
 */
export async function locked(resource: AnyResource, id: string, goes = false): Promise<Row> {
  const query = modelOf(resource).query().where('id', id)
  if (goes) query.forUpdate()
  else query.knexQuery.forNoKeyUpdate()
  const row = await query.first()
  if (!row) throw notFound()
  return row as Row
}

/**
 * Stores what changed of a locked row, with its joins and lines, and remembers it in one entry of its history.
 * @param values as stored, as they will be, and what of that differs
 * @param step its name in the history, and the comment of the person
 */
export async function storeChanges(
  engine: Engine,
  resource: AnyResource,
  row: Row,
  { before, after, changed }: { before: Values; after: Values; changed: Values },
  { name, note, writer }: { name: string; note: string | null; writer: Writer },
): Promise<void> {
  const id = String(row.$primaryKeyValue)
  row.merge({
    ...columnsOf(resource, changed),
    version: row.version + 1,
    updatedAt: writer.at ?? new Date(),
    updatedById: writer.userId,
  } as never)
  await row.save()
  await saveMany(resource, id, changed, false)
  await saveLines(resource, id, changed, false)
  await engine.behaviours.get(resource.name)?.updated?.(id, after, before, writer)
  const was = Object.fromEntries(Object.keys(changed).map((field) => [field, before[field]]))
  await remember(
    { resource, recordId: id, version: row.version, action: name, before: was, after: changed, writer, note },
    engine.lookup,
  )
}

/** Thrown by a save whose version is not the current one. */
export class StaleSave extends Error {}

/**
 * Applies validated changes to a row. Equal values are not changes, and without changes nothing is written.
 * @param version the version that the changes were made from, or null to save whatever it is
 * @param seen figures that the person saw before saving; others than the server's are refused
 * @throws StaleSave when the row was changed since `version`; ApiError COM_ERR_002 when it was deleted
 */
export async function updateRow(
  engine: Engine,
  resource: AnyResource,
  id: string,
  changes: Values,
  version: number | null,
  writer: Writer,
  seen: Values | null = null,
): Promise<void> {
  const row = await locked(resource, id)
  if (version !== null && row.version !== version) throw new StaleSave()
  const behaviour = engine.behaviours.get(resource.name)
  const many = behaviour ? manyFields(resource).map(([name]) => name) : Object.keys(changes)
  const before = await storedValues(resource, row, many)
  const after = { ...before, ...changes }
  completeLines(resource, after, before)
  const free = await settleEdit(resource, { id, before, changes, after, writer })
  if (!free) await settle(engine, resource, after, { id, before, writer, seen })
  const changed = differing(before, after)
  if (Object.keys(changed).length === 0) return
  await withLabels(resource, async () => refuseMissing(resource, after, Object.keys(changed)))
  await requireFiles(resource, changed, writer)
  await storeChanges(engine, resource, row, { before, after, changed }, { name: 'update', note: null, writer })
}

/**
 * Deletes a row that nothing points to.
 * @throws ApiError with the in-use code of the resource, naming the row and what points to it
 */
export async function deleteRow(engine: Engine, resource: AnyResource, id: string, writer: Writer): Promise<void> {
  const row = await locked(resource, id, true)
  const { client } = tenantTransaction()
  const before = await storedValues(
    resource,
    row,
    manyFields(resource).map(([name]) => name),
  )
  refuseRemoval(resource, before)
  await engine.behaviours.get(resource.name)?.deleting?.(id, before, writer)
  await remember(
    {
      resource,
      recordId: id,
      version: row.version + 1,
      action: 'delete',
      before: differing({}, before),
      after: {},
      writer,
    },
    engine.lookup,
  )
  await client.rawQuery('savepoint removal')
  try {
    await row.delete()
  } catch (error) {
    const violation = violationOf(engine.violations, error)
    if (violation?.kind !== 'reference') throw error
    await client.rawQuery('rollback to savepoint removal')
    const uses = await usesOf(engine, resource, id, writer)
    throw new ApiError(resource.inUse, {
      params: { code: before.code, name: before[resource.title], what: (language: Language) => usesIn(language, uses) },
    })
  }
}

/**
 * The answer to a stale save: each field that differs, theirs and yours, the row as it is now, and who changed what
 * since.
 */
export function staleError(changes: Values, current: Values, since: unknown[]): ApiError {
  const differences = Object.entries(changes)
    .filter(([field, yours]) => JSON.stringify(current[field] ?? null) !== JSON.stringify(yours ?? null))
    .map(([field, yours]) => ({ field, yours: yours ?? null, theirs: current[field] ?? null }))
  return new ApiError('COM_ERR_005', { extra: { differences, current, since } })
}

import type { LucidRow } from '@adonisjs/lucid/types/model'
import { v7 as uuid } from 'uuid'
import { snake, tableName, type AnyResource, type Field } from '@barem/resources/kit'
import { ApiError, notFound } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { modelOf } from './model.ts'
import { joinTableName } from './schema/desired_table.ts'
import { violationOf, type Violation } from './violations.ts'

type Values = Record<string, unknown>

const manyFields = (resource: AnyResource) => Object.entries(resource.fields as Record<string, Field>).filter(([, field]) => field.type === 'belongsToMany')

/** Replaces what a row points to in each join table that `values` names. */
async function saveMany(resource: AnyResource, ownerId: string, values: Values) {
  const { client, tenantId } = tenantTransaction()
  for (const [name] of manyFields(resource)) {
    if (!(name in values)) continue
    const table = joinTableName(resource, name)
    await client.from(table).where('owner_id', ownerId).delete()
    const rows = ((values[name] ?? []) as string[]).map((target_id, position) => ({ tenant_id: tenantId, owner_id: ownerId, target_id, position }))
    if (rows.length > 0) await client.table(table).multiInsert(rows)
  }
}

const columnsOf = (resource: AnyResource, values: Values): Values => {
  const many = new Set(manyFields(resource).map(([name]) => name))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !many.has(name)))
}

/** Codes left empty become the next of their prefix. */
async function fillCodes(resource: AnyResource, values: Values) {
  for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
    if (field.type !== 'code' || values[name]) continue
    const { rows } = await tenantTransaction().client.rawQuery('select next_code(?, ?, ?, ?) as code', [resource.table, snake(name), field.prefix, field.width])
    values[name] = rows[0].code
  }
}

/** Inserts a validated row. Returns its id. */
export async function createRow(resource: AnyResource, values: Values, userId: string | null): Promise<string> {
  await fillCodes(resource, values)
  const id = uuid()
  await modelOf(resource).create({ ...columnsOf(resource, values), id, tenantId: tenantTransaction().tenantId, createdById: userId, updatedById: userId })
  await saveMany(resource, id, values)
  return id
}

/** The row with its lock, so that two saves of it take turns. @throws ApiError COM_ERR_002 when it is not there */
async function locked(resource: AnyResource, id: string): Promise<LucidRow & { version: number }> {
  const row = await modelOf(resource).query().where('id', id).forUpdate().first()
  if (!row) throw notFound()
  return row as LucidRow & { version: number }
}

/** What makes a save stale, answered together with the row as it is now. */
export class StaleSave extends Error {}

/**
 * Applies validated changes to a row.
 * @param version the version that the changes were made from, or null to save whatever it is
 * @throws StaleSave when the row has moved on since `version`; ApiError COM_ERR_002 when it is gone
 */
export async function updateRow(resource: AnyResource, id: string, changes: Values, version: number | null, userId: string | null): Promise<void> {
  const row = await locked(resource, id)
  if (version !== null && row.version !== version) throw new StaleSave()
  row.merge({ ...columnsOf(resource, changes), version: row.version + 1, updatedAt: new Date(), updatedById: userId } as never)
  await row.save()
  await saveMany(resource, id, changes)
}

/**
 * Deletes a row that nothing points to.
 * @throws ApiError with the in-use code of the resource, naming the row and how many rows point to it
 */
export async function deleteRow(resource: AnyResource, id: string, known: Map<string, Violation>): Promise<void> {
  const row = await locked(resource, id)
  const { client } = tenantTransaction()
  await client.rawQuery('savepoint removal')
  try {
    await row.delete()
  } catch (error) {
    const violation = violationOf(known, error)
    if (violation?.kind !== 'reference') throw error
    await client.rawQuery('rollback to savepoint removal')
    const pointer = violation.table.startsWith(`${tableName(violation.resource)}_`) ? 'target_id' : snake(violation.field)
    const { rows } = await client.rawQuery(`select count(*)::int as count from ${violation.table} where ${pointer} = ?`, [id])
    const named = row as unknown as Values
    throw new ApiError(resource.inUse, { params: { code: named.code, name: named[resource.title], count: rows[0].count, by: violation.resource } })
  }
}

/** The answer to a stale save: each field that differs, theirs and yours, and the row as it is now. */
export function staleError(changes: Values, current: Values): ApiError {
  const differences = Object.entries(changes)
    .filter(([field, yours]) => JSON.stringify(current[field] ?? null) !== JSON.stringify(yours ?? null))
    .map(([field, yours]) => ({ field, yours: yours ?? null, theirs: current[field] ?? null }))
  return new ApiError('COM_ERR_005', { extra: { differences, current } })
}

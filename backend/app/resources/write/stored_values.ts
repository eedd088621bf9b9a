import type { LucidRow } from '@adonisjs/lucid/types/model'
import { isStored, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { notFound } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { joinTableName } from '../schema/desired_table.ts'
import { storedLines } from './lines.ts'
import { modelOf } from './model.ts'

/** The fields of a resource whose values are kept. */
export const fieldsOf = (resource: AnyResource) =>
  (Object.entries(resource.fields) as [string, Field][]).filter(([, field]) => isStored(field))
export const manyFields = (resource: AnyResource) =>
  fieldsOf(resource).filter(([, field]) => field.type === 'belongsToMany')

const two = (number: number) => String(number).padStart(2, '0')

/** A value as the API spells it; the driver has turned days and moments into dates. */
function spelled(field: Field, value: unknown): unknown {
  if (!(value instanceof Date)) return value ?? null
  return field.type === 'date'
    ? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`
    : value.toISOString()
}

/**
 * The values of a stored row with its lines; of what is kept in join tables only the fields named in `many`.
 * @param row what its own table keeps, as the driver gives it
 */
export async function storedValues(
  resource: AnyResource,
  id: string,
  row: Values,
  many: readonly string[],
): Promise<Values> {
  const values: Values = {}
  for (const [name, field] of fieldsOf(resource)) {
    if (field.type === 'lines') values[name] = await storedLines(resource, name, id)
    else if (field.type !== 'belongsToMany') values[name] = spelled(field, row[name])
    else if (many.includes(name)) values[name] = await targetsOf(resource, name, id)
  }
  return values
}

/** Ids that a row points to in a join table, in their order. */
async function targetsOf(resource: AnyResource, name: string, ownerId: string): Promise<string[]> {
  const rows = (await tenantTransaction()
    .client.from(joinTableName(resource, name))
    .where('owner_id', ownerId)
    .orderBy('position')
    .select('target_id')) as { target_id: string }[]
  return rows.map(({ target_id }) => target_id)
}

/** A row with all that is stored of it, read without a lock. @throws ApiError COM_ERR_002 when it is not there */
export async function storedNow(resource: AnyResource, id: string): Promise<Values> {
  const row = await modelOf(resource).query().where('id', id).first()
  if (!row) throw notFound()
  return allStored(resource, row)
}

/** All values of a stored row, those in join tables included. */
export const allStored = (resource: AnyResource, row: LucidRow): Promise<Values> =>
  storedValues(
    resource,
    String(row.$primaryKeyValue),
    row.$attributes as Values,
    manyFields(resource).map(([name]) => name),
  )

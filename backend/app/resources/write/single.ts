import { snake, traits, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { validateCreate } from '../validation/validator.ts'
import { modelOf } from './model.ts'
import { fieldsOf, storedValues } from './stored_values.ts'

const find = (resource: AnyResource) => modelOf(resource).query().where('id', tenantTransaction().tenantId).first()

/** The values of a single record before anybody changed it. */
const defaultsOf = (resource: AnyResource): Promise<Values> => validateCreate(resource, {})

/**
 * The id of the one record that each company has of a resource, which is the company's own. A record that does not
 * exist yet is created with the defaults of its definition.
 */
export async function singleId(resource: AnyResource): Promise<string> {
  const { client, tenantId } = tenantTransaction()
  if (await find(resource)) return tenantId
  const columns = Object.entries(await defaultsOf(resource)).map(([name, value]) => [snake(name), value])
  await client
    .knexQuery()
    .table(resource.table)
    .insert({ ...Object.fromEntries(columns), tenant_id: tenantId, id: tenantId })
    .onConflict(['tenant_id', 'id'])
    .ignore()
  return tenantId
}

/** The values of a single record, for server code that uses them; its defaults while there is none. */
export async function singleValues(resource: AnyResource): Promise<Values> {
  const own = fieldsOf(resource).filter(([, field]) => traits[field.type].storage !== 'table')
  const columns = own.map(([name]) => `${snake(name)} as "${name}"`)
  const [row] = await rowsOf<Values>(
    `select ${columns.join(', ')} from ${resource.table} where tenant_id = app_tenant() and id = app_tenant()`,
  )
  return row
    ? storedValues(resource, tenantTransaction().tenantId, row, [])
    : { ...emptyValues(resource), ...(await defaultsOf(resource)) }
}

const emptyValues = ({ fields }: AnyResource): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

import { lineFieldsOf, snake, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { joinTableName } from '../schema/desired_table.ts'
import { saveLines } from './lines.ts'
import type { Row } from './lock_row.ts'
import { modelOf } from './model.ts'
import { manyFields } from './stored_values.ts'

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
export async function fillCodes(resource: AnyResource, values: Values): Promise<void> {
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

/** Inserts a row with its joins and lines. */
export async function insertRow(resource: AnyResource, id: string, values: Values, writer: Writer): Promise<void> {
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
}

/** Stores what changed of a locked row, with its joins and lines, as its next version. */
export async function updateStored(resource: AnyResource, row: Row, changed: Values, writer: Writer): Promise<void> {
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
}

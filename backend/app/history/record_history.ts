import { snake, tableName, type AnyResource, type Field } from '@barem/resources/kit'
import { v7 as uuid } from 'uuid'
import type { Values, Writer } from '#app/resources/behaviour'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** One field of an entry; names are what relations were called when it was written. */
export interface FieldChange {
  field: string
  from: unknown
  to: unknown
  fromName?: string
  toName?: string
}

export type HistoryAction = 'create' | 'update' | 'delete' | 'resetPassword'

interface Happening {
  resource: AnyResource
  recordId: string
  /** The version that the row has from now on. */
  version: number
  action: HistoryAction
  before: Values
  after: Values
  writer: Writer
}

/** The rows that a relation's values name, as people know them. */
async function namesOf(target: AnyResource, ids: string[]): Promise<Map<string, string>> {
  const title = snake(target.title)
  const { rows } = (await tenantTransaction().client.rawQuery(`select id, ${target.fields.code ? `concat_ws(' – ', code, nullif(${title}, code))` : title} as name from ${tableName(target.name)} where tenant_id = app_tenant() and id = any(?)`, [ids])) as { rows: { id: string; name: string }[] }
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const idsOf = (value: unknown): string[] => [value].flat().filter((id): id is string => typeof id === 'string')

async function changesOf({ resource, before, after }: Happening, lookup: (name: string) => AnyResource): Promise<FieldChange[]> {
  const changes: FieldChange[] = []
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change: FieldChange = { field, from: before[field] ?? null, to: after[field] ?? null }
    const spec = resource.fields[field] as Field | undefined
    if (spec && 'to' in spec) {
      const names = await namesOf(lookup(spec.to), [...idsOf(change.from), ...idsOf(change.to)])
      const spelled = (value: unknown) => idsOf(value).map((id) => names.get(id) ?? id).join(', ')
      Object.assign(change, { fromName: spelled(change.from), toName: spelled(change.to) })
    }
    changes.push(change)
  }
  return changes
}

/**
 * Writes what happened to a record into its history, in the transaction in which it happens. Entries are never changed:
 * the role of the application may only add and read them.
 * @param happening `before` and `after` hold the fields that differ, and no others
 */
export async function remember(happening: Happening, lookup: (name: string) => AnyResource): Promise<void> {
  const { resource, recordId, version, action, writer } = happening
  const { client, tenantId } = tenantTransaction()
  const changes = await changesOf(happening, lookup)
  await client.table('record_history').insert({ tenant_id: tenantId, id: uuid(), resource: resource.name, record_id: recordId, version, action, changes: JSON.stringify(changes), user_id: writer.userId, source: writer.source, address: writer.address })
}

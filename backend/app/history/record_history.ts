import {
  lineResource,
  linesNamed,
  snake,
  tableName,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import { v7 as uuid } from 'uuid'
import type { Values, Writer } from '#app/engine/behaviour'
import { lineName } from '#app/engine/line_names'
import { differing } from '#app/engine/same_values'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** One field of an entry; names are what relations were called when it was written. */
export interface FieldChange {
  field: string
  from: unknown
  to: unknown
  fromName?: string
  toName?: string
  /** What happened to the lines that the field holds; then `from` and `to` are null. */
  lines?: LineChange[]
}

export interface LineChange {
  what: 'added' | 'removed' | 'changed'
  /** The name of the line when this was written. */
  name: string
  /** From 1, in the list that has the line. */
  position: number
  changes: FieldChange[]
}

/** What was done: to rows as such, or an action of a document. */
export type HistoryAction = 'create' | 'update' | 'delete' | 'resetPassword' | (string & {})

interface Happening {
  resource: FieldSet
  recordId: string
  /** The version that the row has from now on. */
  version: number
  action: HistoryAction
  before: Values
  after: Values
  writer: Writer
  /** The comment of the person, such as a reason. */
  note?: string | null
}

type Lookup = (name: string) => AnyResource

const nameIn = ({ title, fields }: AnyResource) =>
  fields.code ? `concat_ws(' – ', t.code, nullif(t.${snake(title)}, t.code))` : `t.${snake(title)}`

/** The rows that a relation's values name, as people know them. */
async function namesOf(lookup: Lookup, to: string, ids: string[]): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(
    `select t.id, ${linesNamed(to) ? lineName(lookup, to, 't') : nameIn(lookup(to))} as name
      from ${tableName(to)} t where t.tenant_id = app_tenant() and t.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const idsOf = (value: unknown): string[] => [value].flat().filter((id): id is string => typeof id === 'string')

/** The lines that differ between two lists, by their ids, each with the name of its first relation. */
async function lineChanges(lines: FieldSet, before: Values[], after: Values[], lookup: Lookup): Promise<LineChange[]> {
  const [title] = Object.keys(lines.fields) as [string]
  const names = new Map<string, string>()
  for (const [name, field] of Object.entries(lines.fields) as [string, Field][])
    if ('to' in field)
      for (const [id, called] of await namesOf(
        lookup,
        field.to,
        [...before, ...after].flatMap((line) => idsOf(line[name])),
      ))
        names.set(id, called)
  const told = (line: Values) => names.get(String(line[title])) ?? String(line[title] ?? '')
  const fieldsOf = (line: Values) => Object.fromEntries(Object.entries(line).filter(([name]) => name in lines.fields))
  const [was, is] = [new Map(before.map((line) => [line.id, line])), new Map(after.map((line) => [line.id, line]))]
  const happenings: { what: LineChange['what']; line: Values; position: number; from: Values; to: Values }[] = [
    ...after.flatMap((line, index) => {
      const old = was.get(line.id)
      const to = differing(fieldsOf(old ?? {}), fieldsOf(line))
      if (old && Object.keys(to).length === 0) return []
      return [
        {
          what: old ? ('changed' as const) : ('added' as const),
          line,
          position: index + 1,
          from: old ? Object.fromEntries(Object.keys(to).map((name) => [name, old[name]])) : {},
          to,
        },
      ]
    }),
    ...before.flatMap((line, index) =>
      is.has(line.id)
        ? []
        : [{ what: 'removed' as const, line, position: index + 1, from: differing({}, fieldsOf(line)), to: {} }],
    ),
  ]
  const changes: LineChange[] = []
  for (const { what, line, position, from, to } of happenings)
    changes.push({
      what,
      name: told(line),
      position,
      changes: await changesOf({ resource: lines, before: from, after: to }, lookup, names),
    })
  return changes
}

async function changesOf(
  { resource, before, after }: Pick<Happening, 'resource' | 'before' | 'after'>,
  lookup: Lookup,
  known: Map<string, string> | null = null,
): Promise<FieldChange[]> {
  const changes: FieldChange[] = []
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change: FieldChange = { field, from: before[field] ?? null, to: after[field] ?? null }
    const spec = resource.fields[field] as Field | undefined
    if (spec?.type === 'lines') {
      changes.push({
        field,
        from: null,
        to: null,
        lines: await lineChanges(
          lineResource(resource, field),
          (before[field] ?? []) as Values[],
          (after[field] ?? []) as Values[],
          lookup,
        ),
      })
      continue
    }
    if (spec && 'to' in spec) {
      const names = known ?? (await namesOf(lookup, spec.to, [...idsOf(change.from), ...idsOf(change.to)]))
      const spelled = (value: unknown) =>
        idsOf(value)
          .map((id) => names.get(id) ?? id)
          .join(', ')
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
 * @returns the id of the entry
 */
export async function recordHistory(happening: Happening, lookup: Lookup): Promise<string> {
  const { resource, recordId, version, action, writer, note = null } = happening
  const { tenantId } = tenantTransaction()
  const changes = await changesOf(happening, lookup)
  const id = uuid()
  const entry: Values = {
    tenant_id: tenantId,
    id,
    resource: resource.name,
    record_id: recordId,
    version,
    action,
    changes: JSON.stringify(changes),
    user_id: writer.userId,
    source: writer.source,
    address: writer.address,
    note,
    ...(writer.at && { at: writer.at }),
  }
  const columns = Object.keys(entry)
  await rowsOf(
    `insert into record_history (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(entry),
  )
  return id
}

import {
  lineFieldsOf,
  lineResource,
  memoise,
  snake,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import { v7 as uuid } from 'uuid'
import type { Values } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { fieldColumn } from '../read/selection.ts'
import { refuseRepeatedLines } from '../validation/lines.ts'
import { emptyOf, initialOf } from './new_row.ts'

const fieldsOf = memoise(({ fields }: FieldSet) => Object.entries(fields) as [string, Field][])

export type Line = Values & { id: string }

/** The lines of a row in their order, each with all its fields. */
export async function storedLines(resource: AnyResource, field: string, ownerId: string): Promise<Line[]> {
  const lines = lineResource(resource, field)
  const columns = ['l.id as "id"', 'l.position', ...fieldsOf(lines).map(([name, spec]) => fieldColumn(name, spec, 'l'))]
  const rows = await rowsOf<{ lines: (Line & { position?: number })[] }>(
    `select coalesce(json_agg(p order by p.position), '[]') as lines
      from (select ${columns.join(', ')} from ${lines.table} l where l.tenant_id = app_tenant() and l.owner_id = $1) p`,
    [ownerId],
  )
  return rows[0]!.lines.map(({ position: _position, ...line }) => line)
}

/**
 * Merges the lines of a body into the stored ones: a line keeps its id and the values that are left out, one without an
 * id is new.
 * @throws ApiError COM_ERR_001 at the id of a line that this row does not have
 */
function merged(resource: AnyResource, field: string, said: Values[], stored: readonly Line[]): Line[] {
  const specs = fieldsOf(lineResource(resource, field))
  const known = new Map(stored.map((line) => [line.id, line]))
  return said.map(({ id, ...values }, index) => {
    const before = id === undefined || id === null ? null : known.get(String(id))
    if (before === undefined)
      throw new ApiError('COM_ERR_001', { errors: [{ field: `${field}.${index}.id`, rule: 'unknownRelation' }] })
    const line: Line = { id: before?.id ?? uuid() }
    for (const [name, spec] of specs) {
      const value = values[name]
      line[name] = value !== undefined ? (value ?? emptyOf(spec)) : before ? before[name] : initialOf(spec)
    }
    return line
  })
}

/**
 * Completes the lines of a row that is about to be settled. `before` is null for a new row.
 * @throws ApiError COM_ERR_001 at lines that are not of this row, or repeat what only one line may have
 */
export function completeLines(resource: AnyResource, row: Values, before: Values | null): void {
  for (const field of lineFieldsOf(resource))
    row[field] = merged(resource, field, (row[field] ?? []) as Values[], (before?.[field] ?? []) as Line[])
  refuseRepeatedLines(resource, row)
}

/** Completes lines that a posting has given a document: they are new. */
export function completeNewLines(resource: AnyResource, row: Values): void {
  for (const field of lineFieldsOf(resource)) {
    const lines = row[field] as Values[]
    if (lines.some(({ id }) => id === undefined)) row[field] = merged(resource, field, lines, [])
  }
}

/** Writes the lines of a row as given in `values`, and deletes stored lines that are missing there. */
export async function saveLines(resource: AnyResource, ownerId: string, values: Values, fresh: boolean): Promise<void> {
  const named = lineFieldsOf(resource).filter((field) => field in values)
  await allOf(named.map((field) => saveLinesOf(resource, field, ownerId, values[field] as Line[], fresh)))
}

async function saveLinesOf(resource: AnyResource, field: string, ownerId: string, lines: Line[], fresh: boolean) {
  const { table, fields } = lineResource(resource, field)
  const work: Promise<unknown>[] = []
  if (!fresh)
    work.push(
      rowsOf(`delete from ${table} where tenant_id = app_tenant() and owner_id = $1 and not id = any($2::uuid[])`, [
        ownerId,
        lines.map(({ id }) => id),
      ]),
    )
  if (lines.length > 0) {
    const named = Object.keys(fields).map((name) => [name, snake(name)] as const)
    const columns = ['id', 'position', ...named.map(([, column]) => column)]
    const rows = lines.map((line, position) => {
      const row: Values = { id: line.id, position }
      for (const [name, column] of named) row[column] = line[name] ?? null
      return row
    })
    const updates = columns.slice(1).map((column) => `${column} = excluded.${column}`)
    work.push(
      rowsOf(
        `insert into ${table} (tenant_id, owner_id, ${columns.join(', ')}) select app_tenant(), $1::uuid,
          ${columns.map((column) => `x.${column}`).join(', ')} from jsonb_populate_recordset(null::${table}, $2::jsonb) x
          ${fresh ? '' : `on conflict (tenant_id, id) do update set ${updates.join(', ')}`}`,
        [ownerId, JSON.stringify(rows)],
      ),
    )
  }
  await allOf(work)
}

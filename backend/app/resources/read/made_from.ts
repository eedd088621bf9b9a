import {
  lineResource,
  linesNamed,
  relationKey,
  type AnyResource,
  type Field,
  type CreatedFrom,
  type CreatedLines,
} from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { lineName } from '#app/engine/line_names'
import { wrongState } from '#app/engine/refusals'
import { notFound } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { storedNow } from '../write/stored_values.ts'
import { copiedLines } from './copied_lines.ts'
import { balancesOf, isOpen, openOf, withBounds, type Measures } from './fulfilled.ts'
import { hasMore } from './open_sources.ts'
import { embedded } from './selection.ts'

/** A line to be made, with what of its source is still open by each measure; null where there is no bound. */
type MadeLine = Values & { open: Measures }

/** What a document is made from another one, before anybody has written in it. */
export interface Made {
  /** What people call the other document. */
  name: string
  values: Values
  lines: Record<string, MadeLine[]>
}

const relationOf = (fields: AnyResource['fields'], name: string) =>
  fields[name] as Extract<Field, { type: 'belongsTo' }>

/** The rows that relations of lines lead to, as answers embed them, by their ids. */
async function namesOf({ lookup }: Engine, to: string, ids: readonly unknown[]): Promise<Map<string, unknown>> {
  const lines = linesNamed(to)
  const { table } = lines ? lineResource(lookup(lines.resource), lines.field) : lookup(to)
  const shown = lines
    ? `json_build_object('id', t.id, 'name', ${lineName(lookup, to, 't')}, 'ownerId', t.owner_id)`
    : embedded(lookup(to), 't')
  const rows = await rowsOf<{ id: string; shown: unknown }>(
    `select t.id, ${shown} as shown from ${table} t where t.tenant_id = app_tenant() and t.id = any($1::uuid[])`,
    [ids.filter((id) => typeof id === 'string')],
  )
  return new Map(rows.map(({ id, shown: row }) => [id, row]))
}

/** Adds to lines the rows that their relations lead to. */
async function withRelations(engine: Engine, fields: AnyResource['fields'], lines: MadeLine[]): Promise<MadeLine[]> {
  const relations = Object.keys(lines[0] ?? {}).filter((name) => fields[name]?.type === 'belongsTo')
  for (const name of relations) {
    const found = await namesOf(
      engine,
      relationOf(fields, name).to,
      lines.map((line) => line[name]),
    )
    for (const line of lines) line[relationKey(name)] = found.get(String(line[name])) ?? null
  }
  return lines
}

/** The choices of selects with which a new row begins. */
const choicesOfNew = (fields: AnyResource['fields']): Values =>
  Object.fromEntries(
    (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) =>
      field.type === 'select' && !field.readOnly && field.default !== null ? [[name, field.default]] : [],
    ),
  )

/** What the fields of a new line begin with: figures and choices, no days. */
const startOf = (fields: AnyResource['fields']): Values => ({
  ...Object.fromEntries(
    (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) =>
      (field.type === 'decimal' || field.type === 'money') && !field.readOnly && field.default !== null
        ? [[name, field.default]]
        : [],
    ),
  ),
  ...choicesOfNew(fields),
})

/** Choices of selects for which a relation is there, such as the kind of a payment. */
const choicesFor = ({ when }: Field): Values =>
  Object.fromEntries(Object.entries(when ?? {}).map(([name, [first]]) => [name, first]))

/** The lines of a table of which something may be made, by what other ledgers say of the lines that they lead to. */
async function linesWithMore(way: CreatedLines, table: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    `select l.id from ${table} l where l.tenant_id = app_tenant() and l.id = any($1::uuid[]) and ${hasMore(way)}`,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** @param table of the lines that others are made from */
async function linesFrom(
  engine: Engine,
  fields: AnyResource['fields'],
  from: CreatedLines,
  all: readonly Values[],
  table: string,
) {
  const ids = all.map(({ id }) => String(id))
  const balances = await balancesOf(from, ids)
  const whole = await withBounds(from, all)
  const begun = choicesOfNew(fields)
  const more = from.whileMore && (await linesWithMore(from, table, ids))
  const open = all.flatMap((line, place) => {
    if (more && !more.has(String(line.id))) return []
    const rest = openOf(from, whole[place]!, balances.get(String(line.id)))
    return isOpen(from, line, rest) ? [{ line, open: rest }] : []
  })
  const made = open.map(({ line, open: rest }): MadeLine => {
    const taken = Object.entries(from.copy).map(([name, field]): [string, unknown] => [name, line[field] ?? null])
    const filled = Object.entries(from.prefill)
      .filter(([name]) => open.length === 1 || name !== from.pickedBy)
      .map(([name, measure]): [string, unknown] => [name, rest[measure] ?? null])
    const values: [string, unknown][] = [[from.relation, line.id], ...taken, ...filled]
    const own = Object.fromEntries(values.filter(([name]) => name in fields))
    return { ...begun, ...own, open: rest }
  })
  return withRelations(engine, fields, made)
}

/**
 * What is made from a document: values that are taken over, and a line for each of its lines that is still open.
 * @param seen the resource that is made, as the caller may see it
 * @throws ApiError COM_ERR_002, DOC_ERR_001
 */
export async function madeFrom(engine: Engine, seen: AnyResource, from: CreatedFrom, id: string) {
  const { relation, inStates: states, copy, lines } = from
  const source = engine.lookup(relationOf(seen.fields, relation)?.to ?? '')
  if (!source) throw notFound()
  const stored = await storedNow(source, id)
  const state = String(stored[source.states!.field])
  if (!states.includes(state)) throw wrongState(source, state)
  const taken = Object.entries(copy).filter(([name]) => name in seen.fields)
  const isMany = (seen.fields[relation] as Field).type === 'belongsToMany'
  const made: Made = {
    name: String(stored[source.title] ?? ''),
    values: Object.fromEntries([
      [relation, isMany ? [id] : id],
      ...Object.entries(choicesFor(seen.fields[relation] as Field)),
      ...taken.map(([name, field]) => [name, stored[field] ?? null]),
    ]),
    lines: {},
  }
  for (const [name, way] of Object.entries(lines))
    made.lines[name] = await linesFrom(
      engine,
      lineResource(seen, name).fields,
      way,
      stored[way.source] as Values[],
      lineResource(source, way.source).table,
    )
  for (const [name, way] of Object.entries(from.copiedLines ?? {})) {
    const [own, other] = [lineResource(seen, name).fields, lineResource(source, way.source).fields]
    const begun = startOf(own)
    const copied = await copiedLines(engine, [own, other], way, from, source, { ...stored, id })
    made.lines[name] = await withRelations(
      engine,
      own,
      copied.map((line) => ({ ...begun, ...line, open: {} })),
    )
  }
  return made
}

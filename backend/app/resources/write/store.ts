import { lineFieldsOf, snake, traits, type AnyResource, type Field } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { joinTableName } from '../schema/desired_table.ts'
import { saveLines } from './lines.ts'
import type { Row } from './lock_row.ts'
import { manyFields } from './stored_values.ts'

/** Replaces the entries of a row in each join table that `values` names. */
async function saveMany(resource: AnyResource, ownerId: string, values: Values, fresh: boolean): Promise<void> {
  const work: Promise<unknown>[] = []
  for (const [name] of manyFields(resource)) {
    if (!(name in values)) continue
    const table = joinTableName(resource, name)
    if (!fresh) work.push(rowsOf(`delete from ${table} where tenant_id = app_tenant() and owner_id = $1`, [ownerId]))
    const targets = (values[name] ?? []) as string[]
    if (targets.length > 0)
      work.push(
        rowsOf(
          `insert into ${table} (tenant_id, owner_id, target_id, position)
            select app_tenant(), $1, x.id, x.place - 1 from unnest($2::uuid[]) with ordinality x (id, place)`,
          [ownerId, targets],
        ),
      )
  }
  await allOf(work)
}

const columnsOf = (resource: AnyResource, values: Values): Values => {
  const many = new Set([...manyFields(resource).map(([name]) => name), ...lineFieldsOf(resource)])
  return Object.fromEntries(Object.entries(values).filter(([name]) => !many.has(name)))
}

/** SQL of what is written of a row: its columns with SQL of their values, and the parameters of that. */
class Written {
  readonly columns: string[] = []
  readonly expressions: string[] = []
  readonly parameters: unknown[] = []

  readonly bind = (value: unknown) => `$${this.parameters.push(value)}`

  add(column: string, value: unknown) {
    this.addSql(column, this.bind(value))
  }

  addSql(column: string, sql: string) {
    this.columns.push(column)
    this.expressions.push(sql)
  }
}

/** Codes left empty become the next of their prefix. */
const emptyCodes = (resource: AnyResource, values: Values) =>
  (Object.entries(resource.fields) as [string, Field][]).flatMap(([name, field]) =>
    field.type === 'code' && !values[name] ? [{ name, field }] : [],
  )

/** Whether a new row takes codes of the database. */
export const takesCodes = (resource: AnyResource, values: Values): boolean => emptyCodes(resource, values).length > 0

/** A value as the driver takes it, which would turn lists into arrays of PostgreSQL. */
const asParameter = ({ fields }: AnyResource, name: string, value: unknown): unknown =>
  traits[(fields[name] as Field).type].storage === 'json' && value !== null ? JSON.stringify(value) : value

/** What stands for a code until the row is stored; unlike all others, and unlike any code. */
const placeholder = (id: string, field: Field) =>
  `~${id.slice(-12)}`.slice(0, 'max' in field ? Number(field.max) : undefined)

/** Gives the stored row its codes: the next of their prefixes, which the database gives once and never takes back. */
function giveCodes(resource: AnyResource, id: string, codes: ReturnType<typeof emptyCodes>): Promise<Values[]> {
  const { table } = resource
  const row = new Written()
  for (const { name, field } of codes) {
    const { prefix, width } = field
    row.addSql(snake(name), `next_code(${[table, snake(name), prefix, width].map(row.bind).join(', ')})`)
  }
  const set = row.columns.map((column, place) => `${column} = ${row.expressions[place]}`)
  return rowsOf<Values>(
    `update ${table} set ${set.join(', ')} where tenant_id = app_tenant() and id = ${row.bind(id)}
      returning ${codes.map(({ name }) => `${snake(name)} as "${name}"`).join(', ')}`,
    row.parameters,
  )
}

async function insertOwn(resource: AnyResource, id: string, values: Values, writer: Writer): Promise<void> {
  const { table } = resource
  const [row, codes] = [new Written(), emptyCodes(resource, values)]
  row.add('tenant_id', tenantTransaction().tenantId)
  row.add('id', id)
  for (const [name, value] of Object.entries(columnsOf(resource, values)))
    if (value !== undefined && !codes.some((code) => code.name === name))
      row.add(snake(name), asParameter(resource, name, value))
  for (const { name, field } of codes) row.add(snake(name), placeholder(id, field))
  for (const column of ['created_by', 'updated_by']) row.add(column, writer.userId)
  if (writer.at) for (const column of ['created_at', 'updated_at']) row.add(column, writer.at)
  const stored = rowsOf(
    `insert into ${table} (${row.columns.join(', ')}) values (${row.expressions.join(', ')})`,
    row.parameters,
  )
  // Sent together: a row that is refused takes no code.
  const [, [given] = []] = await allOf([
    stored,
    ...(codes.length > 0 && !writer.trial ? [giveCodes(resource, id, codes)] : []),
  ])
  for (const { name, field } of codes) values[name] = given ? given[name] : placeholder(id, field)
}

/** Inserts a row with its joins and lines, in one message; `values` get the codes that were left empty. */
export async function insertRow(resource: AnyResource, id: string, values: Values, writer: Writer): Promise<void> {
  await allOf([
    insertOwn(resource, id, values, writer),
    saveMany(resource, id, values, true),
    saveLines(resource, id, values, true),
  ])
}

/** Stores what changed of a locked row, with its joins and lines, as its next version. */
export async function updateStored(resource: AnyResource, row: Row, changed: Values, writer: Writer): Promise<void> {
  const id = String(row.$primaryKeyValue)
  const set = new Written()
  for (const [name, value] of Object.entries(columnsOf(resource, changed)))
    if (value !== undefined) set.add(snake(name), asParameter(resource, name, value))
  set.add('version', row.version + 1)
  set.add('updated_at', writer.at ?? new Date())
  set.add('updated_by', writer.userId)
  // Not by methods of the model: a field may be called like one.
  await rowsOf(
    `update ${resource.table} set ${set.columns.map((column, place) => `${column} = ${set.expressions[place]}`).join(', ')}
      where tenant_id = app_tenant() and id = ${set.bind(id)}`,
    set.parameters,
  )
  await saveMany(resource, id, changed, false)
  await saveLines(resource, id, changed, false)
}

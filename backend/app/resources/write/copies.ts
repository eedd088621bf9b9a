import {
  lineFieldsOf,
  lineResource,
  memoise,
  snake,
  snapshotPath,
  traits,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { rowsOf } from '#app/tenancy/run'

type Pair = [row: Values, before: Values | null]

/** The fields that keep a copy through a relation, by the relation: their names with the rest of their paths. */
const copiesOf = memoise(({ fields }: FieldSet) => {
  const found = new Map<string, [string, string[]][]>()
  for (const [name, field] of Object.entries(fields) as [string, Field][]) {
    const steps = snapshotPath(field)
    if (steps === null) continue
    const [relation, ...path] = steps as [string, ...string[]]
    found.set(relation, [...(found.get(relation) ?? []), [name, path]])
  }
  return found
})

const targetOf = (engine: Engine, resource: FieldSet, relation: string): FieldSet =>
  engine.rowsOf((resource.fields[relation] as Extract<Field, { type: 'belongsTo' }>).to)

/** SQL of a field at the end of a path of relations, from a row called `alias`; exact numbers as text. */
function valueAt(engine: Engine, resource: FieldSet, [step, ...rest]: readonly string[], alias: string): string {
  if (rest.length === 0) return `${alias}.${snake(step!)}${traits[resource.fields[step!]!.type].exact ? '::text' : ''}`
  const target = targetOf(engine, resource, step!)
  const inner = `${alias}_`
  return `(select ${valueAt(engine, target, rest, inner)} from ${target.table} ${inner}
    where ${inner}.tenant_id = ${alias}.tenant_id and ${inner}.id = ${alias}.${snake(step!)})`
}

/** What a copy of nothing is: booleans are always one or the other. */
const nothing = ({ fields }: FieldSet, name: string) => (fields[name]!.type === 'boolean' ? false : null)

const idIn = (row: Values, relation: string) => (row[relation] ?? null) as string | null

async function takeOver(engine: Engine, resource: FieldSet, pairs: readonly Pair[]): Promise<void> {
  for (const [relation, copies] of copiesOf(resource)) {
    const isKept = ([row, before]: Pair) =>
      before !== null &&
      before[relation] === idIn(row, relation) &&
      copies.some(([name]) => (row[name] ?? null) !== nothing(resource, name))
    const due = pairs.filter((pair) => !isKept(pair)).map(([row]) => row)
    const ids = [...new Set(due.flatMap((row) => idIn(row, relation) ?? []))]
    const target = targetOf(engine, resource, relation)
    const columns = copies.map(([name, path]) => `${valueAt(engine, target, path, 't')} as "${name}"`)
    const rows =
      ids.length === 0
        ? []
        : await rowsOf<Values & { id: string }>(
            `select t.id, ${columns.join(', ')} from ${target.table} t
              where t.tenant_id = app_tenant() and t.id = any($1::uuid[])`,
            [ids],
          )
    const found = new Map(rows.map((row) => [row.id, row]))
    for (const row of due)
      for (const [name] of copies) row[name] = found.get(idIn(row, relation) ?? '')?.[name] ?? nothing(resource, name)
  }
}

/**
 * Takes over what fields copy from related rows, in lines too: where the relation is set or changed, or nothing was
 * copied yet. Copies do not change with the related row later.
 * @param row about to be stored, its lines completed; changed in place
 * @param before as stored, null for a new row
 */
export async function takeCopies(
  engine: Engine,
  resource: AnyResource,
  row: Values,
  before: Values | null,
): Promise<void> {
  await takeOver(engine, resource, [[row, before]])
  for (const field of lineFieldsOf(resource)) {
    const stored = new Map(((before?.[field] ?? []) as Values[]).map((line) => [line.id, line]))
    const pairs = (row[field] as Values[]).map((line): Pair => [line, stored.get(line.id) ?? null])
    await takeOver(engine, lineResource(resource, field), pairs)
  }
}

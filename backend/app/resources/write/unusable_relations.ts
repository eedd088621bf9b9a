import {
  applies,
  choosableRows,
  insideSentence,
  lineFieldsOf,
  lineResource,
  snake,
  type AnyResource,
  type Field,
  type Where,
} from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { mistaken, type FieldError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** A row that a relation points to anew, at a path, and what such rows need to be chosen. */
interface Choice {
  path: string
  id: string
  target: AnyResource
  where: Where
}

const idsIn = (value: unknown): string[] => [value].flat().filter((id) => typeof id === 'string')

/** Rows that relations of a row point to and did not before. Approvers are left out: they have a check of their own. */
function choicesIn(engine: Engine, resource: AnyResource, row: Values, before: Values | null, path = ''): Choice[] {
  const approver = resource.states?.approval?.approver
  return (Object.entries(resource.fields) as [string, Field][]).flatMap(([name, field]): Choice[] => {
    if (!('to' in field) || field.readOnly || name === approver || !applies(field, row)) return []
    const target = engine.lookup(field.to)
    const where = choosableRows(field, target)
    if (Object.keys(where).length === 0) return []
    const kept = new Set(idsIn(before?.[name]))
    return idsIn(row[name]).flatMap((id) => (kept.has(id) ? [] : [{ path: path + name, id, target, where }]))
  })
}

/** Choices of lines, each compared with the stored line of its id. */
const choicesInLines = (engine: Engine, resource: AnyResource, row: Values, before: Values | null): Choice[] =>
  lineFieldsOf(resource).flatMap((name) => {
    const stored = new Map(((before?.[name] ?? []) as Values[]).map((line) => [line.id, line]))
    return ((row[name] ?? []) as Values[]).flatMap((line, index) =>
      choicesIn(engine, lineResource(resource, name), line, stored.get(line.id) ?? null, `${name}.${index}.`),
    )
  })

/** What keeps a row from being chosen, as its field and the value in it. */
const reason = (target: AnyResource, name: string, value: unknown) => ({
  field: (language: Language) => insideSentence(translate(language, `resources:${target.name}.fields.${name}`)),
  value: (language: Language) =>
    insideSentence(
      typeof value === 'boolean'
        ? translate(language, value ? 'crud:yes' : 'crud:no')
        : translate(language, `resources:${target.name}.choices.${name}.${String(value)}`),
    ),
})

interface Refused {
  place: number
  id: string
  name: string
  value: string | boolean
}

/** One statement that gives the rows that may not be chosen, each with the first field that says so. */
function statement(groups: readonly Choice[][]): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const parts = groups.map((choices, place) => {
    const [{ target, where }] = choices as [Choice, ...Choice[]]
    const fits = Object.entries(where).map(([name, allowed]) => {
      values.push(allowed.map(String))
      return `when not coalesce(t.${snake(name)}::text = any(?::text[]), false)
        then json_build_object('name', '${name}', 'value', t.${snake(name)})`
    })
    values.push([...new Set(choices.map(({ id }) => id))])
    return `select ${place} as place, t.id, case ${fits.join(' ')} end as why from ${target.table} t
      where t.tenant_id = app_tenant() and t.id = any(?::uuid[])`
  })
  return {
    text: `select place, id, why ->> 'name' as name, why -> 'value' as value
      from (${parts.join(' union all ')}) r where why is not null`,
    values,
  }
}

/**
 * Mistakes at relations, in lines too, that are set or changed to rows which may not be chosen. A relation that stays
 * as it is keeps its row, whatever became of it; rows that do not exist are refused elsewhere.
 * @param row as it will be, with lines completed
 * @param before as stored, null for a new row
 */
export async function unusableRelations(
  engine: Engine,
  resource: AnyResource,
  row: Values,
  before: Values | null,
): Promise<FieldError[]> {
  const groups = new Map<string, Choice[]>()
  for (const choice of [
    ...choicesIn(engine, resource, row, before),
    ...choicesInLines(engine, resource, row, before),
  ]) {
    const key = `${choice.target.name} ${JSON.stringify(choice.where)}`
    groups.set(key, [...(groups.get(key) ?? []), choice])
  }
  if (groups.size === 0) return []
  const asked = [...groups.values()]
  const { text, values } = statement(asked)
  const { rows } = (await tenantTransaction().client.rawQuery(text, values as never)) as { rows: Refused[] }
  return rows.flatMap(({ place, id, name, value }) =>
    asked[place]!.filter((choice) => choice.id === id).map(({ path, target }) => ({
      field: path,
      rule: 'unusable',
      meta: reason(target, name, value),
    })),
  )
}

/** @throws ApiError COM_ERR_001 at each relation that is set or changed to a row which may not be chosen */
export async function requireUsable(...asked: Parameters<typeof unusableRelations>): Promise<void> {
  const mistakes = await unusableRelations(...asked)
  if (mistakes.length > 0) throw mistaken(mistakes)
}

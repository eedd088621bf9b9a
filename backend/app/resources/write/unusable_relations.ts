import {
  applies,
  choosableRows,
  insideSentence,
  lineFieldsOf,
  lineResource,
  linesNamed,
  memoise,
  relationsOf,
  snake,
  type AnyResource,
  type Field,
  type FieldSet,
  type Where,
} from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { mistaken, type FieldError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'
import { rowsOf } from '#app/tenancy/run'
import { carriedOver } from './carried_over.ts'

/** Rows of one resource, and what they need to be chosen. */
interface Part {
  target: AnyResource
  where: Where
}

/** A row that a relation points to anew, at a path. */
interface Choice {
  path: string
  id: string
  part: Part
}

const idsIn = (value: unknown): string[] => [value].flat().filter((id) => typeof id === 'string')

/** What relations of a resource let people choose; null where they may choose any row. */
type PartOf = (field: Field) => Part | null

const relationsIn = memoise(({ fields }: FieldSet) =>
  (Object.entries(fields) as [string, Field][]).filter(([, field]) => 'to' in field),
)

/** Rows that relations of a row point to and did not before. Approvers are left out: they have a check of their own. */
function choicesIn(
  partOf: PartOf,
  resource: FieldSet & Partial<Pick<AnyResource, 'states'>>,
  row: Values,
  before: Values | null,
  path = '',
): Choice[] {
  const approver = resource.states?.approval?.approver
  return relationsIn(resource).flatMap(([name, field]): Choice[] => {
    const part = name === approver || !applies(field, row) ? null : partOf(field)
    if (!part) return []
    const kept = new Set(idsIn(before?.[name]))
    return idsIn(row[name]).flatMap((id) => (kept.has(id) ? [] : [{ path: path + name, id, part }]))
  })
}

/** Choices of lines, each compared with the stored line of its id. */
const choicesInLines = (partOf: PartOf, resource: AnyResource, row: Values, before: Values | null): Choice[] =>
  lineFieldsOf(resource).flatMap((name) => {
    const stored = new Map(((before?.[name] ?? []) as Values[]).map((line) => [line.id, line]))
    return ((row[name] ?? []) as Values[]).flatMap((line, index) =>
      choicesIn(partOf, lineResource(resource, name), line, stored.get(line.id) ?? null, `${name}.${index}.`),
    )
  })

const quoted = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`

/** SQL that gives the rows of the ids at `$place` that may not be chosen, each with the first field that says so. */
function partSql({ target, where }: Part, place: number): string {
  const fits = Object.entries(where).map(
    ([name, values]) => `when not coalesce(t.${snake(name)}::text in (${values.map(quoted).join(', ')}), false)
      then json_build_object('name', ${quoted(name)}, 'value', t.${snake(name)})`,
  )
  return `select ${place} as place, t.id, case ${fits.join(' ')} end as why from ${target.table} t
    where t.tenant_id = app_tenant() and t.id = any($${place}::uuid[])`
}

/** What is asked of all relations of a resource: one text for each, so that it is planned once a connection. */
interface Question {
  partOf: PartOf
  parts: Part[]
  text: string
}

const questions = new WeakMap<AnyResource, Question>()

function questionOf({ lookup }: Engine, resource: AnyResource): Question {
  const known = questions.get(resource)
  if (known) return known
  const [byKey, byField] = [new Map<string, Part>(), new Map<Field, Part>()]
  for (const { field } of relationsOf(resource.fields, resource.name)) {
    // Which lines may be pointed to, what they are made from says.
    if (linesNamed(field.to)) continue
    const target = lookup(field.to)
    const where = choosableRows(field, target)
    if (field.readOnly || Object.keys(where).length === 0) continue
    const key = `${target.name} ${JSON.stringify(where)}`
    byKey.set(key, byKey.get(key) ?? { target, where })
    byField.set(field, byKey.get(key)!)
  }
  const parts = [...byKey.values()]
  const text = `select place, id, why ->> 'name' as name, why -> 'value' as value
    from (${parts.map((part, index) => partSql(part, index + 1)).join(' union all ')}) r where why is not null`
  const question = { partOf: (field: Field) => byField.get(field) ?? null, parts, text }
  questions.set(resource, question)
  return question
}

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

/**
 * Mistakes at relations, in lines too, that are set or changed to rows which may not be chosen. A relation that stays
 * as it is keeps its row, whatever became of it, and so does one that follows from the document it is made from; rows
 * that do not exist are refused elsewhere.
 * @param row as it will be, with lines completed
 * @param before as stored, null for a new row
 */
export async function unusableRelations(
  engine: Engine,
  resource: AnyResource,
  row: Values,
  before: Values | null,
): Promise<FieldError[]> {
  const { partOf, parts, text } = questionOf(engine, resource)
  const choices = [...choicesIn(partOf, resource, row, before), ...choicesInLines(partOf, resource, row, before)]
  if (choices.length === 0) return []
  const idsOf = (part: Part) => [...new Set(choices.flatMap((choice) => (choice.part === part ? [choice.id] : [])))]
  const refused = await rowsOf<Refused>(text, parts.map(idsOf))
  if (refused.length === 0) return []
  const carried = await carriedOver(engine, resource, row)
  return refused.flatMap(({ place, id, name, value }) =>
    choices
      .filter(
        ({ path, ...choice }) => choice.id === id && choice.part === parts[place - 1] && !carried.has(`${path} ${id}`),
      )
      .map(({ path, part }) => ({ field: path, rule: 'unusable', meta: reason(part.target, name, value) })),
  )
}

/** @throws ApiError COM_ERR_001 at each relation that is set or changed to a row which may not be chosen */
export async function requireUsable(...asked: Parameters<typeof unusableRelations>): Promise<void> {
  const mistakes = await unusableRelations(...asked)
  if (mistakes.length > 0) throw mistaken(mistakes)
}

import { snake, type AnyResource, type Field } from '@barem/resources/kit'
import { v7 as uuid } from 'uuid'
import type { Engine } from '#app/engine/engine'
import type { FieldError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { mistakesOf, validateUpdate } from '#app/resources/validation/validator'
import { unknownRelations } from '#app/resources/write/unknown_relations'
import type { Need } from './needs.ts'

/** What becomes of rows that could not stay as they are: values by field, and by field and removed choice. */
export interface Answers {
  fills: Readonly<Record<string, unknown>>
  replacements: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A value that rows get. */
interface Step {
  need: Need
  /** Null empties the field. */
  value: unknown
}

const isAnswered = ({ kind, field, choice }: Need, { fills, replacements }: Answers): boolean =>
  kind === 'rowsLack'
    ? (fills[field] ?? null) !== null
    : kind === 'rowsUse' && Object.hasOwn(replacements[field] ?? {}, choice!)

const valueOf = ({ kind, field, choice }: Need, { fills, replacements }: Answers): unknown =>
  kind === 'rowsLack' ? fills[field] : replacements[field]![choice!]

/** The mistake at a need that has no answer, or one that cannot be. */
const mistakeAt = ({ path, kind, choice, count }: Need, rule: string = kind): FieldError => ({
  field: choice === undefined ? path : `${path}.${choice}`,
  rule,
  says: `own:mistakes.${rule}`,
  meta: { count },
})

/**
 * The values that rows get by the answers of the person.
 * @param engine of the company as it is
 * @param resource as it will be
 * @returns the steps, and mistakes at needs that are not met
 */
export async function stepsFor(
  engine: Engine,
  resource: AnyResource,
  needs: readonly Need[],
  answers: Answers,
): Promise<{ steps: Step[]; mistakes: FieldError[] }> {
  const steps: Step[] = []
  const mistakes: FieldError[] = []
  for (const need of needs) {
    if (!isAnswered(need, answers)) {
      mistakes.push(mistakeAt(need))
      continue
    }
    let changes: Readonly<Record<string, unknown>> = {}
    const said = { [need.field]: valueOf(need, answers) ?? null }
    const wrong = await mistakesOf(async () => ({ changes } = await validateUpdate(resource, said)))
    wrong.push(...(await unknownRelations(engine, resource, changes)))
    if (wrong.length > 0) mistakes.push(mistakeAt(need, 'badValue'))
    else steps.push({ need, value: changes[need.field] })
  }
  return { steps, mistakes }
}

/**
 * A definition that allows both what rows have now and what they get: what rows lack may be empty, and choices that go
 * are still there.
 */
export function between(before: AnyResource, after: AnyResource, needs: readonly Need[]): AnyResource {
  const lacked = new Set(needs.flatMap(({ kind, field }) => (kind === 'rowsLack' ? [field] : [])))
  const entries = (Object.entries(after.fields) as [string, Field][]).map(([name, field]) => {
    const was = before.fields[name] as Field | undefined
    const choices =
      field.type === 'select' && was?.type === 'select' ? [...new Set([...field.choices, ...was.choices])] : undefined
    return [name, { ...field, ...(lacked.has(name) && { required: false }), ...(choices && { choices }) }] as const
  })
  return { ...after, fields: Object.fromEntries(entries) }
}

/** Entries of the history that are written at a time. */
const AT_ONCE = 5000

/** Gives rows their values, each with an entry in its history. */
export async function takeSteps({ name, table }: AnyResource, steps: readonly Step[], userId: string): Promise<void> {
  for (const { need, value } of steps) {
    const column = snake(need.field)
    const from = need.choice ?? null
    const changed = await rowsOf<{ id: string; version: number }>(
      `update ${table} set ${column} = $1, version = version + 1, updated_at = clock_timestamp(), updated_by = $2
        where tenant_id = app_tenant() and ${from === null ? `${column} is null` : `${column} = $3`} returning id, version`,
      [value, userId, ...(from === null ? [] : [from])],
    )
    const changes = JSON.stringify([{ field: need.field, from, to: value }])
    for (let start = 0; start < changed.length; start += AT_ONCE) {
      const rows = changed.slice(start, start + AT_ONCE)
      await rowsOf(
        `insert into record_history (tenant_id, id, resource, record_id, version, action, changes, user_id, source)
          select app_tenant(), h.id, $1, h.record_id, h.version, 'update', $2::jsonb, $3, 'screen'
          from unnest($4::uuid[], $5::uuid[], $6::int[]) h (id, record_id, version)`,
        [name, changes, userId, rows.map(() => uuid()), rows.map(({ id }) => id), rows.map(({ version }) => version)],
      )
    }
  }
}

import { isStored, snake, traits, uniquesOf, type AnyResource, type Field } from '@barem/resources/kit'
import type { OwnDefinition } from '@barem/resources/own'
import { rowsOf } from '#app/tenancy/run'

/** Rows of a definition that a publication would not let stay as they are. */
export interface Need {
  /** Where in the draft. */
  path: string
  kind: 'rowsLack' | 'rowsUse' | 'rowsExceed' | 'rowsRepeat'
  field: string
  /** The choice that is removed. */
  choice?: string
  count: number
}

interface Question extends Omit<Need, 'count'> {
  /** SQL of such rows. */
  where: string
}

const LENGTHS: ReadonlySet<Field['type']> = new Set(['code', 'text', 'longText', 'email'])

const isNumber = (field: Field) => traits[field.type].exact || field.type === 'integer'

/** Values of a field that its new bounds would not allow. */
function beyond(field: Field, column: string): string | null {
  if (LENGTHS.has(field.type) && 'max' in field) return `length(${column}) > ${Number(field.max)}`
  if (!isNumber(field) || !('min' in field)) return null
  // Whole numbers and decimals as texts, checked when the definition was read.
  return `${column} < ${field.min} or ${column} > ${field.max}`
}

const hasPreset = (field: Field) => field.type === 'code' || ('default' in field && field.default !== null)

/** What has to be asked of rows, by what changes from `before` to `after`. */
function questions(before: AnyResource, after: AnyResource, place: (key: string) => number): Question[] {
  const entries = Object.entries(after.fields) as [string, Field][]
  return entries.flatMap(([field, spec]): Question[] => {
    const was = before.fields[field] as Field | undefined
    if (!isStored(spec) || traits[spec.type].storage === 'table' || traits[spec.type].empty !== null) return []
    const [path, column] = [`fields.${place(field)}`, snake(field)]
    const lacks = spec.required && !spec.when && !hasPreset(spec) && !(was?.required && !was.when)
    const bounds = was && beyond(spec, column)
    const removed =
      spec.type === 'select' && was?.type === 'select' ? was.choices.filter((one) => !spec.choices.includes(one)) : []
    return [
      ...(lacks
        ? [{ path: `${path}.required`, kind: 'rowsLack' as const, field, where: was ? `${column} is null` : 'true' }]
        : []),
      ...(bounds ? [{ path: `${path}.max`, kind: 'rowsExceed' as const, field, where: bounds }] : []),
      ...removed.map((choice) => ({
        path: `${path}.choices`,
        kind: 'rowsUse' as const,
        field,
        choice,
        where: `${column} = '${choice}'`,
      })),
    ]
  })
}

/** Sets of values that may not repeat from now on, and that may repeat among the rows that there are. */
function repeated(before: AnyResource, after: AnyResource, place: (key: string) => number): Question[] {
  const known = new Set(uniquesOf(before).map(({ fields }) => fields.join()))
  return uniquesOf(after)
    .filter(({ fields }) => !known.has(fields.join()) && fields.every((name) => name in before.fields))
    .map(({ fields }) => {
      const last = fields.at(-1)!
      const columns = fields.map((name) =>
        traits[after.fields[name]!.type].caseless ? `lower(${snake(name)})` : snake(name),
      )
      const alone = fields.length === 1
      return {
        path: alone ? `fields.${place(last)}.unique` : 'unique',
        kind: 'rowsRepeat' as const,
        field: last,
        where: `(${columns.join(', ')}) in (select ${columns.join(', ')} from ${after.table} where tenant_id = app_tenant()
          and ${columns.map((column) => `${column} is not null`).join(' and ')} group by ${columns.map((_, at) => at + 1).join(', ')} having count(*) > 1)`,
      }
    })
}

/**
 * What rows need before a definition can be published, with how many; the table must be as it was.
 * @param before what has the table now, and `after` what is to have it, both with their retired fields
 */
export async function needsOf(before: AnyResource, after: AnyResource, { fields }: OwnDefinition): Promise<Need[]> {
  const place = (key: string) => fields.findIndex((field) => field.key === key)
  const asked = [...questions(before, after, place), ...repeated(before, after, place)]
  const needs: Need[] = []
  for (const { where, ...need } of asked) {
    const [found] = await rowsOf<{ count: number }>(
      `select count(*)::int as count from ${after.table} where tenant_id = app_tenant() and (${where})`,
    )
    if (found!.count > 0) needs.push({ ...need, count: found!.count })
  }
  return needs
}

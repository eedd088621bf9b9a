import { snake, traits, uniquesOf, type AnyResource, type Field } from '@barem/resources/kit'
import { rowsOf } from '#app/tenancy/run'
import { joinTableName, orderedFields } from '../schema/desired_table.ts'

type Values = Readonly<Record<string, unknown>>

/** The moment of the database, from which on rows are those of an import itself. */
export async function momentNow(): Promise<string> {
  const [row] = await rowsOf<{ now: string }>('select clock_timestamp()::text as now')
  return row!.now
}

/**
 * Whether a row from before the import says all that a line does: the line was imported already. What a line leaves
 * empty may have been filled in since; only of related rows an empty cell says that there are none.
 * @param values what the line says, checked, by field; lists of related rows also where they are empty
 * @param since when the import began
 */
export async function isThere(resource: AnyResource, values: Values, since: string): Promise<boolean> {
  const parameters: unknown[] = []
  const bind = (value: unknown) => `$${parameters.push(value)}`
  const unique = new Set(uniquesOf(resource).flatMap(({ fields }) => fields))
  const sameMany = (name: string, ids: unknown) =>
    `(select coalesce(array_agg(j.target_id order by j.target_id), '{}') from ${joinTableName(resource, name)} j
        where j.tenant_id = r.tenant_id and j.owner_id = r.id)
      = (select coalesce(array_agg(x order by x), '{}') from unnest(${bind(ids)}::uuid[]) x)`
  const conditions = Object.entries(values).flatMap(([name, value]) => {
    const field = resource.fields[name] as Field | undefined
    if (!field || value === null || value === undefined) return []
    const { storage, caseless } = traits[field.type]
    const column = `r.${snake(name)}`
    if (field.type === 'belongsToMany') return [sameMany(name, value)]
    if (storage === 'table') return []
    if (storage === 'json') return [`${column} = ${bind(JSON.stringify(value))}::jsonb`]
    // As the indexes have them, so that rows are found by these.
    const indexed = [
      ...(unique.has(name) && caseless ? [`lower(${column}) = lower(${bind(value)}::text)`] : []),
      ...(name === resource.title && orderedFields(resource).includes(name)
        ? [`${column}_order = vietnamese_order(${bind(value)}::text)`]
        : []),
    ]
    return [...indexed, ...(caseless && unique.has(name) ? [] : [`${column} = ${bind(value)}`])]
  })
  if (conditions.length === 0) return false
  const [row] = await rowsOf(
    `select r.id from ${resource.table} r where r.tenant_id = app_tenant() and ${conditions.join(' and ')}
      and r.created_at < ${bind(since)}::timestamptz limit 1`,
    parameters,
  )
  return row !== undefined
}

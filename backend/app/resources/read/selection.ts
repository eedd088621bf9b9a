import {
  lineFieldsOf,
  lineResource,
  linesNamed,
  relationKey,
  snake,
  tableName,
  traits,
  type AnyResource,
  type Field,
} from '@barem/resources/kit'
import { lineName } from '#app/engine/line_names'
import { linkedRows } from './linked_rows.ts'
import { valueColumn } from './value_column.ts'

/** What the engine must know of other resources: how they are called and titled. */
export type Lookup = (name: string) => AnyResource

/**
 * `{id, code, name}` of a related row, whatever the title field of its resource is called, and its `englishName` and
 * `shortName` where rows have them.
 */
export function embedded(target: AnyResource, alias: string): string {
  const code = target.fields.code ? `, 'code', ${alias}.code` : ''
  const english = target.englishTitle ? `, 'englishName', ${alias}.${snake(target.englishTitle)}` : ''
  const short = target.shortTitle ? `, 'shortName', nullif(${alias}.${snake(target.shortTitle)}, '')` : ''
  return `json_build_object('id', ${alias}.id${code}, 'name', ${alias}.${snake(target.title)}${english}${short})`
}

/** The same of a line of another document, with the id of that document. */
const embeddedLine = (lookup: Lookup, to: string, alias: string): string =>
  `json_build_object('id', ${alias}.id, 'name', ${lineName(lookup, to, alias)}, 'ownerId', ${alias}.owner_id)`

/** How a stored field is read; exact numbers as text, so that no digit is lost on the way. */
export const fieldColumn = (name: string, field: Field, alias: string): string =>
  `${valueColumn(name, field, alias)}${traits[field.type].exact ? '::text' : ''} as "${name}"`

/** The lines of a row as JSON, in their order, relations embedded beside their ids. */
function linesOf(resource: AnyResource, name: string, lookup: Lookup): string {
  const { table, fields } = lineResource(resource, name)
  const columns = ['l.id as "id"']
  const joins: string[] = []
  for (const [inner, field] of Object.entries(fields) as [string, Field][]) {
    columns.push(fieldColumn(inner, field, 'l'))
    if (field.type !== 'belongsTo') continue
    const alias = `m${joins.length}`
    joins.push(
      `left join ${tableName(field.to)} ${alias} on ${alias}.tenant_id = l.tenant_id
        and ${alias}.id = l.${snake(inner)}`,
    )
    const shown = linesNamed(field.to) ? embeddedLine(lookup, field.to, alias) : embedded(lookup(field.to), alias)
    columns.push(`case when ${alias}.id is not null then ${shown} end as "${relationKey(inner)}"`)
  }
  return `coalesce((select json_agg(p) from (select ${columns.join(', ')} from ${table} l ${joins.join(' ')}
    where l.tenant_id = t.tenant_id and l.owner_id = t.id order by l.position) p), '[]') as "${name}"`
}

/** The files that a field points to, in its order, with what people call them. */
const filesOf = (name: string) =>
  `coalesce((select json_agg(json_build_object('path', p.path, 'name', f.name, 'bytes', f.bytes) order by p.place)
    from jsonb_array_elements_text(t.${snake(name)}) with ordinality p (path, place)
    join files f on f.tenant_id = t.tenant_id and f.folder || '/' || f.id = p.path), '[]') as "${name}Files"`

export interface Selection {
  /** Select list over the row, alias `t`. */
  columns: string
  /** Joins that the select list needs. */
  joins: string
}

/** Whether lists show the name of the person who made a row. */
export const listsMaker = ({ list }: AnyResource): boolean => list.columns.includes('createdById')

/**
 * How a row of a resource is read, relations embedded beside their ids.
 * @param whole also lines, what files are called, and who created and last changed it; else what a list shows
 */
export function selection(resource: AnyResource, lookup: Lookup, whole: boolean): Selection {
  const columns = [`t.id as "id"`, ...(resource.query ? [] : [`t.version as "version"`])]
  const joins: string[] = []
  const embed = (column: string, key: string, target: AnyResource) => {
    const alias = `r${joins.length}`
    joins.push(`left join ${target.table} ${alias} on ${alias}.tenant_id = t.tenant_id and ${alias}.id = t.${column}`)
    columns.push(`case when ${alias}.id is not null then ${embedded(target, alias)} end as "${key}"`)
  }
  for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
    if (field.type === 'lines') continue
    const column = snake(name)
    if (field.type === 'belongsToMany') {
      const join = linkedRows(resource, name, field)
      const target = lookup(field.to)
      const from = `from ${join} j join ${tableName(field.to)} m on m.tenant_id = j.tenant_id and m.id = j.target_id
        where j.tenant_id = t.tenant_id and j.owner_id = t.id`
      columns.push(`coalesce((select json_agg(j.target_id order by j.position) ${from}), '[]') as "${name}"`)
      columns.push(
        `coalesce((select json_agg(${embedded(target, 'm')} order by j.position) ${from}),
          '[]') as "${relationKey(name)}s"`,
      )
    } else {
      columns.push(fieldColumn(name, field, 't'))
      if (field.type === 'belongsTo') embed(column, relationKey(name), lookup(field.to))
    }
  }
  if (!resource.query)
    columns.push(
      `t.created_at as "createdAt"`,
      `t.updated_at as "updatedAt"`,
      `t.created_by as "createdById"`,
      `t.updated_by as "updatedById"`,
    )
  if (whole) {
    for (const name of lineFieldsOf(resource)) columns.push(linesOf(resource, name, lookup))
    for (const [name, field] of Object.entries(resource.fields)) if (field.type === 'files') columns.push(filesOf(name))
    embed('updated_by', 'updatedBy', lookup('users'))
  }
  if (whole || listsMaker(resource)) embed('created_by', 'createdBy', lookup('users'))
  return { columns: columns.join(', '), joins: joins.join(' ') }
}

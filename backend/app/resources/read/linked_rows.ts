import { linkedByLines, snake, tableName, type AnyResource, type Field } from '@barem/resources/kit'
import { joinTableName } from '../schema/desired_table.ts'

const text = (word: string) => `'${word.replaceAll("'", "''")}'`

/**
 * SQL of the pairs that a relation to many rows has, with `tenant_id`, `owner_id`, `target_id` and `position`: its join
 * table, or where it is found by lines, a subselect over them, the rows that were made first before others.
 */
export function linkedRows(resource: Pick<AnyResource, 'table'>, name: string, field: Field): string {
  const link = linkedByLines(field)
  if (link === null) return joinTableName(resource, name)
  const [lines, by] = link.lines.split('.') as [string, string]
  const table = tableName(link.resource)
  const counts = Object.entries(link.where).map(
    ([key, choices]) => ` and s.${snake(key)} in (${choices.map(text).join(', ')})`,
  )
  return `(select distinct l.tenant_id, o.owner_id, l.owner_id as target_id, l.owner_id as position
    from ${table}_${snake(lines)} l
    join ${resource.table}_${snake(link.of)} o on o.tenant_id = l.tenant_id and o.id = l.${snake(by)}
    join ${table} s on s.tenant_id = l.tenant_id and s.id = l.owner_id${counts.join('')})`
}

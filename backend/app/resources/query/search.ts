import { snake, type AnyResource, type Field } from '@barem/resources/kit'
import type { ListQuery } from './parse.ts'
import type { Lookup } from './selection.ts'

export type Bind = (value: unknown) => string
type Searched = Pick<ListQuery, 'words' | 'patterns'>

export const isSearch = ({ words, patterns }: Searched) => words.length + patterns.length > 0

const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Relations that a list is searched by, each with its column and the resource that it leads to. */
const searchedRelations = ({ fields, list }: AnyResource, lookup: Lookup): { column: string; to: AnyResource }[] =>
  list.search.flatMap((name) => {
    const field = fields[name] as Field
    return field.type === 'belongsTo' ? [{ column: snake(name), to: lookup(field.to) }] : []
  })

/** Rows that lead to one whose code or name holds a word: what every answer tells of a relation, and nothing that it does not. */
const throughRelation = (table: string, column: string, { table: related, fields, title }: AnyResource, word: string) => `
  union select t.id, t.created_at from ${table} t where t.tenant_id = app_tenant() and t.${column} in (
    select r.id from search_rows('${related}', array[search_form(${word})]) s join ${related} r on r.tenant_id = app_tenant() and r.id = s.id
    where search_form(${fields.code ? `r.code || ' ' || ` : ''}r.${snake(title)}) like '%' || search_form(${word}) || '%')`

/**
 * Rows that hold what is searched for, as a table expression with `id` and `created_at`: read by functions that stand behind the wall,
 * whose column has no accents or capitals. Each word may be in the row itself or in what a searched relation leads to.
 */
export function found(bind: Bind, { words, patterns }: Searched, resource: AnyResource, lookup: Lookup): string {
  const { table } = resource
  if (patterns.length > 0) return `search_patterns('${table}', ${bind(patterns)}::text[])`
  const relations = searchedRelations(resource, lookup)
  if (relations.length === 0) return `search_rows('${table}', array(select search_form(word) from unnest(${bind(words.map(literal))}::text[]) word))`
  const each = words.map((word) => {
    const bound = `${bind(literal(word))}::text`
    return `(select id, created_at from search_rows('${table}', array[search_form(${bound})])${relations.map(({ column, to }) => throughRelation(table, column, to, bound)).join('')})`
  })
  return `(${each.join(' intersect ')})`
}

/** The condition that a row, alias `t`, holds what is searched for. */
export const search = (bind: Bind, searched: Searched, resource: AnyResource, lookup: Lookup) => `t.id in (select f.id from ${found(bind, searched, resource, lookup)} f)`

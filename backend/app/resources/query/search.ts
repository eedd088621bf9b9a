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

/** Ids of related rows whose code or name holds all words: what every answer tells of a relation, and nothing that it does not. */
const related = ({ table, fields, title }: AnyResource, words: string) => `
  select r.id from search_rows('${table}', ${words}) s join ${table} r on r.tenant_id = app_tenant() and r.id = s.id
  where search_form(${fields.code ? `r.code || ' ' || ` : ''}r.${snake(title)}) like all (array(select '%' || word || '%' from unnest(${words}) word))`

/** Rows whose relation holds some of the words and that hold the others themselves. */
const throughRelation = (table: string, column: string, to: AnyResource, theirs: string, own: string | null) => `
  union select t.id, t.created_at from ${own ? `search_rows('${table}', ${own}) o join ${table} t on t.tenant_id = app_tenant() and t.id = o.id` : `${table} t`}
  where t.tenant_id = app_tenant() and t.${column} = any(array(${related(to, theirs)}))`

/**
 * Rows that hold what is searched for, as a table expression with `id` and `created_at`: read by functions that stand behind the wall,
 * whose column has no accents or capitals. Where relations are searched, all words may be theirs, or those before or after some word:
 * people say who and then which, or which and then whose.
 */
export function found(bind: Bind, { words, patterns }: Searched, resource: AnyResource, lookup: Lookup): string {
  const { table } = resource
  if (patterns.length > 0) return `search_patterns('${table}', ${bind(patterns)}::text[])`
  const all = bind(words.map(literal))
  const part = (from: number, to: number) =>
    `array(select search_form(word) from unnest((${all}::text[])[${from + 1}:${to}]) word)`
  const own = `search_rows('${table}', ${part(0, words.length)})`
  const branches = searchedRelations(resource, lookup).flatMap(({ column, to }) => [
    throughRelation(table, column, to, part(0, words.length), null),
    ...words.slice(1).flatMap((_, index) => {
      const [before, after] = [part(0, index + 1), part(index + 1, words.length)]
      return [throughRelation(table, column, to, before, after), throughRelation(table, column, to, after, before)]
    }),
  ])
  return branches.length === 0 ? own : `(select id, created_at from ${own}${branches.join('')})`
}

/** The condition that a row, alias `t`, holds what is searched for. */
export const search = (bind: Bind, searched: Searched, resource: AnyResource, lookup: Lookup) =>
  `t.id in (select f.id from ${found(bind, searched, resource, lookup)} f)`

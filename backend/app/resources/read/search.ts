import { namesOf, snake, type AnyResource, type Field } from '@barem/resources/kit'
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

/** Text of a row, alias `t`, that a view of its resource is searched by: the whole search column, or a part of it. */
function searchText({ name, list: { search } }: AnyResource, lookup: Lookup): string {
  if (search.length === lookup(name).list.search.length) return 't.search_text'
  if (search.length === 0) return `''`
  return `search_form(concat_ws(' ', ${search.map((field) => `t.${snake(field)}`).join(', ')}))`
}

/** Of the rows that `all` finds by the whole search column, those that a view's own part of it finds as well. */
function within(seen: AnyResource, lookup: Lookup, all: string, holds: (text: string) => string): string {
  const text = searchText(seen, lookup)
  return text === 't.search_text'
    ? all
    : `(select t.id, t.created_at from ${all} s join ${seen.table} t on t.tenant_id = app_tenant() and t.id = s.id
      where ${holds(text)})`
}

const rowsWith = (seen: AnyResource, lookup: Lookup, words: string): string =>
  within(
    seen,
    lookup,
    `search_rows('${seen.table}', ${words})`,
    (text) => `${text} like all (array(select '%' || word || '%' from unnest(${words}) word))`,
  )

const rowsLike = (seen: AnyResource, lookup: Lookup, patterns: string): string =>
  within(seen, lookup, `search_patterns('${seen.table}', ${patterns})`, (text) => `${text} ~ all (${patterns})`)

/**
 * Rows whose relation holds some of the words and that hold the others themselves. Only code and name of the relation
 * are searched, which every answer shows.
 */
const throughRelation = (table: string, column: string, related: string, own: string | null) => `
  union select t.id, t.created_at from ${own ? `search_rows('${table}', ${own}) o join ${table} t on t.tenant_id = app_tenant() and t.id = o.id` : `${table} t`}
  where t.tenant_id = app_tenant() and t.${column} = any(array(select r.id from ${related} r))`

/**
 * Rows that hold what is searched for, as a table expression with `id` and `created_at`. The functions that read them
 * keep companies apart and search a column without accents or capitals. Where relations are searched, they may hold all
 * words, or those before or after some word: people name the customer and then the goods, or the other way round.
 */
export function found(bind: Bind, { words, patterns }: Searched, resource: AnyResource, lookup: Lookup): string {
  const { table } = resource
  if (patterns.length > 0) return rowsLike(resource, lookup, `${bind(patterns)}::text[]`)
  const all = bind(words.map(literal))
  const part = (from: number, to: number) =>
    `array(select search_form(word) from unnest((${all}::text[])[${from + 1}:${to}]) word)`
  const own = rowsWith(resource, lookup, part(0, words.length))
  const branches = searchedRelations(resource, lookup).flatMap(({ column, to }) => {
    const related = (theirs: string) => rowsWith(namesOf(to), lookup, theirs)
    return [
      throughRelation(table, column, related(part(0, words.length)), null),
      ...words.slice(1).flatMap((_, index) => {
        const [before, after] = [part(0, index + 1), part(index + 1, words.length)]
        return [
          throughRelation(table, column, related(before), after),
          throughRelation(table, column, related(after), before),
        ]
      }),
    ]
  })
  return branches.length === 0 ? own : `(select id, created_at from ${own}${branches.join('')})`
}

/**
 * Whether a row, alias `t`, holds all words whole, as an expression; null where no word is searched as a beginning. It
 * reads the table's own columns, so nothing of another company.
 */
export const isWhole = (
  bind: Bind,
  { whole }: Pick<ListQuery, 'whole'>,
  resource: AnyResource,
  lookup: Lookup,
): string | null => (whole.length > 0 ? `(${searchText(resource, lookup)} ~ all (${bind(whole)}::text[]))` : null)

/** The condition that a row, alias `t`, holds what is searched for. */
export const search = (bind: Bind, searched: Searched, resource: AnyResource, lookup: Lookup) =>
  `t.id in (select f.id from ${found(bind, searched, resource, lookup)} f)`

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

/** Text of a row that a view of its resource is searched by: the whole search column, or a part of it. */
function searchText({ name, list: { search } }: AnyResource, lookup: Lookup, alias: string): string {
  if (search.length === lookup(name).list.search.length) return `${alias}.search_text`
  if (search.length === 0) return `''`
  return `search_form(concat_ws(' ', ${search.map((field) => `${alias}.${snake(field)}`).join(', ')}))`
}

/** SQL of the words from one place to another, the latter left out, as they are searched. */
const wordsOf = (all: string) => (from: number, to: number) =>
  `array(select search_form(word) from unnest((${all}::text[])[${from + 1}:${to}]) word)`

const likeAll = (text: string, words: string) =>
  `${text} like all (array(select '%' || word || '%' from unnest(${words}) word))`

const upTo = (most: number | null) => (most === null ? '' : `limit ${most}`)
const called = (name: string, table: string, words: string) => (most: number | null) =>
  `${name}('${table}', ${words}${most === null ? '' : `, ${most}`})`

/**
 * Of the rows that a search function finds by the whole search column, those that a view's own part of it finds as
 * well.
 * @param call SQL of the rows by the whole column, up to a number of them
 */
function within(
  seen: AnyResource,
  lookup: Lookup,
  most: number | null,
  call: (most: number | null) => string,
  holds: (text: string) => string,
): string {
  const text = searchText(seen, lookup, 't')
  return text === 't.search_text'
    ? call(most)
    : `(select t.id, t.created_at from ${call(null)} s join ${seen.table} t on t.tenant_id = app_tenant() and t.id = s.id
      where ${holds(text)} ${upTo(most)})`
}

const rowsWith = (seen: AnyResource, lookup: Lookup, words: string, most: number | null): string =>
  within(seen, lookup, most, called('search_rows', seen.table, words), (text) => likeAll(text, words))

const rowsLike = (seen: AnyResource, lookup: Lookup, patterns: string, most: number | null): string =>
  within(seen, lookup, most, called('search_patterns', seen.table, patterns), (text) => `${text} ~ all (${patterns})`)

/** Related rows that are found by their words; where more hold them, each row of the list is looked at instead. */
const RELATED = 20_000

/** The related rows that a search goes through, found first and up to a number, as parts of a `with`. */
export class Related {
  readonly parts: string[] = []
  /** Conditions that all of them were found. */
  readonly areAll: string[] = []
  readonly #most: number

  constructor(most = RELATED) {
    this.#most = most
  }

  /** Adds those of a table that hold some words; returns the name of the part. */
  add(table: string, words: string): string {
    const name = `related${this.parts.length}`
    this.parts.push(`${name} as materialized (select * from search_rows('${table}', ${words}, ${this.#most}))`)
    this.areAll.push(`(select count(*) from ${name}) < ${this.#most}`)
    return name
  }
}

/** How words may be divided between a row and its relation, which has all, or those before or after some word. */
const divisions = (words: readonly string[], part: (from: number, to: number) => string) => [
  { theirs: part(0, words.length), own: null },
  ...words.slice(1).flatMap((_, index) => {
    const [before, after] = [part(0, index + 1), part(index + 1, words.length)]
    return [
      { theirs: before, own: after },
      { theirs: after, own: before },
    ]
  }),
]

/**
 * Rows whose relation holds some of the words and that hold the others themselves. Only code and name of the relation
 * are searched, which every answer shows.
 */
const throughRelation = (table: string, column: string, related: string, own: string | null, most: number | null) =>
  `(select t.id, t.created_at from ${own ? `search_rows('${table}', ${own}) o join ${table} t on t.tenant_id = app_tenant() and t.id = o.id` : `${table} t`}
  where t.tenant_id = app_tenant() and t.${column} = any(array(select r.id from ${related} r)) ${upTo(most)})`

/**
 * Rows that hold what is searched for, as a table expression with `id` and `created_at`. The functions that read them
 * keep companies apart and search a column without accents or capitals. Where relations are searched, they may hold all
 * words, or those before or after some word: people name the customer and then the goods, or the other way round.
 * @param most rows after which no more are looked for, whichever they are; null for all
 * @param related takes the related rows, which are found within the expression unless given
 */
export function found(
  bind: Bind,
  { words, patterns }: Searched,
  resource: AnyResource,
  lookup: Lookup,
  most: number | null = null,
  related?: Related,
): string {
  const { table } = resource
  if (patterns.length > 0) return rowsLike(resource, lookup, `${bind(patterns)}::text[]`, most)
  const part = wordsOf(bind(words.map(literal)))
  const own = rowsWith(resource, lookup, part(0, words.length), most)
  const rowsOf = (to: AnyResource, theirs: string) =>
    related
      ? within(
          namesOf(to),
          lookup,
          null,
          () => related.add(to.table, theirs),
          (text) => likeAll(text, theirs),
        )
      : rowsWith(namesOf(to), lookup, theirs, null)
  const branches = searchedRelations(resource, lookup).flatMap(({ column, to }) =>
    divisions(words, part).map(({ theirs, own: others }) =>
      throughRelation(table, column, rowsOf(to, theirs), others, most),
    ),
  )
  return branches.length === 0
    ? own
    : `(select id, created_at from ${own} f union ${branches.join(' union ')} ${upTo(most)})`
}

/**
 * The condition that a row, alias `t`, holds what is searched for, from the row itself: for rows that are read in some
 * order until enough are found. Inside of a case the planner does not guess how many those are: it would take any word
 * for a rare one.
 */
export function holds(bind: Bind, { words, patterns }: Searched, resource: AnyResource, lookup: Lookup): string {
  const searched = (seen: AnyResource, alias: string, condition: (text: string) => string) =>
    [...new Set([`${alias}.search_text`, searchText(seen, lookup, alias)])].map(condition).join(' and ')
  const opaque = (condition: string) => `case when ${condition} then true end`
  if (patterns.length > 0) {
    const all = `${bind(patterns)}::text[]`
    return opaque(searched(resource, 't', (text) => `${text} ~ all (${all})`))
  }
  const part = wordsOf(bind(words.map(literal)))
  const holding = (seen: AnyResource, alias: string, some: string) =>
    searched(seen, alias, (text) => likeAll(text, some))
  const own = holding(resource, 't', part(0, words.length))
  const branches = searchedRelations(resource, lookup).flatMap(({ column, to }) =>
    divisions(words, part).map(
      ({ theirs, own: others }) =>
        `${others === null ? '' : `${holding(resource, 't', others)} and `}exists (select from ${to.table} x
          where x.tenant_id = t.tenant_id and x.id = t.${column} and ${holding(namesOf(to), 'x', theirs)})`,
    ),
  )
  return opaque([own, ...branches].map((one) => `(${one})`).join(' or '))
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
): string | null => (whole.length > 0 ? `(${searchText(resource, lookup, 't')} ~ all (${bind(whole)}::text[]))` : null)

/** The condition that a row, alias `t`, holds what is searched for, by the index of its words. */
export const search = (bind: Bind, searched: Searched, resource: AnyResource, lookup: Lookup) =>
  `t.id in (select f.id from ${found(bind, searched, resource, lookup)} f)`

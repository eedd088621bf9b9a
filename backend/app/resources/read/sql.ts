import { numberingOf, snake, type AnyResource, type Where } from '@barem/resources/kit'
import type { Statement } from '#app/tenancy/run'
import { choosable } from './choosable.ts'
import { orderExpression, queryable } from './columns.ts'
import { fitOf, typedNumber } from './fit.ts'
import { condition } from './operators.ts'
import type { ListQuery } from './parse.ts'
import { found, isSearch, isWhole, search, type Bind } from './search.ts'
import { selection, type Lookup } from './selection.ts'

export interface Order {
  /** Sort expressions over the row, alias `t`. */
  expressions: string[]
  /** Direction of each, and of the id that breaks ties. */
  directions: string[]
}

/** The order of a list, the row being `t`. */
export function ordering(resource: AnyResource, sort: ListQuery['sort'], lookup: Lookup): Order {
  const direction = (descending: boolean) => (descending ? 'desc' : 'asc')
  return {
    expressions: [...sort.map(({ target }) => orderExpression(resource, target, lookup)), 't.id'],
    directions: [
      ...sort.map(({ target, descending }) => `${direction(descending)}${target.nullable ? ' nulls last' : ''}`),
      direction(sort[0]!.descending),
    ],
  }
}

/** Rows that hold all words whole before those that only begin with the last one, each in their own order. */
export const wholeFirst = ({ expressions, directions }: Order, whole: string | null): Order =>
  whole === null
    ? { expressions, directions }
    : { expressions: [whole, ...expressions], directions: ['desc', ...directions] }

export const orderBy = (expressions: string[], { directions }: Order) =>
  expressions.map((expression, index) => `${expression} ${directions[index]}`).join(', ')

/** Limits are validated numbers; as parameters they would keep PostgreSQL from planning once. */
export const pageOf = ({ limit, start }: ListQuery) => `limit ${limit} offset ${start}`

/** Whether rows come as they were made: search functions know that, so this order needs no look at the rows found. */
export const isByAge = ({ whole, sort }: ListQuery) =>
  whole.length === 0 && sort.length === 1 && sort[0]!.target.name === 'createdAt'

/** Ids and sort keys, `o0` and so on, of the rows that a query asks for. */
export function matching(
  resource: AnyResource,
  query: ListQuery,
  { expressions }: Order,
  lookup: Lookup,
  bind: Bind,
): string {
  const { table } = resource
  const { filters } = query
  if (filters.length === 0 && isByAge(query))
    return `select f.id, f.created_at as o0, f.id as o1 from ${found(bind, query, resource, lookup)} f`
  const conditions = filters.map(({ target, operator, values }) => condition(table, target, operator, values, bind))
  if (isSearch(query)) conditions.push(search(bind, query, resource, lookup))
  const keys = expressions.map((expression, index) => `${expression} as o${index}`)
  return `select t.id, ${keys.join(', ')} from ${table} t
    where ${['t.tenant_id = app_tenant()', ...conditions].join(' and ')}`
}

/** One statement that gives `ids`, those of the page in its order. */
export function idsStatement(resource: AnyResource, query: ListQuery, lookup: Lookup): Statement {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const order = ordering(resource, query.sort, lookup)
  const chosen =
    query.filters.length === 0 && !isSearch(query)
      ? `select t.id from ${resource.table} t where t.tenant_id = app_tenant()
        order by ${orderBy(order.expressions, order)}`
      : `select m.id from (${matching(resource, query, order, lookup, bind)}) m order by ${orderBy(
          order.expressions.map((_, index) => `m.o${index}`),
          order,
        )}`
  return { text: `select coalesce(json_agg(k.id), '[]') as ids from (${chosen} ${pageOf(query)}) k`, values }
}

/** One statement that gives `rows`, those of these ids in their order as JSON text, without deleted ones. */
export function rowsStatement(resource: AnyResource, ids: readonly string[], lookup: Lookup): Statement {
  const { columns, joins } = selection(resource, lookup, false)
  return {
    text: `select coalesce(json_agg(p), '[]')::text as rows
      from (select ${columns} from unnest($1::uuid[]) with ordinality k (id, place)
      join ${resource.table} t on t.tenant_id = app_tenant() and t.id = k.id ${joins} order by k.place) p`,
    values: [ids],
  }
}

/** SQL of one row, made once for each resource as somebody sees it. */
const rowTexts = new WeakMap<AnyResource, string>()

/** What of a document says what may be done with it: who made it, its state and its number. */
const lifeOf = (resource: AnyResource): string[] => {
  const { states, fields } = resource
  if (!states) return []
  const named = [states.field, numberingOf(resource)?.field ?? '']
  return ['createdById', ...named.filter((name) => name in fields)]
}

function rowText(resource: AnyResource, lookup: Lookup): string {
  const { columns, joins } = selection(resource, lookup, true)
  const life = lifeOf(resource).map((name) => `, p."${name}"`)
  return `select row_to_json(p)::text as row${life.join('')}
    from (select ${columns} from ${resource.table} t ${joins} where t.tenant_id = app_tenant() and t.id = $1) p`
}

/**
 * One statement that gives one row as JSON text, or no row; beside the text of a document, values that say what may be
 * done with it.
 */
export function rowStatement(resource: AnyResource, id: string, lookup: Lookup): Statement {
  const text = rowTexts.get(resource) ?? rowText(resource, lookup)
  rowTexts.set(resource, text)
  return { text, values: [id] }
}

/**
 * SQL text of the values that distinguish a row, alias `t`, from others of the same name; empty where the definition
 * names none.
 */
export const hints = (resource: AnyResource): string[] =>
  resource.hint.map((name) => `nullif(${queryable(resource, name)!.column}::text, '')`)

/** Additions for the choices of one relation, the row being `t`. */
export interface MoreOfOptions {
  joins: string
  /** Columns, each with a comma before it. */
  columns: string
  /** Which rows are offered; those that are chosen already are found all the same. */
  condition: string
  /** Sort expressions before the usual ones, each with a comma after it. */
  order: string
}

/**
 * Choices of a relation: id, code, name and what distinguishes rows of the same name; the chosen ones by id, else a
 * search, rows that fit best first.
 * @param where which rows are offered; those that are chosen already are found all the same
 */
export function optionsStatement(
  target: AnyResource,
  query: ListQuery,
  lookup: Lookup,
  where: Where,
  moreOf?: (bind: Bind) => MoreOfOptions,
): Statement {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const more = moreOf?.(bind)
  const ids = query.filters.find(({ target: { name } }) => name === 'id')?.values
  const title = queryableTitle(target)
  const hint = target.hint.length > 0 ? `concat_ws(' · ', ${hints(target).join(', ')})` : 'null'
  const english = target.englishTitle ? `, t.${snake(target.englishTitle)} as "englishName"` : ''
  const conditions = ['t.tenant_id = app_tenant()']
  if (ids) conditions.push(`t.id = any(${bind(ids)}::uuid[])`)
  else conditions.push(...choosable(where, bind))
  if (more && !ids) conditions.push(more.condition)
  if (isSearch(query)) conditions.push(search(bind, query, target, lookup))
  const whole = isWhole(bind, query, target, lookup)
  const first = [...(isSearch(query) ? [bestFirst(bind, query, target)] : []), ...(whole ? [`${whole} desc`] : [])]
  return {
    text: `select coalesce(json_agg(p), '[]')::text as rows
      from (select t.id as "id", ${target.fields.code ? 't.code' : 'null'} as "code", ${title.column} as "name",
      ${hint} as "hint"${english}${more?.columns ?? ''}
      from ${target.table} t ${more?.joins ?? ''} where ${conditions.join(' and ')}
        order by ${more?.order ?? ''} ${first.map((one) => `${one}, `).join('')}${title.order},
        t.id ${pageOf(query)}) p`,
    values,
  }
}

/** The order of rows, alias `t`, by how well they fit; of steel only just the code or the name beats the rest. */
function bestFirst(bind: Bind, { typed, patterns }: ListQuery, target: AnyResource): string {
  const words = `${bind(typed)}::text`
  const fit = fitOf(target, { words: `search_form(${words})`, code: `lower(${words})`, number: typedNumber(words) })
  return patterns.length > 0 ? `least(${fit}, 2)` : fit
}

/** The column that a row is called by, and the order of choices: documents, whose codes count up, latest first. */
function queryableTitle(resource: AnyResource): { column: string; order: string } {
  const column = `t.${snake(resource.title)}`
  if (resource.states && resource.title === 'code') return { column, order: `${column} desc` }
  const ordered = resource.fields[resource.title]?.type === 'text' && resource.list.columns.includes(resource.title)
  return { column, order: ordered ? `${column}_order` : column }
}

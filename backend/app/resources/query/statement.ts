import { snake, type QueryList } from '@barem/resources/kit'
import type { Statement } from '#app/tenancy/run'
import { queryable } from '../read/columns.ts'
import { condition } from '../read/operators.ts'
import type { ListQuery } from '../read/parse.ts'
import { holds, isSearch } from '../read/search.ts'
import { selection, type Lookup, type Selection } from '../read/selection.ts'
import { orderBy, ordering, pageOf, type Order } from '../read/sql.ts'
import { sumsOf } from '../read/summed.ts'
import type { Source } from './source.ts'

/** What a page of a list is made of. */
interface Parts {
  /** SQL of all rows. */
  rows: string
  /** SQL that narrows rows `t`, such as ` where …`; empty where nothing does. */
  where: string
  order: Order
  query: ListQuery
  seen: QueryList
  selected: Selection
  /** SQL of the figures of the rows of the page alone; null where there are none. */
  ofPage: string | null
}

const totals = (seen: QueryList, { sums }: ListQuery) =>
  `(select count(*)::int from matched) as total,
    ${sums.length > 0 ? `(select ${sumsOf(seen, sums)} from matched t)` : `'[]'::json`} as sums`

const asJson = (page: string) => `(select coalesce(json_agg(p), '[]')::text from (${page}) p) as rows`

/** The query runs once, whatever is filtered, counted and added up of it. */
function readOnce({ rows, where, order, query, seen, selected: { columns, joins }, ofPage }: Parts): string {
  const sorted = orderBy(order.expressions, order)
  const late = seen.query.ofPage.filter((name) => name in seen.fields).map((name) => `, f.${snake(name)}`)
  const figures = ofPage && late.length > 0 ? `left join (${ofPage}) f on f.id = p.id` : ''
  return `with rows as (select app_tenant() as tenant_id, q.* from (${rows}) q),
    matched as materialized (select t.* from rows t${where}),
    page as materialized (select * from matched t order by ${sorted} ${pageOf(query)})
    select ${totals(seen, query)}, ${asJson(`select ${columns}
      from (select p.*${figures && late.join('')} from page p ${figures}) t ${joins} order by ${sorted}`)}`
}

/**
 * Of rows that match, only what is sorted and added up is read, so that no other table is joined to all of them. Rows
 * of the page are asked for by a list of their ids, which reaches the index of each ledger; a join alone would not.
 */
function readTwice({ rows, where, order, query, seen, selected: { columns, joins } }: Parts): string {
  const keys = order.expressions.map((expression, place) => `${expression} as o${place}`)
  const sorted = orderBy(
    keys.map((_, place) => `o${place}`),
    order,
  )
  const summed = query.sums.map((name) => `t.${snake(name)}`)
  return `with rows as not materialized (select app_tenant() as tenant_id, q.* from (${rows}) q),
    matched as materialized (select ${[...new Set(['t.id', ...summed]), ...keys].join(', ')} from rows t${where}),
    page as materialized (select * from matched order by ${sorted} ${pageOf(query)})
    select ${totals(seen, query)}, ${asJson(`select ${columns}
      from (select * from rows where id = any(array(select id from page))) t
      join page on page.id = t.id ${joins} order by ${sorted}`)}`
}

/**
 * One statement that gives a page of a list that a query makes, as JSON text, how many rows it has on all pages, and
 * what they come to.
 * @param source what gives the rows
 */
export async function queryStatement(
  seen: QueryList,
  source: Source,
  parameters: Readonly<Record<string, string>>,
  query: ListQuery,
  lookup: Lookup,
): Promise<Statement> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const rows = await source.sql({ parameters, bind })
  const ofPage = source.ofPage?.({ parameters, bind }) ?? null
  const conditions = query.filters.map(({ target, operator, values: wanted }) =>
    condition(seen.table, target, operator, wanted, bind),
  )
  if (isSearch(query)) conditions.push(holds(bind, query, seen, lookup))
  // Rows with equal values are sorted by their titles.
  const called = queryable(seen, seen.title)!
  const isSorted = source.readsById || query.sort.some(({ target }) => target.name === called.name)
  const sort = isSorted ? query.sort : [...query.sort, { target: called, descending: false }]
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  const [order, selected] = [ordering(seen, sort, lookup), selection(seen, lookup, false)]
  const read = source.readsById ? readTwice : readOnce
  return { text: read({ rows, where, order, query, seen, selected, ofPage }), values }
}

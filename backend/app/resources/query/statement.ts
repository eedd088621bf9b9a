import type { QueryList } from '@barem/resources/kit'
import type { Statement } from '#app/tenancy/run'
import { queryable } from '../read/columns.ts'
import { condition } from '../read/operators.ts'
import type { ListQuery } from '../read/parse.ts'
import { holds, isSearch } from '../read/search.ts'
import { selection, type Lookup } from '../read/selection.ts'
import { orderBy, ordering, pageOf } from '../read/sql.ts'
import { sumsOf } from '../read/summed.ts'
import type { Source } from './source.ts'

/**
 * One statement that gives a page of a list that a query makes, as JSON text, how many rows it has on all pages, and
 * what they come to. The query runs once, whatever is filtered, counted and added up of it.
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
  const conditions = query.filters.map(({ target, operator, values: wanted }) =>
    condition(seen.table, target, operator, wanted, bind),
  )
  if (isSearch(query)) conditions.push(holds(bind, query, seen, lookup))
  const { columns, joins } = selection(seen, lookup, false)
  // Rows with equal values are sorted by their titles.
  const called = queryable(seen, seen.title)!
  const sort = query.sort.some(({ target }) => target.name === called.name)
    ? query.sort
    : [...query.sort, { target: called, descending: false }]
  const order = ordering(seen, sort, lookup)
  const sorted = orderBy(order.expressions, order)
  return {
    text: `with rows as (select app_tenant() as tenant_id, q.* from (${rows}) q),
      matched as materialized (select t.* from rows t ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''})
      select (select count(*)::int from matched) as total, ${query.sums.length > 0 ? `(select ${sumsOf(seen, query.sums)} from matched t)` : `'[]'::json`} as sums,
        (select coalesce(json_agg(p), '[]')::text from (select ${columns}
          from (select * from matched t order by ${sorted} ${pageOf(query)}) t ${joins} order by ${sorted}) p) as rows`,
    values,
  }
}

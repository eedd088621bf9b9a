import { dayInVietnam, periodField, yearBefore, type AnyResource } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { queryable } from './columns.ts'
import type { Filter, ListQuery } from './parse.ts'

/** The parameter for how far back an export reaches when no dates are chosen. */
export const RANGE = '_range'
export const ranges = ['year', 'all'] as const

/** Queries by dates or by ids need no other bounds. */
const choosesRows = ({ target: { name, type } }: Filter) => type === 'date' || type === 'dateTime' || name === 'id'

/**
 * Splits the query of an export into that of the list and its range.
 * @throws ApiError 400 naming an unknown range
 */
export function rangeOf({ [RANGE]: range = 'year', ...query }: Record<string, unknown>): {
  whole: boolean
  query: Record<string, unknown>
} {
  if (!ranges.some((known) => known === range)) throw unknownName('enum', [RANGE])
  return { whole: range === 'all', query }
}

/** Limits a query without dates to documents of the past year; resources without dates are not limited. */
export function ofPastYear(resource: AnyResource, query: ListQuery, today = dayInVietnam(new Date())): ListQuery {
  const period = periodField(resource)
  if (period === null || query.filters.some(choosesRows)) return query
  const since: Filter = { target: queryable(resource, period)!, operator: 'gte', values: [yearBefore(today)] }
  return { ...query, filters: [...query.filters, since] }
}

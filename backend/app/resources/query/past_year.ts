import { dayInVietnam, periodField, yearBefore, type AnyResource } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { queryable } from './columns.ts'
import type { Filter, ListQuery } from './parse.ts'

/** The parameter of an export that says how far it goes back when no dates are chosen. */
export const RANGE = '_range'
export const ranges = ['year', 'all'] as const

/** Rows that are asked for by their dates, or one by one, need no other bounds. */
const choosesRows = ({ target: { name, type } }: Filter) => type === 'date' || type === 'dateTime' || name === 'id'

/**
 * Splits what an export is asked for into the query of the list and its range.
 * @throws ApiError 400 naming a range that there is not
 */
export function rangeOf({ [RANGE]: range = 'year', ...query }: Record<string, unknown>): {
  whole: boolean
  query: Record<string, unknown>
} {
  if (!ranges.some((known) => known === range)) throw unknownName('enum', [RANGE])
  return { whole: range === 'all', query }
}

/** A query that names no dates, bound to documents of the past year; what has no date of its own comes whole. */
export function ofPastYear(resource: AnyResource, query: ListQuery, today = dayInVietnam(new Date())): ListQuery {
  const period = periodField(resource)
  if (period === null || query.filters.some(choosesRows)) return query
  const since: Filter = { target: queryable(resource, period)!, operator: 'gte', values: [yearBefore(today)] }
  return { ...query, filters: [...query.filters, since] }
}

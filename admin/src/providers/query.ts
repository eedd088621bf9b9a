import type { CrudFilter, CrudFilters, CrudSorting, LogicalFilter, Pagination } from '@refinedev/core'

/** The server's page limit: what "everything" can mean at most. */
const PAGE_LIMIT = 100

const suffixes: Partial<Record<LogicalFilter['operator'], string>> = {
  eq: '',
  ne: '_ne',
  gte: '_gte',
  lte: '_lte',
  contains: '_like',
  in: '_in',
}

/** A list's address: `_start`, `_end`, `_sort`, `_order` and one parameter for each filter. */
export function listQuery(
  pagination?: Pagination,
  sorters: CrudSorting = [],
  filters: CrudFilters = [],
): URLSearchParams {
  const query = new URLSearchParams()
  appendRange(query, pagination)
  if (sorters.length > 0) {
    query.set('_sort', sorters.map(({ field }) => field).join(','))
    query.set('_order', sorters.map(({ order }) => order).join(','))
  }
  for (const filter of filters) appendFilter(query, filter)
  return query
}

function appendRange(query: URLSearchParams, pagination: Pagination = {}) {
  const { currentPage = 1, pageSize = 10, mode = 'server' } = pagination
  const size = mode === 'server' ? pageSize : PAGE_LIMIT
  const start = mode === 'server' ? (currentPage - 1) * size : 0
  query.set('_start', String(start))
  query.set('_end', String(start + size))
}

/** Empty values filter nothing. Throws on an operator that the server lacks, instead of returning a wrong list. */
function appendFilter(query: URLSearchParams, filter: CrudFilter) {
  if (!('field' in filter))
    throw new Error(`Filter "${filter.operator}" groups conditions; the server takes single ones`)
  const { field, operator, value } = filter
  if (operator === 'null' || operator === 'nnull') return query.append(`${field}_null`, String(operator === 'null'))
  if (value === undefined || value === null || value === '') return
  const suffix = suffixes[operator]
  if (suffix === undefined) throw new Error(`Filter "${field}": the server has no operator "${operator}"`)
  const name = field === 'q' ? 'q' : field + suffix
  for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
}

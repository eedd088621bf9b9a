import { type AnyResource, isDay, PAGE_SIZES, type Suffix, suffixesOf } from '@barem/resources/kit'
import type { CrudFilter, CrudSort, LogicalFilter } from '@refinedev/core'
import type { FilterValues } from '../filters/filter.ts'
import { choosableColumns, type Column, columnOf, filterColumns, isSortable, makerColumn } from '../model/columns.ts'

export type ColumnFilter = { column: Column; values: FilterValues }

/** The state of a list, as in its address. */
export type ListState = {
  q: string
  page: number
  size: number
  sort: CrudSort
  filters: ColumnFilter[]
  /** Names of the columns; null for the usual ones. */
  columns: string[] | null
}

/** The state of a list without any search, filter or choice. */
export const plainState = (definition: AnyResource, size = PAGE_SIZES[0]): ListState => ({
  q: '',
  page: 1,
  size,
  sort: definition.list.sort,
  filters: [],
  columns: null,
})

/** Days that a query's list is asked for. */
export const parameterColumns = (definition: AnyResource): Column[] =>
  (definition.query?.parameters ?? []).flatMap((name) => columnOf(definition, name) ?? [])

const filteredBy = (definition: AnyResource) => [
  ...filterColumns(definition),
  ...makerColumn(definition),
  ...parameterColumns(definition),
]

const whole = (text: string | null, fallback: number) => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback)

function sortOf(definition: AnyResource, params: URLSearchParams, base: CrudSort): CrudSort {
  const name = params.get('_sort') ?? ''
  const order = params.get('_order') === 'desc' ? 'desc' : 'asc'
  if (name !== '' && name === definition.list.sort.field) return { field: name, order }
  const column = columnOf(definition, name)
  return column && isSortable(definition, column) ? { field: name, order } : base
}

/** The values of one filter in an address; undefined if it does not mention the filter, null if it clears it. */
function valuesOf(
  { name, type, field }: Column,
  params: URLSearchParams,
  isParameter: boolean,
): FilterValues | null | undefined {
  const suffixes: readonly Suffix[] = isParameter ? [''] : suffixesOf(type, field)
  const said = suffixes.filter((suffix) => params.has(name + suffix))
  if (said.length === 0) return undefined
  const found = said
    .map((suffix) => [suffix, params.getAll(name + suffix).filter(Boolean)] as const)
    .filter(([, texts]) => texts.length > 0)
  if (isParameter) return found.length > 0 && isDay(found[0]![1][0]!) ? Object.fromEntries(found) : null
  const { _null, ...values } = Object.fromEntries(found) as FilterValues
  if (_null) return /^(true|false)$/.test(_null[0]) ? { _null: [_null[0]] } : null
  return Object.keys(values).length > 0 ? values : null
}

function columnsOf(definition: AnyResource, params: URLSearchParams, base: string[] | null): string[] | null {
  const said = params.get('_columns')?.split(',')
  if (!said) return base
  const names = choosableColumns(definition)
    .map(({ name }) => name)
    .filter((name) => said.includes(name))
  return names.length > 0 ? names : null
}

/**
 * Reads an address on top of `base`. Ignores what the definition does not know, and impossible values; removes a filter
 * of the base that is given without a value.
 */
export function readAddress(
  definition: AnyResource,
  params: URLSearchParams,
  base = plainState(definition),
): ListState {
  const size = whole(params.get('_size'), base.size)
  const filters = filteredBy(definition).flatMap((column): ColumnFilter[] => {
    const said = valuesOf(column, params, definition.query?.parameters.includes(column.name) ?? false)
    const values = said === undefined ? base.filters.find((filter) => filter.column.name === column.name)?.values : said
    return values ? [{ column, values }] : []
  })
  return {
    q: params.get('q') ?? base.q,
    page: whole(params.get('_page'), 1),
    size: PAGE_SIZES.includes(size) ? size : base.size,
    sort: sortOf(definition, params, base.sort),
    filters,
    columns: columnsOf(definition, params, base.columns),
  }
}

const pairsOf = (name: string, filters: ColumnFilter[]) =>
  Object.entries(filters.find(({ column }) => column.name === name)?.values ?? {}).flatMap(([suffix, texts]) =>
    texts.filter(Boolean).map((text) => [name + suffix, text] as const),
  )

const sorted = (all: readonly unknown[] | null) => JSON.stringify(all && [...all].sort())

/** Whether two lists hold the same, in whatever order. */
export const isSameSet = (one: readonly unknown[] | null, other: readonly unknown[] | null): boolean =>
  sorted(one) === sorted(other)

/** Writes an address, leaving out whatever is as in `base`. */
export function writeAddress(
  definition: AnyResource,
  { q, page, size, sort, filters, columns }: ListState,
  base = plainState(definition),
): URLSearchParams {
  const params = new URLSearchParams()
  if (q !== base.q) params.set('q', q)
  for (const { name } of filteredBy(definition)) {
    const [pairs, usual] = [pairsOf(name, filters), pairsOf(name, base.filters)]
    if (isSameSet(pairs, usual)) continue
    if (pairs.length === 0) params.set(usual[0][0], '')
    for (const [key, text] of pairs) params.append(key, text)
  }
  if (sort.field !== base.sort.field || sort.order !== base.sort.order) {
    params.set('_sort', sort.field)
    params.set('_order', sort.order)
  }
  if (page > 1) params.set('_page', String(page))
  if (size !== base.size) params.set('_size', String(size))
  if (!isSameSet(columns, base.columns)) params.set('_columns', columns?.join() ?? '')
  return params
}

const operators: Readonly<Record<string, LogicalFilter['operator']>> = { _gte: 'gte', _lte: 'lte', _like: 'contains' }

/** The filters of a state in Refine's words, the search among them. */
export function crudFilters({ q, filters }: ListState): CrudFilter[] {
  const search: CrudFilter[] = q ? [{ field: 'q', operator: 'eq', value: q }] : []
  const chosen = filters.flatMap(({ column: { name: field, type }, values }) =>
    Object.entries(values).map(([suffix, texts]): CrudFilter => {
      if (suffix === '_null') return { field, operator: texts[0] === 'true' ? 'null' : 'nnull', value: true }
      if (suffix === '' && type !== 'boolean' && type !== 'date') return { field, operator: 'in', value: texts }
      return { field, operator: operators[suffix] ?? 'eq', value: texts[0] } as CrudFilter
    }),
  )
  return [...search, ...chosen]
}

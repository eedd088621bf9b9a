import type { AnyResource } from '@barem/resources/kit'
import type { CrudFilter, CrudSort } from '@refinedev/core'
import { filterKinds } from '../filters/index.ts'
import type { FilterValues } from '../filters/filter.ts'
import { type Column, columnOf, filterColumns, isSortable } from '../model/columns.ts'

export const PAGE_SIZES = [10, 20, 50, 100]
const PAGE_SIZE = 10

/** What a list shows, as its address says it. */
export type ListState = {
  q: string
  page: number
  size: number
  sort: CrudSort
  filters: { column: Column; values: FilterValues }[]
}

const whole = (text: string | null, fallback: number) => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback)

function sortOf(definition: AnyResource, params: URLSearchParams): CrudSort {
  const column = columnOf(definition, params.get('_sort') ?? '')
  if (!column || !isSortable(definition, column)) return definition.list.sort
  return { field: column.name, order: params.get('_order') === 'desc' ? 'desc' : 'asc' }
}

function valuesOf({ name, type }: Column, params: URLSearchParams): FilterValues | null {
  const found = (filterKinds[type]?.suffixes ?? []).map((suffix) => [suffix, params.getAll(name + suffix).filter(Boolean)] as const)
  const values = Object.fromEntries(found.filter(([, texts]) => texts.length > 0)) as FilterValues
  return Object.keys(values).length > 0 ? values : null
}

/** Reads an address. What the definition does not know, and what cannot be, is as if it were not there. */
export function readAddress(definition: AnyResource, params: URLSearchParams): ListState {
  const size = whole(params.get('_size'), PAGE_SIZE)
  return {
    q: params.get('q') ?? '',
    page: whole(params.get('_page'), 1),
    size: PAGE_SIZES.includes(size) ? size : PAGE_SIZE,
    sort: sortOf(definition, params),
    filters: filterColumns(definition).flatMap((column) => {
      const values = valuesOf(column, params)
      return values ? [{ column, values }] : []
    }),
  }
}

/** Writes an address, leaving out what goes without saying. */
export function writeAddress(definition: AnyResource, { q, page, size, sort, filters }: ListState): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const { column, values } of filters)
    for (const [suffix, texts] of Object.entries(values)) for (const text of texts) if (text) params.append(column.name + suffix, text)
  const usual = definition.list.sort
  if (sort.field !== usual.field || sort.order !== usual.order) {
    params.set('_sort', sort.field)
    params.set('_order', sort.order)
  }
  if (page > 1) params.set('_page', String(page))
  if (size !== PAGE_SIZE) params.set('_size', String(size))
  return params
}

/** The filters of a state in Refine's words, the search among them. */
export function crudFilters({ q, filters }: ListState): CrudFilter[] {
  const search: CrudFilter[] = q ? [{ field: 'q', operator: 'eq', value: q }] : []
  const chosen = filters.flatMap(({ column, values }) => {
    const { operators = {} } = filterKinds[column.type] ?? {}
    return Object.entries(values).map(([suffix, texts]): CrudFilter => {
      const operator = operators[suffix as keyof typeof operators] ?? 'eq'
      return { field: column.name, operator, value: operator === 'in' ? texts : texts[0] } as CrudFilter
    })
  })
  return [...search, ...chosen]
}

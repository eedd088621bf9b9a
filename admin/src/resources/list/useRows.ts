import type { AnyResource } from '@barem/resources/kit'
import { useTable } from '@refinedev/antd'
import type { GetListResponse, HttpError } from '@refinedev/core'
import { useEffect, useRef, useState } from 'react'
import type { AnyRow } from '../model/columns.ts'
import { crudFilters } from './address.ts'
import { sumsIn, sumsOf } from './sums.ts'
import { moreThanTotal } from './total.ts'
import type { ListControl } from './useListState.ts'

type Answer = GetListResponse<AnyRow>

export type Rows = {
  /** Undefined until the first answer; the former rows while the next are on the way. */
  rows: AnyRow[] | undefined
  total: number | undefined
  /** Whether there are more rows than `total`: only so many of a search or of filters are counted. */
  more: boolean
  /** What all rows of the list come to, by field; null where it says no sums. */
  sums: AnyRow | null
  /** Whether the rows shown are older than the request. */
  stale: boolean
  error: HttpError | null
  retry: () => void
}

/**
 * `useTable` of Refine, which shows what the address asks for. Its own way with addresses is left alone: it reads them
 * only when the list opens, and Back would not undo its steps.
 */
function useTableOf(
  definition: AnyResource,
  control: ListControl,
  placeholderData: (previous?: Answer) => Answer | undefined,
) {
  const { page, size, sort } = control
  const filters = crudFilters(control)
  const sums = sumsOf(definition)
  const table = useTable<AnyRow, HttpError>({
    resource: definition.name,
    syncWithLocation: false,
    pagination: { currentPage: page, pageSize: size },
    sorters: { initial: [sort] },
    filters: { initial: filters, defaultBehavior: 'replace' },
    queryOptions: { enabled: control.waitsFor !== 'view', placeholderData },
    errorNotification: false,
    ...(sums.length > 0 && { meta: { query: { _sum: sums.join() } } }),
  })
  const asked = JSON.stringify([page, size, sort, filters])
  const [answered, setAnswered] = useState(asked)
  // Told while it is drawn, so that no other rows are drawn or asked for in between.
  if (asked !== answered) {
    setAnswered(asked)
    table.setCurrentPage(page)
    table.setPageSize(size)
    table.setSorters([sort])
    table.setFilters(filters)
  }
  return table
}

/** The page of rows that the address asks for; undefined while that is not known. */
export function useRows(definition: AnyResource, control: ListControl): Rows {
  // Rows that were fetched ahead and never shown are not kept on screen while others are on the way.
  const shown = useRef(false)
  const { tableQuery: query, result } = useTableOf(definition, control, (previous) =>
    shown.current ? previous : undefined,
  )
  const known = query.data !== undefined && control.waitsFor === null
  if (known) shown.current = true
  const total = known ? result.total : undefined
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / control.size))
  const beyond = total !== undefined && !query.isPlaceholderData && control.page > lastPage
  const { correctPage } = control
  useEffect(() => {
    if (beyond) correctPage(lastPage)
    // The function is new each time; only the page decides when to move.
  }, [beyond, lastPage])
  return {
    rows: known ? result.data : undefined,
    total,
    more: moreThanTotal(query.data),
    sums: known ? sumsIn(definition, query.data) : null,
    stale: query.isPlaceholderData && query.isFetching,
    error: query.isError ? query.error : null,
    retry: () => void query.refetch(),
  }
}

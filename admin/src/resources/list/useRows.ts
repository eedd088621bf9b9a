import type { AnyResource } from '@barem/resources/kit'
import { type HttpError, useList } from '@refinedev/core'
import { useEffect, useRef } from 'react'
import type { AnyRow } from '../model/columns.ts'
import { crudFilters } from './address.ts'
import { moreThanTotal } from './total.ts'
import type { ListControl } from './useListState.ts'

export type Rows = {
  /** Undefined until the first answer; the former rows while the next are on the way. */
  rows: AnyRow[] | undefined
  total: number | undefined
  /** Whether there are more rows than `total`: only so many of a search or of filters are counted. */
  more: boolean
  /** Whether the rows shown are older than the request. */
  stale: boolean
  error: HttpError | null
  retry: () => void
}

/** The page of rows that the address asks for; undefined while that is not known. */
export function useRows(definition: AnyResource, control: ListControl): Rows {
  // Rows that were fetched ahead and never shown are not kept on screen while others are on the way.
  const shown = useRef(false)
  const { query, result } = useList<AnyRow, HttpError>({
    resource: definition.name,
    pagination: { currentPage: control.page, pageSize: control.size, mode: 'server' },
    sorters: [control.sort],
    filters: crudFilters(control),
    queryOptions: {
      enabled: control.waitsFor !== 'view',
      placeholderData: (previous) => (shown.current ? previous : undefined),
    },
    errorNotification: false,
  })
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
    stale: query.isPlaceholderData && query.isFetching,
    error: query.isError ? query.error : null,
    retry: () => void query.refetch(),
  }
}

import type { AnyResource } from '@barem/resources/kit'
import { type HttpError, useList } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnyRow } from '../model/columns.ts'
import { crudFilters } from './address.ts'
import type { ListControl } from './useListState.ts'

export type Rows = {
  /** Undefined until the first answer; the former rows while the next are on the way. */
  rows: AnyRow[] | undefined
  total: number | undefined
  /** Whether other rows than those shown were asked for. */
  stale: boolean
  error: HttpError | null
  retry: () => void
}

/** The page of rows that the address asks for. */
export function useRows(definition: AnyResource, control: ListControl): Rows {
  const { query, result } = useList<AnyRow, HttpError>({
    resource: definition.name,
    pagination: { currentPage: control.page, pageSize: control.size, mode: 'server' },
    sorters: [control.sort],
    filters: crudFilters(control),
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  })
  const total = query.data ? result.total : undefined
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / control.size))
  const beyond = total !== undefined && !query.isPlaceholderData && control.page > lastPage
  const { correctPage } = control
  useEffect(() => {
    if (beyond) correctPage(lastPage)
    // The function is new each time; the page alone says when to move.
  }, [beyond, lastPage])
  return { rows: query.data ? result.data : undefined, total, stale: query.isPlaceholderData && query.isFetching, error: query.isError ? query.error : null, retry: () => void query.refetch() }
}

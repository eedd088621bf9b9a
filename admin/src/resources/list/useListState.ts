import type { AnyResource } from '@barem/resources/kit'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { FilterValues } from '../filters/filter.ts'
import type { Column } from '../model/columns.ts'
import { rememberSearch } from '../model/paths.ts'
import { type ListState, readAddress, writeAddress } from './address.ts'

export type ListControl = ListState & {
  /** Changes a part; anything but a page leads back to the first page. */
  change: (part: Partial<ListState>) => void
  setFilter: (column: Column, values: FilterValues) => void
  clear: () => void
  /** Stands on a page that is there, without a step for Back. */
  correctPage: (page: number) => void
}

/** What a list shows lives in the address alone, so Back undoes each step and a link shows the same rows. */
export function useListState(definition: AnyResource): ListControl {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readAddress(definition, params), [definition, params])
  rememberSearch(definition, params.size > 0 ? `?${params}` : '')

  const go = useCallback(
    (next: ListState, replace = false) => {
      const written = writeAddress(definition, next)
      if (written.toString() !== params.toString()) setParams(written, { replace, preventScrollReset: true })
    },
    [definition, params, setParams],
  )

  return {
    ...state,
    change: (part) => go({ ...state, page: 1, ...part }),
    setFilter(column, values) {
      const others = state.filters.filter((filter) => filter.column.name !== column.name)
      go({ ...state, page: 1, filters: [...others, { column, values }] })
    },
    clear: () => go({ ...state, q: '', page: 1, filters: [] }),
    correctPage: (page) => go({ ...state, page }, true),
  }
}

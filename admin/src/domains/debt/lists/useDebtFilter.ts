import type { AnyResource } from '@barem/resources/kit'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keepFilter, keptFilter } from '../lastFilter.ts'

/** Filters by what the addresses of these lists called them first, and what is kept on a device still calls them. */
const FILTERS = { overdue: 'isOverdue', overLimit: 'isOverLimit' } as const

type Show = keyof typeof FILTERS

const isShow = (show: string | null): show is Show => show !== null && show in FILTERS

/** An address in the words of the list: `?show=overdue` becomes `?isOverdue=true`. */
function inWordsOf({ fields }: AnyResource, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  const [show, page] = [next.get('show'), next.get('page')]
  for (const old of ['show', 'page']) next.delete(old)
  if (isShow(show) && FILTERS[show] in fields) next.set(FILTERS[show], 'true')
  if (page) next.set('_page', page)
  return next
}

/** What is kept of an address, in the words in which it is kept. */
function filterIn(query: URLSearchParams): URLSearchParams {
  const show = (Object.keys(FILTERS) as Show[]).find((one) => query.get(FILTERS[one]) === 'true')
  return new URLSearchParams({ ...(query.get('q') && { q: query.get('q')! }), ...(show && { show }) })
}

/**
 * Begins a list of debts with what was kept of the last one, unless its address says something, and keeps what it is
 * narrowed to from then on. Older words of addresses are read too.
 * @returns whether the address says what is to be shown
 */
export function useDebtFilter(definition: AnyResource): boolean {
  const [query, setQuery] = useSearchParams()
  const [begun, setBegun] = useState(false)
  const wanted = inWordsOf(definition, !begun && query.size === 0 ? (keptFilter() ?? query) : query)
  const isSaid = String(wanted) === String(query)
  useEffect(() => {
    if (isSaid) keepFilter(filterIn(query))
    else setQuery(wanted, { replace: true })
    setBegun(true)
  }, [String(query)])
  return isSaid
}

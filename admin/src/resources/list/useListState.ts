import type { AnyResource } from '@barem/resources/kit'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { FilterValues } from '../filters/filter.ts'
import type { Column } from '../model/columns.ts'
import { rememberSearch } from '../model/paths.ts'
import { useViews, type Views } from '../views/useViews.ts'
import { NO_VIEW, type SavedView, stateOf } from '../views/view.ts'
import { type Fit, useFit } from './useFit.ts'
import { type ColumnFilter, type ListState, plainState, readAddress, writeAddress } from './address.ts'

export type ListControl = ListState & {
  /** Changes a part; anything but a page leads back to the first page. */
  change: (part: Partial<ListState>) => void
  setFilter: (column: Column, values: FilterValues) => void
  /** Sets several filters at once, and takes away those without values. */
  setFilters: (filters: ColumnFilter[]) => void
  clear: () => void
  fit: Fit
  /** Sets the rows of a page, null for as many as the window has room for. */
  setSize: (size: number | null) => void
  /** Moves to a page that exists, without a step for Back. */
  correctPage: (page: number) => void
  views: Views
  /** The view that the list shows. */
  view: SavedView | null
  /** Whether the list differs from its view. */
  changed: boolean
  /**
   * The problem with the view: this person does not have the one of the address, it could not be loaded, or parts of it
   * are left out.
   */
  note: 'missing' | 'failed' | 'dropped' | null
  /** What must be loaded first: the view that the address names, or whether the list opens with one. */
  waitsFor: 'view' | 'usual' | null
  /** Shows a view as it was saved, or the list without one. */
  open: (view: SavedView | null) => void
}

const named = (token: string | undefined, rest: URLSearchParams) =>
  new URLSearchParams([...(token ? [['view', token]] : []), ...rest])

/**
 * What a list shows lives in the address alone, as a view and what differs from it, so Back undoes each step and a link
 * shows the same rows.
 */
export function useListState(definition: AnyResource): ListControl {
  const [params, setParams] = useSearchParams()
  const views = useViews(definition)
  const asked = params.get('view')
  const isBare = params.size === 0
  const view = (isBare ? views.usual : views.all.find(({ id }) => id === asked)) ?? null
  const isNamed = asked !== null && asked !== NO_VIEW
  const fit = useFit(definition)
  const base = useMemo(
    () => (view ? stateOf(definition, view, fit.rows) : plainState(definition, fit.rows)),
    [definition, view, fit.rows],
  )
  const state = useMemo(() => readAddress(definition, params, base), [definition, params, base])
  const without = views.usual ? NO_VIEW : undefined
  rememberSearch(definition, params.size > 0 ? `?${params}` : '')

  const write = useCallback(
    (next: URLSearchParams, replace = false) => {
      if (next.toString() !== params.toString()) setParams(next, { replace, preventScrollReset: true })
    },
    [params, setParams],
  )
  const go = (next: ListState, replace = false) =>
    write(named(view?.id ?? without, writeAddress(definition, next, base)), replace)

  function setFilters(filters: ColumnFilter[]) {
    const names = filters.map(({ column }) => column.name)
    const others = state.filters.filter(({ column }) => !names.includes(column.name))
    go({ ...state, page: 1, filters: [...others, ...filters] })
  }

  function setSize(size: number | null) {
    fit.choose(size === null)
    const after = view ? stateOf(definition, view) : plainState(definition)
    const next = { ...state, page: 1, size: size ?? after.size }
    write(named(view?.id ?? without, writeAddress(definition, next, { ...base, size: after.size })))
  }

  const opensWith = isBare ? views.usual?.id : undefined
  useEffect(() => {
    if (opensWith) setParams(named(opensWith, new URLSearchParams()), { replace: true, preventScrollReset: true })
    // The setter is new with each address; only the view decides when the list opens with it.
  }, [opensWith])

  return {
    ...state,
    change: (part) => go({ ...state, page: 1, ...part }),
    fit,
    setFilter: (column, values) => setFilters([{ column, values }]),
    setFilters,
    setSize,
    clear: () => go({ ...state, q: '', page: 1, filters: [] }),
    correctPage: (page) => go({ ...state, page }, true),
    views,
    view,
    changed: view !== null && writeAddress(definition, { ...state, page: 1 }, base).size > 0,
    note: view
      ? Object.values(view.dropped).some(Boolean)
        ? 'dropped'
        : null
      : !isNamed || views.waiting
        ? null
        : views.failed
          ? 'failed'
          : 'missing',
    waitsFor: !views.waiting ? null : isNamed ? 'view' : isBare ? 'usual' : null,
    open: (next) => write(named(next?.id ?? without, new URLSearchParams())),
  }
}

import { useState } from 'react'
import type { AnyRow } from '../model/columns.ts'
import type { ListControl } from './useListState.ts'

export type Selection = {
  /** The rows that are ticked, on whatever page, as they were last read. */
  rows: readonly AnyRow[]
  /** Ticks these rows of the page, and no other row of it. */
  set: (ids: readonly string[]) => void
  /** Ticks a row of the page, or takes its tick away. */
  toggle: (row: AnyRow) => void
  drop: (ids: readonly string[]) => void
  clear: () => void
  /** Whether all rows that match are chosen, on all pages, those that nobody has read too. */
  isAll: boolean
  chooseAll: () => void
}

/** The rows that are ticked in a list. They stay so on other pages, and are let go where other rows are asked for. */
export function useSelection(page: readonly AnyRow[] | undefined, { q, filters, view }: ListControl): Selection {
  const [ticked, setTicked] = useState<readonly AnyRow[]>([])
  const [all, setAll] = useState(false)
  const asked = JSON.stringify([q, filters.map(({ column, values }) => [column.name, values]), view?.id])
  const [of, setOf] = useState(asked)
  // While it is drawn, so that no row is chosen among others.
  if (of !== asked) {
    setOf(asked)
    setChosen([])
  }
  // Taking one tick away, while all rows are chosen, keeps the other rows of this page.
  const chosen = all ? (page ?? []) : ticked
  function setChosen(rows: readonly AnyRow[]) {
    setTicked(rows)
    setAll(false)
  }
  const fresh = new Map(page?.map((row) => [row.id, row]))
  const without = (ids: ReadonlySet<string>) => chosen.filter(({ id }) => !ids.has(id))
  return {
    rows: of === asked ? chosen.map((row) => fresh.get(row.id) ?? row) : [],
    set(ids) {
      const elsewhere = without(new Set(fresh.keys()))
      setChosen([...elsewhere, ...ids.flatMap((id) => fresh.get(id) ?? [])])
    },
    toggle: (row) => setChosen(chosen.some(({ id }) => id === row.id) ? without(new Set([row.id])) : [...chosen, row]),
    drop: (ids) => setChosen(without(new Set(ids))),
    clear: () => setChosen([]),
    isAll: all && of === asked,
    chooseAll: () => setAll(true),
  }
}

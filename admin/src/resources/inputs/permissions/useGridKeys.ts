import { type FocusEvent, type KeyboardEvent, useState } from 'react'

type Place = { row: number; column: number }

const steps: Record<string, (place: Place, last: Place) => Place> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  PageUp: ({ row, column }) => ({ row: row - 10, column }),
  PageDown: ({ row, column }) => ({ row: row + 10, column }),
}

const within = (value: number, last: number) => Math.min(Math.max(value, 0), last)

const placeOf = (target: EventTarget): Place | null => {
  const { row, column } = (target as HTMLElement).dataset
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}

/**
 * A grid of boxes as one stop of the Tab key: arrows, Home, End and the page keys move within it. `last` is the lower
 * right box.
 */
export function useGridKeys(last: Place) {
  const [at, setAt] = useState<Place>({ row: 1, column: 0 })
  const current = { row: within(at.row, last.row), column: within(at.column, last.column) }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = placeOf(event.target)
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (!from || !step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const to = step(from, last)
    const box = event.currentTarget.querySelector<HTMLElement>(
      `[data-row="${within(to.row, last.row)}"][data-column="${within(to.column, last.column)}"]`,
    )
    box?.focus()
    box?.scrollIntoView({ block: 'nearest' })
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (place) setAt(place)
  }

  return {
    onKeyDown,
    onFocus,
    isCurrent: (row: number, column: number) => row === current.row && column === current.column,
  }
}

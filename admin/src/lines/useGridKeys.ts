import type { KeyboardEvent } from 'react'
import { type Goods, productIn } from './model/line.ts'
import { moved, type Move, type Shape } from './model/navigation.ts'
import { NEW } from './context.ts'
import type { GridSpec } from './spec.ts'
import type { GridActions } from './useGrid.ts'
import type { Seeking } from './useSeeking.ts'

const ARROWS: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'home',
  End: 'end',
}

/** Moves that the words of a cell need themselves while they are edited. */
const INSIDE: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Arrows that lead to other cells of a line: which of them can be written in, its goods decide. */
const ACROSS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

type Options = {
  spec: GridSpec
  actions: GridActions
  known: ReadonlyMap<string, Goods>
  max: number
  readOnly: boolean
  focus: (key: string, field: string) => void
  seeking: Pick<Seeking, 'isOpen' | 'holdFor'>
}

/**
 * The keys of a grid: the arrows and Enter move, Ctrl with Z, Y and D takes back, repeats and copies, Alt moves lines.
 */
export function useGridKeys({ spec, actions, known, max, readOnly, focus, seeking }: Options) {
  const shape = (): Shape => {
    const lines = actions.lines()
    return {
      columns: spec.columns,
      rows: lines.length,
      open: !readOnly && lines.length < max,
      writable: ({ row, column }) => {
        const line = lines[row]
        return (
          line !== undefined &&
          spec.entry.isOpen(line, spec.columns[column]!.name, known.get(productIn(spec.entry, line) ?? ''))
        )
      },
    }
  }

  function placeOf(target: Element): { key: string; field: string; row: number; column: number } | null {
    const field = (target.closest('[data-cell]') as HTMLElement | null)?.dataset.cell
    const key = (target.closest('[data-line]') as HTMLElement | null)?.dataset.line
    if (!field || !key) return null
    const row = key === NEW ? actions.lines().length : actions.lines().findIndex((line) => line.key === key)
    return { key, field, row, column: spec.columns.findIndex(({ name }) => name === field) }
  }

  function go(row: number, column: number) {
    focus(actions.lines()[row]?.key ?? NEW, spec.columns[column]!.name)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const target = event.target as HTMLElement
    const place = placeOf(target)
    const control = event.ctrlKey || event.metaKey
    const done = (action: () => void) => {
      event.preventDefault()
      action()
    }
    if (control && !readOnly && /^[zy]$/i.test(event.key)) {
      const again = event.key.toLowerCase() === 'y' || event.shiftKey
      return done(() => {
        const key = again ? actions.redo() : actions.undo()
        const field = place && place.column >= 0 ? place.field : spec.columns[0]!.name
        if (key) focus(key, field)
        else if (actions.lines().length === 0) focus(NEW, spec.columns[0]!.name)
      })
    }
    if (!place) return
    const { key, field, row, column } = place
    const mode = target.closest<HTMLElement>('[data-mode]')?.dataset.mode ?? 'move'
    if (!readOnly && key !== NEW) {
      if (control && event.key.toLowerCase() === 'd') return done(() => actions.copyAbove(key, field))
      if (control && event.key === 'Delete') return done(() => removeLine(key, row, Math.max(column, 0)))
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && target.tagName !== 'SELECT')
        return done(() => move(key, field, event.key === 'ArrowUp' ? -1 : 1))
    }
    if (event.altKey) return
    const across =
      event.key === 'Enter' ? !event.shiftKey : event.key === 'Tab' || (ACROSS.has(event.key) && mode === 'move')
    if (across && field !== 'menu' && seeking.isOpen(key)) return seeking.holdFor(key, event)
    // Below the columns, the cells of a line's strip: up and down lead out of it, Enter on to the next line.
    if (column < 0 && field !== 'menu') {
      const out = { ArrowUp: row, ArrowDown: row + 1, Enter: row + 1 }[event.key]
      if (out === undefined) return
      return done(() =>
        go(
          Math.min(out, shape().open ? shape().rows : shape().rows - 1),
          event.key === 'Enter' || out >= shape().rows ? 0 : priceColumn(),
        ),
      )
    }
    if (event.key === 'Enter' && field !== 'menu') {
      const next = event.shiftKey ? moved(shape(), { row, column }, 'up') : moved(shape(), { row, column }, 'on')
      return done(() => go(next.row, next.column))
    }
    const arrow = ARROWS[event.key]
    if (!arrow || event.shiftKey) return
    if (
      INSIDE.has(event.key) &&
      (mode === 'edit' || (mode === 'enter' && (event.key === 'Home' || event.key === 'End')))
    )
      return
    const last = spec.columns.length - 1
    if (field === 'menu') return event.key === 'ArrowLeft' ? done(() => go(row, last)) : undefined
    if (arrow === 'right' && column === last && key !== NEW) return done(() => focus(key, 'menu'))
    const to = moved(
      shape(),
      { row, column },
      control && arrow === 'up' ? 'top' : control && arrow === 'down' ? 'bottom' : arrow,
    )
    done(() => go(to.row, to.column))
  }

  const priceColumn = () => spec.columns.findIndex(({ name }) => name === spec.goods?.price.name)

  function removeLine(key: string, row: number, column: number) {
    actions.remove(key)
    const rows = actions.lines().length
    go(Math.min(row, rows), row < rows ? column : 0)
  }

  function move(key: string, field: string, by: number) {
    actions.move(key, by)
    focus(key, field)
  }

  return { onKeyDown, placeOf, removeLine }
}

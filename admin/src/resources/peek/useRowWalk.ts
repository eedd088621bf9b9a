import { useEffect, useRef, useState } from 'react'
import type { AnyRow } from '../model/columns.ts'

type Walk = {
  rows: readonly AnyRow[] | undefined
  onOpen: ((row: AnyRow) => void) | undefined
  onEdit: ((row: AnyRow) => void) | undefined
  onTick: ((row: AnyRow) => void) | undefined
}

export type RowWalk = {
  /** The row that the keys are about. */
  active: AnyRow | undefined
  /** Whether it is shown beside the list. */
  isPeeking: boolean
  peek: (row: AnyRow) => void
  close: () => void
  /** Goes on by so many rows; undefined where there is none. */
  by: (step: 1 | -1) => (() => void) | undefined
}

/** What takes keys for itself: what is typed in, menus and choices, and whatever lies above the page. */
const TAKES_ALL = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]'
const COVERS = '[role="dialog"], .ant-dropdown:not(.ant-dropdown-hidden), .ant-popover:not(.ant-popover-hidden)'
/** What the space bar and Enter already do something with. */
const PRESSED = 'button, input, summary, [role="button"], [role="switch"], [role="tab"]'

/**
 * Walks through the rows of a list by keys: j and k or the arrows, space for a look, o or Enter for the page, e to
 * edit, x to tick, Esc to go back. Letters go by their place on the keyboard, which typing in Vietnamese leaves alone.
 */
export function useRowWalk({ rows, onOpen, onEdit, onTick }: Walk): RowWalk {
  const [id, setId] = useState<string | null>(null)
  const [isPeeking, setPeeking] = useState(false)
  const place = rows?.findIndex((row) => row.id === id) ?? -1
  // On another page of the list the look goes on with its first row.
  const active = rows?.[place] ?? (isPeeking ? rows?.[0] : undefined)

  function close() {
    setPeeking(false)
    focusRow(active?.id)
  }

  function by(step: 1 | -1) {
    const from = active ? rows!.indexOf(active) : step > 0 ? -1 : 0
    const next = rows?.[from + step]
    return next && (() => goTo(next))
  }

  function goTo(row: AnyRow) {
    setId(row.id)
    focusRow(row.id)
  }

  function runOf({ code, target }: KeyboardEvent): (() => void) | undefined {
    const isPressed = target instanceof Element && target.closest(PRESSED) !== null
    const isLink = target instanceof Element && target.closest('a') !== null
    const act = (run: ((row: AnyRow) => void) | undefined) => active && run && (() => run(active))
    switch (code) {
      case 'KeyJ':
        return by(1)
      case 'KeyK':
        return by(-1)
      case 'ArrowDown':
        return active && by(1)
      case 'ArrowUp':
        return active && by(-1)
      case 'Space':
        return active && !isPressed ? () => (isPeeking ? close() : setPeeking(true)) : undefined
      case 'Enter':
        return isPressed || isLink ? undefined : act(onOpen)
      case 'KeyO':
        return act(onOpen)
      case 'KeyE':
        return act(onEdit)
      case 'KeyX':
        return act(onTick)
      case 'Escape':
        return isPeeking ? close : active && (() => setId(null))
    }
  }

  const current = useRef(runOf)
  current.current = runOf
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return
      if ((target instanceof Element && target.closest(TAKES_ALL)) || document.querySelector(COVERS)) return
      const run = current.current(event)
      if (!run) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return {
    active,
    isPeeking: isPeeking && active !== undefined,
    peek(row) {
      setId(row.id)
      setPeeking(true)
    },
    close,
    by,
  }
}

/** Brings a row into sight, with the cursor on it. */
function focusRow(id: string | undefined) {
  const row = id && document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(id)}"]`)
  if (!row) return
  row.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}

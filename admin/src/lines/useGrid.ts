import type { Choice } from './model/choice.ts'
import { useMemo, useRef } from 'react'
import { writeCell } from './model/cells.ts'
import {
  chooseGoods,
  copyAbove,
  emptyLine,
  leaveText,
  moveLine,
  type Named,
  relate,
  setField,
  suggest,
  type Header,
} from './model/changes.ts'
import type { Written } from './model/columns.ts'
import { amend, begin, record, redo, undo, type History } from './model/history.ts'
import { adopt, type Goods, type Line, productIn } from './model/line.ts'
import { isBundled, reread } from './model/reading.ts'
import type { GridSpec } from './spec.ts'
import { settle } from './model/seeking.ts'

type Words = Pick<Line, 'seeking'> & { text: string }

/** What a line begins with: goods or words for them, what is typed in a cell, or a row that one is related to. */
type Start =
  | { goods: Goods }
  | Words
  | { column: Written; typed: string; choices?: readonly Choice[] }
  | { field: string; row: Named }

/** A line that is added. */
function begun(start: Start, header: Header): Line {
  const empty = emptyLine(header)
  if ('goods' in start) return chooseGoods(empty, start.goods, header)
  if ('row' in start) return relate(empty, start.field, start.row, header)
  if ('column' in start) return writeCell(empty, start.column, start.typed, header, start.choices)
  return leaveText(empty, start.text, header, start.seeking)
}

/** The actions of people on lines. Stable while the grid exists. */
export interface GridActions {
  /** Words typed in a cell; those of one `step` are undone together. */
  write: (key: string, column: Written, text: string, step: string, choices?: readonly Choice[]) => void
  set: (key: string, field: string, value: string | null) => void
  choose: (key: string, goods: Goods) => void
  relate: (key: string, field: string, row: Named) => void
  /** The row that words in cells of a relation mean; not a step to undo. */
  settleRelation: (field: string, text: string, row: Named) => void
  /** Adds a line at the end and returns its key. */
  add: (start: Start) => string
  /** Words for a product, being looked for or not found. */
  leaveText: (key: string, words: Words) => void
  /** The goods that words find; not a step to undo. */
  settle: (text: string, found: readonly Goods[]) => void
  remove: (key: string) => void
  move: (key: string, by: number) => void
  copyAbove: (key: string, field: string) => void
  replace: (lines: Line[]) => void
  /** Takes the last change back and returns the key of the line it was in. */
  undo: () => string | null
  redo: () => string | null
  /** Prices that arrive from the server, by product; not a step to undo. */
  suggest: (prices: ReadonlyMap<string, string>) => void
  /**
   * Adds the current data of the lines' goods: what was counted before is read again with it. Not a step to undo.
   */
  fill: (known: ReadonlyMap<string, Goods>) => void
  /** Reads words in bundles again, once the server has said how many are in one. Not a step to undo. */
  unbundle: (column: Written, sizes: (line: Line) => string | null) => void
  /** Gives up what was written in this step. */
  giveUp: (step: string) => void
  lines: () => readonly Line[]
}

export interface Grid {
  lines: readonly Line[]
  actions: GridActions
  canUndo: boolean
  canRedo: boolean
}

/** The line that differs between two states; where one was removed, the one that took its place. */
function changedIn(before: readonly Line[], after: readonly Line[]): string | null {
  const index = after.findIndex((line, place) => line !== before[place])
  return (after[index] ?? after.at(-1))?.key ?? null
}

/**
 * The lines of a form with everything that can be done with them.
 * @param value what the form holds; changes from elsewhere begin a new history
 * @param stored the lines as the server answered them
 */
export function useGrid(
  { entry, goods: ofGoods }: GridSpec,
  value: readonly Line[],
  stored: readonly Record<string, unknown>[],
  onChange: (lines: readonly Line[]) => void,
  headerOf: () => Header,
): Grid {
  const history = useRef<History<readonly Line[]>>(begin(adopt(value, stored, entry)))
  const written = useRef<readonly Line[]>(value)
  if (written.current !== value) {
    written.current = value
    history.current = begin(adopt(value, stored, entry))
  }
  const outside = useRef({ onChange, headerOf })
  outside.current = { onChange, headerOf }

  const actions = useMemo((): GridActions => {
    const take = (next: History<readonly Line[]>) => {
      if (next === history.current) return
      const changed = next.present !== history.current.present
      history.current = next
      if (!changed) return
      written.current = next.present
      outside.current.onChange(next.present)
    }
    const lines = () => history.current.present
    const change = (next: readonly Line[], step: string | null = null) => take(record(history.current, next, step))
    const at = (key: string, with_: (line: Line, index: number) => Line, step: string | null = null) =>
      change(
        lines().map((line, index) => (line.key === key ? with_(line, index) : line)),
        step,
      )
    const header = () => outside.current.headerOf()
    const back = (next: History<readonly Line[]> | null) => {
      if (!next) return null
      const key = changedIn(lines(), next.present)
      take(next)
      return key
    }
    return {
      lines,
      write: (key, column, text, step, choices) =>
        at(key, (line) => writeCell(line, column, text, header(), choices), step),
      set: (key, field, next) => at(key, (line) => setField(line, field, next, header())),
      choose: (key, goods) => at(key, (line) => chooseGoods(line, goods, header())),
      add(start) {
        const line = begun(start, header())
        change([...lines(), line])
        return line.key
      },
      leaveText: (key, { text, seeking }) => at(key, (line) => leaveText(line, text, header(), seeking)),
      settle(text, found) {
        const next = lines().map((line) => settle(line, text, found, header()))
        if (next.some((line, index) => line !== lines()[index])) take(amend(history.current, next))
      },
      relate: (key, field, row) => at(key, (line) => relate(line, field, row, header())),
      settleRelation(field, text, row) {
        const isMeant = (line: Line) => line.unread?.[field] === text
        if (lines().some(isMeant))
          take(
            amend(
              history.current,
              lines().map((line) => (isMeant(line) ? relate(line, field, row, header()) : line)),
            ),
          )
      },
      remove: (key) => change(lines().filter((line) => line.key !== key)),
      move: (key, by) =>
        change(
          moveLine(
            lines(),
            lines().findIndex((line) => line.key === key),
            by,
          ),
        ),
      copyAbove: (key, field) =>
        at(key, (line, index) => (index === 0 ? line : copyAbove(lines()[index - 1]!, line, field, header()))),
      replace: (next) => change(next),
      undo: () => back(undo(history.current)),
      redo: () => back(redo(history.current)),
      suggest(prices) {
        const next = lines().map((line) => {
          const price = prices.get(productIn(entry, line) ?? '')
          return price === undefined ? line : suggest(line, price, header())
        })
        if (next.some((line, index) => line !== lines()[index])) take(amend(history.current, next))
      },
      fill(known) {
        const next = lines().map((line) => {
          const goods = known.get(productIn(entry, line) ?? '')
          if (!goods) return line
          if (line.begins) return chooseGoods({ ...emptyLine(header()), key: line.key }, goods, header())
          const filled = line.goods ? line : { ...line, goods }
          const { count } = ofGoods!
          return count.isWhole!(filled, goods) ? reread(filled, count, goods) : filled
        })
        if (next.some((line, index) => line !== lines()[index])) take(amend(history.current, next))
      },
      unbundle(column, sizes) {
        const next = lines().map((line) => {
          const [size, words] = [sizes(line), line.unread?.[column.name]]
          if (size === null || words === undefined || !isBundled(column, words)) return line
          return writeCell({ ...line, [column.bundle!]: size }, column, words, header())
        })
        if (next.some((line, index) => line !== lines()[index])) take(amend(history.current, next))
      },
      giveUp(step) {
        const before = history.current.step === step ? undo(history.current) : null
        if (before) take({ ...before, future: [] })
      },
    }
  }, [])

  const { present, past, future } = history.current
  return { lines: present, actions, canUndo: past.length > 0, canRedo: future.length > 0 }
}

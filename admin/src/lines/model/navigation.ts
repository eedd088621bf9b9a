import { isEditable, type GridColumn } from './columns.ts'

export interface Place {
  /** Counted from 0; the line after the last one is the one to be added. */
  row: number
  column: number
}

export type Move = 'up' | 'down' | 'left' | 'right' | 'home' | 'end' | 'top' | 'bottom' | 'on'

/** The shape of a grid, for moving in it. */
export interface Shape {
  columns: readonly GridColumn[]
  /** Lines that are there, without the one to be added. */
  rows: number
  /** Whether a line can still be added. */
  open: boolean
  /** Whether a cell can be written in. */
  writable: (place: Place) => boolean
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** The field that somebody types in after this one of the same line; itself in the last. */
export const nextEditable = (columns: readonly GridColumn[], field: string): string =>
  columns.slice(columns.findIndex(({ name }) => name === field) + 1).find(isEditable)?.name ?? field

/** The next cell that can be written in, on to the first of the next line after the last one. */
function onward({ columns, rows, open, writable }: Shape, { row, column }: Place): Place {
  const next = columns.findIndex(
    (spec, index) => index > column && isEditable(spec) && writable({ row, column: index }),
  )
  if (row < rows && next >= 0) return { row, column: next }
  const last = open ? rows : rows - 1
  return row < last ? { row: row + 1, column: 0 } : { row, column }
}

/** The target of a move; the same place at an edge. The line to be added has only the first cell. */
export function moved(shape: Shape, place: Place, move: Move): Place {
  if (move === 'on') return onward(shape, place)
  const lastRow = shape.open ? shape.rows : shape.rows - 1
  const lastColumn = shape.columns.length - 1
  const { row, column } = place
  const target: Record<Exclude<Move, 'on'>, Place> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    home: { row, column: 0 },
    end: { row, column: lastColumn },
    top: { row: 0, column },
    bottom: { row: shape.rows - 1, column },
  }
  const to = { row: within(target[move].row, lastRow), column: within(target[move].column, lastColumn) }
  return to.row >= shape.rows ? { row: to.row, column: 0 } : to
}

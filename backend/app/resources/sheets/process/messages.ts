import type { Cell, ReadCell } from '../cell.ts'

export interface SheetRow {
  /** Number of the row as Excel shows it. */
  line: number
  cells: ReadCell[]
  /** Whether the sheet does not show it. */
  hidden?: boolean
  /** The range of merged cells that it is in, such as `A5:C7`. */
  merged?: string
}

/** A column of a sheet that is made. */
export interface MadeColumn {
  header: string
  /** Narrowest it may be, in characters. */
  width: number
  format?: string
  wraps: boolean
}

/** A sheet that is made; its rows follow. */
export interface MadeSheet {
  name: string
  columns: MadeColumn[]
}

/** What the process of a workbook is asked for. Sheets to write follow, each with its rows in parts. */
export type Task =
  | {
      task: 'read'
      file: Uint8Array
      maxRows: number
      maxColumns: number
      /** Cells and rows, with or without anything in them. */
      maxCells: number
      maxUnpacked: number
    }
  | { task: 'write' }

export type Part = { sheet: MadeSheet } | { rows: Cell[][] }
export type Sent = Part | { end: true }

/** What it answers: rows in parts, or a file, and at last that it is done. */
export type Answer =
  | { rows: SheetRow[] }
  | { file: Uint8Array }
  | { done: true; problem?: 'broken' | 'tooLarge' | 'tooManyRows' | 'tooHeavy' }

import type { Cell } from '../cell.ts'

export interface SheetRow {
  /** Number of the row as Excel shows it. */
  line: number
  cells: Cell[]
}

/** A column of a sheet that is made. */
export interface MadeColumn {
  header: string
  /** Narrowest it may be, in characters. */
  width: number
  format?: string
  wraps: boolean
}

/** What the process of a sheet is asked for. Rows to write follow in parts. */
export type Task =
  | { task: 'read'; file: Uint8Array; maxRows: number; maxColumns: number; maxUnpacked: number }
  | { task: 'write'; name: string; columns: MadeColumn[] }

export type Rows = { rows: Cell[][] } | { end: true }

/** What it answers: rows in parts, or a file, and at last that it is done. */
export type Answer =
  { rows: SheetRow[] } | { file: Uint8Array } | { done: true; problem?: 'broken' | 'tooLarge' | 'tooManyRows' }

import type { RowProps } from './rowProps.ts'
import type { AnyResource, FieldSet } from '@barem/resources/kit'
import type { AriaAttributes, ComponentType, ReactNode } from 'react'
import type { FormInstance } from 'antd'
import type { Input } from '../resources/inputs/input.ts'
import type { AnyRow } from '../resources/model/columns.ts'
import type { GridColumn } from './model/columns.ts'
import type { FootTotals, LineFigures } from './model/entry.ts'
import type { Goods, Line } from './model/line.ts'

/** The attributes of a cell that only shows, for its one element. */
export type FigureAttributes = AriaAttributes & {
  id: string
  role: string
  tabIndex: number
  className: string
  'data-cell': string
  'data-mode': string
}

export interface FigureProps {
  line: Line
  column: GridColumn
  figures: LineFigures
  attributes: FigureAttributes
}

/** What the server says of a document that is being typed. */
export interface Quote {
  /** What it offers for a line, by product, as the strip of the entry understands it. */
  offers: ReadonlyMap<string, unknown>
  /** Suggested prices of lines, by product. */
  prices: (lines: readonly Line[]) => ReadonlyMap<string, string>
  /** Whole dong that the server deducts; null while it is not known. */
  deduction: string | null
  /** The document as the server would store it; null while that is not known. */
  stored: Readonly<Record<string, unknown>> | null
  /** Whether the server could not answer. */
  failed: boolean
  /** The answer is for an earlier state of the lines. */
  pending: boolean
}

/** Of documents that the server says nothing of, and until it has answered. */
export const NO_QUOTE: Quote = {
  offers: new Map(),
  prices: () => new Map(),
  deduction: null,
  stored: null,
  failed: false,
  pending: false,
}

/** One figure of the bar of totals. */
export interface BarItem {
  key: string
  label: string
  value: string
  note?: string | false | null
  className?: string
  /** Why it is not known. */
  why?: string | null
}

/** What a domain draws of its lines in the grid. */
export interface EntryParts {
  /** Loads what its cells share, once for a grid; they get it by `useShared().own`. */
  useOwn: (lines: FieldSet) => unknown
  /** A figure that follows from others. */
  Figure: ComponentType<FigureProps>
  /** What belongs to a line and fits in no column; null where all does. */
  Strip: ComponentType<RowProps & { figures: LineFigures }> | null
  /** What is said of a line below it, whatever is wrong with it. */
  Note?: ComponentType<{ line: Line }>
  /** Gives the prices that a list of found goods shows at each of them. */
  useOptionPrices: (goods: readonly Goods[]) => (goods: Goods) => ReactNode
  /** Asks the server about the document as it is typed; `quoted` is null where nothing is asked. */
  useQuote: (form: FormInstance, quoted: AnyResource | null) => Quote
  /** What the bar of totals says of all lines, besides how many and how much. */
  useSums: (lines: readonly Line[], totals: FootTotals, inner: FieldSet) => readonly BarItem[]
  /** The inputs of charges that do more than their type, and why the document costs what it costs. */
  charges: {
    inputs: Readonly<Record<string, Input>>
    Why: ComponentType<{ definition: AnyResource; row: AnyRow | null }> | null
  }
}

import type { AnyResource } from '@barem/resources/kit'
import type { AriaAttributes, ComponentType, ReactNode } from 'react'
import type { FormInstance } from 'antd'
import type { Input } from '../resources/inputs/input.ts'
import type { AnyRow } from '../resources/model/columns.ts'
import type { GridColumn } from './model/columns.ts'
import type { LineFigures } from './model/entry.ts'
import type { Goods, Line } from './model/line.ts'
import type { RowProps } from './Row.tsx'

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
  /** Whole dong that policies take off; null while it is not known. */
  discount: string | null
  /** Whether the server could not answer. */
  failed: boolean
  /** The answer is for an earlier state of the lines. */
  pending: boolean
}

/** Of documents that the server says nothing of, and until it has answered. */
export const NO_QUOTE: Quote = {
  offers: new Map(),
  prices: () => new Map(),
  discount: null,
  failed: false,
  pending: false,
}

/** What a domain draws of its lines in the grid. */
export interface EntryParts {
  /** Loads what its cells share, once for a grid; they get it by `useShared().own`. */
  useOwn: (lines: AnyResource) => unknown
  /** A figure that follows from others. */
  Figure: ComponentType<FigureProps>
  /** What belongs to a line and fits in no column. */
  Strip: ComponentType<RowProps & { figures: LineFigures }>
  /** Gives the prices that a list of found goods shows at each of them. */
  useOptionPrices: (goods: readonly Goods[]) => (goods: Goods) => ReactNode
  /** Asks the server about the document as it is typed; `quoted` is null where nothing is asked. */
  useQuote: (form: FormInstance, quoted: AnyResource | null) => Quote
  /** The inputs of charges that do more than their type, and why the document costs what it costs. */
  charges: {
    inputs: Readonly<Record<string, Input>>
    Why: ComponentType<{ definition: AnyResource; row: AnyRow | null }> | null
  }
}

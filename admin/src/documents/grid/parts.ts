import type { AnyResource } from '@barem/resources/kit'
import type { AriaAttributes, ComponentType, ReactNode } from 'react'
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
}

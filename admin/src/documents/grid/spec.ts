import type { Figure } from '@barem/resources/calc/exact'
import { contractColumns, orderColumns, type GridColumn } from './model/columns.ts'
import { purchaseFigures, saleFigures, type FiguresOf } from './model/figures.ts'

type Values = Readonly<Record<string, unknown>>

/** What the lines of one kind of document are like. */
export interface GridSpec {
  columns: readonly GridColumn[]
  /** A sale has a price before discount, a cost and a weighing; a purchase has one price. */
  sells: boolean
  figures: FiguresOf
  /** The field of the header that says who buys or sells. */
  partner: string
  /** Fields of a line that may be empty. */
  optional: (header: Values) => readonly string[]
  /** What the foot of the document adds to its lines. */
  foot: { discount: string | null; shipping: string; oldDebt: string | null; deposit: string | null }
}

const specs: Readonly<Record<string, GridSpec>> = {
  'sales-orders': {
    columns: orderColumns,
    sells: true,
    figures: saleFigures,
    partner: 'customerId',
    optional: () => [],
    foot: { discount: 'discount', shipping: 'shippingFee', oldDebt: 'oldDebt', deposit: null },
  },
  'purchase-contracts': {
    columns: contractColumns,
    sells: false,
    figures: purchaseFigures,
    partner: 'supplierId',
    optional: ({ kind }) => (kind === 'open_ended' ? ['quantity'] : []),
    foot: { discount: null, shipping: 'shippingFee', oldDebt: null, deposit: 'depositPercent' },
  },
}

/** The grid of a resource's lines. */
export const specOf = (resource: string): GridSpec => specs[resource]!

/** A figure of the header as the totals take it. */
export const figureOf = (header: Values, name: string | null): Figure =>
  name === null ? null : ((header[name] ?? null) as Figure)

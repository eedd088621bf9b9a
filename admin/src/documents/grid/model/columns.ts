import type { PriceType } from '@barem/resources/calc/line'

/** How a cell is edited, or that it only shows. */
export type CellKind = 'product' | 'number' | 'choice' | 'text' | 'figure'

export interface GridColumn {
  name: string
  kind: CellKind
  /** Digits behind the point that may be written, and that are shown. */
  scale: number
  /** Pixels. */
  width: number
  /** Seldom written, so that a table without a head has no column for it. */
  seldom?: boolean
}

/** Prices of a line in each price type, written and pasted as if they were fields. */
export const PRICE_FIELDS = {
  'price:piece': 'piece',
  'price:actual_kg': 'actual_kg',
  'price:barem_kg': 'barem_kg',
} as const satisfies Record<string, PriceType>
export type PriceField = keyof typeof PRICE_FIELDS
export const isPriceField = (name: string): name is PriceField => name in PRICE_FIELDS

const column = (name: string, kind: CellKind, width: number, scale = 0): GridColumn => ({ name, kind, scale, width })

export const orderColumns: readonly GridColumn[] = [
  column('productId', 'product', 240),
  column('quantity', 'number', 76, 3),
  { ...column('length', 'number', 64, 4), seldom: true },
  column('barem', 'figure', 76, 6),
  column('theoreticalWeight', 'figure', 96, 3),
  column('actualWeight', 'number', 96, 3),
  column('errorMargin', 'figure', 76, 2),
  column('priceType', 'choice', 104),
  column('unitPrice', 'number', 104, 2),
  column('amount', 'figure', 120),
]

export const contractColumns: readonly GridColumn[] = [
  column('productId', 'product', 220),
  column('quantity', 'number', 88, 3),
  column('quantityUnit', 'choice', 84),
  column('barem', 'figure', 76, 6),
  column('theoreticalWeight', 'figure', 108, 3),
  column('priceType', 'choice', 112),
  column('unitPrice', 'number', 112, 2),
  column('amount', 'figure', 128),
  column('note', 'text', 120),
]

/** Whether a column is one that people write in. */
export const isEditable = ({ kind }: GridColumn) => kind !== 'figure'

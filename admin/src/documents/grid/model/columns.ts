import type { PriceType } from '@barem/resources/calc/line'
import { decimalsOf, type Field } from '@barem/resources/kit'
import type { NumberSpec } from '@barem/resources/read-number'

/** How a cell is edited, or that it only shows. */
export type CellKind = 'product' | 'number' | 'choice' | 'text' | 'figure'

export interface GridColumn {
  name: string
  kind: CellKind
  /** Digits behind the point that are shown. */
  scale: number
  /** The numbers allowed in it, if it holds numbers. */
  reads: NumberSpec
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

/** The numbers allowed in a field. */
const readsOf = (field: Field): NumberSpec =>
  'scale' in field ? { scale: decimalsOf(field), min: field.min, max: field.max } : { scale: 0 }

/** The field of a line that holds its product. */
const GOODS = 'productId'

function kindOf(name: string, field: Field): CellKind {
  if (name === GOODS) return 'product'
  if (field.readOnly) return 'figure'
  if (field.type === 'select') return 'choice'
  return 'scale' in field ? 'number' : 'text'
}

/** The column of a field of lines, with its pixels. */
export const columnOf = (name: string, field: Field, width: number): GridColumn => ({
  name,
  kind: kindOf(name, field),
  width,
  scale: 'scale' in field ? field.scale : 0,
  reads: readsOf(field),
})

/** Whether a column is one that people write in. */
export const isEditable = ({ kind }: GridColumn) => kind !== 'figure'

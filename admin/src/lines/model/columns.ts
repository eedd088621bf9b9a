import { decimalsOf, shownDecimals, type Field, type FieldType } from '@barem/resources/kit'
import type { NumberSpec } from '@barem/resources/read-number'
import { isWritable } from '../../resources/model/columns.ts'
import type { Goods, Line } from './line.ts'

/** How a cell is edited, or that it only shows. */
export type CellKind = 'product' | 'relation' | 'number' | 'date' | 'choice' | 'text' | 'figure'

export interface GridColumn {
  name: string
  kind: CellKind
  /** Digits behind the point that are shown. */
  scale: number
  /** The numbers allowed in it, if it holds numbers. */
  reads: NumberSpec
  /** What its numbers are measured in, if its type says so. */
  unit?: 'kg'
  /** Pixels. */
  width: number
  /** The field with the size of a bundle, where it may be counted in bundles. */
  bundle?: string
  /** Of the column that counts the goods: whether there are whole ones only. */
  isWhole?: (line: Line, known: Goods | null | undefined) => boolean
  /** Seldom written, so that a table without a head has no column for it. */
  seldom?: boolean
}

/** A column as far as words are written in it. */
export type Written = Pick<GridColumn, 'name' | 'kind' | 'reads' | 'isWhole' | 'bundle'>

/** The numbers allowed in a field. */
const readsOf = (field: Field): NumberSpec =>
  'scale' in field
    ? { scale: decimalsOf(field), min: field.min, max: field.max, dong: field.type === 'money' }
    : field.type === 'integer'
      ? { scale: 0, min: String(field.min), max: String(field.max) }
      : { scale: 0 }

/** Types whose cells are not words; decimals are told by their scale. */
const KINDS: Partial<Record<FieldType, CellKind>> = {
  select: 'choice',
  boolean: 'choice',
  belongsTo: 'relation',
  date: 'date',
  integer: 'number',
}

function kindOf(field: Field): CellKind {
  if (!isWritable(field)) return 'figure'
  return 'scale' in field ? 'number' : (KINDS[field.type] ?? 'text')
}

/** The column of a field of lines, with its pixels. */
export const columnOf = (name: string, field: Field, width: number): GridColumn => ({
  name,
  kind: kindOf(field),
  width,
  scale: isWritable(field) ? decimalsOf(field) : shownDecimals(field),
  reads: readsOf(field),
  ...(field.type === 'weight' && { unit: 'kg' }),
  ...(field.type === 'decimal' && field.bundle && { bundle: field.bundle }),
})

/** Whether a column is one that people write in. */
export const isEditable = ({ kind }: GridColumn) => kind !== 'figure'

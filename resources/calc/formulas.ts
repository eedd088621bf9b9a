import { Decimal } from 'decimal.js'

/** The values a formula may read: sibling fields of the same row, as decimal strings; absent is null. */
export type FormulaInput = Readonly<Record<string, unknown>>

const exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })

/** A sibling's value as an exact decimal; absent counts as zero. */
const value = (row: FormulaInput, name: string) => new exact(String(row[name] ?? 0))

/**
 * Pure formulas that a field may name: the browser previews with them, the server decides with them.
 * Each takes the row's own fields and returns a decimal string.
 */
export const formulas = {
  /** quantity × unitPrice in dong, rounded half up to the whole dong, since VND has no decimals. */
  lineAmount: (row: FormulaInput) => value(row, 'quantity').times(value(row, 'unitPrice')).toFixed(0),
} as const

export type FormulaName = keyof typeof formulas

import { exact } from './exact.ts'
import { measures, multiplied, type PriceType } from './line.ts'

/** The values a formula may read: sibling fields of the same row, as decimal strings; absent is null. */
export type FormulaInput = Readonly<Record<string, unknown>>

/** A sibling's value as an exact decimal; absent counts as zero. */
const value = (row: FormulaInput, name: string) => new exact(String(row[name] ?? 0))

/**
 * Pure formulas that a field may name: the browser previews with them, the server decides with them.
 * Each takes the row's own fields and returns a decimal string.
 */
export const formulas = {
  /**
   * unitPrice × what its `priceType` is for (pieces where the row has none), in dong, rounded half up to the whole
   * dong, since VND has no decimals.
   */
  lineAmount: (row: FormulaInput) =>
    multiplied(value(row, measures[(row.priceType ?? 'piece') as PriceType]), value(row, 'unitPrice')),
} as const

export type FormulaName = keyof typeof formulas

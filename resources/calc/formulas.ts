import { depositOf } from './deposit.ts'
import { exact, type Figure } from './exact.ts'
import type { FormulaName } from './formula_reads.ts'
import { multiplied, type PriceType } from './line.ts'
import { measures } from './measures.ts'

/** The values a formula may read: sibling fields of the same row, as decimal strings; absent is null. */
export type FormulaInput = Readonly<Record<string, unknown>>

/** Works out a figure as a decimal string; null while what it reads is missing. */
export type Formula = (row: FormulaInput) => Figure

/** A sibling's value as an exact decimal; absent counts as zero. */
const value = (row: FormulaInput, name: string) => new exact(String(row[name] ?? 0))

/** Pure formulas that a field may name: the browser previews with them, the server decides with them. */
export const formulas = {
  /** `unitPrice` times what `priceType` counts (pieces where the row has none), rounded half up to the whole dong. */
  lineAmount: (row) =>
    multiplied(value(row, measures[(row.priceType ?? 'piece') as PriceType]), value(row, 'unitPrice')),
  /** Whole dong to be paid in advance: `depositPercent` of `grandTotal`. */
  deposit: ({ grandTotal, depositPercent }) => depositOf(grandTotal as Figure, depositPercent as Figure),
} as const satisfies Readonly<Record<FormulaName, Formula>>

import { formulasInOrder, FunctionSet, memoise, type Fields } from '../kit/index.ts'
import { depositOf } from './deposit.ts'
import { exact, type Figure } from './exact.ts'
import { multiplied, type PriceType } from './line.ts'
import { measures } from './measures.ts'

/** The values a formula may read: sibling fields of the same row, as decimal strings; absent is null. */
export type FormulaInput = Readonly<Record<string, unknown>>

/** A pure function that a field may name: the browser previews with it, the server decides with it. */
export interface Formula<N extends string = string> {
  name: N
  /** Fields beside it that it reads. */
  reads: readonly string[]
  /** Works out a figure as a decimal string; null while what it reads is missing. */
  compute: (row: FormulaInput) => Figure
}

const defineFormula = <const N extends string>(formula: Formula<N>): Formula<N> => Object.freeze(formula)

/** A sibling's value as an exact decimal; absent counts as zero. */
const value = (row: FormulaInput, name: string) => new exact(String(row[name] ?? 0))

/** `unitPrice` times what `priceType` counts (pieces where the row has none), rounded half up to the whole dong. */
export const lineAmount = defineFormula({
  name: 'lineAmount',
  reads: ['priceType', ...Object.values(measures), 'unitPrice'],
  compute: (row) => multiplied(value(row, measures[(row.priceType ?? 'piece') as PriceType]), value(row, 'unitPrice')),
})

/** Whole dong to be paid in advance: `depositPercent` of `grandTotal`. */
export const deposit = defineFormula({
  name: 'deposit',
  reads: ['grandTotal', 'depositPercent'],
  compute: ({ grandTotal, depositPercent }) => depositOf(grandTotal as Figure, depositPercent as Figure),
})

/** What some of a thing cost: `cost` of one times `quantity`, rounded half up to the whole dong. */
export const itemCost = defineFormula({
  name: 'itemCost',
  reads: ['cost', 'quantity'],
  compute: ({ cost, quantity }) =>
    (cost ?? null) === null || (quantity ?? null) === null
      ? null
      : multiplied(new exact(String(quantity)), new exact(String(cost))),
})

const listed = [lineAmount, deposit, itemCost] as const

export type FormulaName = (typeof listed)[number]['name']

export const formulas = new FunctionSet<Formula>('formula')
formulas.add(...listed)

/** The formulas of fields, each with the field that it fills in: those first that others read. */
export const formulasOf = memoise((fields: Fields): readonly (readonly [field: string, formula: Formula])[] =>
  (formulasInOrder(fields, (name) => formulas.of(name).reads) ?? []).map(([field, name]) => [field, formulas.of(name)]),
)

import type { Fault } from './fault.ts'
import type { Choice } from './choice.ts'
import type { Figure } from '@barem/resources/calc/exact'
import type { PriceStep } from '@barem/resources/calc/steps'
import type { VatRate, VatSettings } from '@barem/resources/calc/vat'
import type { AnyResource, Condition, GridName } from '@barem/resources/kit'
import type { GridColumn } from './columns.ts'
import type { Goods, Line } from './line.ts'

type Values = Readonly<Record<string, unknown>>

/** The figures computed from what is written on a line, by the name of their field; dong in `amount`. */
export type LineFigures = { readonly amount: Figure; readonly [figure: string]: unknown }

/** What the foot of a document adds to its lines, and takes off. */
export interface FootInput {
  deduction: string
  charge: Figure
  beside: Figure
  /** Null where the company has none. */
  vat: VatSettings | null
}

/** The foot of a document that is being typed, in whole dong, with what the entry adds up besides. */
export interface FootTotals {
  /** Without blank lines. */
  lineCount: number
  /** Lines whose amount is not known yet, counted from 1 with the blank ones. */
  open: number[]
  total: string
  deduction: string
  charge: string
  /** The tax of each rate, the lowest first. */
  taxes?: readonly VatRate[]
  amount: string
  /** Null where nothing is known to stand beside the totals. */
  beside: Figure
  /** What stands beside the totals, with the amount. */
  after: Figure
}

/** What changes of a line depend on besides the line. */
export interface Header {
  spec: GridSpec
  /** The fields of the document that the entry reads, by its `reads`. */
  values: Values
  /** The rounding of list prices of another price type, until the server has suggested one; 0.01 when absent. */
  step?: PriceStep
}

/**
 * One way to type lines: what is written in a line, what follows from it, and what its cells hold. The grid
 * asks it wherever columns and types do not say enough.
 */
export interface LineModel {
  /** The fields of a line that is added, as they begin. */
  fresh: () => Values
  /** Whether nothing is written on a line yet, so that it counts for nothing. */
  isBlank(line: Line): boolean
  /** Whether the server says what follows from the document while it is typed. */
  quoted: boolean
  /** A person writes `value` in a field of a line; null empties it. */
  write(line: Line, field: string, value: string | null, header: Header): Line
  /** Takes the value of a field over from the line above. */
  copy(above: Line, line: Line, field: string, header: Header): Line
  /** Whether a field of a line can be written in; `known` is the product as it is today. */
  isOpen(line: Line, field: string, known: Goods | undefined): boolean
  /** How many are in a bundle of a line's goods, by the field that says so; null where that is not known. */
  bundleOf(line: Line, field: string): string | null
  /** The choices of a cell that its line has. `unit` is the name of one piece of goods. */
  choicesFor(
    line: Line,
    field: string,
    choices: readonly Choice[],
    unit: (goods: Goods) => string | null,
  ): readonly Choice[]
  figures(line: Line): LineFigures
  /** The foot of a document with these figures of its lines. */
  totals(lines: readonly (LineFigures & { blank: boolean })[], foot: FootInput): FootTotals
  /** What a cell of numbers shows: what is written, and, while nothing is, what counts instead. */
  shown(line: Line, field: string, figures: LineFigures): { value: Figure; instead: Figure }
  /** What lines of goods have besides; null for lines of something else. */
  goods: GoodsModel | null
}

/** What lines have that are typed by finding goods, counting them and pricing them. */
export interface GoodsModel {
  /** The field with the product of a line, and the one with its price. */
  product: string
  price: string
  /** Fields of the document that new lines take something over from. */
  reads: readonly string[]
  /** Fields that stay in a line, besides its count, when its product is taken away. */
  kept: readonly string[]
  /** The field that says what the count counts; where it is a column, no unit stands beside the count. */
  unitField: string
  /** The document's field with the share of the total that is paid ahead, in percent. */
  deposit: string | null
  /** The document's field, and its value, by which the server decides the deduction; null where people write it. */
  decidedBy: { field: string; value: string } | null
  /** Columns that a table without a head leaves out. */
  seldom: readonly string[]
  /** Fields without a column that a table with a head may fill. */
  besides: readonly string[]
  /** Names that people and other programs use for columns, without accents and case, by field. */
  heads: Readonly<Record<string, readonly string[]>>
  /** What a stored line froze of its goods. */
  frozenGoods(stored: Values): Goods
  /** The line with these goods, and with what was written while it had none. */
  choose(line: Line, goods: Goods, header: Header): Line
  /** Sets a suggested price for the line's own type, unless a person has written one. */
  suggest(line: Line, price: string, header: Header): Line
  /** What goods usually cost by the line's own price type; `offer` is what the server offers for them. */
  usualPrice(line: Line, known: Goods | undefined, offer: unknown): Figure
  /** Whether goods of a line are counted in whole pieces only. */
  isWhole(line: Line, known: Goods | null | undefined): boolean
  /** What is wrong with a number that is written. */
  faultOf(line: Line, field: string, value: string): Fault | null
  /** Whether a figure does not apply to the goods of a line. */
  isSilent(line: Line, field: string, value: Figure): boolean
}

/** What a grid of goods has for them. */
export interface GoodsColumns {
  /** Whether no column says what is counted, so that it stands beside the count. */
  hasUnit: boolean
  /** The field with the product. */
  product: string
  /** The columns of a line that are read and written elsewhere too: how many, and for how much each. */
  count: GridColumn
  price: GridColumn
  /** The header's field with the buyer or seller. */
  partner: string
}

/** The properties of one kind of document's lines. */
export interface GridSpec {
  entry: LineModel
  name: GridName
  /** The document's field with the lines. */
  field: string
  /** The document, as the person sees it, where the server quotes its prices while it is typed. */
  quoted: AnyResource | null
  columns: readonly GridColumn[]
  /** Fields without a column: they stand below a line that somebody is in, and a table with a head may fill them. */
  besides: readonly GridColumn[]
  /** Those of them that only some documents offer. */
  only: Readonly<Record<string, Condition>>
  /** Null for lines of something else. */
  goods: GoodsColumns | null
  /** What a line of a phone shows besides its goods while nobody is in it, by field. */
  brief: Readonly<Record<string, 'count' | 'price' | 'amount'>>
  /** The field with the sum of the lines, and the one with what the document amounts to. */
  total: string | null
  amount: string | null
  /** The fields that the foot of the document adds to its lines; `due` is the share that is paid ahead. */
  foot: { deduction: string | null; charge: string | null; beside: string | null; due: string | null }
}

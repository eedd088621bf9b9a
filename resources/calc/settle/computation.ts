import { FunctionSet } from '../../kit/index.ts'
import type { RowMistake } from '../checks.ts'
import type { FactName, Facts } from './facts.ts'

export type Values = Record<string, unknown>
export type Row = Readonly<Values>

/** What a function found out: values to fill in, or mistakes at fields of the row. */
export type Outcome<Found> = Found | { mistakes: RowMistake[] }

/** A pure function that works out all that follows from what is written on one line. */
export interface LineComputation<N extends string = string> {
  name: N
  /** Fields of a line that it reads or fills in. Definitions that name it have them. */
  reads: readonly string[]
  facts: readonly FactName[]
  /**
   * @param stored the line as it is stored; undefined for a new one
   * @param document the row that has the line, as it is written
   * @returns values of the line to fill in, or mistakes at its fields
   */
  compute: (line: Row, stored: Row | undefined, facts: Facts, document: Row) => Outcome<{ values: Values }>
}

/** A pure function that works out what follows for a document once its lines are computed. */
export interface DocumentComputation<N extends string = string> {
  name: N
  /** Fields of a document that it reads or fills in. Definitions that name it have them. */
  reads: readonly string[]
  facts: readonly FactName[]
  /** @returns values to fill in, also of each line of some field; or mistakes by their path from the document */
  compute: (row: Row, facts: Facts) => Outcome<{ values: Values; lines?: Readonly<Record<string, readonly Values[]>> }>
}

/** One mistake as the outcome of a function. */
export const mistake = (field: string, rule: string, meta?: RowMistake['meta']): { mistakes: RowMistake[] } => ({
  mistakes: [{ field, rule, ...(meta && { meta }) }],
})

/** Functions that definitions name for their lines; `index.ts` adds those of the product. */
export const lineComputations = new FunctionSet<LineComputation>('computation of lines')

/** Functions that definitions name for the document itself. */
export const documentComputations = new FunctionSet<DocumentComputation>('computation of documents')

/** Defines what fills in lines, by the name that definitions say. */
export const defineLineComputation = <const N extends string>(computation: LineComputation<N>): LineComputation<N> =>
  Object.freeze(computation)

/** Defines what fills in a document, by the name that definitions say. */
export const defineDocumentComputation = <const N extends string>(
  computation: DocumentComputation<N>,
): DocumentComputation<N> => Object.freeze(computation)

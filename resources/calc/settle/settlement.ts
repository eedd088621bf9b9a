import type { RowMistake } from '../checks.ts'
import type { FactName, Facts } from './facts.ts'

export type Values = Record<string, unknown>
export type Row = Readonly<Values>

/** What a function found out: values to fill in, or mistakes at fields of the row. */
export type Outcome<Found> = Found | { mistakes: RowMistake[] }

/** A pure function that works out all that follows from what is written on one line. */
export interface LineSettlement {
  facts: readonly FactName[]
  /**
   * @param stored the line as it is stored; undefined for a new one
   * @param document the row that has the line, as it is written
   * @returns values of the line to fill in, or mistakes at its fields
   */
  settle: (line: Row, stored: Row | undefined, facts: Facts, document: Row) => Outcome<{ values: Values }>
}

/** A pure function that works out what follows for a document once its lines are settled. */
export interface DocumentSettlement {
  facts: readonly FactName[]
  /** @returns values to fill in, also of each line of some field; or mistakes by their path from the document */
  settle: (row: Row, facts: Facts) => Outcome<{ values: Values; lines?: Readonly<Record<string, readonly Values[]>> }>
}

/** One mistake as the outcome of a function. */
export const mistake = (field: string, rule: string, meta?: RowMistake['meta']): { mistakes: RowMistake[] } => ({
  mistakes: [{ field, rule, ...(meta && { meta }) }],
})

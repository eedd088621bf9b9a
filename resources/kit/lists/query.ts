import type { Fields } from '../fields/field_types.ts'

export interface OpensDocument<F extends Fields = Fields> {
  document: keyof F & string
  id: keyof F & string
}

/** What a list has besides its definition where a query makes its rows. */
export interface Query<F extends Fields = Fields> {
  /**
   * Dates that the query is asked for, each a field of its rows, such as the day as of which figures are. A request
   * that says none is about today.
   */
  parameters: readonly (keyof F & string)[]
  /** Those of them that are the first day of this month unless a request says another. */
  fromMonth: readonly (keyof F & string)[]
  /** Those of them that are a year before today unless a request says another. */
  fromYear: readonly (keyof F & string)[]
  /**
   * Figures that are worked out for the rows of a page alone: no list is sorted, filtered or added up by them.
   */
  ofPage: readonly (keyof F & string)[]
  /**
   * The page that a row opens. `:name` stands for the value of a field of the row. `{ document, id }` names the fields
   * with the resource of a row's document and its id, where rows come from documents of several kinds; no list shows
   * these two. Null: rows open no page.
   */
  opens: string | OpensDocument<F> | null
  /** Money and weights whose sums over all rows that match stand below the list. */
  sums: readonly (keyof F & string)[]
  /** Relations to rows whose pages show what this list has about them, such as what was sold of a product. */
  related: readonly (keyof F & string)[]
}

/** The day of a parameter that a request does not say. @param today as `2026-11-29` */
export function usualDay({ fromMonth, fromYear }: Query, name: string, today: string): string {
  if (fromMonth.includes(name)) return `${today.slice(0, 8)}01`
  return fromYear.includes(name) ? new Date(Date.parse(today) - YEAR_MS).toISOString().slice(0, 10) : today
}

const YEAR_MS = 365 * 86_400_000

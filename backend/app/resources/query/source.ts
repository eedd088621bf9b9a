import type { Bind } from '../read/search.ts'

/** What the SQL of a list is made for. */
export interface Given {
  /** Days by the names of the list's parameters, as `2026-11-29`. */
  parameters: Readonly<Record<string, string>>
  /** Stores a value and gives its placeholder. */
  bind: Bind
}

/** A word with what it names, such as the days of a bucket. */
export interface Head {
  key: string
  params: Readonly<Record<string, number>>
}

/** Where the rows of a list come from that a query makes. */
export interface Source {
  /**
   * SQL of all rows of the company: `id`, a column for each field of the list, and `search_text` where it is searched.
   */
  sql: (given: Given) => string | Promise<string>
  /**
   * Whether a row costs little to read by its id, as an entry of a ledger does and a sum over entries does not. Then
   * only the rows of a page are read whole, and rows with equal values stand in the order of their ids.
   */
  readsById?: boolean
  /**
   * SQL of `id` and a column for each figure of the list that is worked out for its page alone. The rows of the
   * page are there as the table `page`.
   */
  ofPage?: (given: Given) => string
  /** Heads of columns that depend on settings of the company; the usual words for the others. */
  heads?: () => Promise<Readonly<Record<string, Head>>>
}

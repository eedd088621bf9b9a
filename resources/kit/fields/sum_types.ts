import type { LedgerName } from '../vocabulary/names.ts'

/** Rows of another resource that point to a row, and whose figure is summed up for it. */
export interface SumOfRows {
  /** Name of the other resource. */
  resource: string
  /** Its number that is summed up. */
  field: string
  /** Its relation that leads here. */
  by: string
  /** Which of its rows count: selects, each with the choices that do. */
  where: Readonly<Record<string, readonly string[]>>
}

/** What the entries of a ledger come to for a row: the measure of one of its balances. */
export interface SumOfLedger {
  /** Name of the ledger. */
  ledger: LedgerName
  /** Its measure. */
  field: string
  /** Its key that leads here: it keeps a balance per this key alone, unless `entries` is said. */
  by: string
  /** Adds up entries, where balances are kept per more keys than this one. */
  entries?: boolean
  /** Lines of the resource, such as `sales-orders.lines`, where the key leads to these: those of a row are added up. */
  lines?: string
  /** Another measure of the balance that it is divided by, for an average: there is none while that is zero. */
  per?: string
}

/** A figure of the row itself, which counts beside other sums while the row's selects are as `where` says. */
export interface OwnFigure {
  own: string
  where: Readonly<Record<string, readonly string[]>>
}

/** How one of several sums counts. */
export interface Signed {
  /** `-1` takes it away, as returns are from sales; it is added unless said. */
  sign?: 1 | -1
}

/** Rows of a resource or balances of a ledger that are summed up, or a figure of the row beside them. */
export type SumPart = (SumOfRows | SumOfLedger | OwnFigure) & Signed

/** A figure of lines by its path, such as `lines.amount`. */
export type SumOfLines = `${string}.${string}`

export type SumOf = SumPart | readonly SumPart[] | SumOfLines

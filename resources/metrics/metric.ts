import type { AreaCode } from '../areas.ts'
import type { LedgerName } from '../ledgers/index.ts'

/**
 * The way from an entry to a record: `document` or a key of the ledger, then relations, such as
 * `['orderLineId', 'productId']`. `owner` leads from a line to its document.
 */
export type Way = readonly [first: string, ...fields: string[]]

/** What figures are split by. */
export interface Dimension {
  /** The resource of the records at the end of the way. */
  of: string
  way: Way
  /** The way from entries of a ledger that lead there otherwise; null where they lead to none of these records. */
  ways?: Readonly<Partial<Record<LedgerName, Way | null>>>
}

/** The way from entries of a ledger to the records of a dimension; null where they lead to none. */
export const wayFrom = ({ way, ways }: Dimension, ledger: LedgerName): Way | null =>
  ways?.[ledger] === undefined ? way : ways[ledger]

/** Entries of a ledger that a figure adds up: those of the documents of one resource. */
export interface Source {
  /** Area whose `v` shows it. */
  area: AreaCode
  /** The ledger that it is read from. */
  ledger: LedgerName
  /** Measures of the ledger that are added up; `-1` subtracts. */
  sum: Readonly<Record<string, 1 | -1>>
  /** The resource of the documents that its entries come from. */
  document: string
  /** The partner of these documents. */
  partner: string
  /** Whether documents without this partner, such as payments to suppliers, are no part of the figure. */
  withPartner?: true
  /** `-1` takes all of it away, as returns are from sales; it is added unless said. */
  sign?: 1 | -1
}

/**
 * A figure that is read from a ledger, or from several documents and ledgers. Whoever may see all of these sees it.
 * Plain data: tile, chart, drill-down and sheet follow from it.
 */
export type Metric = { unit: 'money' | 'kg' } & (Source | { from: readonly Source[] })

/** What a figure is read from. */
export const sourcesOf = (metric: Metric): readonly Source[] => ('from' in metric ? metric.from : [metric])

/** A figure that is one divided by another, such as dong per kg: never an average of averages. */
export interface Ratio {
  of: string
  per: string
  /** Decimals that it is rounded to. */
  scale: number
}

import type { DimensionName, MetricName } from './index.ts'

/** Figures for each record of a dimension. Plain data: page and sheet follow from it. */
export interface Report {
  by: DimensionName
  /** Rows are in the order of the first, the largest first. */
  metrics: readonly [MetricName, ...MetricName[]]
}

const sales = ['revenue', 'shipping', 'kgSold', 'baremKgSold'] as const

export const reports = {
  'sales-by-product': { by: 'product', metrics: sales },
  'sales-by-customer': { by: 'customer', metrics: sales },
  'sales-by-salesperson': { by: 'salesperson', metrics: sales },
  'sales-by-warehouse': { by: 'warehouse', metrics: sales },
} as const satisfies Readonly<Record<string, Report>>

export type ReportName = keyof typeof reports

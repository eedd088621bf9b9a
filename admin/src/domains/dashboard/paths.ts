import type { Days } from '@barem/resources/calc/ranges'
import type { DimensionName, MetricName } from '@barem/resources/metrics'
import type { ReportName } from '@barem/resources/metrics/reports'

/** The documents that a figure of some days is made of, of one record or in one hour. */
export const entriesPath = (
  metric: MetricName,
  { from, to }: Days,
  of: { by?: DimensionName; key?: string; name?: string; hour?: string } = {},
): string => `/dashboards/entries?${new URLSearchParams({ metric, from, to, ...of })}`

/** A report, with the range that is asked for, if any. */
export const reportPath = (report: ReportName, params: URLSearchParams): string =>
  `/dashboards/reports/${report}${params.size > 0 ? `?${params}` : ''}`

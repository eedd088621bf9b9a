import type { Days } from '@barem/resources/calc/ranges'
import { entryLists } from '@barem/resources/lists'
import type { DimensionName, MetricName } from '@barem/resources/metrics'
import type { ReportName } from '@barem/resources/metrics/reports'
import { definitionOf } from '../../resources/model/registry.ts'

type Of = { by?: DimensionName; key?: string; hour?: string }

/** What the entries of one record are filtered by; `none` are those of no record. */
const ofRecord = ({ by, key }: Of): Record<string, string> =>
  by && key ? { [key === 'none' ? `${by}Id_null` : `${by}Id`]: key === 'none' ? 'true' : key } : {}

/** The list of the entries that a figure of some days is made of, of one record or in one hour. */
export function entriesPath(metric: MetricName, { from, to }: Days, of: Of = {}): string {
  const hour = of.hour && { hour_gte: String(Number(of.hour)), hour_lte: String(Number(of.hour)) }
  const filters = new URLSearchParams({ date_gte: from, date_lte: to, ...ofRecord(of), ...hour })
  return `${definitionOf(entryLists[metric]).route}?${filters}`
}

/** A report, with the range that is asked for, if any. */
export const reportPath = (report: ReportName, params: URLSearchParams): string =>
  `/dashboards/reports/${report}${params.size > 0 ? `?${params}` : ''}`

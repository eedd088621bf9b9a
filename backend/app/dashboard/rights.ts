import type { HttpContext } from '@adonisjs/core/http'
import { sourcesOf, type MetricName } from '@barem/resources/metrics'
import type { Identity } from '#app/identity/identity'
import { may, requirePermission } from '#app/identity/permissions'
import { metric, metricNames } from './compile.ts'

/** The figures that somebody may see: those of which they may see all that these are read from. */
export const seenBy = (identity: Identity): MetricName[] =>
  metricNames.filter((name) => sourcesOf(metric(name)).every(({ area }) => may(identity, area, 'v')))

/** @throws ApiError 403 where the caller may not see a figure */
export function requireMetric(ctx: HttpContext, name: MetricName): void {
  for (const { area } of sourcesOf(metric(name))) requirePermission(ctx, area, 'v')
}

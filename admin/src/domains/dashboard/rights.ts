import { metrics, sourcesOf } from '@barem/resources/metrics'
import { reports, type ReportName } from '@barem/resources/metrics/reports'
import { mayAct } from '../../session/permissions.ts'
import type { Session } from '../../session/token.ts'

/** Whether somebody may see all figures of a report. */
export const mayReport = (who: Session | null, name: ReportName): boolean =>
  reports[name].metrics.every((metric) => sourcesOf(metrics[metric]).every(({ area }) => mayAct(who, area, 'v')))

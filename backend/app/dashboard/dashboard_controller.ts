import type { HttpContext } from '@adonisjs/core/http'
import { reports, type Report, type ReportName } from '@barem/resources/metrics/reports'
import { unknownName } from '#app/http/api_error'
import { entriesQueryOf, pageQueryOf, rangeQueryOf } from './dashboard_query.ts'
import { dashboardSheet } from './dashboard_sheet.ts'
import { contributions } from './entries.ts'
import { reported } from './report.ts'
import { reportSheet } from './report_sheet.ts'
import { requireMetric } from './rights.ts'
import { shown } from './shown.ts'
import { versionOf } from './version.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const asFile = ({ response }: HttpContext, name: string, file: Buffer) =>
  response.header('content-type', XLSX).header('content-disposition', `attachment; filename="${name}.xlsx"`).send(file)

/** A report that the caller may see. @throws ApiError 400 or 403 */
function reportIn(ctx: HttpContext): [ReportName, Report] {
  const name = String(ctx.params.report)
  const report: Report | undefined = Object.hasOwn(reports, name) ? reports[name as ReportName] : undefined
  if (!report) throw unknownName('enum', ['report'])
  for (const one of report.metrics) requireMetric(ctx, one)
  return [name as ReportName, report]
}

/** Figures of the company: what was sold and collected in a range, and what is owed and in stock now. */
export default class DashboardController {
  /** Whatever the caller may see of the dashboard, in one answer. */
  async show(ctx: HttpContext) {
    const range = rangeQueryOf(ctx)
    // Before the figures: what is posted meanwhile then changes it.
    const version = await versionOf(ctx.identity)
    return { version, ...(await shown(ctx, range)) }
  }

  /** Whether to read the figures again: it is cheap to ask often. */
  async version(ctx: HttpContext) {
    return { version: await versionOf(ctx.identity) }
  }

  /** The same as a sheet for each part of it. */
  async sheets(ctx: HttpContext) {
    return asFile(ctx, 'dashboard', await dashboardSheet(ctx, rangeQueryOf(ctx)))
  }

  /** The documents that a figure is made of. */
  async entries(ctx: HttpContext) {
    const asked = entriesQueryOf(ctx)
    requireMetric(ctx, asked.metric)
    const { rows, total, sum } = await contributions(ctx.engine, asked)
    ctx.response.header('X-Total-Count', String(total)).header('X-Total-Sum', sum)
    return rows
  }

  /** A page of a report. */
  async report(ctx: HttpContext) {
    const [, report] = reportIn(ctx)
    const { range, ...page } = pageQueryOf(ctx)
    return { range: { from: range.from, to: range.to }, ...(await reported(ctx.engine, report, range, page)) }
  }

  /** All of a report as a sheet. */
  async sheet(ctx: HttpContext) {
    const [name, report] = reportIn(ctx)
    return asFile(ctx, name, await reportSheet(ctx, name, report, rangeQueryOf(ctx)))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { bucketsOf } from '@barem/resources/calc/ranges'
import { dayInVietnam } from '@barem/resources/kit'
import type { MetricName } from '@barem/resources/metrics'
import { reports, type Report, type ReportName } from '@barem/resources/metrics/reports'
import { unknownName } from '#app/http/api_error'
import type { Identity } from '#app/identity/identity'
import { may, requirePermission } from '#app/identity/permissions'
import { allOf } from '#app/tenancy/all_of'
import { askedEntries, askedPage, askedRange } from './asked.ts'
import { metric, metricNames } from './compile.ts'
import { contributions } from './entries.ts'
import { figures } from './figures.ts'
import { debts, firstSteps, goods, TOP, waiting } from './now.ts'
import { reported } from './report.ts'
import { reportSheet } from './report_sheet.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const seenBy = (identity: Identity): MetricName[] => metricNames.filter((name) => may(identity, metric(name).area, 'v'))

/** A report that the caller may see. @throws ApiError 400 or 403 */
function reportIn(ctx: HttpContext): [ReportName, Report] {
  const name = String(ctx.params.report)
  const report: Report | undefined = Object.hasOwn(reports, name) ? reports[name as ReportName] : undefined
  requirePermission(ctx, areas.dashboard, 'v')
  if (!report) throw unknownName('enum', ['report'])
  for (const one of report.metrics) requirePermission(ctx, metric(one).area, 'v')
  return [name as ReportName, report]
}

/** Figures of the company: what was sold and collected in a range, and what is owed and in stock now. */
export default class DashboardController {
  /** Whatever the caller may see of the dashboard, in one answer. */
  async show(ctx: HttpContext) {
    requirePermission(ctx, areas.dashboard, 'v')
    const { identity, engine } = ctx
    const range = askedRange(ctx)
    const today = dayInVietnam(new Date())
    const names = seenBy(identity)
    const sells = names.includes('revenue')
    const top = (report: Report) => reported(engine, report, range, { start: 0, limit: TOP })
    const [found, customers, products, owed, stock, setup, needs] = await allOf([
      figures(names, range),
      sells ? top(reports['sales-by-customer']) : Promise.resolve(null),
      sells ? top(reports['sales-by-product']) : Promise.resolve(null),
      may(identity, areas.debt, 'v') ? debts(today) : Promise.resolve(null),
      may(identity, areas.inventory, 'v') ? goods(may(identity, areas.costPrice, 'v')) : Promise.resolve(null),
      firstSteps(),
      waiting(identity, today),
    ])
    return {
      today,
      range: { name: range.range, from: range.from, to: range.to, before: range.before, bucket: range.bucket },
      buckets: bucketsOf(range),
      figures: found,
      tops: { ...(customers && { customers }), ...(products && { products }), ...(owed && { debts: owed }) },
      ...(stock && { stock }),
      needs,
      setup,
    }
  }

  /** The documents that a figure is made of. */
  async entries(ctx: HttpContext) {
    requirePermission(ctx, areas.dashboard, 'v')
    const asked = askedEntries(ctx)
    requirePermission(ctx, metric(asked.metric).area, 'v')
    const { rows, total, sum } = await contributions(ctx.engine, asked)
    ctx.response.header('X-Total-Count', String(total)).header('X-Total-Sum', sum)
    return rows
  }

  /** A page of a report. */
  async report(ctx: HttpContext) {
    const [, report] = reportIn(ctx)
    const { range, ...page } = askedPage(ctx)
    return { range: { from: range.from, to: range.to }, ...(await reported(ctx.engine, report, range, page)) }
  }

  /** All of a report as a sheet. */
  async sheet(ctx: HttpContext) {
    const [name, report] = reportIn(ctx)
    const file = await reportSheet(ctx, name, report, askedRange(ctx))
    return ctx.response
      .header('content-type', XLSX)
      .header('content-disposition', `attachment; filename="${name}.xlsx"`)
      .send(file)
  }
}

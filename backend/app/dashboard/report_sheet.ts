import type { HttpContext } from '@adonisjs/core/http'
import type { Days } from '@barem/resources/calc/ranges'
import { metrics, type Ratio, ratios } from '@barem/resources/metrics'
import type { Report, ReportName } from '@barem/resources/metrics/reports'
import { languageOf, translate } from '#app/language/translate'
import type { Cell } from '#app/resources/sheets/cell'
import { writeSheets } from '#app/resources/sheets/write_sheet'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { column, FORMATS, nameColumn, ratioIn } from './sheet_cells.ts'
import { reported, type ReportRow } from './report.ts'

/** Most rows of a sheet, as of every export. */
const MOST = 20_000
/** All rows of a report as an Excel file with real numbers, and a last row with what they come to. */
export async function reportSheet(ctx: HttpContext, name: ReportName, report: Report, days: Days): Promise<Buffer> {
  const language = languageOf(ctx.request.header('accept-language'))
  const word = (key: string) => translate(language, `dashboard:${key}`)
  const { rows, sum } = await inTenant(ctx.identity.tenantId, () =>
    reported(ctx.engine, report, days, { start: 0, limit: MOST }),
  )
  const shownRatios = Object.entries<Ratio>(ratios).filter(([, { of, per }]) =>
    [of, per].every((one) => report.metrics.some((metric) => metric === one)),
  )
  const columns = [
    column(word('code')),
    nameColumn(word(`by.${report.by}`)),
    ...report.metrics.map((metric) => column(word(`metrics.${metric}`), FORMATS[metrics[metric].unit])),
    ...shownRatios.map(([ratio]) => column(word(`metrics.${ratio}`), FORMATS.money)),
  ]
  const figuresOf = (row: Partial<ReportRow>): Cell[] => [
    ...report.metrics.map((metric) => Number(row[metric])),
    ...shownRatios.map(([, ratio]) => ratioIn(row, ratio)),
  ]
  const cells = rows.map((row): Cell[] => [row.code, row.name ?? word('none'), ...figuresOf(row)])
  const last: Cell[] = [null, word('total'), ...figuresOf(sum)]
  return writeSheets([{ title: word(`reports.${name}`), columns, parts: [[...cells, last]] }])
}

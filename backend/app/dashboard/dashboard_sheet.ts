import type { HttpContext } from '@adonisjs/core/http'
import type { MetricName } from '@barem/resources/metrics'
import { reports } from '@barem/resources/metrics/reports'
import { languageOf, translate } from '#app/language/translate'
import type { Cell } from '#app/resources/sheets/cell'
import { writeSheets, type SheetToWrite } from '#app/resources/sheets/write_sheet'
import { inTenant } from '#app/tenancy/tenant_transaction'
import type { RangeQuery } from './dashboard_query.ts'
import { figuresSheet, timeSheet } from './figure_sheets.ts'
import { column, daysText, nameColumn, type Say } from './sheet_cells.ts'
import { shown, type Shown } from './shown.ts'
import { debtsSheet, salesSheet } from './top_sheets.ts'

/** What the figures are of, and how each is worked out. */
function definitionsSheet(say: Say, { figures, tops, payable, stock, range }: Shown): SheetToWrite {
  const explained = (name: string, title = `tiles.${name}`): Cell[] => [say(title), say(`explained.${name}`)]
  return {
    title: say('sheet.definitions'),
    columns: [nameColumn(say('sheet.figure')), { ...column(say('sheet.meaning')), wraps: true }],
    parts: [
      [
        [say('range'), daysText(say, range)],
        [say('chart.before'), daysText(say, range.before)],
        ...(Object.keys(figures) as MetricName[]).map((name) => explained(name, `metrics.${name}`)),
        ...(tops.debts ? [explained('receivable')] : []),
        ...(payable ? [explained('payable')] : []),
        ...(stock ? [explained('stock')] : []),
      ],
    ],
  }
}

/** All that the caller may see of the dashboard as an Excel file with real numbers, a sheet for each part of it. */
export async function dashboardSheet(ctx: HttpContext, range: RangeQuery): Promise<Buffer> {
  const language = languageOf(ctx.request.header('accept-language'))
  const say: Say = (key, params) => translate(language, `dashboard:${key}`, params)
  const all = await inTenant(ctx.identity.tenantId, () => shown(ctx, range))
  const { customers, products, debts } = all.tops
  const sells = Object.keys(all.figures).length > 0
  return writeSheets([
    figuresSheet(say, all),
    ...(sells ? [timeSheet(say, all)] : []),
    ...(customers ? [salesSheet(say, say('tops.customers'), reports['sales-by-customer'], customers)] : []),
    ...(products ? [salesSheet(say, say('tops.products'), reports['sales-by-product'], products)] : []),
    ...(debts ? [debtsSheet(say, debts)] : []),
    definitionsSheet(say, all),
  ])
}

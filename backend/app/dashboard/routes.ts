import { rangeNames } from '@barem/resources/calc/ranges'
import { dimensions, metrics } from '@barem/resources/metrics'
import { reports } from '@barem/resources/metrics/reports'
import { paging, totalCount } from '#app/description/described'
import { day, figure, list, object, oneOf, orNull, text, uuid, whole, yes } from '#app/description/schema'
import { MAX_PAGE } from '#app/resources/read/parse'
import { needNames, steps } from './now.ts'
import { on, type Routes } from '#app/routing/row'
import { view } from '#app/routing/rule'

const DashboardController = () => import('./dashboard_controller.ts')

const names = Object.keys(metrics)
const days = object({ from: day, to: day })
const rangeQuery = { range: oneOf(...rangeNames), from: day, to: day }
const each = (schema: typeof figure) => Object.fromEntries(names.map((name) => [name, schema]))
const reportRow = object({ id: orNull(uuid), code: orNull(text), name: orNull(text), ...each(figure) }, ...names)
const sums = object(each(figure), ...names)
const reported = { rows: list(reportRow), sum: sums, total: whole }
const compared = object({ value: figure, before: figure, series: list(figure), seriesBefore: list(figure) })
const workbook = { says: 'A workbook', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
const report = { report: oneOf(...Object.keys(reports)) }
const debts = object({ rows: list({ type: 'object' }), sum: { type: 'object' }, total: whole, ends: list(whole) })

/** Figures of the company, and reports. */
export const dashboardRoutes: Routes = {
  'dashboard.show': {
    method: 'get',
    path: '/dashboard',
    rule: view('dashboard'),
    describes: {
      summary:
        'Figures of a range beside the days before it, and what is owed and in stock now; as far as one may see them',
      query: rangeQuery,
      answers: {
        200: {
          says: 'The past 12 months unless said',
          schema: object(
            {
              version: text,
              today: day,
              range: object({ name: oneOf(...rangeNames), from: day, to: day, before: days, bucket: text }),
              buckets: list(text),
              figures: object(each(compared), ...names),
              tops: object(
                { customers: object(reported), products: object(reported), debts },
                'customers',
                'products',
                'debts',
              ),
              payable: object({ balance: figure, overdue: figure, thisWeek: figure }),
              stock: object({ actualKg: figure, value: figure }, 'value'),
              needs: object(Object.fromEntries(needNames.map((name) => [name, whole])), ...needNames),
              setup: orNull(object(Object.fromEntries(steps.map((step) => [step, yes])))),
            },
            'payable',
            'stock',
          ),
        },
      },
    },
    handle: on(DashboardController, 'show'),
  },
  'dashboard.sheets': {
    method: 'get',
    path: '/dashboard/export',
    rule: view('dashboard'),
    transaction: false,
    describes: {
      summary: 'The same as a workbook with a sheet for each part, and one that says how figures are worked out',
      query: rangeQuery,
      answers: { 200: workbook },
    },
    handle: on(DashboardController, 'sheets'),
  },
  'dashboard.version': {
    method: 'get',
    path: '/dashboard/version',
    rule: view('dashboard'),
    describes: {
      summary: 'Another text whenever a posting has changed what the caller sees of the dashboard',
      answers: {
        200: { says: 'That of the answer of the dashboard, while it is current', schema: object({ version: text }) },
      },
    },
    handle: on(DashboardController, 'version'),
  },
  'dashboard.entries': {
    method: 'get',
    path: '/dashboard/entries',
    rule: view('dashboard'),
    handlerAsks: 'to view the areas of its figures',
    describes: {
      summary: 'The documents that a figure is made of; what they add comes to the figure',
      query: {
        ...{ metric: oneOf(...names), from: day, to: day, by: oneOf(...Object.keys(dimensions)) },
        key: { ...text, description: 'An id, or `none` for what belongs to no record' },
        hour: { ...text, pattern: '^\\d\\d$' },
        ...paging(MAX_PAGE),
      },
      needs: ['metric', 'from', 'to'],
      answers: {
        200: {
          says: 'Newest first',
          headers: {
            ...totalCount,
            'X-Total-Sum': { schema: figure, description: 'What all of them add, on all pages' },
          },
          schema: list(
            object({
              ...{ id: uuid, document: text, documentId: uuid, action: text, code: orNull(text), date: day },
              partner: orNull(object({ id: uuid, code: text, name: text })),
              contribution: figure,
            }),
          ),
        },
      },
    },
    handle: on(DashboardController, 'entries'),
  },
  'dashboard.report': {
    method: 'get',
    path: '/dashboard/reports/:report',
    rule: view('dashboard'),
    handlerAsks: 'to view the areas of its figures',
    describes: {
      summary: 'Figures for each record, the largest first',
      params: report,
      query: { ...rangeQuery, ...paging(MAX_PAGE) },
      answers: { 200: { says: 'A page, with the figures of all', schema: object({ range: days, ...reported }) } },
    },
    handle: on(DashboardController, 'report'),
  },
  'dashboard.sheet': {
    method: 'get',
    path: '/dashboard/reports/:report/export',
    rule: view('dashboard'),
    handlerAsks: 'to view the areas of its figures',
    transaction: false,
    describes: {
      summary: 'All rows of a report as a sheet, with a last row of what they come to',
      params: report,
      query: rangeQuery,
      answers: { 200: workbook },
    },
    handle: on(DashboardController, 'sheet'),
  },
}

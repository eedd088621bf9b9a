import type { HttpContext } from '@adonisjs/core/http'
import { profitParts } from '@barem/resources/calc/profit'
import { isChoosable } from '@barem/resources/calc/ranges'
import { isDay, UUID } from '@barem/resources/kit'
import { day, figure, list, object, oneOf, orNull, text, uuid, whole } from '#app/description/schema'
import { notFound, unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import type { Routes } from '#app/routing/row'
import { both, view } from '#app/routing/rule'
import { rowsOf } from '#app/tenancy/run'
import { profitOf, type Scope } from './profit.ts'

/** The kinds of rows whose profit is explained, each with its table. Both take the rights to invoices and costs. */
const SCOPES = {
  'sales-orders': 'sales_orders',
  invoices: 'invoices',
  'warehouse-issues': 'warehouse_issues',
  customers: 'customers',
} as const
const scopeNames = Object.keys(SCOPES) as (keyof typeof SCOPES)[]

/** The words of a query, none of them besides these. @throws ApiError 400 naming what cannot be asked for */
function words(ctx: HttpContext, ...known: string[]): Record<string, string> {
  const query = flatQuery(ctx.request.parsedUrl.query)
  const strange = Object.keys(query).filter((name) => !known.includes(name))
  if (strange.length > 0) throw unknownName('unknownFilter', strange)
  const many = Object.keys(query).filter((name) => typeof query[name] !== 'string')
  if (many.length > 0) throw unknownName('string', many)
  return query as Record<string, string>
}

/** @throws ApiError 400 naming what cannot be asked for, 404 where it is not there */
async function scopeIn(ctx: HttpContext): Promise<Scope> {
  const of = scopeNames.find((name) => name === ctx.params.of)
  if (!of) throw unknownName('enum', ['of'])
  if (!UUID.test(ctx.params.id)) throw notFound()
  const id = String(ctx.params.id).toLowerCase()
  const [row] = await rowsOf(`select 1 from ${SCOPES[of]} where tenant_id = app_tenant() and id = $1`, [id])
  if (!row) throw notFound()
  if (of === 'customers') {
    const { from, to } = words(ctx, 'from', 'to')
    const wrong = Object.entries({ from, to }).flatMap(([name, one]) => (one && isDay(one) ? [] : [name]))
    if (wrong.length > 0) throw unknownName('date', wrong)
    if (!isChoosable({ from: from!, to: to! })) throw unknownName('threeYears', ['from', 'to'])
    return { of, id, from: from!, to: to! }
  }
  const { lineId } = words(ctx, 'lineId')
  if (lineId !== undefined && !UUID.test(lineId)) throw unknownName('uuid', ['lineId'])
  return { of, id, lineId: lineId?.toLowerCase() ?? null }
}

const figures = {
  parts: object(Object.fromEntries(profitParts.map((name) => [name, figure]))),
  profit: object({ actual: figure, theoretical: figure, booked: figure }),
  basis: { ...figure, description: 'What the booked cost adds to the profit by the scale' },
  revenue: figure,
}

/** Answers the parts of a profit. It takes the rights to costs and to invoices. */
export const profitRoutes: Routes = {
  profit: {
    method: 'get',
    path: '/profit/:of/:id',
    rule: both(view('costPrice'), view('invoice')),
    describes: {
      summary: 'The profit of what was invoiced of a document, a line of it, or a customer in a range, part by part',
      params: { of: oneOf(...scopeNames), id: uuid },
      query: {
        lineId: { ...uuid, description: 'A line of the document' },
        from: { ...day, description: 'Of a customer alone' },
        to: { ...day, description: 'Of a customer alone' },
      },
      answers: {
        200: {
          says: 'Parts that come to the profit under each lens; without `weight` to that by barem',
          schema: object({
            ...figures,
            unknown: list(oneOf('suggested', 'buyWeight', 'cost')),
            waiting: orNull(object({ pieces: figure, cost: figure })),
            rows: list(
              object({
                ...{ id: uuid, date: day, document: text, documentId: uuid, code: orNull(text), lineId: uuid },
                ...{ productId: uuid, productName: text, pieces: figure },
                ...figures,
              }),
            ),
            rowCount: whole,
          }),
        },
      },
    },
    handle: async (ctx) => profitOf(await scopeIn(ctx)),
  },
}

import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { bucketsOf } from '@barem/resources/calc/ranges'
import { dayInVietnam } from '@barem/resources/kit'
import { reports, type Report } from '@barem/resources/metrics/reports'
import { may } from '#app/identity/permissions'
import { allOf } from '#app/tenancy/all_of'
import type { RangeQuery } from './dashboard_query.ts'
import { figures } from './figures.ts'
import { debts, firstSteps, goods, payables, TOP, waiting } from './now.ts'
import { reported } from './report.ts'
import { seenBy } from './rights.ts'

/** Whatever the caller may see of the dashboard; what they may not is absent. */
export async function shown({ identity, engine }: HttpContext, range: RangeQuery) {
  const today = dayInVietnam(new Date())
  const names = seenBy(identity)
  const sells = names.includes('revenue')
  const top = (report: Report) => reported(engine, report, range, { start: 0, limit: TOP })
  const [found, customers, products, owed, payable, stock, setup, needs] = await allOf([
    figures(names, range),
    sells ? top(reports['sales-by-customer']) : Promise.resolve(null),
    sells ? top(reports['sales-by-product']) : Promise.resolve(null),
    may(identity, areas.debt, 'v') ? debts(today) : Promise.resolve(null),
    may(identity, areas.debt, 'v') ? payables(today) : Promise.resolve(null),
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
    ...(payable && { payable }),
    ...(stock && { stock }),
    needs,
    setup,
  }
}

export type Shown = Awaited<ReturnType<typeof shown>>

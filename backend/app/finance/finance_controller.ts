import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { cashByDay } from '#app/debt/cash/by_day'
import { cashBook, fundsOn } from '#app/debt/cash/cash_book'
import { may } from '#app/identity/permissions'
import { allOf } from '#app/tenancy/all_of'
import { expected } from './expected.ts'
import { financeQueryOf } from './finance_query.ts'

/** The money of the company: what funds have, what came and went, and what is to come. */
export default class FinanceController {
  /** Whatever the caller may see of it, in one answer; what they may not is absent. */
  async show(ctx: HttpContext) {
    const { today, from, to } = financeQueryOf(ctx)
    const [funds, { sum }, days, ahead] = await allOf([
      fundsOn(today),
      cashBook({ fundId: null, from, to, start: 0, limit: 0 }),
      cashByDay({ from, to }),
      may(ctx.identity, areas.debt, 'v') ? expected(today) : Promise.resolve(null),
    ])
    return { today, funds, moved: { from, to, sum, days }, ...(ahead && { expected: ahead }) }
  }
}

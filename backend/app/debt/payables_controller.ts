import type { HttpContext } from '@adonisjs/core/http'
import { payableDebts } from '@barem/resources/debts'
import { controllerOf } from './controller_of.ts'
import { debtQueryOf } from './debt_query.ts'
import { balanceOn } from './balance_on.ts'

/** What suppliers are owed: how it came to be, and what is held by them. */
export default class PayablesController extends controllerOf(payableDebts) {
  /** What is owed in all on a day, and what of it is money that pays nothing yet. */
  async balance(ctx: HttpContext) {
    const { asOf, partyId } = debtQueryOf(payableDebts, ctx)
    return balanceOn(payableDebts, asOf, partyId)
  }
}

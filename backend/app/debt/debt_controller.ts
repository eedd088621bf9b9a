import type { HttpContext } from '@adonisjs/core/http'
import { receivableDebts } from '@barem/resources/debts'
import { yearBefore } from '@barem/resources/kit'
import { languageOf } from '#app/language/translate'
import { controllerOf } from './controller_of.ts'
import { type DebtQuery, debtQueryOf } from './debt_query.ts'
import { documents } from './documents.ts'
import { documentsSheet, MOST_ROWS, partiesSheet } from './list_sheets.ts'
import { parties } from './parties.ts'
import { sendSheet } from '#app/resources/sheets/send_sheet'

const queryOf = (ctx: HttpContext): DebtQuery => debtQueryOf(receivableDebts, ctx)

/** What a list of debts taken out as a sheet is asked for: all its rows. @throws ApiError 400 */
const takenOutOf = (ctx: HttpContext): DebtQuery => ({ ...queryOf(ctx), start: 0, limit: MOST_ROWS })

const languageIn = ({ request }: HttpContext) => languageOf(request.header('accept-language'))

/** What customers owe: by customer, by document, and how it came to be. */
export default class DebtController extends controllerOf(receivableDebts) {
  /** Customers with what they owed on a day, by how late it was. */
  async receivables(ctx: HttpContext) {
    return parties(queryOf(ctx))
  }

  /** Customers with what they owed on a day, as a sheet. */
  async partiesSheet(ctx: HttpContext) {
    const query = takenOutOf(ctx)
    return sendSheet(
      ctx,
      'receivables',
      () => parties(query),
      (found) => partiesSheet(languageIn(ctx), found),
    )
  }

  /** Debts that were open on a day, and those of the year before it that were paid, as a sheet. */
  async documentsSheet(ctx: HttpContext) {
    const query = takenOutOf(ctx)
    return sendSheet(
      ctx,
      'debt-tracking',
      () => documents({ ...query, from: query.from ?? yearBefore(query.asOf) }),
      (found) => documentsSheet(languageIn(ctx), found),
    )
  }

  /** Debts with what of them was paid and what was left on a day. */
  async documents(ctx: HttpContext) {
    return documents(queryOf(ctx))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { itemIn, receivableDebts } from '@barem/resources/debts'
import { yearBefore } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { type Language, languageOf } from '#app/language/translate'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { type DebtQuery, debtQueryOf, ITEM_KEYS } from './debt_query.ts'
import { card, entriesOf } from './card.ts'
import { documents } from './documents.ts'
import { documentsSheet, MOST_ROWS, partiesSheet } from './list_sheets.ts'
import { openOf } from './open.ts'
import { parties } from './parties.ts'
import { statement } from './statement.ts'
import { statementSheet } from './statement_sheet.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a statement is asked for. @throws ApiError 400 without a customer */
function statedOf(ctx: HttpContext): DebtQuery & { customerId: string } {
  const { customerId, ...asked } = debtQueryOf(ctx)
  if (customerId === null) throw unknownName('required', ['customerId'])
  return { ...asked, customerId }
}

/** What a list of debts taken out as a sheet is asked for: all its rows. @throws ApiError 400 */
function takenOutOf(ctx: HttpContext): DebtQuery {
  return { ...debtQueryOf(ctx), start: 0, limit: MOST_ROWS }
}

/** Answers a workbook, which is made after what it says was read. @param name of its file */
async function sendSheet<Found>(
  ctx: HttpContext,
  name: string,
  find: () => Promise<Found>,
  make: (language: Language, found: Found) => Promise<Buffer>,
) {
  const found = await inTenant(ctx.identity.tenantId, find)
  return ctx.response
    .header('content-type', XLSX)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(await make(languageOf(ctx.request.header('accept-language')), found))
}

/** What customers owe: by customer, by document, and how it came to be. */
export default class DebtController {
  /** Customers with what they owed on a day, by how late it was. */
  async receivables(ctx: HttpContext) {
    return parties(debtQueryOf(ctx))
  }

  /** The card of one customer. */
  async card(ctx: HttpContext) {
    return card(statedOf(ctx))
  }

  /** What a customer owes and what is held of their money now, document by document, as a payment is set off. */
  async open(ctx: HttpContext) {
    return openOf(statedOf(ctx).customerId)
  }

  /** All that moved the debt of a customer in a range, for a paper. */
  async statement(ctx: HttpContext) {
    return statement(statedOf(ctx))
  }

  /** The same as a sheet. */
  async statementSheet(ctx: HttpContext) {
    const asked = statedOf(ctx)
    return sendSheet(ctx, 'statement', () => statement(asked), statementSheet)
  }

  /** Customers with what they owed on a day, as a sheet. */
  async partiesSheet(ctx: HttpContext) {
    const asked = takenOutOf(ctx)
    return sendSheet(ctx, 'receivables', () => parties(asked), partiesSheet)
  }

  /** Debts that were open on a day, and those of the year before it that were paid, as a sheet. */
  async documentsSheet(ctx: HttpContext) {
    const asked = takenOutOf(ctx)
    return sendSheet(
      ctx,
      'debt-tracking',
      () => documents({ ...asked, from: asked.from ?? yearBefore(asked.asOf) }),
      documentsSheet,
    )
  }

  /** Debts with what of them was paid and what was left on a day. */
  async documents(ctx: HttpContext) {
    return documents(debtQueryOf(ctx))
  }

  /** What made and what used up one item: a debt, or what is held. */
  async entries(ctx: HttpContext) {
    const { ids } = debtQueryOf(ctx)
    const item = itemIn(receivableDebts.items.toReversed(), ids)
    if (!item) throw unknownName('required', ITEM_KEYS.slice(0, 1))
    return entriesOf(receivableDebts, item, ids[item.key]!)
  }
}

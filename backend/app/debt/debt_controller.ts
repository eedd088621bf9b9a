import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { unknownName } from '#app/http/api_error'
import { requirePermission } from '#app/identity/permissions'
import { languageOf } from '#app/language/translate'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { type Asked, askedOf } from './asked.ts'
import { card, entriesOf } from './card.ts'
import { documents } from './documents.ts'
import { openOf } from './open.ts'
import { parties } from './parties.ts'
import { statement } from './statement.ts'
import { statementSheet } from './statement_sheet.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a statement is asked for. @throws ApiError 403, or 400 without a customer */
function statedOf(ctx: HttpContext): Asked & { customerId: string } {
  requirePermission(ctx, areas.debt, 'v')
  const { customerId, ...asked } = askedOf(ctx)
  if (customerId === null) throw unknownName('required', ['customerId'])
  return { ...asked, customerId }
}

/** What customers owe: by customer, by document, and how it came to be. */
export default class DebtController {
  /** Customers with what they owed on a day, by how late it was. */
  async receivables(ctx: HttpContext) {
    requirePermission(ctx, areas.debt, 'v')
    return parties(askedOf(ctx))
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
    const found = await inTenant(ctx.identity.tenantId, () => statement(asked))
    return ctx.response
      .header('content-type', XLSX)
      .header('content-disposition', `attachment; filename="statement.xlsx"`)
      .send(await statementSheet(languageOf(ctx.request.header('accept-language')), found))
  }

  /** Invoices with what of them was paid and what was left on a day. */
  async documents(ctx: HttpContext) {
    requirePermission(ctx, areas.debt, 'v')
    return documents(askedOf(ctx))
  }

  /** What made and what paid one invoice, or one document that was taken over. */
  async entries(ctx: HttpContext) {
    requirePermission(ctx, areas.debt, 'v')
    const { invoiceId, openingLineId } = askedOf(ctx)
    if (openingLineId !== null) return entriesOf('opening', openingLineId)
    if (invoiceId === null) throw unknownName('required', ['invoiceId'])
    return entriesOf('invoice', invoiceId)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { unknownName } from '#app/http/api_error'
import { requirePermission } from '#app/identity/permissions'
import { askedOf } from './asked.ts'
import { card, entriesOf } from './card.ts'
import { documents } from './documents.ts'
import { parties } from './parties.ts'

/** What customers owe: by customer, by document, and how it came to be. */
export default class DebtController {
  /** Customers with what they owed on a day, by how late it was. */
  async receivables(ctx: HttpContext) {
    requirePermission(ctx, areas.debt, 'v')
    return parties(askedOf(ctx))
  }

  /** The card of one customer. */
  async card(ctx: HttpContext) {
    requirePermission(ctx, areas.debt, 'v')
    const { customerId, ...asked } = askedOf(ctx)
    if (customerId === null) throw unknownName('required', ['customerId'])
    return card({ ...asked, customerId })
  }

  /** Invoices with what of them was paid and what was left on a day. */
  async documents(ctx: HttpContext) {
    requirePermission(ctx, areas.debt, 'v')
    return documents(askedOf(ctx))
  }

  /** What made and what paid one invoice. */
  async entries(ctx: HttpContext) {
    requirePermission(ctx, areas.debt, 'v')
    const { invoiceId } = askedOf(ctx)
    if (invoiceId === null) throw unknownName('required', ['invoiceId'])
    return entriesOf(invoiceId)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { numberValueOf } from '#app/debt/number_value'
import { list, object, text, uuid } from '#app/description/schema'
import type { Description } from '#app/description/described'
import { requirePermission } from '#app/identity/permissions'
import { rowsOf } from '#app/tenancy/run'

/** Numbers that are listed at once: whoever mends them sees the next ones then. */
const MOST = 100

/** VAT invoices of one serial whose numbers are the same by value. */
interface SameNumber {
  serial: string
  invoices: { id: string; number: string }[]
}

/** VAT invoices from before numbers were compared by value, of which two or more have the same one. */
export async function sameNumbers(ctx: HttpContext): Promise<SameNumber[]> {
  requirePermission(ctx, areas.invoice, 'v')
  return rowsOf<SameNumber>(
    `select serial, json_agg(json_build_object('id', id, 'number', number) order by number) as invoices
      from vat_invoices where tenant_id = app_tenant()
      group by serial, ${numberValueOf('number')} having count(*) > 1
      order by serial, min(number) limit ${MOST}`,
  )
}

export const sameNumbersDescription: Description = () => ({
  'vat-invoices.sameNumbers': {
    summary: 'VAT invoices of one serial whose numbers are the same by value, such as 77 and 00000077',
    answers: {
      200: {
        says: `The first ${MOST} numbers, each with its invoices`,
        schema: list(object({ serial: text, invoices: list(object({ id: uuid, number: text })) })),
      },
    },
  },
})

import { numberValueOf } from '#app/engine/number_value'
import { list, object, text, uuid } from '#app/description/schema'
import type { Routes } from '#app/routing/row'
import { view } from '#app/routing/rule'
import { rowsOf } from '#app/tenancy/run'

/** Numbers that are listed at once: whoever mends them sees the next ones then. */
const MOST = 100

/** VAT invoices of one serial whose numbers are the same by value. */
interface SameNumber {
  serial: string
  invoices: { id: string; number: string }[]
}

/** VAT invoices from before numbers were compared by value, of which two or more have the same one. */
async function sameNumbers(): Promise<SameNumber[]> {
  return rowsOf<SameNumber>(
    `select serial, json_agg(json_build_object('id', id, 'number', number) order by number) as invoices
      from vat_invoices where tenant_id = app_tenant()
      group by serial, ${numberValueOf('number')} having count(*) > 1
      order by serial, min(number) limit ${MOST}`,
  )
}

export const sameNumbersRoutes: Routes = {
  'vat-invoices.sameNumbers': {
    method: 'get',
    path: '/vat-invoices/same-numbers',
    rule: view('invoice'),
    describes: {
      summary: 'VAT invoices of one serial whose numbers are the same by value, such as 77 and 00000077',
      answers: {
        200: {
          says: `The first ${MOST} numbers, each with its invoices`,
          schema: list(object({ serial: text, invoices: list(object({ id: uuid, number: text })) })),
        },
      },
    },
    handle: sameNumbers,
  },
}

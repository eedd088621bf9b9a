import { rounded, exact } from '@barem/resources/calc/exact'
import type { Writer } from '#app/engine/behaviour'
import { engine } from '#app/resources/serving'
import { createRow } from '#app/resources/write/save'
import { validateCreate } from '#app/resources/validation/validator'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

interface Posted {
  id: string
  day: string
  customer: string
  total: string
}

/** Percent of VAT in the prices of the demo. */
const RATE = 10

/** Of most sales invoices a VAT invoice was issued on their day; the newest still wait, and one was cancelled. */
export async function addVatInvoices(users: ReadonlyMap<string, string>): Promise<void> {
  const definition = engine.lookup('vat-invoices')
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select id, document_date::text as day, customer_id as customer, grand_total::text as total from invoices
      where tenant_id = app_tenant() and status = 'done' order by document_date, code`,
  )) as { rows: Posted[] }
  const userId = users.get('ketoan.demo')!
  for (const [place, { id, day, customer, total }] of rows.slice(0, -4).entries()) {
    const amount = rounded(exact.div(exact.mul(total, 100), 100 + RATE), 0)
    const isCancelled = place === 2
    const body = {
      ...{ status: isCancelled ? 'cancelled' : 'issued', form: '1', serial: `C${day.slice(2, 4)}TDM` },
      ...{ number: String(place + 1).padStart(8, '0'), issuedOn: day, customerId: customer, invoiceIds: [id] },
      ...{ amount, tax: exact.sub(total, amount).toFixed(), total },
      ...(isCancelled && { note: 'Sai mã số thuế của khách, chưa lập lại' }),
      ...{
        authorityCode: `00DEMO${String(4_170_000 + place * 37)}`,
        lookupCode: `DM${day.replaceAll('-', '')}${place}`,
      },
    }
    const at = new Date(`${day}T16:30:00+07:00`)
    const by: Writer = { userId, identity: null, address: null, source: 'screen', at }
    await createRow(engine, definition, await validateCreate(definition, body), by)
  }
}

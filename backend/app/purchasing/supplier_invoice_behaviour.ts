import { dayInVietnam } from '@barem/resources/kit'
import { numberValueOf } from '#app/engine/number_value'
import type { BehaviourOf, ValuesOf } from '#app/engine/behaviour_of'
import { mistaken, type FieldError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'

type SupplierInvoice = ValuesOf<'supplier-invoices'>

/** The same paper of the supplier in another document in force; nobody else writes it meanwhile. */
async function sameInvoice({ supplierId, serial, number }: SupplierInvoice, id: string | null): Promise<FieldError[]> {
  if (!supplierId || !serial || !number) return []
  await rowsOf(
    `select pg_advisory_xact_lock(hashtextextended(
       'supplier invoices ' || app_tenant()::text || $1 || upper($2) || ' ' || (${numberValueOf('$3::text')}), 0))`,
    [supplierId, serial, number],
  )
  const found = await rowsOf<{ code: string; number: string }>(
    `select code, number from supplier_invoices
      where tenant_id = app_tenant() and supplier_id = $1::uuid and upper(serial) = upper($2)
        and ${numberValueOf('number')} = ${numberValueOf('$3::text')} and status <> 'cancelled'
        and id is distinct from $4::uuid
      order by created_at limit 1`,
    [supplierId, serial, number, id],
  )
  return found.map((meta): FieldError => ({ field: 'number', rule: 'sameSupplierInvoice', meta }))
}

/** Invoices of suppliers are issued by today, and each is written once. */
export const supplierInvoiceBehaviour: BehaviourOf<'supplier-invoices'> = {
  async settle(row, { id, before }) {
    const isNew =
      before === null || (['supplierId', 'serial', 'number'] as const).some((name) => row[name] !== before[name])
    const mistakes: FieldError[] = [
      ...(row.issuedOn !== null && row.issuedOn > dayInVietnam(new Date())
        ? [{ field: 'issuedOn', rule: 'notIssuedYet' }]
        : []),
      ...(isNew ? await sameInvoice(row, id) : []),
    ]
    if (mistakes.length > 0) throw mistaken(mistakes)
  },
}

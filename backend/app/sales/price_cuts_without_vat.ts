import { priceCuts } from '@barem/resources/debts'
import type { Source } from '#app/resources/query/source'
import { todayInVietnam } from '#app/engine/today'

const IN_FORCE = `x.status in ('issued', 'adjusted')`

/** Posted cuts of prices with VAT, or of invoices with a VAT invoice, that no VAT invoice in force is linked to. */
export const priceCutsWithoutVat: Source = {
  sql: () => `select a.id, a.id as adjustment_id, a.code, a.customer_id, a.kind, a.document_date, a.search_text,
        ${todayInVietnam()} - a.document_date as days, a.amount as total, coalesce(a.tax, 0) as tax,
        a.amount - coalesce(a.tax, 0) as amount, v.numbers as vat_numbers
      from debt_adjustments a
        cross join lateral (select string_agg(distinct x.serial || ' ' || x.number, ', ') as numbers
          from debt_adjustments_invoices i
            join vat_invoices_invoices j on j.tenant_id = i.tenant_id and j.target_id = i.target_id
            join vat_invoices x on x.tenant_id = j.tenant_id and x.id = j.owner_id and ${IN_FORCE}
          where i.tenant_id = a.tenant_id and i.owner_id = a.id) v
      where a.tenant_id = app_tenant() and a.status = 'done'
        and a.kind in (${priceCuts.map((kind) => `'${kind}'`).join(', ')})
        and (coalesce(a.tax, 0) > 0 or v.numbers is not null)
        and not exists (select from vat_invoices_adjustments j join vat_invoices x on x.tenant_id = j.tenant_id
          and x.id = j.owner_id and ${IN_FORCE}
          where j.tenant_id = a.tenant_id and j.target_id = a.id)`,
}

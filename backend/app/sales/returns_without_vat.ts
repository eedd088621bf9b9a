import { companySettings } from '#app/company/settings'
import type { Source } from '#app/resources/query/source'
import { todayInVietnam } from '#app/engine/today'

/** Posted returns of invoices with VAT, or of which one is registered, that no VAT invoice in force is linked to. */
export const returnsWithoutVat: Source = {
  async sql({ bind }) {
    const since = `${bind((await companySettings()).sellerAdjustsSince)}::date`
    return `select r.id, r.id as return_id, r.code, r.customer_id, r.invoice_id, r.document_date, r.search_text,
        ${todayInVietnam()} - r.document_date as days, r.total_refund as total, coalesce(r.tax, 0) as tax,
        r.total_refund - coalesce(r.tax, 0) as amount, v.numbers as vat_numbers,
        case when r.document_date < ${since} then 'buyer' else 'seller' end as issuer
      from returns r
        cross join lateral (select string_agg(distinct x.serial || ' ' || x.number, ', ') as numbers
          from returns_lines l
            join invoices_lines i on i.tenant_id = l.tenant_id and i.id = l.invoice_line_id
            join vat_invoices_invoices j on j.tenant_id = i.tenant_id and j.target_id = i.owner_id
            join vat_invoices x on x.tenant_id = j.tenant_id and x.id = j.owner_id and x.status in ('issued', 'adjusted')
          where l.tenant_id = r.tenant_id and l.owner_id = r.id) v
      where r.tenant_id = app_tenant() and r.status = 'done' and r.basis = 'invoice'
        and (r.vat in ('excluded', 'included') or v.numbers is not null)
        and not exists (select from vat_invoices_returns j join vat_invoices x on x.tenant_id = j.tenant_id
          and x.id = j.owner_id and x.status in ('issued', 'adjusted')
          where j.tenant_id = r.tenant_id and j.target_id = r.id)`
  },
}

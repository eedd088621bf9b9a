import type { Source } from '#app/resources/query/source'

/** SQL of an id for a document and a rate (version 8). */
const rateId = (document: string, rate: string) =>
  `overlay(overlay(md5(${document}::text || coalesce(${rate}::text, '')) placing '8' from 13) placing '8' from 17)::uuid`

/** Invoices, those that wait for goods too. */
const INVOICES = `select ${rateId('i.id', 'p.rate')} as id, i.id as invoice_id, 'supplier-invoices' as document,
      i.id::text as document_id, i.serial, i.number, i.issued_on, i.supplier_id,
      s.short_name, i.seller_tax_code, i.status, p.rate, p.base, p.tax, p.base + p.tax as total,
      case when p.goods * 2 >= p.base then 'goods' else 'costs' end as of,
      i.search_text || ' ' || s.search_text as search_text
    from supplier_invoices i
      join suppliers s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
      cross join lateral (
        select x.vat_rate as rate, sum(x.amount) as base, coalesce(sum(x.tax), 0) as tax,
          coalesce(sum(x.amount) filter (where x.is_goods), 0) as goods
        from (
          select l.vat_rate, l.amount, l.tax, true as is_goods from supplier_invoices_lines l
            where l.tenant_id = i.tenant_id and l.owner_id = i.id and l.amount is not null
          union all
          select c.vat_rate, c.amount, c.tax, false from supplier_invoices_costs c
            where c.tenant_id = i.tenant_id and c.owner_id = i.id
        ) x group by x.vat_rate
      ) p
    where i.tenant_id = app_tenant() and i.status in ('recorded', 'done')`

/** What each kind of credit takes off invoices: the table of its documents, and dong and tax of an entry `e`. */
const CREDITS = [
  {
    ...{ kind: 'claim', document: 'supplier-claims', table: 'supplier_claims', day: 'answered_on' },
    lines: `join supplier_claims_lines x on x.tenant_id = e.tenant_id and x.id = e.line_id`,
    ...{ base: 'x.accepted_amount - e.amount', tax: 'coalesce(x.accepted_tax, 0) - e.tax' },
  },
  {
    ...{ kind: 'return', document: 'warehouse-issues', table: 'warehouse_issues', day: 'document_date', lines: '' },
    ...{ base: 'e.invoiced_amount', tax: 'e.invoiced_tax' },
  },
  {
    ...{ kind: 'price_cut', document: 'debt-adjustments', table: 'debt_adjustments', day: 'document_date', lines: '' },
    ...{ base: 'e.lowered_amount - e.amount', tax: 'e.lowered_tax - e.tax' },
  },
] as const

/** Adjusting invoices of suppliers, by the rates of the goods that they are about. */
const adjusting = ({ kind, document, table, day, lines, base, tax }: (typeof CREDITS)[number]) =>
  `select ${rateId('d.id', 'p.rate')}, null::uuid, '${document}', d.id::text, d.adjusting_serial, d.adjusting_number,
      coalesce(d.adjusting_date, d.${day}), d.supplier_id, s.short_name, s.tax_code, 'done', p.rate, -p.base, -p.tax, -p.base - p.tax,
      'goods', lower(concat_ws(' ', d.adjusting_serial, d.adjusting_number)) || ' ' || d.search_text || ' ' || s.search_text
    from ${table} d
      join suppliers s on s.tenant_id = d.tenant_id and s.id = d.supplier_id
      cross join lateral (
        select l.vat_rate as rate, sum(${base}) as base, sum(${tax}) as tax
        from crediting_entries e
          join warehouse_receipts_lines l on l.tenant_id = e.tenant_id and l.id = e.receipt_line_id
          ${lines}
        where e.tenant_id = d.tenant_id and e.document_id = d.id and e.kind = '${kind}' and not exists (
          select from crediting_entries v where v.tenant_id = e.tenant_id and v.reverses_id = e.posting_id)
        group by l.vat_rate
      ) p
    where d.tenant_id = app_tenant() and d.adjusting_number is not null and p.base <> 0`

/** VAT of invoices of suppliers by rate, less that of the invoices that adjust them. */
export const vatIn: Source = {
  sql: () => [INVOICES, ...CREDITS.map(adjusting)].join(' union all '),
}

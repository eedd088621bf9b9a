import { cashLimit } from '#app/company/cash_limit'
import type { Source } from '#app/resources/query/source'

/** SQL of the receipts of an invoice `i`, of its goods or of their freight. */
const receiptsOf = (column: string, table: string) => `select target_id from ${table} j
  where j.tenant_id = i.tenant_id and j.owner_id = i.id ${column ? `union select i.${column}` : ''}`
const GOODS = receiptsOf('receipt_id', 'supplier_invoices_more_receipts')
const FREIGHT = receiptsOf('', 'supplier_invoices_freight_receipts')

/** SQL of whether an entry `x` is about what an invoice `i` is for, or adds. */
const ABOUT = `(x.receipt_id in (${GOODS}) or x.freight_receipt_id in (${FREIGHT}) or x.supplier_invoice_id = i.id)`

/** SQL of what vouchers from cash funds set off against an invoice `i`; what was undone has opposite entries. */
const BY_VOUCHERS = `(select coalesce(sum(-x.amount), 0) from payables_entries x
    join debt_transactions v on v.tenant_id = x.tenant_id and v.id = x.document_id
    join funds f on f.tenant_id = v.tenant_id and f.id = v.fund_id and f.kind = 'cash'
  where x.tenant_id = i.tenant_id and x.document = 'debt-transactions' and ${ABOUT})`

/** SQL of the share of cash in the advances that the document of an entry `x` takes. */
const SHARE = `select sum(y.amount) filter (where f.kind = 'cash') / nullif(sum(y.amount), 0) as cash
  from payables_entries y join debt_transactions v on v.tenant_id = y.tenant_id and v.id = y.transaction_id
    left join funds f on f.tenant_id = v.tenant_id and f.id = v.fund_id
  where y.tenant_id = x.tenant_id and y.document_id = x.document_id and y.kind = 'allocation'
    and y.transaction_id <> y.document_id`

/** SQL of what advances in cash paid of an invoice `i`, as its goods came or by an offset. */
const BY_ADVANCES = `(select coalesce(sum(-x.amount * share.cash), 0) from payables_entries x
    cross join lateral (${SHARE}) share
  where x.tenant_id = i.tenant_id and ${ABOUT}
    and (x.kind = 'allocation' or x.kind = 'reversal' and x.document = 'debt-transactions'))`

/** Invoices since a day of the settings, of sellers and days that come to its limit, with what cash paid of each. */
export const cashPaidInvoices: Source = {
  async sql({ bind }) {
    const { limit, since } = await cashLimit()
    return `select p.id, p.id as invoice_id, p.number, p.serial, p.supplier_id, p.short_name, p.seller_tax_code,
        p.issued_on, p.status, p.payable, p.of_day, p.cash, round(p.all_tax * p.cash / p.payable) as tax, p.search_text
      from (
        select i.id, i.number, i.serial, i.supplier_id, s.short_name, i.seller_tax_code, i.issued_on, i.status, i.payable,
          i.search_text || ' ' || s.search_text as search_text, coalesce(i.tax, 0) as all_tax, i.of_day,
          least(i.payable, round(${BY_VOUCHERS} + ${BY_ADVANCES})) as cash
        from (
          select n.*, sum(n.payable) over (
            partition by coalesce(n.seller_tax_code, n.supplier_id::text), n.issued_on) as of_day
          from supplier_invoices n where n.tenant_id = app_tenant() and n.status in ('recorded', 'done')
            and n.issued_on >= ${bind(since)}::date
        ) i join suppliers s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
        where i.of_day >= ${bind(limit)}::numeric and i.payable > 0
      ) p where p.cash > 0`
  },
}

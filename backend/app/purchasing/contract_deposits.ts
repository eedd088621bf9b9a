import type { Source } from '#app/resources/query/source'

/** Contracts in force whose deposit is not paid, with what posted advances that name them have paid. */
export const contractDeposits: Source = {
  sql: () => `select c.id, c.id as contract_id, c.code, c.supplier_id, s.short_name, c.contract_date,
      c.receiving_date, c.deposit, c.paid, c.deposit - c.paid as owed,
      c.search_text || ' ' || s.search_text as search_text
    from (
      select c.*, round(c.grand_total * c.deposit_percent / 100) as deposit, coalesce((
        select sum(t.amount) from debt_transactions t
        where t.tenant_id = c.tenant_id and t.contract_id = c.id and t.kind = 'advance' and t.status = 'done'), 0) as paid
      from purchase_contracts c
      where c.tenant_id = app_tenant() and c.status in ('approved', 'in_progress') and c.deposit_percent > 0
    ) c
    join suppliers s on s.tenant_id = app_tenant() and s.id = c.supplier_id
    where c.deposit > c.paid`,
}

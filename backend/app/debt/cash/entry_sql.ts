/**
 * SQL that joins to entries `e` of funds what their documents say: number, who paid or was paid, and what for.
 * A document of a resource that posts to funds is listed here.
 */
export const JOINED = `
  left join debt_transactions d on e.document = 'debt-transactions' and d.tenant_id = e.tenant_id and d.id = e.document_id
  left join customers c on c.tenant_id = d.tenant_id and c.id = d.customer_id
  left join suppliers s on s.tenant_id = d.tenant_id and s.id = d.supplier_id
  left join opening_funds o on e.document = 'opening-funds' and o.tenant_id = e.tenant_id and o.id = e.document_id
  left join other_transactions t on e.document = 'other-transactions' and t.tenant_id = e.tenant_id and t.id = e.document_id
  left join payment_slips p on e.document = 'payment-slips' and p.tenant_id = e.tenant_id and p.id = e.document_id
  left join employees m on m.tenant_id = p.tenant_id and m.id = p.employee_id
  left join fund_counts k on e.document = 'fund-counts' and k.tenant_id = e.tenant_id and k.id = e.document_id
  left join fund_transfers x on e.document = 'fund-transfers' and x.tenant_id = e.tenant_id and x.id = e.document_id
  left join funds y on y.tenant_id = x.tenant_id
    and y.id = case when x.from_fund_id = e.fund_id then x.to_fund_id else x.from_fund_id end`

export const CODE = 'coalesce(d.code, o.code, x.code, t.code, p.code, k.code)'

/** Who handed money over or took it: the customer or the supplier where nobody is named, or the other fund. */
export const PERSON = 'coalesce(d.payer, t.payer, c.name, s.name, m.name, y.name)'

export const CONTENT = 'coalesce(d.content, o.note, x.content, t.content, p.content, k.reason)'

/** What a payment was for, such as a deposit, or that it is no debt. */
export const WHAT = `coalesce(d.kind, 'other_' || t.direction, 'slip_' || p.type)`

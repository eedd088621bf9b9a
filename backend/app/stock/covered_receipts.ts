/** SQL of a line `l` of the receipt `r` in dong without tax, with what settled prices `p` add, less credits `c`. */
const NET = `(l.amount - case when r.vat = 'included' then coalesce(l.tax, 0) else 0 end + coalesce(p.amount, 0)
  - coalesce(c.amount, 0))`

/**
 * SQL of how far the goods of a receipt `r` are invoiced, one row: dong without tax and the tax of all, those that
 * invoices cover, and whether all pieces are covered.
 */
export const coveredGoods = `select coalesce(sum(${NET}), 0) as net, coalesce(sum(l.tax), 0) + coalesce(sum(p.tax), 0)
      - coalesce(sum(c.tax), 0) as tax,
    coalesce(sum(m.booked), 0) as covered, coalesce(sum(m.booked_tax), 0) as covered_tax,
    coalesce(sum(m.quantity), 0) > 0 as is_begun,
    coalesce(bool_and(coalesce(m.quantity, 0) >= l.quantity), true) as is_done
  from warehouse_receipts_lines l
    left join matching_by_receipt_line m on m.tenant_id = l.tenant_id and m.receipt_line_id = l.id
    left join repricing_by_receipt_line p on p.tenant_id = l.tenant_id and p.receipt_line_id = l.id
    left join crediting_by_receipt_line c on c.tenant_id = l.tenant_id and c.receipt_line_id = l.id
  where l.tenant_id = r.tenant_id and l.owner_id = r.id and l.product_id is not null`

/** SQL of what invoices cover of the freight of a receipt `r`, one row. */
export const coveredFreight = `select coalesce(sum(m.booked), 0) as covered from matching_by_freight_receipt m
  where m.tenant_id = r.tenant_id and m.freight_receipt_id = r.id`

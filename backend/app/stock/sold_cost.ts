/** The measures by which the cost of goods is kept when they are issued. */
export const LENSES = ['actual_kg', 'barem_kg'] as const

/** SQL of how much of the pieces of an issue `s` is among the first so many of the line of the order. */
const share = (pieces: string) => `least(greatest(${pieces} - s.start, 0), s.pieces) / s.pieces`

/** SQL of what the first so many pieces cost, in whole dong. */
const first = (lens: string, pieces: string) => `round(coalesce(sum(s.cost_by_${lens} * ${share(pieces)}), 0))`

/**
 * SQL of what the goods of an entry `e` of `invoicing_entries` had cost when they were issued, one row with
 * `cost_by_actual_kg` and `cost_by_barem_kg` in whole dong: both costs stand on the entry of stock for ever, whichever
 * was booked. An invoice takes the pieces that left first for the line of its order and were not invoiced before; what
 * came back before it was invoiced is not among them. An undone invoice takes back the same way, so that all entries of
 * a line come to what its standing invoices cost.
 */
export const SOLD_COST = `(
  select ${LENSES.map((lens) => `${first(lens, 'n.pieces')} - ${first(lens, 'n.pieces - e.pieces')} as cost_by_${lens}`).join(', ')}
  from (
    select sum(x.pieces) as pieces from invoicing_entries x where x.tenant_id = e.tenant_id
      and x.order_line_id = e.order_line_id and x.document = e.document and x.seq <= e.seq
  ) n cross join (
    select s.*, sum(s.pieces) over (order by s.seq) - s.pieces as start from (
      select s.seq, -s.pieces - coalesce(b.pieces, 0) as pieces,
        ${LENSES.map((lens) => `coalesce(s.cost_by_${lens}, -s.value) - coalesce(b.cost_by_${lens}, 0) as cost_by_${lens}`).join(', ')}
      from warehouse_issues_lines w
        join stock_entries s on s.tenant_id = w.tenant_id and s.document_id = w.owner_id and s.line_id = w.id
          and s.kind = 'issue'
        left join lateral (select sum(r.quantity) as pieces,
            ${LENSES.map((lens) => `sum(r.cost_by_${lens}) as cost_by_${lens}`).join(', ')}
          from returning_entries r
          where r.tenant_id = w.tenant_id and r.issue_line_id = w.id and r.created_at < e.created_at) b on true
      where w.tenant_id = e.tenant_id and w.order_line_id = e.order_line_id
        and not exists (select from stock_entries u where u.tenant_id = s.tenant_id and u.reverses_id = s.posting_id
          and u.line_id = s.line_id and u.created_at < e.created_at)
    ) s where s.pieces > 0
  ) s group by n.pieces)`

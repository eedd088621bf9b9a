/**
 * SQL, one statement, that adds what came back of sales from before go-live to its ledger, from the stock that it
 * brought: returns that were posted before the ledger was there, and their undoing. What is there stays, so that it may
 * run any number of times. A migration that has run was made by it, so what it gives never changes.
 */
export const PRIOR_RETURNS = `with posted as (
  select s.tenant_id, s.posting_id, s.document, s.document_id, s.line_id, s.action, s.date, s.created_at, s.created_by,
    s.product_id, l.quantity, s.actual_kg, s.barem_kg, coalesce(l.amount, 0) as amount,
    coalesce(l.amount, 0) - coalesce(l.added_cost, 0) as total, s.value as cost
  from stock_entries s
  join returns r on r.tenant_id = s.tenant_id and r.id = s.document_id and r.basis = 'none'
  join returns_lines l on l.tenant_id = s.tenant_id and l.id = s.line_id
  where s.document = 'returns' and s.kind = 'return_in'
), undone as (
  select distinct u.tenant_id, u.reverses_id, u.line_id, u.posting_id, u.action, u.date, u.created_at, u.created_by
  from stock_entries u where u.document = 'returns' and u.reverses_id is not null
), wanted as (
  select p.tenant_id, p.posting_id, null::uuid as reverses_id, p.document, p.document_id, p.line_id, p.action,
    'return' as kind, p.date, p.created_at, p.created_by, p.product_id, p.quantity, p.actual_kg, p.barem_kg, p.amount,
    p.total, p.cost
  from posted p
  union all
  select p.tenant_id, u.posting_id, u.reverses_id, p.document, p.document_id, p.line_id, u.action,
    'reversal', u.date, u.created_at, u.created_by, p.product_id, -p.quantity, -p.actual_kg, -p.barem_kg, -p.amount,
    -p.total, -p.cost
  from posted p join undone u on u.tenant_id = p.tenant_id and u.reverses_id = p.posting_id and u.line_id = p.line_id
), missing as (
  select w.* from wanted w where not exists (
    select from prior_returning_entries e
    where e.tenant_id = w.tenant_id and e.posting_id = w.posting_id and e.line_id = w.line_id)
), counted as (
  select m.*, coalesce(b.seq, 0) + row_number() over upto as seq,
    coalesce(b.quantity, 0) + sum(m.quantity) over upto as quantity_upto,
    coalesce(b.actual_kg, 0) + sum(m.actual_kg) over upto as actual_kg_upto,
    coalesce(b.barem_kg, 0) + sum(m.barem_kg) over upto as barem_kg_upto,
    coalesce(b.amount, 0) + sum(m.amount) over upto as amount_upto,
    coalesce(b.discount, 0) as discount_upto,
    coalesce(b.total, 0) + sum(m.total) over upto as total_upto,
    coalesce(b.cost, 0) + sum(m.cost) over upto as cost_upto
  from missing m
  left join prior_returning_by_product b on b.tenant_id = m.tenant_id and b.product_id = m.product_id
  window upto as (partition by m.tenant_id, m.product_id order by m.created_at, m.posting_id, m.line_id
    rows unbounded preceding)
), added as (
  insert into prior_returning_entries (tenant_id, id, posting_id, reverses_id, document, document_id, line_id, action,
    kind, date, seq, created_at, created_by, product_id, return_line_id, quantity, actual_kg, barem_kg, amount,
    discount, total, cost, by_product_quantity, by_product_actual_kg, by_product_barem_kg, by_product_amount,
    by_product_discount, by_product_total, by_product_cost)
  select tenant_id, gen_random_uuid(), posting_id, reverses_id, document, document_id, line_id, action, kind, date, seq,
    created_at, created_by, product_id, line_id, quantity, actual_kg, barem_kg, amount, 0, total, cost, quantity_upto,
    actual_kg_upto, barem_kg_upto, amount_upto, discount_upto, total_upto, cost_upto
  from counted
  returning tenant_id, product_id, quantity, actual_kg, barem_kg, amount, discount, total, cost
)
insert into prior_returning_by_product as b (tenant_id, product_id, quantity, actual_kg, barem_kg, amount, discount,
  total, cost, seq)
select tenant_id, product_id, sum(quantity), sum(actual_kg), sum(barem_kg), sum(amount), sum(discount), sum(total),
  sum(cost), count(*)
from added group by tenant_id, product_id
on conflict (tenant_id, product_id) do update set quantity = b.quantity + excluded.quantity,
  actual_kg = b.actual_kg + excluded.actual_kg, barem_kg = b.barem_kg + excluded.barem_kg,
  amount = b.amount + excluded.amount, discount = b.discount + excluded.discount, total = b.total + excluded.total,
  cost = b.cost + excluded.cost, seq = b.seq + excluded.seq`

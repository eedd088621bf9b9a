/** SQL of the id of the document that an entry of receivables is about. */
const item = (alias: string) => `coalesce(${alias}.invoice_id, ${alias}.transaction_id, ${alias}.opening_line_id)`

const KEYS = ['customer_id', 'invoice_id', 'transaction_id', 'opening_line_id']
const keysOf = (alias: string) => KEYS.map((key) => `${alias}.${key}`).join(', ')

/** SQL of whether an entry is what a document begins with: its whole amount. */
const isWhole = (alias: string) => `${alias}.kind not in ('allocation', 'reversal')`
const due = (alias: string) => `case when ${isWhole(alias)} then coalesce(${alias}.due_date, ${alias}.date) end as due`

/** SQL of whether a document was undone by a day. */
export const isUndone = (documentId: string, day: string): string => `exists (select from receivables_entries u
  where u.tenant_id = app_tenant() and u.document_id = ${documentId} and u.reverses_id is not null
    and u.date <= ${day}::date)`

/**
 * SQL of what stood on a day of each document of customers, one row for its whole amount and one for each part that was
 * set off: `whole` tells them apart, `due` is on the whole, and `at_once` is a deposit that an invoice took with its
 * posting. Entries stay as they were posted; their days are read here:
 *
 * - A document counts from its own day until that of its undoing.
 * - A part counts while both documents do, from its own day until that on which it was taken back. What was taken back
 *   before it makes room first, so that nothing is paid twice on any day.
 * - What a document gives or gets by a part counts with the part.
 *
 * Once nothing is dated later, this is the plain sum of all entries.
 * @param day SQL of the day
 * @param customer SQL of one customer's id, null for all
 */
export const standingOn = (day: string, customer: string): string => {
  const of = (alias: string) => `${alias}.tenant_id = app_tenant()
      and (${customer}::uuid is null or ${alias}.customer_id = ${customer})`
  return `(with latest as (
    select coalesce(max(date) <= ${day}::date, true) as passed from receivables_entries where tenant_id = app_tenant()
  ), documents as (
    select ${keysOf('e')}, ${item('e')} as id, e.document_id, e.amount, ${due('e')}
    from receivables_entries e
    where ${of('e')} and ${isWhole('e')} and e.date <= ${day}::date and not ${isUndone('e.document_id', day)}
  ), later as (
    select r.customer_id, ${item('r')} as item, r.seq from receivables_entries r
    where ${of('r')} and r.kind = 'reversal' and r.date > ${day}::date and r.amount <> 0
  ), parts as (
    select p.customer_id, ${item('p')} as item, p.document_id, p.amount, p.document = 'invoices' as at_once
    from receivables_entries p
    where ${of('p')} and p.kind = 'allocation' and ${item('p')} <> p.document_id and p.date <= ${day}::date
      and not exists (select from receivables_entries t
        where t.tenant_id = app_tenant() and t.document_id = p.document_id and t.kind = 'reversal'
          and t.reverses_id is null and ${item('t')} = ${item('p')} and t.line_id is not distinct from p.line_id
          and t.customer_id = p.customer_id and t.seq > p.seq and t.date <= ${day}::date)
      and not exists (select from later l where l.customer_id = p.customer_id and l.seq < p.seq
        and l.item in (${item('p')}, p.document_id))
  )
  select ${keysOf('e')}, e.amount, ${due('e')}, ${isWhole('e')} as whole, e.document = 'invoices' as at_once
  from receivables_entries e where ${of('e')} and (select passed from latest)
  union all
  select ${keysOf('d')}, d.amount, d.due, true, false from documents d where not (select passed from latest)
  union all
  select p.customer_id, k.*, null, false, p.at_once
  from parts p join documents i on i.id = p.item join documents o on o.id = p.document_id
    cross join lateral (values (i.invoice_id, i.transaction_id, i.opening_line_id, p.amount),
      (o.invoice_id, o.transaction_id, o.opening_line_id, -p.amount)) k
  where not (select passed from latest))`
}

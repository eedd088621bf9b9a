import { isSecond, isTakenOver, mayBeOwed, postedBy, type DebtItem } from '@barem/resources/debts'
import { relationKey, snake, tableName } from '@barem/resources/kit'
import { todayInVietnam } from '#app/engine/today'
import { notFound } from '#app/http/api_error'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import type { DebtQuery } from './debt_query.ts'
import {
  afterOf,
  dueOfJoined,
  entriesTable,
  fieldOf,
  itemId,
  itemKey,
  joinPosted,
  keyOfJoined,
  type KeptDebts,
  partyColumn,
} from './item_sql.ts'
import { buckets, endsOfBuckets, named, openItems, overdueDays } from './items.ts'

/**
 * SQL of how far goods of a supplier `c` weighed off their documents, else off their barem, in percent of a year: below
 * zero too little came. Null where nothing was weighed.
 */
const DEVIATION = `(select round((sum(l.actual_weight) / sum(w.kg) - 1) * 100, 2)::text
  from warehouse_receipts r join warehouse_receipts_lines l on l.tenant_id = r.tenant_id and l.owner_id = r.id
    cross join lateral (select coalesce(l.declared_weight, l.theoretical_weight) as kg) w
  where r.tenant_id = c.tenant_id and r.supplier_id = c.id and r.status = 'done' and l.actual_weight > 0 and w.kg > 0
    and r.document_date > ${todayInVietnam()} - 365)`

/** SQL of what cards say of a party `c`: a customer has a limit, suppliers too have days, and weigh well or badly. */
const TERMS: Readonly<Record<string, string>> = {
  customerId: ', c.credit_limit::text as "creditLimit", c.credit_days as "creditDays"',
  supplierId: `, c.payment_days as "paymentDays", ${DEVIATION} as "weightDeviation"`,
}

/** What a party owed on a day by how late it was, with their terms. @throws ApiError COM_ERR_002 */
async function partyOf(debts: KeptDebts, partyId: string, asOf: string) {
  const ends = await endsOfBuckets()
  const sums = Object.entries(buckets(debts, '$1', ends)).map(([name, sql]) => `(${sql})::text as "${name}"`)
  const [[found], [terms]] = await allOf([
    rowsOf(
      `select ${sums.join(', ')}, ${overdueDays(debts, '$1')} as "overdueDays"
        from (${openItems(debts, '$1', '$2')}) i`,
      [asOf, partyId],
    ),
    rowsOf(
      `select ${named('c')} as "${relationKey(debts.party)}"${TERMS[debts.party] ?? ''}
        from ${tableName(debts.parties)} c where c.tenant_id = app_tenant() and c.id = $1`,
      [partyId],
    ),
  ])
  if (!terms) throw notFound()
  return { party: { ...(terms as object), ...(found as object) }, ends }
}

/** The items that a document posts besides its first: lines of a batch, or the freight of a receipt. */
const besides = ({ items }: KeptDebts) => items.filter((item) => isTakenOver(item) || isSecond(items, item))

/** SQL of what tells them apart, of entries of their own document. */
const ownItem = (item: DebtItem) => `case when e.document = '${postedBy(item)}' then e.${snake(item.key)} end`

/**
 * SQL of what moved the debt of a party: one row for each item or its undoing, by their days. A payment that is
 * allocated anew moves nothing.
 */
function movesOf(debts: KeptDebts): string {
  const lines = besides(debts)
  const parts = ['e.posting_id', 'e.date', 'e.document', 'e.document_id', 'e.action', ...lines.map(ownItem)]
  return `select (array_agg(e.id order by e.seq))[1] as id, e.date, min(e.seq) as seq, e.document, e.document_id,
    e.action, ${lines.map((item) => `${ownItem(item)} as ${snake(item.key)}, `).join('')}sum(e.amount) as amount
  from ${entriesTable(debts)} e
  where e.tenant_id = app_tenant() and ${partyColumn(debts, 'e')} = $1 and e.date <= $2::date
  group by ${parts.join(', ')} having sum(e.amount) <> 0`
}

/** SQL of the item's own day: what was taken over is from before it moved the debt here. */
const ownDay = ({ items }: KeptDebts) =>
  `case when m.action = 'undo' then m.date else coalesce(${fieldOf(items.filter(isTakenOver), 'day')}, m.date) end`

/** SQL of the day by which a debt is to be paid; null of what pays one, and of what is undone. */
const dueDay = ({ items }: KeptDebts) =>
  `case when m.amount > 0 and m.action <> 'undo' then ${dueOfJoined(items.filter(mayBeOwed))} end`

/** SQL of which of several kinds a move is: that of its item, or the name of one that its document posts besides. */
function kindOf({ items }: KeptDebts): string {
  const second = items.filter((item) => isSecond(items, item))
  const named = second.map(({ key, name }) => `when m.${snake(key)} is not null then '${name}'`)
  const kind = fieldOf(items, 'kind')
  return named.length === 0 ? kind : `coalesce(${kind}, case ${named.join(' ')} end)`
}

/** SQL of the rows of a card: what moved the debt with the balance after it. */
function rowsOfCard(debts: KeptDebts): string {
  const { items } = debts
  const owed = items.filter(mayBeOwed)
  const due = dueDay(debts)
  return `select m.id, m.date::text, m.document, m.document_id as "documentId", m.action, m.amount::text,
      m.balance::text, ${fieldOf(items, 'number')} as code, ${kindOf(debts)} as kind,
      (${ownDay(debts)})::text as "documentDate", (${due})::text as "dueDate",
      case when o.open > 0 and ${due} < $2::date then $2::date - ${due} end as "overdueDays"
    from (select *, sum(amount) over (order by date, seq) as balance from (${movesOf(debts)}) a) m
      ${joinPosted(items, 'm')}
      left join (${openItems(debts, '$2', '$1')}) o
        on ${itemId(owed, 'o')} = ${fieldOf(owed, 'id')} and ${itemKey(owed, 'o')} = ${keyOfJoined(owed)}
    where m.date >= $3::date order by m.date, m.seq offset $4 limit $5`
}

/**
 * The card of a party until a day: what moved its debt with the balance after each, the newest last, by how many
 * days it is late while something of it is open, and what it began and ended with.
 */
export async function card(debts: KeptDebts, { partyId, asOf, from, start, limit }: DebtQuery & { partyId: string }) {
  const first = from ?? '2000-01-01'
  const [{ party, ends }, rows, totals] = await allOf([
    partyOf(debts, partyId, asOf),
    rowsOf(rowsOfCard(debts), [partyId, asOf, first, start, limit]),
    rowsOf<{ count: number; opening: string; arising: string; paid: string; closing: string }>(
      `select count(*) filter (where date >= $3::date)::int as count,
         coalesce(sum(amount) filter (where date < $3::date), 0)::text as opening,
         coalesce(sum(amount) filter (where date >= $3::date and amount > 0), 0)::text as arising,
         coalesce(-sum(amount) filter (where date >= $3::date and amount < 0), 0)::text as paid,
         coalesce(sum(amount), 0)::text as closing from (${movesOf(debts)}) m`,
      [partyId, asOf, first],
    ),
  ])
  const { count, ...sum } = totals[0]!
  return { party, ends, rows, sum, total: count }
}

/** What made and what paid a debt, oldest first: each entry with the amount that was left after it. */
export const entriesOf = (debts: KeptDebts, item: DebtItem, id: string) =>
  rowsOf(
    `select m.id, m.date::text, m.kind, m.document, m.document_id as "documentId", m.amount::text,
       m.${afterOf(debts, item)}::text as "owedAfter", ${fieldOf(debts.items, 'number')} as code
     from ${entriesTable(debts)} m ${joinPosted(debts.items, 'm')}
     where m.tenant_id = app_tenant() and m.${snake(item.key)} = $1 order by m.seq`,
    [id],
  )

import { isSecond, postedBy, type DebtItem } from '@barem/resources/debts'
import { snake } from '@barem/resources/kit'
import { entriesTable, itemId, itemKey, type KeptDebts, keyColumns, partyColumn } from './item_sql.ts'

/** SQL of whether an entry is what an item begins with: its whole amount. */
export const isWhole = (alias: string) => `${alias}.kind not in ('allocation', 'reversal')`
const due = (alias: string) => `case when ${isWhole(alias)} then coalesce(${alias}.due_date, ${alias}.date) end as due`

/** SQL of whether the document of one of these items posted an entry. */
const isBy = (items: readonly DebtItem[], alias: string) =>
  items.length === 0 ? 'false' : `${alias}.document in (${items.map((item) => `'${postedBy(item)}'`).join(', ')})`

/** SQL of who posted an entry: a debt itself, with what it takes at once; goods that came back; or a reduction. */
const postedAs = ({ items }: KeptDebts, alias: string) => {
  const debts = items.filter(({ side }) => side === 'debt')
  const by = (why: DebtItem['lowers']) =>
    isBy(
      items.filter(({ lowers }) => lowers === why),
      alias,
    )
  return `${isBy(debts, alias)} as at_once, ${by('return')} as by_return, ${by('reduction')} as by_reduction`
}

/** SQL of whether an item is the first of its document: that is what was paid when it posted. */
const isFirst = (items: readonly DebtItem[], alias: string) => {
  const second = items.filter((item) => isSecond(items, item))
  return second.length === 0 ? '' : ` and ${alias}.key not in (${second.map(({ key }) => `'${key}'`).join(', ')})`
}

/** SQL of whether a document was undone by a day. */
export const isUndone = (debts: KeptDebts, documentId: string, day: string): string =>
  `exists (select from ${entriesTable(debts)} u
  where u.tenant_id = app_tenant() and u.document_id = ${documentId} and u.reverses_id is not null
    and u.date <= ${day}::date)`

/**
 * SQL of what stood on a day of each item, one row for its whole amount and one for each part that was set off: `whole`
 * tells them apart, `due` is on the whole, `at_once` is a deposit that a debt took with its posting, `by_return` what
 * goods that came back took off, and `by_reduction` what was taken off otherwise. Entries stay as they were posted;
 * their days are read here:
 *
 * - An item counts from its own day until that of its undoing.
 * - A part counts while both items do, from its own day until that on which it was taken back. What was taken back
 *   before it makes room first, so that nothing is paid twice on any day.
 * - What an item gives or gets by a part counts with the part.
 *
 * Once nothing is dated later, this is the plain sum of all entries.
 * @param day SQL of the day
 * @param party SQL of the id of one party, null for all
 */
export const standingOn = (debts: KeptDebts, day: string, party: string): string => {
  const { items } = debts
  const [entries, owner] = [entriesTable(debts), snake(debts.party)]
  const item = (alias: string) => itemId(items, alias)
  const key = (alias: string) => itemKey(items, alias)
  const isSame = (one: string, other: string) => `${item(one)} = ${item(other)} and ${key(one)} = ${key(other)}`
  const keys = (alias: string) => keyColumns(debts, alias)
  const moved = (alias: string, amount: string) =>
    `(${[...items.map(({ key }) => `${alias}.${snake(key)}`), amount].join(', ')})`
  const of = (alias: string) => `${alias}.tenant_id = app_tenant()
      and (${party}::uuid is null or ${partyColumn(debts, alias)} = ${party})`
  return `(with latest as (
    select coalesce(max(date) <= ${day}::date, true) as passed from ${entries} where tenant_id = app_tenant()
  ), documents as (
    select ${keys('e')}, ${item('e')} as id, ${key('e')} as key, e.document_id, e.amount, ${due('e')}
    from ${entries} e
    where ${of('e')} and ${isWhole('e')} and e.date <= ${day}::date and not ${isUndone(debts, 'e.document_id', day)}
  ), later as (
    select r.${owner}, ${item('r')} as item, ${key('r')} as key, r.seq from ${entries} r
    where ${of('r')} and r.kind = 'reversal' and r.date > ${day}::date and r.amount <> 0
  ), parts as (
    select p.${owner}, ${item('p')} as item, ${key('p')} as key, p.document_id, p.amount, ${postedAs(debts, 'p')}
    from ${entries} p
    where ${of('p')} and p.kind = 'allocation' and ${item('p')} <> p.document_id and p.date <= ${day}::date
      and not exists (select from ${entries} t
        where t.tenant_id = app_tenant() and t.document_id = p.document_id and t.kind = 'reversal'
          and t.reverses_id is null and ${isSame('t', 'p')} and t.line_id is not distinct from p.line_id
          and t.${owner} = p.${owner} and t.seq > p.seq and t.date <= ${day}::date)
      and not exists (select from later l where l.${owner} = p.${owner} and l.seq < p.seq
        and (l.item = ${item('p')} and l.key = ${key('p')} or l.item = p.document_id${isFirst(items, 'l')}))
  )
  select ${keys('e')}, e.amount, ${due('e')}, ${isWhole('e')} as whole, ${postedAs(debts, 'e')}
  from ${entries} e where ${of('e')} and (select passed from latest)
  union all
  select ${keys('d')}, d.amount, d.due, true, false, false, false from documents d where not (select passed from latest)
  union all
  select p.${owner}, k.*, null, false, p.at_once, p.by_return, p.by_reduction
  from parts p join documents i on i.id = p.item and i.key = p.key
    join documents o on o.id = p.document_id${isFirst(items, 'o')}
    cross join lateral (values ${moved('i', 'p.amount')}, ${moved('o', '-p.amount')}) k
  where not (select passed from latest))`
}

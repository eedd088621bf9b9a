import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { isSecond, isTakenOver, postedBy, type DebtItem, type Debts } from '@barem/resources/debts'
import { afterColumn, snake, tableName } from '@barem/resources/kit'

/** Debts that this product keeps a ledger of. */
export type KeptDebts = Debts<LedgerName>
type Items = readonly DebtItem[]

/** Table of the entries of some debts. */
export const entriesTable = ({ ledger }: KeptDebts): string => ledgers[ledger].table

const balancePer = ({ ledger }: KeptDebts, key: string) =>
  ledgers[ledger].balances.find(({ per }) => per.join() === key)!

/** Table of what is left of each row of a key: an item, or the party. */
export const balanceTable = (debts: KeptDebts, key: string): string => balancePer(debts, key).table

/** Column of entries with what was left of their item after them. */
export const afterOf = (debts: KeptDebts, { key }: DebtItem): string => afterColumn(balancePer(debts, key), 'amount')

/** SQL of the party of a row. */
export const partyColumn = ({ party }: Pick<KeptDebts, 'party'>, alias: string): string => `${alias}.${snake(party)}`

/** SQL of the party of the document of an item. */
export const partyOfItem = ({ party }: Pick<KeptDebts, 'party'>, item: DebtItem, alias: string): string =>
  `${alias}.${snake(item.party ?? party)}`

/** SQL of the keys of rows: the party, and each item. */
export const keyColumns = ({ party, items }: Pick<KeptDebts, 'party' | 'items'>, alias: string): string =>
  [party, ...items.map(({ key }) => key)].map((key) => `${alias}.${snake(key)}`).join(', ')

const first = (columns: readonly string[]) => (columns.length > 0 ? `coalesce(${columns.join(', ')})` : 'null')

/** SQL of the id of the item that a row is about, among these; null where it is about none of them. */
export const itemId = (items: Items, alias: string): string => first(items.map(({ key }) => `${alias}.${snake(key)}`))

/** SQL of whether a row is about none of these items. */
export const isNoneOf = (items: Items, alias: string): string =>
  items.map(({ key }) => `${alias}.${snake(key)} is null`).join(' and ') || 'true'

/** SQL of which key leads to the item that a row is about. */
export const itemKey = (items: Items, alias: string): string =>
  `case ${items.map(({ key }) => `when ${alias}.${snake(key)} is not null then '${key}'`).join(' ')} end`

/** The row of an item, as joins call it. */
const rowOf = ({ name }: DebtItem) => `of_${snake(name)}`
const joined = (item: DebtItem, on: string) =>
  `left join ${tableName(item.document)} ${rowOf(item)} on ${rowOf(item)}.tenant_id = app_tenant() and ${on}`

/** SQL that joins the rows of the items that rows with their keys are about. */
export const joinItems = (items: Items, alias: string): string =>
  items.map((item) => joined(item, `${rowOf(item)}.id = ${alias}.${snake(item.key)}`)).join('\n  ')

/** SQL of whether a row is about this one of several items of its document: the first where it names no other. */
function isThis(items: Items, item: DebtItem, alias: string): string {
  if (isSecond(items, item)) return ` and ${alias}.${snake(item.key)} is not null`
  const others = items.filter((other) => other.document === item.document && other.key !== item.key)
  return others.map(({ key }) => ` and ${alias}.${snake(key)} is null`).join('')
}

/**
 * SQL that joins the items that documents have posted, of rows with `document`, `document_id`, and the keys of what one
 * document posts several of.
 */
export const joinPosted = (items: Items, alias: string): string =>
  items
    .map((item) => {
      const id = isTakenOver(item) ? snake(item.key) : 'document_id'
      return joined(
        item,
        `${alias}.document = '${postedBy(item)}' and ${rowOf(item)}.id = ${alias}.${id}${isThis(items, item, alias)}`,
      )
    })
    .join('\n  ')

/** SQL of the document that leads to a joined item and is open, such as the order of an exchange until it is sold. */
function leadingTo(item: DebtItem, relation: string): string {
  const [resource, name] = relation.split('.') as [string, string]
  return `(select x.id from ${tableName(resource)} x where x.tenant_id = app_tenant()
    and x.${snake(name)} = ${rowOf(item)}.id and x.status not in ('cancelled', 'done') order by x.created_at limit 1)`
}

/** SQL of a field of the items that were joined; null where none of them has it. */
export const fieldOf = (items: Items, field: 'id' | 'number' | 'day' | 'due' | 'order' | 'kind'): string =>
  first(
    items.flatMap((item) => {
      const name = field === 'id' ? 'id' : item[field]
      if (name === null) return []
      return [name.includes('.') ? leadingTo(item, name) : `${rowOf(item)}.${snake(name)}`]
    }),
  )

/** SQL of which key leads to the first item that was joined. */
export const keyOfJoined = (items: Items): string =>
  `case ${items.map((item) => `when ${rowOf(item)}.id is not null then '${item.key}'`).join(' ')} end`

/** SQL of the day by which an item is to be paid: its own day where nothing says so. */
export const dueOf = ({ due, day }: DebtItem, alias: string): string =>
  due === null ? `${alias}.${snake(day)}` : `coalesce(${alias}.${snake(due)}, ${alias}.${snake(day)})`

/** SQL of the same of items that were joined. */
export const dueOfJoined = (items: Items): string => first(items.map((item) => dueOf(item, rowOf(item))))

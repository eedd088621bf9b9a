/**
 * A kind of thing of which a party owes something or is owed something, such as invoices. Plain data, which planners,
 * SQL and screens read. Names of fields are those of its document.
 */
export interface DebtItem<Key extends string = string> {
  /** The key of the ledger that leads to it, such as `invoiceId`. */
  key: Key
  /** What it is called in words and answers, such as `invoice`. */
  name: string
  /** The document, or its lines where each of them is an item: `opening-receivables.lines`. */
  document: string
  /** Its number, its own day, and its whole amount. */
  number: string
  day: string
  amount: string
  /** By when it is to be paid; null where nothing says so. Then it is its own day. */
  due: string | null
  /** The field of its document with its party, where that is not called as the key of the ledger. */
  party?: string
  /** Whether the party owes it, or it is held for the party; `either` where the sign of its amount says so. */
  side: 'debt' | 'credit' | 'either'
  /**
   * Why it lowers what is to be paid, where it does not pay it: with goods that came back, or by a reduction such as a
   * debt that is written off. What it takes off is no part of what was collected.
   */
  lowers: 'return' | 'reduction' | null
  /**
   * The order that an invoice bills, or that money waits for: its field, or the relation of orders that leads here,
   * such as `sales-orders.returnId`. What is bought has a contract instead. Null where there is none.
   */
  order: string | null
  /** What says which of several kinds it is, each with a word of its own; null where its name says all. */
  kind: string | null
  /** What words of those kinds begin with, where other items have kinds of the same names. */
  kindsBegin?: string
  /** The rule by which its undoing is refused once others have paid it, or have been paid with it. */
  usedRule: string
}

/** All that one make of ledger for debts keeps apart: whose debts they are, and what they are made of. */
export interface Debts<Name extends string = string, Party extends string = string, Key extends string = string> {
  /** Name of the ledger. */
  ledger: Name
  /** The key of the party whose debts they are, and the resource that it leads to. */
  party: Party
  parties: string
  /** What money may wait for: orders of customers, contracts with suppliers, tickets of employees. */
  orders: 'sales-orders' | 'purchase-contracts' | 'expense-tickets'
  /** In the order in which they came: columns, keys and checks follow it. New ones are last. */
  items: readonly DebtItem<Key>[]
  /** Kinds of the entries that items begin with; allocations and reversals are in every ledger. */
  kinds: readonly string[]
}

/** Whether a debt may be of this item: others only hold money for the party. */
export const mayBeOwed = ({ side }: Pick<DebtItem, 'side'>): boolean => side !== 'credit'

/** Whether it is from the books before: a line of a batch, with a number and a day of its own. */
export const isTakenOver = ({ document }: Pick<DebtItem, 'document'>): boolean => document.includes('.')

/** The document that posts an item: that which has the line, where it is one. */
export const postedBy = ({ document }: Pick<DebtItem, 'document'>): string => document.split('.')[0]!

/** Whether its document posts another item before it in the list: freight comes after the goods of a receipt. */
export const isSecond = (items: readonly DebtItem[], item: DebtItem): boolean =>
  items.find(({ document }) => document === item.document)!.key !== item.key

/** The keys of items of which debts may be, in their order. */
export const owedKeys = <Key extends string>(items: readonly DebtItem<Key>[]): Key[] =>
  items.filter(mayBeOwed).map(({ key }) => key)

/** The item that a document posts, the first where it posts several. @throws RangeError where it posts none */
export function itemOf<Key extends string>(items: readonly DebtItem<Key>[], document: string): DebtItem<Key> {
  const found = items.find((item) => postedBy(item) === document)
  if (!found) throw new RangeError(`${document} posts no debt`)
  return found
}

const wordOf = (item: DebtItem | undefined, kind: string | null): string =>
  kind === null ? (item?.name ?? 'receipt') : `${item?.kindsBegin ?? ''}${kind}`

/**
 * The word of what moved a debt: `undone`, else the kind of an item that has several, else its name.
 * @param kind of the item, as the fields of {@link DebtItem.kind} say; null of others
 */
export const moveWord = (
  items: readonly DebtItem[],
  { action, document, kind }: { action: string; document: string; kind: string | null },
): string =>
  action === 'undo'
    ? 'undone'
    : wordOf(
        items.find((item) => postedBy(item) === document),
        kind,
      )

/** The item that keys of an entry, or fields of a line, lead to; undefined where they lead to none. */
export const itemIn = <Key extends string>(
  items: readonly DebtItem<Key>[],
  keys: Readonly<Record<string, unknown>>,
): DebtItem<Key> | undefined => items.find(({ key }) => (keys[key] ?? null) !== null)

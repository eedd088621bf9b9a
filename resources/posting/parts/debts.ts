import { exact, given, sum, type Figure } from '../../calc/exact.ts'
import type { Facts, OpenItem } from '../../calc/settle/index.ts'
import { itemOf, type Debts } from '../../ledgers/debts/item.ts'
import type { LedgerName } from '../../ledgers/index.ts'
import type { Keys } from '../balances.ts'
import type { PlannedEntry, Row } from '../planner.ts'
import { entry } from './entry.ts'

/** An amount that is set off against a document. */
export interface Part {
  item: OpenItem
  amount: string
}

/** What is open of the party of a document in some debts. */
export const openIn = ({ ledger }: Pick<Debts<LedgerName>, 'ledger'>, { openItems, openPayables }: Facts) =>
  ledger === 'payables' ? openPayables : openItems

/** What is owed of what is open. */
export const debtsIn = (open: readonly OpenItem[]) => open.filter(({ side }) => side === 'debt')

/** What is held of what is open. */
export const creditsIn = (open: readonly OpenItem[]) => open.filter(({ side }) => side === 'credit')

/** Spreads an amount over open documents, one after the other, until nothing of it is left. */
export function spread(amount: string, items: readonly OpenItem[]): Part[] {
  let left = given(amount, 'amount')
  return items.flatMap((item) => {
    const part = exact.min(left, item.open)
    left = left.minus(part)
    return part.gt(0) ? [{ item, amount: part.toFixed() }] : []
  })
}

/** What is left of an amount of an item once it is set off: less is owed of a debt, less is held of a credit. */
const lowered = ({ item: { side }, amount }: Part) => given(amount, 'amount').times(side === 'debt' ? -1 : 1)

/**
 * What planners post of some debts, such as those of customers: `owe` an item, `setOff` items against each other, and
 * `keysOf` the item that a document posts.
 */
export function debtParts({ ledger, party, items }: Debts<LedgerName>) {
  /**
   * What a party owes by an item, or what is held of theirs, below zero.
   * @param own the party and the item
   */
  const owe = (kind: string, own: Keys, amount: string, dueDate: Figure = null): PlannedEntry =>
    entry(ledger, kind, own, { amount }, { facts: { dueDate } })

  /**
   * Moves amounts between an item and others of its party, debts and credits: what the others lose it gains.
   * @param own the keys of the item itself
   */
  function setOff(own: Keys, parts: readonly Part[]): PlannedEntry[] {
    if (parts.length === 0) return []
    const moved = sum(parts.map((part) => lowered(part).toFixed()))
    const keysOf = ({ key, id }: OpenItem) => ({ [party]: own[party]!, [key]: id })
    return [
      owe('allocation', own, moved.neg().toFixed()),
      ...parts.map((part) => owe('allocation', keysOf(part.item), lowered(part).toFixed())),
    ]
  }

  /**
   * The keys of the item that a document posts, of its row or of that of its line.
   * @param name of the item, where the document posts several
   */
  const keysOf = (document: string, name?: string) => {
    const item = name === undefined ? itemOf(items, document) : items.find((one) => one.name === name)!
    return (row: Row): Keys => ({ [party]: String(row[item.party ?? party]), [item.key]: String(row.id) })
  }

  return { owe, setOff, keysOf }
}

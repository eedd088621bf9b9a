import { exact, given, sum, type Figure } from '../../calc/exact.ts'
import type { Facts, OpenItem } from '../../calc/settle/index.ts'
import type { Keys } from '../balances.ts'
import type { PlannedEntry } from '../planner.ts'
import { entry } from './entry.ts'

/** An amount that is set off against a document. */
export interface Part {
  item: OpenItem
  amount: string
}

/** What the customer of a document owes. */
export const debtsIn = ({ openItems }: Facts) => openItems.filter(({ side }) => side === 'debt')

/** What the company holds for the customer of a document. */
export const creditsIn = ({ openItems }: Facts) => openItems.filter(({ side }) => side === 'credit')

/** Spreads an amount over open documents, one after the other, until nothing of it is left. */
export function spread(amount: string, items: readonly OpenItem[]): Part[] {
  let left = given(amount, 'amount')
  return items.flatMap((item) => {
    const part = exact.min(left, item.open)
    left = left.minus(part)
    return part.gt(0) ? [{ item, amount: part.toFixed() }] : []
  })
}

/**
 * What a customer owes by a document, or what is held of theirs, below zero.
 * @param own the customer and the document
 */
export const owe = (kind: string, own: Keys, amount: string, dueDate: Figure = null): PlannedEntry =>
  entry('receivables', kind, own, { amount }, { facts: { dueDate } })

/** What is left of an amount of a document once it is set off: less is owed of a debt, less is held of a credit. */
const lowered = ({ item: { side }, amount }: Part) => given(amount, 'amount').times(side === 'debt' ? -1 : 1)

/**
 * Moves amounts between a document and others of its customer, debts and credits: what the others lose it gains.
 * @param own the keys of the document itself
 */
export function setOff(own: Keys, parts: readonly Part[]): PlannedEntry[] {
  if (parts.length === 0) return []
  const { customerId } = own as { customerId: string }
  const moved = sum(parts.map((part) => lowered(part).toFixed()))
  return [
    owe('allocation', own, moved.neg().toFixed()),
    ...parts.map((part) => owe('allocation', { customerId, [part.item.key]: part.item.id }, lowered(part).toFixed())),
  ]
}

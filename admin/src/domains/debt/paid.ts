import { exact, sum } from '@barem/resources/calc/exact'
import type { OpenItem } from '@barem/resources/calc/settle'
import { paymentKind } from '@barem/resources/debts'
import { type Part, spread } from '@barem/resources/posting/allocate'
import { isSame, type Item } from './items.ts'

export type Open = OpenItem & { code: string | null }

/** What a payment does, before it is posted: the documents that it pays, and what of it is left. */
export interface Paid {
  parts: (Omit<Part, 'item'> & { item: Open; left: string })[]
  rest: string
}

/** Debts that are paid before others. */
export type First = Item | readonly Item[] | null

/**
 * What a payment pays where nobody says otherwise: those first that it is for, then what is due first. Money
 * that goes back comes from what is held.
 */
export function paidBy(items: readonly Open[], amount: string, kind: string, first: First): Paid {
  const side = items.filter((item) => item.side === (paymentKind(kind).does === 'back' ? 'credit' : 'debt'))
  const paidFirst = side.filter((item) => [first ?? []].flat().some((one) => isSame(item, one)))
  const parts = spread(amount, [...new Set([...paidFirst, ...side])]).map(({ item, amount: part }) => ({
    item: item as Open,
    amount: part,
    left: exact.sub(item.open, part).toFixed(),
  }))
  return { parts, rest: exact.sub(amount, sum(parts.map(({ amount: part }) => part))).toFixed() }
}

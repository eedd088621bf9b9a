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

/**
 * What a payment pays where nobody says otherwise: one debt first if it is for one, then what is due first. Money
 * that goes back comes from what is held.
 */
export function paidBy(items: readonly Open[], amount: string, kind: string, first: Item | null): Paid {
  const side = items.filter((item) => item.side === (paymentKind(kind).does === 'back' ? 'credit' : 'debt'))
  const paidFirst = side.filter((item) => isSame(item, first))
  const parts = spread(amount, [...new Set([...paidFirst, ...side])]).map(({ item, amount: part }) => ({
    item: item as Open,
    amount: part,
    left: exact.sub(item.open, part).toFixed(),
  }))
  return { parts, rest: exact.sub(amount, sum(parts.map(({ amount: part }) => part))).toFixed() }
}

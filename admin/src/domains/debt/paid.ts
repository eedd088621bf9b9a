import { exact, sum } from '@barem/resources/calc/exact'
import type { OpenItem } from '@barem/resources/calc/settle'
import { type Part, spread } from '@barem/resources/posting/allocate'

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
export function paidBy(items: readonly Open[], amount: string, kind: string, firstId: string | null): Paid {
  const side = items.filter((item) => item.side === (kind === 'refund' ? 'credit' : 'debt'))
  const first = side.filter(({ id }) => id === firstId)
  const parts = spread(amount, [...new Set([...first, ...side])]).map(({ item, amount: part }) => ({
    item: item as Open,
    amount: part,
    left: exact.sub(item.open, part).toFixed(),
  }))
  return { parts, rest: exact.sub(amount, sum(parts.map(({ amount: part }) => part))).toFixed() }
}

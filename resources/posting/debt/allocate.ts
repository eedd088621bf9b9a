import { exact, given, type Figure } from '../../calc/exact.ts'
import type { OpenItem } from '../../calc/settle/index.ts'
import type { PlannedEntry } from '../planner.ts'

/** An amount that is set off against a document. */
export interface Part {
  item: OpenItem
  amount: string
}

/** Spreads an amount over open documents, one after the other, until nothing of it is left. */
export function spread(amount: string, items: readonly OpenItem[]): Part[] {
  let left = given(amount, 'amount')
  return items.flatMap((item) => {
    const part = exact.min(left, item.open)
    left = left.minus(part)
    return part.gt(0) ? [{ item, amount: part.toFixed() }] : []
  })
}

/** An entry of the ledger of receivables. */
export const debtEntry = (
  kind: string,
  keys: PlannedEntry['keys'],
  amount: string,
  dueDate: Figure = null,
): PlannedEntry => ({ ledger: 'receivables', line: null, kind, keys, measures: { amount }, facts: { dueDate } })

/**
 * Entries that move amounts between a document and others of its customer: what the others lose it gains.
 * @param own the keys of the document itself
 * @param sign 1 where the others are owed to the company, -1 where they are money that it holds
 */
export function allocations(own: PlannedEntry['keys'], parts: readonly Part[], sign: 1 | -1): PlannedEntry[] {
  if (parts.length === 0) return []
  const all = parts.reduce((sum, { amount }) => sum.plus(amount), given('0', 'amount'))
  const { customerId } = own as { customerId: string }
  return [
    debtEntry('allocation', own, all.times(sign).toFixed()),
    ...parts.map(({ item, amount }) =>
      debtEntry('allocation', { customerId, [item.key]: item.id }, given(amount, 'amount').times(-sign).toFixed()),
    ),
  ]
}

import { exact, sum, type Figure } from '../../calc/exact.ts'
import type { OpenItem } from '../../calc/settle/index.ts'
import { owedKeys, type Debts } from '../../ledgers/debts/item.ts'
import type { PostingRefusal, Row } from '../planner.ts'
import type { Part } from './debts.ts'
import { refusal } from './refusals.ts'

/**
 * The lines in which a person says what a payment pays.
 * @param lines the field that has them
 */
export const chosenIn = (document: Row, lines = 'allocations') => document[lines] as readonly Row[]

/** The fields of those lines that a planner reads: one for each item that may be owed, and the amount. */
export const chosenFields = ({ items }: Pick<Debts, 'items'>, lines = 'allocations'): string[] =>
  [...owedKeys(items), 'amount'].map((name) => `${lines}.${name}`)

/**
 * What a person said is paid of each item, or why it cannot be.
 * @param items what is open
 * @param most dong that there are to be set off
 * @param field of the lines
 * @param whole the field at which more than all of it is refused
 */
export function chosen(
  debts: Pick<Debts, 'items'>,
  document: Row,
  items: readonly OpenItem[],
  most: string,
  field = 'allocations',
  whole = 'amount',
): { parts: Part[] } | { refusals: PostingRefusal[] } {
  const lines = chosenIn(document, field)
  const keys = owedKeys(debts.items)
  const refusals: PostingRefusal[] = []
  const parts = lines.flatMap((line): Part[] => {
    const named = keys.filter((key) => (line[key] ?? null) !== null)
    const key = named[0] ?? keys[0]!
    const item = items.find((open) => open.key === key && open.id === line[key])
    const amount = String(line.amount)
    if (named.length > 1) refusals.push(refusal(line, named.at(-1)!, 'oneDebt'))
    else if (!item) refusals.push(refusal(line, key, 'nothingOpen'))
    else if (exact.sub(amount, item.open).gt(0)) refusals.push(refusal(line, 'amount', 'overOpen', { open: item.open }))
    return item ? [{ item, amount }] : []
  })
  const all = sum(lines.map(({ amount }) => amount as Figure))
  if (all.gt(most)) refusals.push(refusal(null, whole, 'overAllocated', { all: all.toFixed() }))
  return refusals.length > 0 ? { refusals } : { parts }
}

import { exact, sum, type Figure } from '../../calc/exact.ts'
import type { OpenItem } from '../../calc/settle/index.ts'
import type { PostingRefusal, Row } from '../planner.ts'
import type { Part } from './debts.ts'
import { refusal } from './refusals.ts'

/** The keys of a payment itself. */
export const paymentKeys = ({ id, customerId }: Row) => ({ customerId: String(customerId), transactionId: String(id) })

/** The lines in which a person says what a payment pays. */
export const chosenIn = ({ allocations: lines }: Row) => lines as readonly Row[]

const fieldOf = ({ invoiceId }: Row) => (invoiceId === null ? 'openingLineId' : 'invoiceId')

/**
 * What a person said is paid of each document, or why it cannot be.
 * @param most dong that there are to be set off
 */
export function chosen(
  document: Row,
  items: readonly OpenItem[],
  most: string,
): { parts: Part[] } | { refusals: PostingRefusal[] } {
  const lines = chosenIn(document)
  const refusals: PostingRefusal[] = []
  const parts = lines.flatMap((line): Part[] => {
    const field = fieldOf(line)
    const item = items.find(({ key, id }) => key === field && id === line[field])
    const amount = String(line.amount)
    if (line.invoiceId !== null && line.openingLineId !== null) refusals.push(refusal(line, 'openingLineId', 'oneDebt'))
    else if (!item) refusals.push(refusal(line, field, 'nothingOpen'))
    else if (exact.sub(amount, item.open).gt(0)) refusals.push(refusal(line, 'amount', 'overOpen', { open: item.open }))
    return item ? [{ item, amount }] : []
  })
  const all = sum(lines.map(({ amount }) => amount as Figure))
  if (all.gt(most)) refusals.push(refusal(null, 'amount', 'overAllocated', { all: all.toFixed() }))
  return refusals.length > 0 ? { refusals } : { parts }
}

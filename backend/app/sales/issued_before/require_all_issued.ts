import { exact } from '@barem/resources/calc/exact'
import type { Values } from '#app/engine/behaviour'
import { mistaken, type FieldError } from '#app/http/api_error'
import { otherOrder, unorderedLines } from './unordered_lines.ts'

/** Mistakes of an order that has less of some goods than the customer got without it. */
async function mistakesOf({ issueId, lines }: Values): Promise<FieldError[]> {
  const own = lines as Values[]
  const goods = Map.groupBy(await unorderedLines(String(issueId)), ({ productId }) => productId)
  return [...goods].flatMap(([productId, issued]): FieldError[] => {
    const done = issued.reduce((all, { quantity }) => all.plus(quantity), exact.add(0, 0))
    const place = own.findIndex((line) => line.productId === productId)
    const { productName } = issued[0]!
    if (place < 0)
      return [{ field: 'issueId', rule: 'issuedWithoutLine', meta: { product: productName, quantity: done.toFixed() } }]
    const { quantity = null } = own[place]!
    if (quantity === null || exact.sub(String(quantity), done).gte(0)) return []
    return [{ field: `lines.${place}.quantity`, rule: 'belowDone', meta: { done: done.toFixed() } }]
  })
}

/** @throws ApiError COM_ERR_001 where an order has less than the customer got, or the goods have another order */
export async function requireAllIssued(row: Values, id: string | null): Promise<void> {
  const other = await otherOrder(String(row.issueId), id)
  if (other) throw mistaken([{ field: 'issueId', rule: 'issueHasOrder', meta: other }])
  const mistakes = await mistakesOf(row)
  if (mistakes.length > 0) throw mistaken(mistakes)
}

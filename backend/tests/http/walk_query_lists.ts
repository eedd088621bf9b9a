import type { Assert } from '@japa/assert'
import { queryLists } from '@barem/resources/lists'
import type { Walker } from '#tests/support/walker'
import { oweSince, paidTo } from './debt/owing.ts'
import { matched, receivedOf } from './debt/supplier_invoicing.ts'

/** An invoice of a supplier that cash paid, though it is for so much that a bank had to. */
async function payInCash(): Promise<void> {
  await oweSince('2026-01-01')
  const { receipt } = await receivedOf({ quantity: '10', priceType: 'piece', unitPrice: '600000' })
  await matched(receipt)
  await paidTo(receipt.supplierId, '1000000', { receiptId: receipt.id })
}

/** Visits each list that a query makes, with its sums, its sheet, and what it is filtered by. */
export async function walkQueryLists(walker: Walker, assert: Assert): Promise<void> {
  await payInCash()
  for (const { name, query, fields, list } of queryLists) {
    const { body } = await walker.visit(`${name}.list`, {
      query: `${query.sums.length > 0 ? `_sum=${query.sums.join()}&` : ''}_end=5`,
    })
    assert.isNotEmpty(body, name)
    await walker.visit(`${name}.export`, { query: 'q=khongcogi' })
    for (const field of list.filters.filter((one) => fields[one]?.type === 'belongsTo'))
      await walker.visit(`${name}.options`, { params: { field }, query: '_end=1' })
  }
}

import type { Assert } from '@japa/assert'
import { mayBeOwed, postedBy, receivableDebts } from '@barem/resources/debts'
import type { Walker } from '#tests/support/walker'
import { saleAtOnce } from './owing.ts'

/** Visits what is answered of debts, and sells an order at once. */
export async function walkDebts(walker: Walker, assert: Assert): Promise<void> {
  const { order, body } = await saleAtOnce()
  await walker.visit('salesOrders.sellPreview', { params: { id: order.id }, body })
  await walker.visit('salesOrders.sell', { params: { id: order.id }, body })
  const { rows } = (await walker.visit('receivables.list', { query: '_start=0&_end=5' })).body
  for (const name of ['receivables.open', 'receivables.statement', 'receivables.statementSheet'])
    await walker.visit(name, { query: `customerId=${rows[0].id}` })
  for (const name of ['receivables.export', 'debtTracking.export']) await walker.visit(name, { query: 'show=overdue' })
  const card = await walker.visit('receivables.card', { query: `customerId=${rows[0].id}&_start=0&_end=5` })
  assert.isNotEmpty(card.body.rows)
  for (const item of receivableDebts.items.filter(mayBeOwed)) {
    const { id } = await firstOf(walker, postedBy(item))
    assert.isNotEmpty((await walker.visit('debtTracking.entries', { query: `${item.key}=${id}` })).body)
  }
}

/** The first debt by a kind of document; other suites may have made pages of the other one. */
async function firstOf(walker: Walker, document: string): Promise<{ id: string }> {
  for (let start = 0; ; start += 100) {
    const { rows } = (await walker.visit('debtTracking.list', { query: `_start=${start}&_end=${start + 100}` })).body
    const found = rows.find((one: { document: string }) => one.document === document)
    if (found) return found
    if (rows.length === 0) throw new Error(`no debt by ${document}`)
  }
}

import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, balanceOf, debtOf, FREE, fund, owedOf, paid, stocked, take, type Row } from '../debt/owing.ts'
import { draftFrom, userId } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { allFaults, returned, returnOf, sold } from './returning.ts'

/** A return of four of ten bars that were sold and paid, 200,000 dong each. */
async function broughtBack() {
  const { sale, customerId } = await sold({ quantity: '10', priceType: 'piece', salePrice: '200000' })
  await paid(customerId, '2000000', { invoiceId: sale.id })
  return { customerId, back: await returned(sale, { quantity: '4' }) }
}

/** The draft of an order of so many other bars for the credit of a return. */
async function exchange({ id: returnId, customerId }: Row, quantity: string): Promise<Row> {
  const { productId, warehouseId } = await stocked('100')
  const goods = { productId, quantity, priceType: 'piece', salePrice: '200000' }
  return draftFrom(warehouseId, [goods], { ...FREE, customerId, returnId })
}

const sell = async ({ id, version }: Row, more: object = {}, way = 'sell') =>
  (await superAdmin()).post(`/sales-orders/${id}/${way}`, {
    ...{ version, issue: { officerId: await userId(), driverName: 'Khách tự chở' } },
    ...more,
  })

test.group('an exchange', () => {
  test('is a sale that the credit of its return pays, and the customer the difference', async ({ assert }) => {
    const { back, customerId } = await broughtBack()
    const { body } = await (await superAdmin()).get(`/sales-orders/from/returnId/${back.id}`)
    assert.containsSubset(body.values, { returnId: back.id, customerId })
    const order = await exchange(back, '6')
    const preview = await sell(order, {}, 'sell/preview')
    assert.containsSubset(preview.body, { invoice: { grandTotal: '1200000', owed: '400000' } })
    const fundId = await fund()
    const { status, body: done } = await sell(order, { payment: { amount: '400000', fundId } })
    assert.equal(status, 200, JSON.stringify(done))
    assert.containsSubset(await owedOf(done.invoice.id), { owed: '0', paymentStatus: 'paid' })
    assert.containsSubset(await returnOf(back.id), {
      ...{ credit: '0', refundStatus: 'refunded', addedQuantity: '6.000', addedAmount: '1200000' },
    })
    assert.deepEqual([await debtOf(customerId), await balanceOf(fundId)], ['0', '400000'])
    assert.deepEqual(refused(await take('returns', back, 'undo', { comment: 'Sai' })), ['comment:usedReturn'])
    assert.deepEqual(await allFaults(), [])
  })

  test('leaves what it does not take to be paid back, and its credit waits for it alone', async ({ assert }) => {
    const { back, customerId } = await broughtBack()
    const order = await exchange(back, '1')
    const again = await (await superAdmin()).get(`/sales-orders/from/returnId/${back.id}`)
    assert.equal(again.status, 200)
    const body = { kind: 'offset', customerId, amount: '100000', executionDate: '2026-02-05' }
    const offset = await answered((await superAdmin()).post('/debt-transactions', body))
    assert.deepEqual(refused(await take('debt-transactions', offset, 'request')), ['amount:overHeld'])
    const { status } = await sell(order)
    assert.equal(status, 200)
    const left = await returnOf(back.id)
    assert.containsSubset(left, { credit: '600000', refundStatus: 'partly_refunded' })
    assert.include(left.makes, 'sales-orders.returnId')
    const second = await exchange(back, '1')
    assert.notInclude((await returnOf(back.id)).makes, 'sales-orders.returnId')
    const { body: preview } = await sell(second, {}, 'sell/preview')
    assert.equal(preview.invoice.owed, '0')
    await answered((await superAdmin()).delete(`/sales-orders/${second.id}`))
    await paid(customerId, '600000', { kind: 'refund', returnId: back.id })
    assert.containsSubset(await returnOf(back.id), { credit: '0', refundStatus: 'refunded' })
    assert.equal(await debtOf(customerId), '0')
    assert.deepEqual(await allFaults(), [])
  })
})

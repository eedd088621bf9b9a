import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { issued, sellingOrder, userId } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { answered, customer, debtOf, faults, FREE, invoice, paid, stocked, take, type Row } from './owing.ts'

const open = async (resource: string, { id }: { id: string }) =>
  answered((await superAdmin()).get(`/${resource}/${id}`))
const lineOf = ({ lines: [line] }: Row, quantity: string) => ({
  ...{ productId: line.productId, orderLineId: line.id, quantity },
})

/** Approved orders of customers, each of 20 pieces at 100,000 dong, from one warehouse that has 100 of them. */
async function ordersOf(customers: readonly string[], more: object = {}) {
  const { productId, warehouseId } = await stocked('100')
  const line = { productId, quantity: '20', priceType: 'piece', salePrice: '100000' }
  const orders: Row[] = []
  for (const customerId of customers)
    orders.push(await sellingOrder(warehouseId, [line], { customerId, ...FREE, ...more }))
  return { warehouseId, orders: orders as [Row, Row] }
}

/** Two orders of a customer, all of which has left by one issue. */
async function issuedTogether() {
  const customerId = await customer()
  const { warehouseId, orders } = await ordersOf([customerId, customerId])
  const [one, other] = orders
  const lines = orders.map((order) => lineOf(order, '20'))
  const left = await issued(warehouseId, lines, { customerId, orderId: one.id, moreOrderIds: [other.id] })
  return { customerId, one, other, left }
}

const together = ([one, other]: readonly [Row, Row], more: object = {}) =>
  invoice(one, '20', { moreOrderIds: [other.id], lines: [lineOf(one, '20'), lineOf(other, '20')], ...more })

test.group('several orders of a customer', () => {
  test('leave in one issue, that uses the reservation of each and is taken back from each', async ({ assert }) => {
    const { one, other, left } = await issuedTogether()
    const client = await superAdmin()
    const progress = async ({ id }: Row) =>
      (await client.get(`/sales-orders/${id}/progress`)).body.map(({ done, held }: Row) => [done.pieces, held.pieces])
    for (const order of [one, other]) assert.deepEqual(await progress(order), [['20.000', '0.000']])
    const listed = (await client.get(`/warehouse-issues?moreOrderIds=${other.id}&_end=5`)).body as Row[]
    assert.deepEqual(
      listed.map(({ id }) => id),
      [left.id],
    )
    const { status, body } = await take('sales-orders', await open('sales-orders', other), 'cancel', {
      comment: 'Thôi',
    })
    assert.equal(status, 409)
    assert.include(body.message, other.code)
    await answered(take('warehouse-issues', left, 'undo', { comment: 'Nhầm xe' }))
    for (const order of [one, other]) assert.equal((await progress(order))[0][0], '0.000')
    assert.deepEqual(await faults(), [])
  })

  test('are one invoice, whose payment is that of each, and which money for either pays first', async ({ assert }) => {
    const { customerId, one, other } = await issuedTogether()
    await paid(customerId, '500000', { kind: 'deposit', orderId: other.id })
    const draft = await together([one, other])
    assert.equal(draft.grandTotal, '4000000')
    const whole = await answered(take('invoices', draft, 'request'))
    assert.equal(whole.owed, '3500000')
    const states = async () =>
      Promise.all([one, other].map(async (order) => (await open('sales-orders', order)).paymentStatus))
    assert.deepEqual(await states(), ['in_progress', 'in_progress'])
    await paid(customerId, '3500000')
    assert.deepEqual(await states(), ['paid', 'paid'])
    assert.equal(await debtOf(customerId), '0')
    assert.deepEqual(await faults(), [])
  })

  test('are refused where one is of another customer or is not named', async ({ assert }) => {
    const [mine, theirs] = [await customer(), await customer()]
    const { warehouseId, orders } = await ordersOf([mine, theirs])
    const [one, other] = orders
    const lines = orders.map((order) => lineOf(order, '5'))
    const common = { customerId: mine, orderId: one.id }
    const client = await superAdmin()
    const body = { ...common, documentDate: '2026-02-01', warehouseId, driverName: 'Đỗ Văn Tải', lines }
    const drafted = async (more: object) =>
      refused(await client.post('/warehouse-issues', { ...body, officerId: await userId(), ...more }))
    assert.deepEqual(await drafted({ moreOrderIds: [other.id] }), ['moreOrderIds:ofAnotherPartner'])
    assert.deepEqual(await drafted({}), ['lines.1.orderLineId:ofAnotherPartner'])
    for (const [order, customerId] of [
      [one, mine],
      [other, theirs],
    ] as const)
      await issued(warehouseId, [lineOf(order, '5')], { orderId: order.id, customerId })
    const bill = async (more: object) =>
      refused(await client.post('/invoices', { ...common, documentDate: '2026-02-03', lines, ...more }))
    assert.deepEqual(await bill({ moreOrderIds: [other.id] }), ['moreOrderIds:ofAnotherPartner'])
    assert.deepEqual(await bill({}), ['lines.1.orderLineId:ofAnotherPartner'])
  })
})

import { test } from '@japa/runner'
import { sum } from '@barem/resources/calc/exact'
import { ledgers } from '@barem/resources/ledgers'
import { act, superAdmin } from '#tests/support/documents/lives'
import { signIn } from '#tests/support/client'
import { refused } from './receiving.ts'
import { sellingOrder, issue, issued, leave } from './issuing.ts'
import { faults, inWarehouse, onHand, posted, product, warehouse } from './stock.ts'

type Row = Awaited<ReturnType<typeof issued>>

const open = async (id: string) => (await (await superAdmin()).get(`/sales-orders/${id}`)).body
const take = async (resource: string, row: { id: string; version: number }, action: string, body: object = {}) =>
  act(await signIn('superadmin'), resource, row, action, body)

/** 384 bars of D10 that were bought as 2,700 kg for 40,500,000 dong, at a warehouse. */
async function bars(): Promise<[string, string]> {
  const [productId, warehouseId] = [
    await product({ densityWeight: '0.617', priceType: 'actual_kg', costPrice: '15000' }),
    await warehouse(),
  ]
  await posted(warehouseId, [
    { productId, quantity: '384', actualWeight: '2700', priceType: 'actual_kg', unitPrice: '15000' },
  ])
  return [productId, warehouseId]
}

test.group('an issue', () => {
  test('takes what nobody weighed with its share of the kg on the scale, and the last with the rest', async ({
    assert,
  }) => {
    const [productId, warehouseId] = await bars()
    const half = await issued(warehouseId, [{ productId, quantity: '192' }])
    assert.match(half.code, /^PXK-2602-\d{5}$/)
    assert.deepEqual([half.status, half.lines[0].isUnweighed, half.actualWeight], ['done', true, null])
    assert.deepEqual((await onHand(productId)).toSpliced(2, 1), ['192.000', '1350.000', '20250000'])

    const [other, there] = await bars()
    for (let count = 0; count < 4; count++) await issued(there, [{ productId: other, quantity: '96' }])
    assert.deepEqual(await onHand(other), ['0.000', '0.000', '0.000', '0'])
    assert.deepEqual(await faults(), [])
  })

  test('for an order follows its open lines until all has left, and gives them back when it is undone', async ({
    assert,
  }) => {
    const [productId, warehouseId] = await bars()
    const order = await sellingOrder(warehouseId, [{ productId, quantity: '50' }])
    const { body } = await (await superAdmin()).get(`/warehouse-issues/from/orderId/${order.id}`)
    assert.containsSubset(body.values, { orderId: order.id, customerId: order.customerId, warehouseId })
    assert.containsSubset(body.lines.lines, [{ productId, orderLineId: order.lines[0].id, quantity: '50.000' }])
    const part = (quantity: string) => [{ productId, orderLineId: order.lines[0].id, quantity }]
    const first = await issued(warehouseId, part('30'), { orderId: order.id })
    assert.equal((await open(order.id)).status, 'in_progress')
    const more = await issue(warehouseId, part('21'), { orderId: order.id })
    assert.deepEqual(refused(await leave(more)), ['lines.0.quantity:overOrder'])
    const both = await leave(await issue(warehouseId, part('400'), { orderId: order.id }))
    assert.deepEqual([both.status, both.body.code], [409, 'PRO_ERR_007'])
    assert.sameMembers(refused(both), ['lines.0.quantity:overOrder', 'lines.0.quantity:stock_tooFew'])
    await issued(warehouseId, part('20'), { orderId: order.id })
    assert.equal((await open(order.id)).status, 'in_progress', 'it is still to be invoiced')
    assert.equal((await inWarehouse(productId, warehouseId))[0], '334.000')
    const { status } = await take('warehouse-issues', first, 'undo', { comment: 'Khách đổi ngày' })
    assert.equal(status, 200)
    assert.equal((await open(order.id)).status, 'in_progress')
    assert.equal((await inWarehouse(productId, warehouseId))[0], '364.000')
    const closed = await take('sales-orders', await open(order.id), 'closeLines', {
      comment: 'Khách không lấy nữa',
      lines: [{ id: order.lines[0].id, isClosed: true }],
    })
    assert.deepEqual([closed.status, closed.body.status], [200, 'in_progress'])
    assert.deepEqual(await faults(), [])
  })

  test('for an order comes to its kg by barem, bar by bar, in whatever order they are written', async ({ assert }) => {
    const [productId, warehouseId] = await bars()
    const sold = { productId, quantity: '5', priceType: 'barem_kg', salePrice: '16777.77' }
    const order = await sellingOrder(warehouseId, [{ ...sold, length: '11.7' }])
    const bar = [{ productId, orderLineId: order.lines[0].id, quantity: '1' }]
    const drafts = []
    for (let count = 0; count < 5; count++) drafts.push(await issue(warehouseId, bar, { orderId: order.id }))
    const left: Row[] = []
    for (const draft of drafts) left.push((await leave(draft)).body)
    const kg = () => sum(left.map(({ theoreticalWeight }) => theoreticalWeight)).toFixed()
    assert.equal(kg(), sum([order.theoreticalWeight]).toFixed())
    await take('warehouse-issues', left[1]!, 'undo', { comment: 'Khách đổi ngày' })
    left[1] = await issued(warehouseId, bar, { orderId: order.id })
    assert.equal(kg(), sum([order.theoreticalWeight]).toFixed())
    assert.deepEqual(await faults(ledgers.fulfilment), [])
  })

  test('says at its fields why it cannot leave, and stays as it was', async ({ assert }) => {
    const [productId, warehouseId] = await bars()
    const short = await leave(await issue(warehouseId, [{ productId, quantity: '385' }]))
    assert.deepEqual(
      [short.status, short.body.code, refused(short)],
      [409, 'PRO_ERR_007', ['lines.0.quantity:stock_tooFew']],
    )
    assert.match(short.body.errors[0].message, /384.*385/)
    const order = await sellingOrder(warehouseId, [{ productId, quantity: '50' }], { orderDate: '2026-02-10' })
    const line = { productId, orderLineId: order.lines[0].id, quantity: '10' }
    const early = await issue(warehouseId, [line], { orderId: order.id })
    assert.deepEqual(refused(await leave(early)), ['reason:beforeOrder'])
    const client = await superAdmin()
    const answer = async (lines: readonly object[], more: object = {}) =>
      refused(await client.patch(`/warehouse-issues/${early.id}`, { version: early.version, lines, ...more }))
    assert.deepEqual(await answer([line, line]), ['lines.1.orderLineId:repeatedLine'])
    assert.deepEqual(await answer([{ ...line, productId: await product() }]), ['lines.0.productId:otherSoldGoods'])
    const other = await sellingOrder(warehouseId, [{ productId, quantity: '5' }])
    assert.deepEqual(await answer([{ productId, orderLineId: other.lines[0].id, quantity: '5' }]), [
      'lines.0.orderLineId:otherOrder',
    ])
    assert.deepEqual((await onHand(productId))[0], '384.000')
  })

  test('for a purpose of the company’s own names no customer, and one that is sent twice leaves once', async ({
    assert,
  }) => {
    const [productId, warehouseId] = await bars()
    const row = await issue(warehouseId, [{ productId, quantity: '4' }], { purpose: 'internal', customerId: null })
    const token = await signIn('superadmin')
    const key = crypto.randomUUID()
    const [one, two] = await Promise.all([1, 2].map(() => act(token, 'warehouse-issues', row, 'request', {}, key)))
    assert.deepEqual([one!.status, two!.status, one!.body.code], [200, 200, two!.body.code])
    assert.equal((await onHand(productId))[0], '380.000')
  })
})

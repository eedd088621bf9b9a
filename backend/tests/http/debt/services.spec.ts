import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { draftFrom, issue, issued, sellingOrder, userId } from '../stock/issuing.ts'
import { faults as stockFaults, onHand, posted, product, reservationsOf } from '../stock/stock.ts'
import { answered, customer, faults, FREE, fund, invoice, invoiced, stocked, take, type Row } from './owing.ts'

const get = async (path: string) => (await (await superAdmin()).get(path)).body
const post = async (path: string, body: object) => (await superAdmin()).post(path, body)

/** The id of a new service, which is counted in cuts, halves too. */
const service = (more: object = {}) => product({ isService: true, allowFraction: true, ...more })

/** An approved order of 10 of 100 bars at 200,000 and of 24 cuts at 5,000. */
async function cutToLength(more: object = {}) {
  const { productId, warehouseId } = await stocked('100')
  const [serviceId, customerId] = [await service(), await customer(30)]
  const lines = [
    { productId, quantity: '10', salePrice: '200000' },
    { productId: serviceId, quantity: '24', salePrice: '5000' },
  ]
  const order = await sellingOrder(warehouseId, lines, { customerId, ...FREE, ...more })
  return { order, productId, serviceId, warehouseId, customerId }
}

const ofService = ({ lines }: Row) => ({ productId: lines[1].productId, orderLineId: lines[1].id })

const switchVat = async (vat: string) => {
  const { status, body } = await (await superAdmin()).patch('/company-settings', { vat, vatRate: '10' })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

test.group('services', (group) => {
  group.each.teardown(() => switchVat('off'))

  test('have no weight and no barem, and stay what they are once they were sold', async ({ assert }) => {
    const { serviceId, productId, order } = await cutToLength()
    const row = await get(`/products/${serviceId}`)
    assert.deepEqual([row.weightMode, row.priceType, row.baremBasis], ['none', 'piece', null])
    assert.deepEqual(
      order.lines.map(({ isService }: Row) => isService),
      [false, true],
    )
    const client = await superAdmin()
    const changed = await client.patch(`/products/${serviceId}`, { isService: false, version: row.version })
    assert.deepEqual(refused(changed), ['isService:serviceUsed'])
    const bars = await get(`/products/${productId}`)
    assert.deepEqual(
      refused(await client.patch(`/products/${productId}`, { isService: true, version: bars.version })),
      ['isService:serviceUsed'],
    )
  })

  test('reserve nothing, are not issued, and are invoiced up to what was ordered', async ({ assert }) => {
    const { order, serviceId, productId, customerId, warehouseId } = await cutToLength()
    assert.deepEqual([await reservationsOf(serviceId), await onHand(serviceId)], [[], []])
    const toIssue = await get(`/warehouse-issues/from/orderId/${order.id}`)
    assert.deepEqual(
      toIssue.lines.lines.map((line: Row) => line.productId),
      [productId],
    )
    const progress = await get(`/sales-orders/${order.id}/progress`)
    assert.deepEqual(
      progress.map(({ line }: Row) => line),
      [order.lines[0].id],
    )
    const early = await get(`/invoices/from/orderId/${order.id}`)
    assert.deepEqual(
      early.lines.lines.map((line: Row) => [line.productId, Number(line.quantity)]),
      [[serviceId, 24]],
    )
    const tooMany = await invoice(order, '24.5', { lines: [{ ...ofService(order), quantity: '24.5' }] })
    assert.deepEqual(refused(await take('invoices', tooMany, 'request')), ['lines.0.quantity:overOrdered'])
    const first = await invoiced(order, '10.5', { lines: [{ ...ofService(order), quantity: '10.5' }] })
    assert.deepEqual([first.total, first.lines[0].isService, first.lines[0].actualWeight], ['52500', true, null])
    assert.equal((await get(`/sales-orders/${order.id}`)).status, 'in_progress')

    const goods = { productId, orderLineId: order.lines[0].id, quantity: '10' }
    await issued(warehouseId, [goods], { orderId: order.id, customerId })
    const rest = await get(`/invoices/from/orderId/${order.id}`)
    assert.deepEqual(
      rest.lines.lines.map((line: Row) => Number(line.quantity)),
      [10, 13.5],
    )
    const lines = [goods, { ...ofService(order), quantity: '13.5' }]
    const second = await invoiced(order, '10', { lines })
    assert.equal(second.total, '2067500')
    assert.equal((await get(`/sales-orders/${order.id}`)).status, 'done')
    assert.deepEqual([await faults(), await stockFaults()], [[], []])

    const undone = await answered(take('invoices', second, 'undo', { comment: 'Nhầm' }))
    assert.equal(undone.status, 'cancelled')
    const again = await get(`/sales-orders/${order.id}`)
    assert.deepEqual([again.status, again.invoicedTotal], ['in_progress', '52500'])
    assert.deepEqual(await faults(), [])
  })

  test('have the VAT of their own where the company has VAT, and what is typed wins', async ({ assert }) => {
    const { productId, warehouseId } = await stocked('100')
    const [own, usual] = [await service({ vatRate: '5' }), await service()]
    const lines = [productId, own, usual].map((id) => ({ productId: id, quantity: '1', salePrice: '100000' }))
    await switchVat('excluded')
    const order = await draftFrom(warehouseId, lines, FREE)
    assert.deepEqual(
      order.lines.map(({ vatRate }: Row) => Number(vatRate)),
      [10, 5, 10],
    )
    const swapped = order.lines.map((line: Row, place: number) => ({
      ...{ id: line.id, quantity: '1', priceType: 'piece', salePrice: '100000', vatRate: line.vatRate },
      productId: [productId, usual, own][place],
    }))
    const client = await superAdmin()
    const { body } = await client.patch(`/sales-orders/${order.id}`, { version: order.version, lines: swapped })
    assert.deepEqual(
      body.lines.map(({ vatRate }: Row) => Number(vatRate)),
      [10, 10, 5],
    )
    assert.equal(body.tax, '25000')
  })

  test('are sold at once, alone too, and count as sold', async ({ assert }) => {
    const { productId, warehouseId } = await stocked('100')
    const serviceId = await service()
    const fundId = await fund()
    for (const [lines, due, left] of [
      [[productId, serviceId], '205000', true],
      [[serviceId], '5000', false],
    ] as const) {
      const sold = lines.map((id) => ({
        ...{ productId: id, quantity: '1', salePrice: id === productId ? '200000' : '5000' },
      }))
      const order = await draftFrom(warehouseId, sold, { customerId: await customer(), ...FREE })
      const issue = { officerId: await userId(), driverName: 'Khách tự chở' }
      const said = { version: order.version, issue, payment: { amount: due, fundId } }
      const { status, body } = await post(`/sales-orders/${order.id}/sell`, said)
      assert.equal(status, 200, JSON.stringify(body))
      assert.deepEqual([body.issue !== null, body.invoice.grandTotal, body.invoice.owed], [left, due, '0'])
      assert.equal((await get(`/sales-orders/${order.id}`)).status, 'done')
    }
    assert.deepEqual(await faults(), [])
  })

  test('are refused wherever goods are moved, bought or counted, and do not come back', async ({ assert }) => {
    const { order, serviceId, warehouseId } = await cutToLength()
    const client = await superAdmin()
    const line = { productId: serviceId, quantity: '1' }
    await assert.rejects(() => issue(warehouseId, [line]), /"lines\.0\.productId"/)
    await assert.rejects(
      () => posted(warehouseId, [{ ...line, priceType: 'piece', unitPrice: '1000' }]),
      /"lines\.0\.productId"/,
    )
    const bill = await invoiced(order, '24', { lines: [{ ...ofService(order), quantity: '24' }] })
    const back = await client.get(`/returns/from/invoiceId/${bill.id}`)
    assert.deepEqual(back.body.lines.lines, [])
    const goods = (await client.get(`/purchase-contracts/goods?ids=${serviceId}`)).body
    assert.deepEqual(goods, [])
    const [sold] = (await client.get(`/sales-orders/goods?ids=${serviceId}`)).body
    assert.equal(sold.isService, true)
    assert.deepEqual((await client.get(`/inventory/available?productIds=${serviceId}`)).body, [])
  })

  test('that are not wanted any more are closed, and the order is done without them', async ({ assert }) => {
    const { order, productId, customerId, warehouseId } = await cutToLength()
    const goods = { productId, orderLineId: order.lines[0].id, quantity: '10' }
    await issued(warehouseId, [goods], { orderId: order.id, customerId })
    await invoiced(order, '10', { lines: [goods] })
    const open = await get(`/sales-orders/${order.id}`)
    assert.equal(open.status, 'in_progress')
    const lines = open.lines.map(({ id, isService }: Row) => ({ id, isClosed: isService }))
    const closed = await answered(take('sales-orders', open, 'closeLines', { comment: 'Khách tự cắt', lines }))
    assert.equal(closed.status, 'done')
    const nothing = await get(`/invoices/from/orderId/${order.id}`)
    assert.deepEqual(nothing.lines.lines, [])
  })
})

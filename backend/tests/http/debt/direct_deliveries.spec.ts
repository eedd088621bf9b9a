import { ledgers } from '@barem/resources/ledgers'
import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { issue, leave, sellingOrder } from '../stock/issuing.ts'
import { received, refused } from '../stock/receiving.ts'
import { faults as faultsOf, onHand, product, warehouse } from '../stock/stock.ts'
import { adjusted } from './adjusting.ts'
import { soldStraight } from './going_straight.ts'
import { answered, faults, invoiced, oweSince, owedTo, take, type Row } from './owing.ts'
import { matched, receivedOf, varianceOf } from './supplier_invoicing.ts'

const get = async (path: string) => answered((await superAdmin()).get(path))

const agree = async () => [...(await faults()), ...(await faultsOf()), ...(await faultsOf(ledgers.variances))]

/** The receipt of bars of the contract, with their kg by the slip of the supplier. */
const came = (
  warehouseId: string,
  { supplierId, contract }: Awaited<ReturnType<typeof soldStraight>>,
  quantity = '100',
) =>
  received(
    warehouseId,
    [
      {
        ...{ contractLineId: contract.lines[0].id, productId: contract.lines[0].productId, priceType: 'piece' },
        ...{ quantity, actualWeight: String(Number(quantity) * 18.5), unitPrice: '800000' },
      },
    ],
    { contractId: contract.id, supplierId, documentDate: '2026-02-01' },
  )

const goes = (warehouseId: string, order: Row, quantity: string, more: Record<string, unknown> = {}) => {
  const [{ id: orderLineId, productId }] = order.lines
  const { customerId, id: orderId } = order
  return issue(warehouseId, [{ orderLineId, productId, quantity }], { customerId, orderId, ...more })
}

test.group('goods that go straight from the supplier to the customer', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('are bought by a contract that is made from their order, once', async ({ assert }) => {
    const { order, contract, supplierId } = await soldStraight(await product())
    assert.deepEqual([contract.orderId, contract.supplierId], [order.id, supplierId])
    const [line] = contract.lines
    assert.deepEqual([line.quantity, line.priceType, line.unitPrice], ['100.000', 'piece', '800000.00'])
    const { makes, begun }: any = await get(`/sales-orders/${order.id}`)
    assert.notInclude(makes, 'purchase-contracts.orderId')
    assert.deepEqual(begun, [{ resource: 'purchase-contracts', id: contract.id, code: contract.code }])
    const ours = await sellingOrder(await warehouse(), [{ productId: line.productId, quantity: '1' }])
    assert.notInclude((await get(`/sales-orders/${ours.id}`)).makes, 'purchase-contracts.orderId')
    const written = {
      supplierId,
      orderId: ours.id,
      lines: [{ productId: line.productId, quantity: '1', priceType: 'piece', unitPrice: '1' }],
    }
    const { status } = await (await superAdmin()).post('/purchase-contracts', written)
    assert.equal(status, 422)
  })

  test('leave at what they cost, beside goods that a warehouse has', async ({ assert }) => {
    const productId = await product()
    const old = await receivedOf({ productId, quantity: '100', priceType: 'piece', unitPrice: '500000' })
    const sold = await soldStraight(productId)
    const receipt = await came(old.warehouseId, sold)
    assert.deepEqual([receipt.directCount, await owedTo(sold.supplierId)], ['100.000', '80000000'])
    const more = { directReceiptId: receipt.id }
    const first = await answered(leave(await goes(old.warehouseId, sold.order, '40', more)))
    assert.equal((await onHand(productId)).at(-1), '98000000')
    await answered(leave(await goes(old.warehouseId, sold.order, '60', more)))
    assert.deepEqual(await onHand(productId), ['100.000', '1850.000', '1848.600', '50000000'])
    assert.equal(await varianceOf(productId), '0')
    const { body } = await (await superAdmin()).get(`/inventory/entries?productId=${productId}`)
    assert.deepEqual([body[0].kind, body[0].value], ['issue', '-48000000'])
    const order: any = await get(`/sales-orders/${sold.order.id}`)
    assert.deepEqual([order.status, order.issuedCount, order.issuedWeight], ['in_progress', '100.000', '1850.000'])
    const invoice: any = await get(`/invoices/from/orderId/${sold.order.id}`)
    assert.equal(invoice.lines.lines[0].open.pieces, '100.000')
    assert.equal((await take('warehouse-receipts', receipt, 'undo', { comment: 'Nhầm' })).status, 409)
    await answered(take('warehouse-issues', await get(`/warehouse-issues/${first.id}`), 'undo', { comment: 'Nhầm' }))
    assert.equal((await onHand(productId)).at(-1), '82000000')
    assert.deepEqual(await agree(), [])
  })

  test('are invoiced by the scale of the customer, though all that came has left', async ({ assert }) => {
    const productId = await product()
    const warehouseId = await warehouse()
    const sold = await soldStraight(productId)
    const receipt = await came(warehouseId, sold)
    const draft = await goes(warehouseId, sold.order, '100', { directReceiptId: receipt.id })
    const client = await superAdmin()
    const [{ id }] = draft.lines
    const lines = [{ id, actualWeight: '1840' }]
    await answered(
      leave(await answered(client.patch(`/warehouse-issues/${draft.id}`, { lines, version: draft.version }))),
    )
    assert.deepEqual(await onHand(productId), ['0.000', '0.000', '0.000', '0'])
    assert.equal((await get(`/sales-orders/${sold.order.id}`)).issuedWeight, '1840.000')
    const bill = await invoiced(sold.order, '100')
    assert.deepEqual([bill.status, bill.lines[0].actualWeight, bill.total], ['done', '1840.000', '100000000'])
    assert.equal((await get(`/sales-orders/${sold.order.id}`)).status, 'done')
    assert.deepEqual(await agree(), [])
  })

  test('leave what is here at its cost though their own price changes later', async ({ assert }) => {
    const productId = await product()
    const old = await receivedOf({ productId, quantity: '100', priceType: 'piece', unitPrice: '500000' })
    const sold = await soldStraight(productId)
    const receipt = await came(old.warehouseId, sold)
    await answered(leave(await goes(old.warehouseId, sold.order, '100', { directReceiptId: receipt.id })))
    await matched(receipt, { unitPrice: '810000' })
    assert.deepEqual([(await onHand(productId)).at(-1), await varianceOf(productId)], ['50000000', '1000000'])
    const lowered = { supplierId: sold.supplierId, receiptIds: [receipt.id], amount: '1500000' }
    await adjusted({ kind: 'supplier_price_cut', ...lowered })
    assert.deepEqual([(await onHand(productId)).at(-1), await varianceOf(productId)], ['50000000', '-500000'])
    assert.equal(await owedTo(sold.supplierId), '79500000')
    assert.deepEqual(await agree(), [])
  })

  test('need the receipt that brought them, and no other order has one', async ({ assert }) => {
    const productId = await product()
    const warehouseId = await warehouse()
    const sold = await soldStraight(productId)
    const receipt = await came(warehouseId, sold, '50')
    assert.deepEqual(refused(await leave(await goes(warehouseId, sold.order, '10'))), [
      'directReceiptId:directReceiptFirst',
    ])
    const more = { directReceiptId: receipt.id }
    assert.deepEqual(refused(await leave(await goes(warehouseId, sold.order, '51', more))).slice(0, 1), [
      'lines.0.quantity:overDirect',
    ])
    const elsewhere = await receivedOf({ productId, quantity: '50', priceType: 'piece', unitPrice: '500000' })
    const strange = { directReceiptId: elsewhere.receipt.id }
    assert.include(
      refused(await leave(await goes(warehouseId, sold.order, '10', strange))),
      'directReceiptId:receiptOfAnother',
    )
    const ours = await sellingOrder(warehouseId, [{ productId, quantity: '1' }])
    assert.include(refused(await leave(await goes(warehouseId, ours, '1', more))), 'directReceiptId:notDirectOrder')
  })
})

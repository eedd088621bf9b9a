import { test } from '@japa/runner'
import { act, clerk, superAdmin } from '#tests/support/documents/lives'
import {
  answered,
  balanceOf,
  customer,
  debtOf,
  FREE,
  fund,
  invoiced,
  owedOf,
  paid,
  payment,
  take,
  type Row,
} from '../debt/owing.ts'
import { issued, sellingOrder } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { arrive, sent } from '../stock/transferring.ts'
import { inWarehouse, onHand, posted, product, warehouse } from '../stock/stock.ts'
import { allFaults, bringBack, received, returned, returnOf, sold, warehouseFor } from './returning.ts'

const PIECES = { quantity: '10', priceType: 'piece', salePrice: '200000' }

test.group('a return', () => {
  test('brings goods back at the cost that they left with, and lowers its invoice', async ({ assert }) => {
    const { sale, customerId } = await sold(PIECES)
    const { productId } = sale.lines[0]
    assert.deepEqual(await onHand(productId), ['90.000', '1800.000', '1663.740', '25200000'])
    const { body: begun } = await (await superAdmin()).get(`/returns/from/invoiceId/${sale.id}`)
    assert.containsSubset(begun, {
      values: { invoiceId: sale.id, customerId },
      lines: { lines: [{ quantity: '10.000' }] },
    })
    const draft = await bringBack(sale, { quantity: '3' })
    assert.containsSubset(draft, {
      status: 'draft',
      totalRefund: '600000',
      lines: [{ amount: '600000', soldWeight: '60.000' }],
    })
    const early = await take('returns', draft, 'request')
    assert.equal(early.body.code, 'DOC_ERR_001')
    assert.equal(early.body.message, 'This cannot be done: the document is “Draft”')
    const there = await answered(take('returns', draft, 'receive'))
    assert.equal(there.status, 'received')
    assert.deepEqual((await onHand(productId))[0], '90.000')
    const done = await answered(take('returns', there, 'request'))
    assert.match(done.code, /^TH-2602-\d{5}$/)
    assert.containsSubset(done, { status: 'done', totalRefund: '600000' })
    assert.deepEqual(await onHand(productId), ['93.000', '1860.000', '1719.198', '26040000'])
    assert.equal((await inWarehouse(productId, done.warehouseId))[0], '3.000')
    assert.containsSubset(await owedOf(sale.id), { owed: '1400000', paymentStatus: 'unpaid' })
    assert.containsSubset(await returnOf(done.id), { credit: '0', refundStatus: 'refunded' })
    assert.equal(await debtOf(customerId), '1400000')

    const taken = await take('invoices', sale, 'undo', { comment: 'Sai' })
    assert.equal(taken.status, 409)
    const undone = await answered(take('returns', done, 'undo', { comment: 'Khách lấy lại hàng' }))
    assert.equal(undone.status, 'cancelled')
    assert.deepEqual(await onHand(productId), ['90.000', '1800.000', '1663.740', '25200000'])
    assert.equal(await debtOf(customerId), '2000000')
    assert.deepEqual(await allFaults(), [])
  })

  test('leaves a credit where its invoice is paid, which is paid back from a fund and no more', async ({ assert }) => {
    const { sale, customerId } = await sold(PIECES)
    await paid(customerId, '2000000', { invoiceId: sale.id })
    const done = await returned(sale, { quantity: '4' })
    assert.containsSubset(await returnOf(done.id), { credit: '800000', refundStatus: 'not_refunded' })
    assert.equal(await debtOf(customerId), '-800000')
    const { body: begun } = await (await superAdmin()).get(`/debt-transactions/from/returnId/${done.id}`)
    assert.containsSubset(begun.values, { returnId: done.id, customerId })
    const fundId = await fund()
    // Other money is held too.
    await paid(customerId, '800000', { fundId })
    const back = { kind: 'refund', returnId: done.id, fundId }
    const tooMuch = await take('debt-transactions', await payment(customerId, '800001', back), 'request')
    assert.deepEqual(refused(tooMuch), ['amount:overReturn'])
    const part = await paid(customerId, '300000', back)
    assert.containsSubset(await returnOf(done.id), { credit: '500000', refundStatus: 'partly_refunded' })
    const used = await take('returns', done, 'undo', { comment: 'Sai' })
    assert.deepEqual(refused(used), ['comment:usedReturn'])
    await paid(customerId, '500000', back)
    assert.containsSubset(await returnOf(done.id), { credit: '0', refundStatus: 'refunded' })
    assert.deepEqual([await balanceOf(fundId), part.voucher], ['0', 'PC'])
    assert.deepEqual(await allFaults(), [])
  })

  test('is refused at its field when more comes back than was sold, also in parts', async ({ assert }) => {
    const { sale } = await sold(PIECES)
    const drafts = [await received(sale, { quantity: '6' }), await received(sale, { quantity: '6' })]
    await answered(take('returns', drafts[0]!, 'request'))
    assert.deepEqual(refused(await take('returns', drafts[1]!, 'request')), ['lines.0.quantity:overSold'])
    const half = await (
      await superAdmin()
    ).post('/returns', {
      ...{ invoiceId: sale.id, customerId: sale.customerId },
      lines: [{ productId: sale.lines[0].productId, invoiceLineId: sale.lines[0].id, quantity: '0.5' }],
    })
    assert.deepEqual(refused(half), ['lines.0.quantity:wholePieces'])
    const body = { invoiceId: sale.id, customerId: sale.customerId }
    const line = { productId: sale.lines[0].productId, invoiceLineId: sale.lines[0].id }
    const save = async (own: object, more: object = {}) =>
      refused(await (await superAdmin()).post('/returns', { ...body, lines: [{ ...line, ...own }], ...more }))
    assert.deepEqual(await save({ quantity: '5' }), ['lines.0.quantity:overSold'])
    assert.deepEqual(await save({ quantity: '1' }, { documentDate: '2026-02-02' }), ['documentDate:returnBeforeSale'])
  })

  test('of the same last bars by twelve clients at once happens for as many as there are', async ({ assert }) => {
    const { sale, customerId } = await sold(PIECES)
    const drafts: Row[] = []
    for (let client = 0; client < 12; client++) drafts.push(await received(sale, { quantity: '2' }))
    const answers = await Promise.all(drafts.map((draft) => take('returns', draft, 'request')))
    const done = answers.filter(({ status }) => status === 200)
    assert.lengthOf(done, 5)
    for (const answer of answers.filter(({ status }) => status !== 200))
      assert.deepEqual(refused(answer), ['lines.0.quantity:overSold'])
    assert.deepEqual([await debtOf(customerId), (await onHand(sale.lines[0].productId))[0]], ['0', '100.000'])
    assert.deepEqual(await allFaults(), [])
  })

  test('is received by a keeper who sees no prices, and stays received when it is corrected', async ({ assert }) => {
    const { sale } = await sold(PIECES)
    const draft = await bringBack(sale, { quantity: '3' })
    const keeper = await clerk(45, ['v', 'u'], [[21, 'v']], 'returns')
    const { status, body } = await act(keeper.token, 'returns', draft, 'receive', {
      lines: [{ id: draft.lines[0].id, quantity: '2', actualWeight: '40' }],
    } as never)
    assert.equal(status, 200, JSON.stringify(body))
    assert.containsSubset(body, { status: 'received', lines: [{ quantity: '2.000', actualWeight: '40.000' }] })
    assert.notMatch(JSON.stringify(body), /200000|400000|totalRefund|unitPrice|"amount"/)
    const changed = await (
      await superAdmin()
    ).patch(`/returns/${draft.id}`, { version: body.version, note: 'Đã gọi khách' })
    const corrected = await (
      await superAdmin()
    ).patch(`/returns/${draft.id}`, {
      version: changed.body.version,
      lines: [
        { id: draft.lines[0].id, ...{ productId: sale.lines[0].productId, invoiceLineId: sale.lines[0].id } },
      ].map((one) => ({ ...one, quantity: '1' })),
    })
    assert.deepEqual([corrected.status, corrected.body.status], [200, 'received'])
  })

  test('of all pieces is undone on a day of its own, with the figures that it was posted with', async ({ assert }) => {
    const { sale, customerId } = await sold(PIECES)
    const done = await returned(sale, { quantity: '10' })
    const ask = { comment: 'Khách lấy lại hàng', values: { undoneOn: '2026-02-05' } }
    const undone = await answered(take('returns', done, 'undo', ask))
    assert.containsSubset(undone, { status: 'cancelled', totalRefund: '2000000', lines: [{ amount: '2000000' }] })
    assert.equal(await debtOf(customerId), '2000000')
    assert.deepEqual(await allFaults(), [])
  })

  test('takes damaged goods and scrap to warehouses of their own', async ({ assert }) => {
    const { sale } = await sold(PIECES)
    const { productId } = sale.lines[0]
    const draft = await bringBack(sale, { quantity: '2', productStatus: 'damaged' })
    assert.deepEqual(refused(await take('returns', draft, 'receive')), ['damagedWarehouseId:place_damaged'])
    const damagedWarehouseId = await warehouseFor('quarantine')
    await returned(sale, { quantity: '2', productStatus: 'damaged' }, { damagedWarehouseId })
    assert.equal((await inWarehouse(productId, damagedWarehouseId))[0], '2.000')
    const { body: stock } = await (await superAdmin()).get(`/inventory/available?productIds=${productId}`)
    assert.deepEqual(
      stock[0].places.map(({ isForSale, available }: Record<string, unknown>) => [isForSale, available]),
      [
        [true, '90.000'],
        [false, '2.000'],
      ],
    )
    const other = await (
      await superAdmin()
    ).post('/returns', {
      ...{ invoiceId: sale.id, customerId: sale.customerId, scrapWarehouseId: damagedWarehouseId },
      lines: [],
    })
    assert.deepEqual(refused(other).length, 1)
    // An order that names the warehouse sells from it, and goods that were looked at go back among those for sale.
    const order = await sellingOrder(damagedWarehouseId, [{ productId, quantity: '1' }], { ...FREE })
    const [line] = order.lines
    const leaving = { productId, orderLineId: line.id, quantity: '1' }
    const day = { documentDate: '2026-02-06' }
    await issued(damagedWarehouseId, [leaving], { orderId: order.id, customerId: order.customerId, ...day })
    const moved = await sent(damagedWarehouseId, await warehouseFor('sale'), [{ productId, quantity: '1' }], day)
    await arrive(moved, [null], '2026-02-06')
    assert.equal((await inWarehouse(productId, damagedWarehouseId))[0], '0.000')
    assert.deepEqual(await allFaults(), [])
  })
})

test.group('amounts of returns', () => {
  test('of all pieces, brought back one by one, come to exactly what was sold', async ({ assert }) => {
    const { sale, customerId } = await sold({
      ...{ quantity: '10', priceType: 'actual_kg', salePrice: '16775', actualWeight: '185.05' },
    })
    assert.equal(sale.total, '3104214')
    const amounts: number[] = []
    for (let piece = 0; piece < 10; piece++) amounts.push(Number((await returned(sale, { quantity: '1' })).totalRefund))
    assert.equal(
      amounts.reduce((sum, amount) => sum + amount, 0),
      3104214,
    )
    assert.equal(await debtOf(customerId), '0')
    assert.deepEqual(await onHand(sale.lines[0].productId), ['100.000', '2000.000', '1848.600', '28000000'])
    assert.deepEqual(await allFaults(), [])
  })

  test('come to all that was sold in whatever parts they are taken back meanwhile', async ({ assert }) => {
    const { sale } = await sold({
      ...{ quantity: '10', priceType: 'actual_kg', salePrice: '16775', actualWeight: '185.05' },
    })
    assert.equal(sale.total, '3104214')
    const [first] = [await returned(sale, { quantity: '1' }), await returned(sale, { quantity: '2' })]
    await answered(take('returns', await returnOf(first!.id), 'undo', { comment: 'Khách lấy lại' }))
    const parts = [(await returned(sale, { quantity: '1' })).totalRefund]
    for (let piece = 0; piece < 7; piece++) parts.push((await returned(sale, { quantity: '1' })).totalRefund)
    const { returned: all, returnedWeight, owed } = await owedOf(sale.id)
    assert.deepEqual([all, returnedWeight, owed], ['3104214', '185.050', '0'])
    assert.lengthOf(parts, 8)
    assert.deepEqual(await allFaults(), [])
  }).timeout(60_000)

  test('of coils and their parts follow the kg that come back, at the cost of these kg', async ({ assert }) => {
    const [customerId, warehouseId] = [await customer(), await warehouse()]
    const coil = { weightMode: 'coil', densityWeight: null, length: null, priceType: 'actual_kg' }
    const productId = await product(coil)
    const rolls = { productId, quantity: '2', actualWeight: '4000', priceType: 'actual_kg', unitPrice: '15000' }
    await posted(warehouseId, [rolls])
    const line = { productId, quantity: '1', priceType: 'actual_kg', salePrice: '16000' }
    const weighed = { actualWeight: '2000', weightSource: 'weighed' }
    const order = await sellingOrder(warehouseId, [{ ...line, ...weighed }], { customerId, ...FREE })
    const leaving = { productId, orderLineId: order.lines[0].id, quantity: '1', actualWeight: '2000' }
    await issued(warehouseId, [leaving], { orderId: order.id, customerId })
    const sale = await invoiced(order, '1')
    assert.equal(sale.total, '32000000')
    // A quarter of it by sight, 500.5 kg by the scale: no reason is asked, since its kg are what came back.
    const part = await returned(sale, { quantity: '0.25', actualWeight: '500.5' })
    assert.containsSubset(part, {
      totalRefund: '8008000',
      lines: [{ soldWeight: '500.500', paidWeight: '500.500', errorMargin: '0.00' }],
    })
    assert.deepEqual(await onHand(productId), ['1.250', '2500.500', '0.000', '37507500'])
    const rest = await returned(sale, { quantity: '0.75' })
    assert.containsSubset(rest, { totalRefund: '23992000', lines: [{ soldWeight: '1499.500' }] })
    assert.deepEqual(await onHand(productId), ['2.000', '4000.000', '0.000', '60000000'])
    assert.equal(await debtOf(customerId), '0')
    assert.deepEqual(await allFaults(), [])
  })

  test('take their share of discount and VAT', async ({ assert }) => {
    await (await superAdmin()).patch('/company-settings', { vat: 'excluded', vatRate: '10' })
    try {
      const { sale } = await sold(
        { quantity: '10', priceType: 'piece', salePrice: '163500' },
        { discountSource: 'manual', discount: '32700', shippingFee: '0' },
      )
      const three = await returned(sale, { quantity: '3' })
      assert.containsSubset(three, { total: '490500', discount: '9810', tax: '48069', totalRefund: '528759' })
    } finally {
      await (await superAdmin()).patch('/company-settings', { vat: 'off' })
    }
    assert.deepEqual(await allFaults(), [])
  })

  test('follow our scale where that is chosen with a reason, and what the customer bears is taken off', async ({
    assert,
  }) => {
    const { sale } = await sold({
      ...{ quantity: '10', priceType: 'actual_kg', salePrice: '15000', actualWeight: '180' },
    })
    const light = { quantity: '5', actualWeight: '88', weightBasis: 'returned', addedCost: '20000' }
    const silent = await received(sale, light)
    assert.containsSubset(silent.lines[0], { soldWeight: '90.000', paidWeight: '88.000', amount: '1320000' })
    assert.include(refused(await take('returns', silent, 'request')), 'lines.0.reason:weightBasis')
    const done = await returned(sale, { ...light, reason: 'Gỉ sét, cân lại' })
    assert.containsSubset(done, { total: '1320000', addedCost: '20000', totalRefund: '1300000' })
    assert.deepEqual((await onHand(sale.lines[0].productId)).slice(0, 2), ['95.000', '1908.000'])
    const rest = await returned(sale, { quantity: '5' })
    assert.containsSubset(rest, { totalRefund: '1350000' })
  })
})

import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { answered, balanceOf, debtOf, FREE, fund, owedOf, paid, stocked, take, type Row } from '../debt/owing.ts'
import { draftFrom, userId } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { exchangeBody, exchanged } from './exchanging.ts'
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

/** What somebody may besides returns who exchanges goods. */
const SELLING: [number, string][] = [
  ...[19, 20, 46].flatMap((area) => ['c', 'u', 'v'].map((level): [number, string] => [area, level])),
  [45, 'u'],
  [60, 'v'],
]

const TEN = { quantity: '10', priceType: 'piece', salePrice: '200000' }

/** Ten bars that were sold, with the fund that was paid for them; nothing was where `isPaid` says so. */
async function soldTen(isPaid = true) {
  const made = await sold(TEN)
  const fundId = await fund()
  if (isPaid) await paid(made.customerId, '2000000', { invoiceId: made.sale.id, fundId })
  return { ...made, fundId }
}

test.group('an exchange in one go', (group) => {
  group.each.teardown(async () => {
    await answered((await superAdmin()).patch('/company-settings', { walkInCustomerId: null, creditPolicy: 'off' }))
  })

  test('takes goods back, sells others first, and the customer pays the difference', async ({ assert }) => {
    const { sale, customerId, fundId } = await soldTen()
    const body = await exchangeBody(sale, '4', '6')
    const before = await exchanged(body, '/preview')
    assert.equal(before.status, 200, JSON.stringify(before.body))
    assert.containsSubset(before.body, { difference: '400000', sold: { invoice: { owed: '400000', code: null } } })
    assert.lengthOf((await (await superAdmin()).get(`/returns?customerId=${customerId}`)).body, 0)
    const { status, body: done } = await exchanged({ ...body, payment: { amount: '500000', fundId } })
    assert.equal(status, 200, JSON.stringify(done))
    assert.containsSubset(done, {
      return: { status: 'done', totalRefund: '800000', credit: '0' },
      order: { status: 'done', grandTotal: '1200000' },
      sold: { invoice: { owed: '0' }, payment: { amount: '400000' }, change: '100000' },
    })
    assert.containsSubset(await owedOf(done.sold.invoice.id), { paymentStatus: 'paid', newDebt: '0' })
    assert.containsSubset(await returnOf(done.return.id), { addedQuantity: '6.000', addedAmount: '1200000' })
    assert.deepEqual([await debtOf(customerId), await balanceOf(fundId)], ['0', '2400000'])
    const undone = await take('returns', await returnOf(done.return.id), 'undo', { comment: 'Sai' })
    assert.deepEqual(refused(undone), ['comment:exchanged'])
    assert.deepEqual(await allFaults(), [])
  })

  test('lowers the invoice that goods come from first, and leaves the rest for the customer', async ({ assert }) => {
    const unpaid = await soldTen(false)
    const { body: owed } = await exchanged(await exchangeBody(unpaid.sale, '4', '6'))
    assert.containsSubset(owed, { difference: '400000', sold: { invoice: { owed: '1200000' } } })
    assert.equal((await owedOf(unpaid.sale.id)).owed, '1200000')
    const { sale, customerId, fundId } = await soldTen()
    const { body: held } = await exchanged(await exchangeBody(sale, '4', '1'))
    assert.containsSubset(held, { difference: '-600000', return: { credit: '600000' } })
    assert.equal(await debtOf(customerId), '-600000')
    const { body: back } = await exchanged(await exchangeBody(sale, '3', '1', { return: { refundFundId: fundId } }))
    assert.containsSubset(back, { return: { credit: '0', paidBack: '400000' } })
    assert.deepEqual(await allFaults(), [])
  })

  test('judges the limit and what is late once, after both, at the payment', async ({ assert }) => {
    const { sale, customerId } = await sold(TEN, FREE, { dueDate: '2099-01-01' })
    const client = await superAdmin()
    const may = async (creditLimit: string) => {
      const { version } = await answered(client.get(`/customers/${customerId}`))
      await answered(client.patch(`/customers/${customerId}`, { version, creditLimit }))
    }
    await answered(client.patch('/company-settings', { creditPolicy: 'reason', creditTolerance: '0' }))
    const seller = await clerk(21, ['v', 'c', 'u'], SELLING, 'exchange')
    const by = async (of: Row, back: string) => {
      const body = await exchangeBody(of, back, '6', { order: { discountSource: 'manual', discount: '0' } })
      return api(seller.token).post('/returns/exchange', {
        ...body,
        issue: { ...body.issue, officerId: seller.userId },
      })
    }
    // 2,000,000 is owed; with all that is taken before anything comes back, 3,200,000 would be.
    await may('2399999')
    assert.deepEqual(refused(await by(sale, '4')), ['payment.amount:sellCredit'])
    await may('2400000')
    const done = await by(sale, '4')
    assert.equal(done.status, 200, JSON.stringify(done.body))
    assert.equal(await debtOf(customerId), '2400000')
    // Of another one all is late that is left of the invoice.
    const late = await sold(TEN, FREE, { dueDate: '2026-02-10' })
    assert.deepEqual(refused(await by(late.sale, '9')), ['payment.amount:sellCredit'])
    const all = await by(late.sale, '10')
    assert.equal(all.status, 200, JSON.stringify(all.body))
    assert.equal(await debtOf(late.customerId), '1200000')
    assert.deepEqual(await allFaults(), [])
  })

  test('judges the walk-in rule once, after both', async ({ assert }) => {
    const { sale, customerId, fundId } = await soldTen()
    await answered((await superAdmin()).patch('/company-settings', { walkInCustomerId: customerId }))
    const body = await exchangeBody(sale, '2', '3')
    assert.deepEqual(refused(await exchanged(body)), ['payment.amount:walkInPays'])
    const even = await exchanged(await exchangeBody(sale, '2', '2'))
    assert.containsSubset(even, { status: 200, body: { difference: '0' } })
    const { body: less } = await exchanged(await exchangeBody(sale, '2', '1'))
    assert.containsSubset(less, { return: { credit: '0', paidBack: '200000' } })
    assert.equal(await balanceOf(fundId), '1800000')
    assert.deepEqual(await allFaults(), [])
  })

  test('waits with its sale where the return is asked for approval, and keeps both as drafts on demand', async ({
    assert,
  }) => {
    const { sale, customerId } = await soldTen()
    const asked = await exchanged(await exchangeBody(sale, '4', '6', { return: { approverId: await userId() } }))
    assert.equal(asked.status, 200, JSON.stringify(asked.body))
    assert.containsSubset(asked.body, { return: { status: 'pending' }, order: { status: 'draft' }, sold: null })
    const back = await returnOf(asked.body.return.id)
    const { id: orderId } = asked.body.order
    const begun = ({ begun: all }: Row) => all.map(({ resource, id }: Row) => [resource, id])
    assert.deepEqual(begun(back), [['sales-orders', orderId]])
    const viewer = await clerk(21, ['v'])
    assert.deepEqual(begun((await api(viewer.token).get(`/returns/${back.id}`)).body), [])
    await answered(take('returns', back, 'approve'))
    const order = await answered((await superAdmin()).get(`/sales-orders/${asked.body.order.id}`))
    const { body: done } = await sell(order, { payment: { amount: '400000', fundId: await fund() } })
    assert.equal(done.invoice.owed, '0')
    assert.deepEqual(begun(await returnOf(back.id)), [])
    const drafts = await exchanged({ ...(await exchangeBody(sale, '1', '1')), isDraft: true })
    assert.containsSubset(drafts.body, { return: { status: 'draft' }, order: { status: 'draft' }, sold: null })
    assert.equal(await debtOf(customerId), '0')
    assert.deepEqual(await allFaults(), [])
  })

  test('is refused at the fields of its parts, and makes nothing then', async ({ assert }) => {
    const { sale, customerId, warehouseId } = await soldTen()
    const gone = await exchangeBody(sale, '4', '101')
    assert.deepEqual(refused(await exchanged(gone)), ['issue.lines.0.quantity:stock_tooFew'])
    const tooMuch = await exchangeBody(sale, '11', '6')
    assert.deepEqual(refused(await exchanged(tooMuch)), ['return.lines.0.quantity:overSold'])
    const own = await exchangeBody(sale, '4', '6', { order: { customerId } })
    assert.deepEqual((await exchanged(own)).status, 400)
    assert.deepEqual(refused(await exchanged({ order: {} })), ['return:required'])
    for (const name of ['returns', 'sales-orders'])
      assert.lengthOf((await (await superAdmin()).get(`/${name}?customerId=${customerId}&status=draft`)).body, 0)
    // Goods that come back are not those that are taken.
    const { productId } = sale.lines[0]
    const line = { productId, quantity: '91', priceType: 'piece', salePrice: '200000' }
    const same = await exchangeBody(sale, '4', '1', { order: { lines: [line], exportingWarehouseId: warehouseId } })
    assert.deepEqual(refused(await exchanged({ ...same, return: { ...same.return, warehouseId } })), [
      'issue.lines.0.quantity:stock_tooFew',
    ])
    const seller = await clerk(
      21,
      ['v', 'c'],
      [
        [19, 'c'],
        [20, 'v'],
      ],
    )
    assert.equal((await api(seller.token).post('/returns/exchange', tooMuch)).status, 403)
    assert.deepEqual(await allFaults(), [])
  })
})

import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { call, signIn } from '#tests/support/client'
import { act, clerk, superAdmin } from '#tests/support/documents/lives'
import { inSequence, published } from '#tests/support/workflows/drafts'
import { newDepartment, placed } from '#tests/support/workflows/staff'
import { draftFrom, sellingOrder, userId } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { answered, balanceOf, customer, debtOf, faults, fund, stocked, type Row } from './owing.ts'

/** To make issues and invoices. */
const RIGHTS: [number, string][] = [
  [46, 'c'],
  [46, 'u'],
  [20, 'c'],
  [20, 'u'],
]

/** A price above any that is suggested. */
const DEAR = { salePrice: '9000000' }

/** The draft of an order of so many of goods that are in stock, at 100,000 dong each. */
async function counterOrder(quantity: string, more: object = {}, line: object = {}) {
  const { productId, warehouseId } = await stocked('100')
  const customerId = await customer()
  const goods = { productId, quantity, priceType: 'piece', salePrice: '100000', ...line }
  const order = await draftFrom(warehouseId, [goods], {
    customerId,
    discountSource: 'policy',
    shippingFee: '0',
    ...more,
  })
  return { order, customerId, productId, warehouseId }
}

const leaving = async (more: object = {}) => ({ officerId: await userId(), driverName: 'Khách tự chở', ...more })

const sell = async ({ id, version }: Row, body: object, { way = 'sell', token = '', key = randomUUID() } = {}) =>
  call('POST', `/sales-orders/${id}/${way}`, {
    token: token || (await signIn('superadmin')),
    body: { version, ...body },
    headers: { 'idempotency-key': key },
  })

const show = async (path: string) => answered((await superAdmin()).get(path))
const stockOf = async (productId: string) =>
  (await (await superAdmin()).get(`/inventory?productId=${productId}`)).body.map((row: Row) => row.pieces)

test.group('a sale at once', () => {
  test('makes, posts and pays every document of an order, and gives change of cash', async ({ assert }) => {
    const { order, customerId, productId } = await counterOrder('30')
    const fundId = await fund()
    const body = { issue: await leaving(), payment: { amount: '3500000', fundId, payer: 'Anh Bảy' } }

    const seen = await sell(order, body, { way: 'sell/preview' })
    assert.equal(seen.status, 200, JSON.stringify(seen.body))
    const figures = { grandTotal: '3000000', owed: '0' }
    assert.containsSubset(seen.body, { invoice: { ...figures, code: null }, change: '500000' })
    assert.equal((await show(`/sales-orders/${order.id}`)).status, 'draft')
    assert.deepEqual(await stockOf(productId), ['100.000'])

    const key = randomUUID()
    const { status, body: sold } = await sell(order, body, { key })
    assert.equal(status, 200, JSON.stringify(sold))
    assert.containsSubset(sold, { order: { status: 'done' }, invoice: figures, change: '500000' })
    assert.match(sold.issue.code, /^PXK-/)
    assert.match(sold.payment.code, /^PT-/)
    assert.deepEqual(await stockOf(productId), ['70.000'])
    assert.deepEqual([await debtOf(customerId), await balanceOf(fundId)], ['0', '3000000'])
    assert.equal((await show(`/sales-orders/${order.id}`)).paymentStatus, 'paid')
    assert.equal((await show(`/debt-transactions/${sold.payment.id}`)).payer, 'Anh Bảy')

    const again = await sell(order, body, { key })
    assert.deepEqual([again.status, again.body.invoice.code], [200, sold.invoice.code])
    assert.equal((await sell(order, body)).body.code, 'COM_ERR_005')
    assert.deepEqual(await stockOf(productId), ['70.000'])
    assert.deepEqual(await faults(), [])
  })

  test('is of kg as they are weighed at the counter, and leaves a debt where nothing is received', async ({
    assert,
  }) => {
    const { order, customerId } = await counterOrder('10', {}, { priceType: 'actual_kg', salePrice: '15500' })
    const lines = [{ orderLineId: order.lines[0].id, actualWeight: '180.55' }]
    const { body } = await sell(order, { issue: await leaving({ lines, reason: 'Cân tại quầy' }) })
    assert.containsSubset(body, { payment: null, change: '0', invoice: { grandTotal: '2798525', owed: '2798525' } })
    assert.containsSubset(body.lines[0], { actualWeight: '180.550', isUnweighed: false })
    assert.equal(await debtOf(customerId), '2798525')
  })

  test('holds what came by bank beyond what is due', async ({ assert }) => {
    const { order, customerId } = await counterOrder('10')
    const payment = { amount: '1200000', fundId: await fund('bank') }
    const { body } = await sell(order, { issue: await leaving(), payment })
    assert.containsSubset(body, { payment: { amount: '1200000' }, invoice: { owed: '0' }, change: '0' })
    assert.equal(await debtOf(customerId), '-200000')
  })

  test('issues and invoices what is open of an order that was approved before', async ({ assert }) => {
    const { productId, warehouseId } = await stocked('100')
    const lines = [{ productId, quantity: '20', priceType: 'piece', salePrice: '100000' }]
    const free = { discountSource: 'manual', discount: '0', shippingFee: '0' }
    const order = await sellingOrder(warehouseId, lines, { customerId: await customer(), ...free })
    const { body } = await sell(order, { issue: await leaving() })
    assert.containsSubset(body, { order: { status: 'done' }, invoice: { grandTotal: '2000000' } })
    const { version } = body.order
    const over = await sell({ id: order.id, version }, { issue: await leaving() })
    assert.deepEqual(refused(over), ['invoice.lines:nothingToInvoice'])
  })

  test('does all or nothing: what is wrong with a part is said at its field', async ({ assert }) => {
    const { order, productId } = await counterOrder('101')
    const short = await sell(order, { issue: await leaving() })
    assert.deepEqual([short.body.code, refused(short)], ['PRO_ERR_007', ['issue.lines.0.quantity:stock_tooFew']])
    const { order: other } = await counterOrder('10')
    const wrong: [object, string[]][] = [
      [{ issue: {} }, ['issue.officerId:required', 'issue.driverName:required']],
      [{ issue: await leaving(), payment: { amount: '-5', fundId: await fund() } }, ['payment.amount:range']],
      [{ issue: await leaving(), payment: { amount: '5' } }, ['payment.fundId:required']],
      [{ issue: await leaving({ orderId: order.id }) }, ['issue.orderId:unknownField']],
      [{ issue: [], payment: 5 }, ['issue:object', 'payment:object']],
      [{ issue: { lines: [{ actualWeight: '5' }] } }, ['issue.lines.0.orderLineId:uuid']],
      [{ approverId: null }, ['approverId:unknownField']],
    ]
    for (const [body, errors] of wrong) assert.deepEqual(refused(await sell(other, body)), errors)
    const { status, code } = await show(`/sales-orders/${other.id}`)
    assert.deepEqual([status, code[0]], ['draft', '#'])
    assert.deepEqual(await stockOf(productId), ['100.000'])
    assert.deepEqual(await faults(), [])
  })

  test('needs somebody to approve prices and discounts of their own, unless they may themselves', async ({
    assert,
  }) => {
    const own = { discountSource: 'manual', discount: '50000' }
    const seller = await clerk(19, ['v', 'c', 'u'], RIGHTS)
    const head = await clerk(19, ['v', 'c', 'u'], [...RIGHTS, [60, 'v']])
    const { order } = await counterOrder('10', own, DEAR)
    const { order: cheap } = await counterOrder('10', {}, { salePrice: '1' })
    const refusedPrice = await sell(cheap, { issue: await leaving() }, { token: seller.token })
    assert.deepEqual(refused(refusedPrice), ['approverId:sellOwnPrice'])
    const asked = await sell(order, { issue: await leaving() }, { token: seller.token })
    assert.deepEqual(refused(asked), ['approverId:sellOwnDiscount'])
    assert.equal((await sell(order, { issue: await leaving() }, { token: head.token })).status, 200)
  })

  test('is refused where a workflow asks somebody', async ({ assert }) => {
    const departmentId = await newDepartment()
    const seller = await clerk(19, ['v', 'c', 'u'], RIGHTS, 'asked')
    await placed(seller.userId, departmentId)
    const boss = await clerk(19, ['v'], [[60, 'v']])
    const graph = inSequence([boss.userId])
    await published({ departmentIds: [departmentId], fallbackId: boss.userId, graph })
    const { order } = await counterOrder('10', {}, DEAR)
    const asked = await sell(order, { issue: await leaving() }, { token: seller.token })
    assert.deepEqual(refused(asked), ['approverId:sellAsksSomebody'])
    assert.equal((await show(`/sales-orders/${order.id}`)).status, 'draft')
  })

  test('is refused once somebody was asked: while it waits, after they rejected it, and after it was taken back', async ({
    assert,
  }) => {
    const boss = await clerk(19, ['v'], [[60, 'v']], 'rejects')
    const step = async (row: Row, action: string, by = '', body: object = {}) =>
      answered(act(by || (await signIn('superadmin')), 'sales-orders', row, action, body))
    const sold = async (row: Row) => refused(await sell(row, { issue: await leaving() }))
    const { order } = await counterOrder('10', { approverId: boss.userId })
    const waiting = await step(order, 'request')
    assert.equal((await sell(waiting, { issue: await leaving() })).body.code, 'DOC_ERR_001')
    const rejected = await step(waiting, 'reject', boss.token, { comment: 'Không bán giá này' })
    assert.deepEqual(await sold(rejected), ['approverId:sellWasAsked'])
    const edited = await answered(
      (await superAdmin()).patch(`/sales-orders/${order.id}`, { version: rejected.version, note: 'Bán luôn' }),
    )
    assert.deepEqual(await sold(edited), ['approverId:sellWasAsked'])
    const taken = await step(await step(edited, 'request'), 'withdraw')
    assert.deepEqual([taken.status, await sold(taken)], ['draft', ['approverId:sellWasAsked']])
  })

  test('takes the rights to write orders, invoices and payments, and none in the warehouse', async ({ assert }) => {
    const { order } = await counterOrder('10', {}, DEAR)
    const outside = RIGHTS.filter(([area]) => area !== 46)
    const withoutInvoices = outside.filter(([area]) => area !== 20)
    for (const [levels, some] of [
      [['v', 'c', 'u'], withoutInvoices],
      [['v', 'u'], outside],
    ] as const) {
      const { token } = await clerk(19, [...levels], some)
      assert.equal((await sell(order, { issue: await leaving() }, { token })).status, 403)
    }
    const { token } = await clerk(19, ['v', 'c', 'u'], outside)
    const payment = { amount: '5', fundId: await fund() }
    assert.equal((await sell(order, { issue: await leaving(), payment }, { token })).status, 403)
    const { token: strange } = await clerk(21, ['v'], RIGHTS)
    assert.equal((await sell(order, { issue: await leaving() }, { token: strange })).status, 403)
    assert.equal((await sell(order, { issue: await leaving() }, { token })).status, 200)
  })
})

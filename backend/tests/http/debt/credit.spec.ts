import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { call } from '#tests/support/client'
import { act, clerk, superAdmin, type Clerk } from '#tests/support/documents/lives'
import { draftFrom, issue } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import {
  answered,
  customer,
  FREE,
  fund,
  invoiced,
  paid,
  soldAndIssued,
  SOLD,
  stocked,
  take,
  type Row,
} from './owing.ts'

const set = async (creditPolicy: string, creditTolerance = '0') =>
  answered((await superAdmin()).patch('/company-settings', { creditPolicy, creditTolerance }))

/** Approves orders, and sees debts. */
const approver = () =>
  clerk(
    19,
    ['v'],
    [
      [60, 'v'],
      [22, 'v'],
    ],
    'credit',
  )
/** The same, and decides about debts. */
const creditor = () =>
  clerk(
    19,
    ['v'],
    [
      [60, 'v'],
      [22, 'v'],
      [22, 'f'],
    ],
    'credit',
  )

/** A customer who may owe five million and owes three, of which so much is late. */
async function limited(late: 'late' | 'in time'): Promise<string> {
  const customerId = await customer()
  const { order } = await soldAndIssued(customerId, { ...SOLD, quantity: '30' }, '30', FREE)
  await invoiced(order, '30', { dueDate: late === 'late' ? '2026-02-10' : '2099-01-01' })
  const client = await superAdmin()
  const { version } = await answered(client.get(`/customers/${customerId}`))
  await answered(client.patch(`/customers/${customerId}`, { version, creditLimit: '5000000' }))
  return customerId
}

/** An order of so many times 100,000 dong that waits for somebody. */
async function asked(customerId: string, times: string, by: Clerk): Promise<Row> {
  const { productId, warehouseId } = await stocked('100')
  const line = { productId, quantity: times, priceType: 'piece', salePrice: '100000' }
  const draft = await draftFrom(warehouseId, [line], { ...FREE, customerId, approverId: by.userId })
  return answered(take('sales-orders', draft, 'request', { values: { approverId: by.userId } }))
}

const approve = (by: Clerk, order: Row, comment?: string) =>
  act(by.token, 'sales-orders', order, 'approve', comment ? { comment } : {})

const leaving = async (order: Row) => {
  const [line] = order.lines
  const goods = { productId: line.productId, orderLineId: line.id, quantity: line.quantity }
  return issue(order.exportingWarehouseId, [goods], { orderId: order.id, customerId: order.customerId })
}

test.group('credit', (group) => {
  group.each.teardown(async () => void (await set('warn')))

  test('is only told about while the company warns: what is too much with all that was promised, and what is late', async ({
    assert,
  }) => {
    const [by, customerId] = [await approver(), await limited('late')]
    const order = await asked(customerId, '25', by)
    const { review } = await answered(call('GET', `/sales-orders/${order.id}`, { token: by.token }))
    assert.containsSubset(review.exceptions, [
      { name: 'overLimit', amount: '500000' },
      { name: 'lateDebt', amount: '3000000' },
    ])
    const blind = await clerk(19, ['v'], [[60, 'v']], 'credit')
    const told = await answered(call('GET', `/sales-orders/${order.id}`, { token: blind.token }))
    assert.notMatch(JSON.stringify(told.review.exceptions), /overLimit|lateDebt/)
    assert.equal((await approve(by, order)).status, 200)
    const next = await asked(customerId, '1', by)
    const promised = await answered(call('GET', `/sales-orders/${next.id}`, { token: by.token }))
    assert.containsSubset(promised.review.exceptions, [{ name: 'overLimit', amount: '600000' }])
  })

  test('counts of an order that is revised what is not invoiced of it, and what left for it all the while', async ({
    assert,
  }) => {
    const [by, customerId] = [await approver(), await customer()]
    const { order } = await soldAndIssued(customerId, { ...SOLD, quantity: '10' }, '6', FREE)
    await invoiced(order, '4', { dueDate: '2099-01-01' })
    const client = await superAdmin()
    const { version } = await answered(client.get(`/customers/${customerId}`))
    await answered(client.patch(`/customers/${customerId}`, { version, creditLimit: '1000000' }))
    const now = await answered(client.get(`/sales-orders/${order.id}`))
    const draft = await answered(take('sales-orders', now, 'revise', { comment: 'Khách đổi' }))
    // Another order counts the 400,000 that are owed and the 200,000 that left besides.
    const other = await asked(customerId, '5', by)
    const overOf = async ({ id }: Row) => {
      const { review } = await answered(call('GET', `/sales-orders/${id}`, { token: by.token }))
      return review.exceptions.filter(({ name }: Row) => name === 'overLimit').map(({ amount }: Row) => amount)
    }
    assert.deepEqual(await overOf(other), ['100000'])
    const again = await answered(take('sales-orders', draft, 'request', { values: { approverId: by.userId } }))
    assert.deepEqual(await overOf(again), [])
    const [line] = again.lines
    const more = { version: again.version, lines: [{ id: line.id, quantity: '11' }] }
    const changed = await answered(client.patch(`/sales-orders/${order.id}`, more))
    const anew = await answered(take('sales-orders', changed, 'request', { values: { approverId: by.userId } }))
    assert.deepEqual(await overOf(anew), ['100000'])
  })

  test('takes a reason where the company asks for one, from orders and from goods that leave', async ({ assert }) => {
    const [by, customerId] = [await approver(), await limited('in time')]
    const order = await asked(customerId, '30', by)
    await set('reason')
    const bare = await approve(by, order)
    assert.deepEqual([bare.status, refused(bare)], [422, ['comment:overLimitReason']])
    assert.match(bare.body.errors[0].message, /1,000,000/)
    const approved = await answered(approve(by, order, 'Khách hẹn trả thứ Sáu'))
    const draft = await leaving(approved)
    assert.deepEqual(refused(await take('warehouse-issues', draft, 'request')), ['comment:overLimitReason'])
    const clerkOfStock = await clerk(46, ['v', 'u', 'c'], [], 'credit')
    const blind = await act(clerkOfStock.token, 'warehouse-issues', draft, 'request')
    assert.deepEqual(refused(blind), ['comment:needsReason'])
    assert.notMatch(JSON.stringify(blind.body), /1,000,000/)
    assert.equal((await take('warehouse-issues', draft, 'request', { comment: 'Đã hẹn trả' })).status, 200)
  })

  test('takes the right to decide about debts where the company says so', async ({ assert }) => {
    const [by, decides, customerId] = [await approver(), await creditor(), await limited('late')]
    const [one, other] = [await asked(customerId, '1', by), await asked(customerId, '1', decides)]
    await set('approve')
    assert.deepEqual(refused(await approve(by, one, 'Khách quen')), ['comment:lateDebtRight'])
    assert.equal((await approve(decides, other)).status, 200)
    await set('approve', '3000000')
    assert.equal((await approve(by, one)).status, 200, 'what is late is within what the company overlooks')
  })

  test('is not asked of what was paid before, of customers without a limit, nor where the company does not check', async ({
    assert,
  }) => {
    const [by, customerId] = [await approver(), await limited('late')]
    const order = await answered(approve(by, await asked(customerId, '30', by)))
    const draft = await leaving(order)
    await set('approve')
    const storekeeper = await clerk(46, ['v', 'u', 'c'], [], 'credit')
    const leave = () => act(storekeeper.token, 'warehouse-issues', draft, 'request')
    assert.deepEqual(refused(await leave()), ['comment:needsRight', 'comment:needsRight'])
    await paid(customerId, '3000000', { kind: 'deposit', orderId: order.id })
    assert.equal((await leave()).status, 200)
    const free = await asked(await customer(), '100', by)
    assert.equal((await approve(by, free)).status, 200)
    const last = await asked(customerId, '1', by)
    await set('off')
    assert.equal((await approve(by, last)).status, 200)
  })

  test('lets just one of two orders take what is left of a limit, at once', async ({ assert }) => {
    const [by, customerId] = [await approver(), await limited('in time')]
    const orders = [await asked(customerId, '15', by), await asked(customerId, '15', by)]
    await set('reason')
    const answers = await Promise.all(orders.map((order) => approve(by, order)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 422],
    )
  })

  test('is asked at the end of a sale at once, of what is left to be paid', async ({ assert }) => {
    const customerId = await limited('in time')
    const { productId, warehouseId } = await stocked('100')
    const line = { productId, quantity: '30', priceType: 'piece', salePrice: '100000' }
    const draft = await draftFrom(warehouseId, [line], {
      ...{ customerId, discountSource: 'policy', shippingFee: '0' },
    })
    await set('reason')
    const seller = await clerk(
      46,
      ['c', 'u', 'v'],
      [
        [20, 'c'],
        [20, 'u'],
        [19, 'c'],
        [19, 'u'],
        [24, 'c'],
        [24, 'u'],
        [60, 'v'],
      ],
    )
    const fundId = await fund()
    const sell = (amount: string) =>
      call('POST', `/sales-orders/${draft.id}/sell`, {
        token: seller.token,
        headers: { 'idempotency-key': randomUUID() },
        body: {
          version: draft.version,
          issue: { officerId: seller.userId, driverName: 'Khách tự chở' },
          payment: { amount, fundId },
        },
      })
    assert.deepEqual(refused(await sell('500000')), ['payment.amount:sellCredit'])
    const sold = await sell('1000000')
    assert.equal(sold.status, 200, JSON.stringify(sold.body))
  })
})

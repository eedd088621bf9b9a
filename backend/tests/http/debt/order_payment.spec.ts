import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, customer, invoiced, paid, soldAndIssued, take, type Row } from './owing.ts'

const FREE = { discountSource: 'manual', discount: '0', shippingFee: '0' }
const GOODS = { quantity: '60', priceType: 'piece', salePrice: '100000' }

test.group('how far an order is paid', () => {
  test('follows its invoices and what was paid of them, also as a filter and in the order of a list', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, GOODS, '60', FREE)
    const statusOf = async ({ id }: Row) => (await answered(client.get(`/sales-orders/${id}`))).paymentStatus
    const has = async (status: string) => {
      const { body } = await client.get(`/sales-orders?customerId=${customerId}&paymentStatus=${status}&_end=5`)
      return (body as Row[]).some(({ id }) => id === order.id)
    }
    assert.equal(await statusOf(order), 'pending')
    const { body: copy } = await client.post('/sales-orders', { customerId })
    assert.isNull(await statusOf(copy), 'a draft waits for no payment')
    const first = await invoiced(order, '20')
    assert.equal(await statusOf(order), 'unpaid')
    const receipt = await paid(customerId, '2000000', { invoiceId: first.id })
    assert.equal(await statusOf(order), 'in_progress', 'more is to be invoiced')
    await invoiced(order, '40')
    assert.equal(await statusOf(order), 'in_progress')
    await paid(customerId, '4000000')
    assert.equal(await statusOf(order), 'paid')
    assert.deepEqual([await has('paid'), await has('in_progress')], [true, false])
    const { status } = await client.get(`/sales-orders?_sort=paymentStatus&_end=5`)
    assert.equal(status, 200)
    await answered(take('debt-transactions', receipt, 'undo', { comment: 'Nhầm khách' }))
    assert.equal(await statusOf(order), 'in_progress')
  })

  test('is written by nobody', async ({ assert }) => {
    const { status } = await (await superAdmin()).post('/sales-orders', { paymentStatus: 'paid' })
    assert.equal(status, 400)
  })
})

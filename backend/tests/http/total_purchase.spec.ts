import { test } from '@japa/runner'
import { bandsOf, type Field } from '@barem/resources/kit'
import { api } from '#tests/support/client'
import { act, clerk, director, draft, superAdmin, type Clerk } from '#tests/support/documents/lives'
import { created, resourceOf, sample } from '#tests/support/samples'

const orders = resourceOf('sales-orders')
const customers = resourceOf('customers')
const bands = bandsOf(customers.fields.totalPurchase as Field)

const newCustomer = async () => (await created(customers)).id

/** An order of a customer that was approved, and what it comes to. */
async function approved(customerId: string, asks: Clerk, decides: Clerk) {
  const row = await draft(orders, decides.userId, { customerId })
  const pending = (await act(asks.token, 'sales-orders', row, 'request')).body
  const { status, body } = await act(decides.token, 'sales-orders', pending, 'approve')
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as { id: string; version: number; grandTotal: string }
}

const sumOf = (figures: string[]) => String(figures.reduce((sum, figure) => sum + BigInt(figure), 0n))

const totalOf = async (customerId: string) =>
  (await (await superAdmin()).get(`/customers/${customerId}`)).body.totalPurchase as string

/** The places of the bands in whose list a customer is. */
async function bandsWith(customerId: string): Promise<number[]> {
  const client = await superAdmin()
  const found = await Promise.all(
    bands.map(async ({ from, to }) => {
      const range = `${from ? `&totalPurchase_gte=${from}` : ''}${to ? `&totalPurchase_lte=${to}` : ''}`
      return (await client.get(`/customers?id=${customerId}${range}`)).body.length as number
    }),
  )
  return found.flatMap((count, place) => (count > 0 ? [place] : []))
}

test.group('what customers bought in all', () => {
  test('is the sum of their approved orders, and follows them when they are revised or cancelled', async ({
    assert,
  }) => {
    const [customerId, asks, decides] = [await newCustomer(), await clerk(19), await director(19)]
    assert.equal(await totalOf(customerId), '0')
    const waiting = await draft(orders, decides.userId, { customerId })
    await act(asks.token, 'sales-orders', waiting, 'request')
    assert.equal(await totalOf(customerId), '0', 'what nobody approved does not count')
    const [first, second] = [await approved(customerId, asks, decides), await approved(customerId, asks, decides)]
    assert.equal(await totalOf(customerId), sumOf([first.grandTotal, second.grandTotal]))
    const cancelled = await act(asks.token, 'sales-orders', first, 'cancel', { comment: 'Khách thôi' })
    assert.equal(cancelled.status, 200)
    assert.equal(await totalOf(customerId), second.grandTotal)
    const revised = await act(asks.token, 'sales-orders', second, 'revise', { comment: 'Thêm hàng' })
    assert.equal(revised.status, 200)
    assert.equal(await totalOf(customerId), '0')
  })

  test('filters and sorts their list by bands that meet without a gap', async ({ assert }) => {
    assert.deepEqual(
      bands.map(({ from, to }) => [from, to]),
      [
        [null, '9999999'],
        ['10000000', '49999999'],
        ['50000000', '99999999'],
        ['100000000', '499999999'],
        ['500000000', '999999999'],
        ['1000000000', null],
      ],
    )
    const [none, some, asks, decides] = [await newCustomer(), await newCustomer(), await clerk(19), await director(19)]
    const bought = [await approved(some, asks, decides)]
    while (Number(sumOf(bought.map(({ grandTotal }) => grandTotal))) < 10_000_000)
      bought.push(await approved(some, asks, decides))
    assert.deepEqual([await bandsWith(none), await bandsWith(some)], [[0], [1]])
    const client = await superAdmin()
    const sorted = await client.get(`/customers?id_in=${none},${some}&_sort=totalPurchase&_order=desc`)
    assert.deepEqual(
      sorted.body.map(({ id }: any) => id),
      [some, none],
    )
  })

  test('are hidden from those who may not see orders, in rows, filters and sorts', async ({ assert }) => {
    const { token } = await clerk(13, ['v'])
    const customerId = await newCustomer()
    assert.notProperty((await api(token).get(`/customers/${customerId}`)).body, 'totalPurchase')
    for (const query of ['totalPurchase_gte=1', '_sort=totalPurchase'])
      assert.equal((await api(token).get(`/customers?${query}`)).status, 400, query)
  })

  test('count the orders of their own company only', async ({ assert }) => {
    const elsewhere = await superAdmin('PHUONGNAM')
    const { status, body } = await elsewhere.get('/customers?_sort=totalPurchase&_order=desc&_end=100')
    assert.equal(status, 200)
    for (const { id, totalPurchase } of body) {
      const { body: own } = await elsewhere.get(
        `/sales-orders?customerId=${id}&status_in=approved,in_progress,done&_end=100`,
      )
      assert.equal(totalPurchase, sumOf(own.map(({ grandTotal }: any) => grandTotal)))
    }
  })

  test('are written by nobody', async ({ assert }) => {
    const client = await superAdmin()
    const { status, body } = await client.post('/customers', { ...(await sample(customers)), totalPurchase: '5' })
    assert.deepEqual([status, body.errors[0].field], [400, 'totalPurchase'])
  })
})

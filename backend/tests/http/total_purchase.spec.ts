import { test } from '@japa/runner'
import { bandsOf, money, type Field, type SumOf } from '@barem/resources/kit'
import { valueColumn } from '#app/resources/read/value_column'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf, sample } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { answered, debtor, invoice, paid, soldAndIssued, take } from './debt/owing.ts'

const customers = resourceOf('customers')
const bands = bandsOf(customers.fields.totalPurchase as Field)

const newCustomer = async () => (await created(customers)).id

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
  test('is the sum of their posted invoices, and follows them when they are undone', async ({ assert }) => {
    const customerId = await newCustomer()
    assert.equal(await totalOf(customerId), '0')
    const free = { discountSource: 'manual', discount: '0', shippingFee: '0' }
    const goods = { quantity: '60', priceType: 'piece', salePrice: '100000' }
    const { order } = await soldAndIssued(customerId, goods, '60', free)
    assert.equal(await totalOf(customerId), '0', 'what is not invoiced does not count')
    const drafts = [await invoice(order, '20'), await invoice(order, '30')]
    assert.equal(await totalOf(customerId), '0', 'what is not posted does not count')
    const posted = []
    for (const one of drafts) posted.push(await answered(take('invoices', one, 'request')))
    assert.equal(await totalOf(customerId), '5000000')
    await answered(take('invoices', posted[0]!, 'undo', { comment: 'Sai giá' }))
    assert.equal(await totalOf(customerId), '3000000')
  })

  test('may be added to other documents and ledgers, or lowered by them', async ({ assert }) => {
    const bought = { resource: 'invoices', field: 'grandTotal', by: 'customerId', where: { status: ['done'] } }
    const owed = { ledger: 'receivables', field: 'amount', by: 'customerId' } as const
    const [someone, nobody] = [await debtor('100'), await newCustomer()]
    await paid(someone, '3000000')
    const figuresOf = async (sumOf: SumOf, customerId = someone) => {
      const column = valueColumn('figure', money({ readOnly: true, sumOf }) as Field, 'c')
      const { rows } = await onDatabase((db) =>
        db.query(`select ${column}::text as figure from customers c where c.id = $1`, [customerId]),
      )
      return rows[0].figure
    }
    const [all, left] = [await figuresOf(bought), await figuresOf(owed)]
    assert.equal(Number(all) - Number(left), 3_000_000)
    assert.equal(await figuresOf([bought, { ...owed, sign: -1 }]), '3000000')
    assert.equal(await figuresOf([{ ...owed, sign: -1 }, bought]), '3000000')
    assert.equal(await figuresOf({ ...owed, sign: -1 }), `-${left}`)
    assert.equal(await figuresOf([bought, bought, { ...owed, sign: -1 }]), String(Number(all) + 3_000_000))
    assert.equal(await figuresOf([bought, { ...owed, sign: -1 }], nobody), '0')
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
    const [none, some] = [await newCustomer(), await debtor('100')]
    assert.deepEqual([await bandsWith(none), await bandsWith(some)], [[0], [1]])
    const client = await superAdmin()
    const sorted = await client.get(`/customers?id_in=${none},${some}&_sort=totalPurchase&_order=desc`)
    assert.deepEqual(
      sorted.body.map(({ id }: any) => id),
      [some, none],
    )
  })

  test('are hidden from those who may not see invoices, in rows, filters and sorts', async ({ assert }) => {
    const { token } = await clerk(13, ['v'])
    const customerId = await newCustomer()
    assert.notProperty((await api(token).get(`/customers/${customerId}`)).body, 'totalPurchase')
    for (const query of ['totalPurchase_gte=1', '_sort=totalPurchase'])
      assert.equal((await api(token).get(`/customers?${query}`)).status, 400, query)
  })

  test('count the invoices of their own company only', async ({ assert }) => {
    const elsewhere = await superAdmin('PHUONGNAM')
    const { status, body } = await elsewhere.get('/customers?_sort=totalPurchase&_order=desc&_end=100')
    assert.equal(status, 200)
    for (const { id, totalPurchase } of body) {
      const { body: own } = await elsewhere.get(`/invoices?customerId=${id}&status=done&_end=100`)
      const { body: back } = await elsewhere.get(`/returns?customerId=${id}&status=done&_end=100`)
      const kinds = 'kind_in=price_cut,volume_discount'
      const { body: cuts } = await elsewhere.get(`/debt-adjustments?customerId=${id}&status=done&${kinds}&_end=100`)
      const bought = sumOf(own.map(({ grandTotal }: any) => grandTotal))
      const less = [...back.map(({ totalRefund }: any) => totalRefund), ...cuts.map(({ amount }: any) => amount)]
      assert.equal(totalPurchase, sumOf([bought, ...less.map((amount) => `-${amount}`)]))
    }
  })

  test('are written by nobody', async ({ assert }) => {
    const client = await superAdmin()
    const { status, body } = await client.post('/customers', { ...(await sample(customers)), totalPurchase: '5' })
    assert.deepEqual([status, body.errors[0].field], [400, 'totalPurchase'])
  })
})

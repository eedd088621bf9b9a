import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { addPolicy, ask, newCustomer, newProduct, policy } from './quoting.ts'

/** Nobody orders on this day. */
const IDLE = { validFrom: '2071-03-01', validTo: '2071-03-01' }
const superAdmin = async () => api(await signIn('superadmin'))
const refusal = ({ status, body }: { status: number; body: any }) => [
  status,
  body.code,
  body.errors?.[0]?.field,
  body.errors?.[0]?.rule,
]

test.group('a discount policy', () => {
  test('asks for what the specification says, and for the money basis only where it is money', async ({ assert }) => {
    const client = await superAdmin()
    for (const field of ['type', 'name', 'discount', 'condition', 'quantity', 'volume', 'audience']) {
      const { [field]: _left, ...rest } = policy(IDLE) as Record<string, unknown>
      assert.deepEqual(refusal(await client.post('/discount-policies', rest)), [422, 'COM_ERR_001', field, 'required'])
    }
    assert.containsSubset((await client.post('/discount-policies', policy({ ...IDLE, moneyBasis: 'per_kg' }))).body, {
      moneyBasis: null,
      customerTypeId: null,
    })
    assert.equal((await client.post('/discount-policies', policy({ ...IDLE, type: 'money' }))).body.moneyBasis, 'order')
  })

  test('takes off no more than all, and ends no earlier than it begins', async ({ assert }) => {
    const client = await superAdmin()
    assert.deepEqual(refusal(await client.post('/discount-policies', policy({ discount: '100.01' }))), [
      422,
      'COM_ERR_001',
      'discount',
      'range',
    ])
    assert.deepEqual(refusal(await client.post('/discount-policies', policy({ discount: '0' }))), [
      422,
      'COM_ERR_001',
      'discount',
      'range',
    ])
    assert.equal((await client.post('/discount-policies', policy({ ...IDLE, discount: '100' }))).status, 201)
    assert.deepEqual(
      refusal(await client.post('/discount-policies', policy({ validFrom: '2071-02-02', validTo: '2071-02-01' }))),
      [422, 'COM_ERR_001', 'validTo', 'notBefore'],
    )
  })
})

test.group('the discount of an order', () => {
  /** A customer of an own type, and goods that weigh a kg each and cost what is said. */
  async function shop() {
    const [customer, product, other] = [
      await newCustomer(),
      await newProduct({ weightMode: 'per_piece', densityWeight: '1', length: undefined }),
      await newProduct({ weightMode: 'per_piece', densityWeight: '0.01', length: undefined }),
    ]
    const kg = (quantity: string, unitPrice = '16000') => ({
      productId: product.id,
      quantity,
      priceType: 'barem_kg',
      unitPrice,
    })
    return { ...customer, product, other, kg }
  }
  const discount = async (customerId: string, lines: unknown[], more = {}) =>
    (await ask({ customerId, lines, ...more })).discount

  test('2 % for a type of customers from 100 pieces and 5,000 kg on: a hundredth of a kg short, and reached', async ({
    assert,
  }) => {
    const { customerTypeId, customerId, kg, other } = await shop()
    const own = await addPolicy({ customerTypeId })
    const short = await discount(customerId, [
      kg('4999'),
      { productId: other.id, quantity: '99', priceType: 'barem_kg', unitPrice: '0' },
    ])
    assert.containsSubset(short, {
      total: '0',
      applied: [],
      hints: [
        {
          code: own.code,
          name: own.name,
          type: 'rate',
          discount: '2',
          quantity: null,
          volume: '0.01',
          amount: '1599680',
        },
      ],
    })
    const loser = short.losers.find(({ code }: any) => code === own.code)
    assert.deepEqual(loser.why, {
      reason: 'below_threshold',
      quantity: null,
      volume: { have: '4999.99', need: '5000', short: '0.01' },
    })
    const reached = await discount(customerId, [
      kg('4999'),
      { productId: other.id, quantity: '100', priceType: 'barem_kg', unitPrice: '0' },
    ])
    assert.containsSubset(reached, {
      total: '1599680',
      perLine: ['1599680', '0'],
      applied: [{ id: own.id, code: own.code, version: 1, amount: '1599680' }],
      hints: [],
    })
    const stranger = await discount((await newCustomer()).customerId, [kg('5000')])
    assert.deepEqual(stranger.losers.find(({ code }: any) => code === own.code).why, { reason: 'other_customer_type' })
  })

  test('by thresholds of pieces, of kg, both or one of them; 0 is always reached', async ({ assert }) => {
    const { customerTypeId, customerId, kg } = await shop()
    const { id } = await addPolicy({ customerTypeId, quantity: '100', volume: '200' })
    const client = await superAdmin()
    const given = async (body: Record<string, unknown>, quantity: string) => {
      assert.equal((await client.patch(`/discount-policies/${id}`, body)).status, 200)
      return (await discount(customerId, [kg(quantity, '1000')])).total
    }
    assert.equal(await given({ condition: 'both' }, '150'), '0')
    assert.equal(await given({ condition: 'quantity' }, '150'), '3000')
    assert.equal(await given({ condition: 'volume' }, '199'), '0')
    assert.equal(await given({ condition: 'either' }, '150'), '3000')
    assert.equal(await given({ condition: 'both', volume: '0' }, '100'), '2000')
    assert.equal(await given({ condition: 'volume' }, '1'), '20')
  })

  test('in money for an order, a kg or a piece, and at most so much', async ({ assert }) => {
    const { customerTypeId, customerId, kg } = await shop()
    const { id } = await addPolicy({
      customerTypeId,
      type: 'money',
      discount: '100',
      moneyBasis: 'per_kg',
      quantity: '0',
      volume: '0',
    })
    const client = await superAdmin()
    const given = async (body: Record<string, unknown>) => {
      assert.equal((await client.patch(`/discount-policies/${id}`, body)).status, 200)
      return (await discount(customerId, [kg('5000')])).total
    }
    assert.equal(await given({}), '500000')
    assert.equal(await given({ maxAmount: '300000' }), '300000')
    assert.equal(await given({ maxAmount: null, moneyBasis: 'per_piece', discount: '1500.5' }), '7502500')
    assert.equal(await given({ moneyBasis: 'order', discount: '500000' }), '500000')
    assert.equal(await given({ discount: '99999999999' }), '80000000')
  })

  test('counts the goods of its groups and types alone, and is split over their lines', async ({ assert }) => {
    const { customerTypeId, customerId, kg, product } = await shop()
    const beside = await newProduct({ weightMode: 'per_piece', densityWeight: '1', length: undefined })
    const line = { productId: beside.id, quantity: '9000', priceType: 'barem_kg', unitPrice: '10000' }
    await addPolicy({ customerTypeId, productGroupIds: [product.productGroupId], volume: '100' })
    assert.containsSubset(await discount(customerId, [line, kg('99')]), { total: '0' })
    assert.containsSubset(await discount(customerId, [line, kg('100')]), { total: '32000', perLine: ['0', '32000'] })
  })

  test('is the greatest; equal ones go by priority; those that stack add up; each loser is told by whom', async ({
    assert,
  }) => {
    const { customerTypeId, customerId, kg } = await shop()
    const own = (more: Record<string, unknown>) => addPolicy({ customerTypeId, quantity: '0', volume: '0', ...more })
    const two = await own({})
    const five = await own({ discount: '5' })
    const again = await own({ discount: '5', priority: 7 })
    const first = await discount(customerId, [kg('5000')])
    assert.deepEqual(
      first.applied.map(({ code }: any) => code),
      [again.code],
    )
    const why = Object.fromEntries(first.losers.map(({ code, why }: any) => [code, why]))
    assert.deepEqual(
      [why[two.code as string], why[five.code as string]],
      [
        { reason: 'smaller', amount: '1600000', by: [again.code] },
        { reason: 'lower_priority', amount: '4000000', by: [again.code] },
      ],
    )
    const [three, four] = [await own({ discount: '3', stackable: true }), await own({ discount: '4', stackable: true })]
    const stacked = await discount(customerId, [kg('5000')])
    assert.equal(stacked.total, '5600000')
    assert.deepEqual(stacked.applied.map(({ code }: any) => code).sort(), [three.code, four.code].sort())
  })

  test('holds on the day of the order, whenever it is asked', async ({ assert }) => {
    const { customerTypeId, customerId, kg } = await shop()
    await addPolicy({ customerTypeId, quantity: '0', volume: '0', validFrom: '2071-12-24', validTo: '2071-12-25' })
    const on = async (orderDate: string) => (await discount(customerId, [kg('5000')], { orderDate })).total
    assert.deepEqual(
      [await on('2071-12-23'), await on('2071-12-24'), await on('2071-12-25'), await on('2071-12-26')],
      ['0', '1600000', '1600000', '0'],
    )
  })
})

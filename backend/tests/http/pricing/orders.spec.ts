import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { seller } from '#tests/support/documents/orders'
import { created, resourceOf, sample } from '#tests/support/samples'
import { addPolicy, addRule, ask, DAY, newCustomer, newProduct } from './quoting.ts'

type Body = Record<string, any>

const superAdmin = async () => api(await signIn('superadmin'))
const post = async (body: Body) => (await superAdmin()).post('/sales-orders', body)

const kilo = { weightMode: 'per_piece', densityWeight: '1', length: undefined, allowFraction: true }
const line = (productId: string, quantity: string, more: Body = {}) => ({
  productId,
  quantity,
  priceType: 'barem_kg',
  salePrice: '16000',
  ...more,
})

/** An order on `DAY` by the policies, of a customer of an own type. */
async function order(customerId: string, lines: Body[], more: Body = {}): Promise<Body> {
  const {
    lines: _lines,
    discount: _discount,
    deliveryTariffId: _tariff,
    ...header
  } = (await sample(resourceOf('sales-orders'), 'DONGA', 'required')) as Body
  return {
    ...header,
    customerId,
    orderDate: DAY,
    receivingDate: '2071-12-31',
    discountSource: 'policy',
    lines,
    ...more,
  }
}

test.group('the prices of an order', () => {
  test('are suggested for each line, by its goods as they were when it was written', async ({ assert }) => {
    const { customerId } = await newCustomer()
    const product = await newProduct()
    await addRule({ scope: 'product', productId: product.id })
    const { status, body } = await post(
      await order(customerId, [line(product.id, '10'), line((await newProduct()).id, '1', { priceType: 'piece' })]),
    )
    assert.equal(status, 201, JSON.stringify(body))
    assert.deepEqual(
      body.lines.map(({ suggestedPrice }: Body) => suggestedPrice),
      ['15750.00', '286530.00'],
    )
  })

  test('of a stored line go by the weights that it keeps, in a quote and in the order, whatever its product weighs by now', async ({
    assert,
  }) => {
    const { customerId, customerTypeId } = await newCustomer()
    const product = await newProduct()
    await addPolicy({ customerTypeId, condition: 'volume', quantity: '0', volume: '180' })
    const client = await superAdmin()
    const { body: draft } = await post(await order(customerId, [line(product.id, '10')]))
    await client.patch(`/products/${product.id}`, { densityWeight: '1.5' })
    const typed = line(product.id, '10', { unitPrice: '16000' })
    const discount = async (more: Body) => (await ask({ customerId, lines: [{ ...typed, ...more }] })).discount.total
    assert.deepEqual([await discount({ id: draft.lines[0].id }), await discount({})], ['59155', '0'])
    assert.equal((await client.patch(`/sales-orders/${draft.id}`, { contractNumber: 'HD-1' })).body.discount, '59155')
  })

  test('come with the delivery fee by the tariff, split over the lines; the fee that is charged stays the order’s own', async ({
    assert,
  }) => {
    const { customerId } = await newCustomer()
    const [heavy, middle, light] = [await newProduct(kilo), await newProduct(kilo), await newProduct(kilo)]
    const tariff = await created(resourceOf('shipping-fees'), {
      name: 'Theo chuyến',
      method: 'per_trip',
      tripRate: '1500000',
    })
    const { body } = await post(
      await order(customerId, [line(heavy.id, '924.3'), line(middle.id, '361'), line(light.id, '40.25')], {
        deliveryTariffId: tariff.id,
        shippingFee: '1200000',
      }),
    )
    assert.containsSubset(body, { suggestedShippingFee: '1500000', shippingFee: '1200000' })
    assert.deepEqual(
      body.lines.map(({ suggestedDeliveryFee }: Body) => suggestedDeliveryFee),
      ['1045943', '408510', '45547'],
    )
  })
})

test.group('the discount of a saved order', () => {
  test('is that of the policies, with the share of each line and which policy it was', async ({ assert }) => {
    const { customerId, customerTypeId } = await newCustomer()
    const [one, other] = [await newProduct(kilo), await newProduct(kilo)]
    const own = await addPolicy({ customerTypeId })
    const { body } = await post(
      await order(customerId, [line(one.id, '4000'), line(other.id, '1000')], { discount: '7' }),
    )
    assert.containsSubset(body, {
      total: '80000000',
      discount: '1600000',
      discountPolicy: `${own.code} v1`,
      grandTotal: '78400000',
    })
    assert.deepEqual(
      body.lines.map(({ discountShare }: Body) => discountShare),
      ['1280000', '320000'],
    )
  })

  test('follows each change of the draft: thresholds, dates and the policy itself', async ({ assert }) => {
    const { customerId, customerTypeId } = await newCustomer()
    const product = await newProduct(kilo)
    const own = await addPolicy({ customerTypeId })
    const client = await superAdmin()
    const { body: draft } = await post(await order(customerId, [line(product.id, '5000')]))
    const change = async (changes: Body) => {
      const { status, body } = await client.patch(`/sales-orders/${draft.id}`, changes)
      assert.equal(status, 200, JSON.stringify(body))
      return [body.discount, body.discountPolicy]
    }
    assert.deepEqual(await change({ lines: [{ id: draft.lines[0].id, ...line(product.id, '4999') }] }), ['0', null])
    assert.deepEqual(await change({ lines: [{ id: draft.lines[0].id, ...line(product.id, '6000') }] }), [
      '1920000',
      `${own.code} v1`,
    ])
    assert.deepEqual(await change({ orderDate: '2071-10-02' }), ['0', null])
    await client.patch(`/discount-policies/${own.id}`, { discount: '3', validTo: null })
    assert.deepEqual(await change({ orderDate: '2071-10-03' }), ['2880000', `${own.code} v2`])
  })

  test('that a person decided is spread over the lines, and never more than they come to', async ({ assert }) => {
    const { customerId, customerTypeId } = await newCustomer()
    const products = [await newProduct(kilo), await newProduct(kilo), await newProduct(kilo)]
    await addPolicy({ customerTypeId, quantity: '0', volume: '0' })
    const lines = [
      line(products[0]!.id, '1', { salePrice: '14322500' }),
      line(products[1]!.id, '1', { salePrice: '14000001' }),
      line(products[2]!.id, '1', { salePrice: '999' }),
    ]
    const { body } = await post(await order(customerId, lines, { discountSource: 'manual', discount: '333333' }))
    assert.containsSubset(body, { discount: '333333', discountPolicy: null })
    assert.deepEqual(
      body.lines.map(({ discountShare }: Body) => discountShare),
      ['168558', '164763', '12'],
    )
    const tooMuch = await post(await order(customerId, lines, { discountSource: 'manual', discount: '28323501' }))
    assert.deepEqual(
      [tooMuch.status, tooMuch.body.errors[0].field, tooMuch.body.errors[0].rule],
      [422, 'discount', 'aboveTotal'],
    )
    const back = (await (await superAdmin()).patch(`/sales-orders/${body.id}`, { discountSource: 'policy' })).body
    assert.equal(back.discount, '566470')
  })

  test('is frozen by the request and the approval: whatever becomes of the policy, the approved order has what was asked for', async ({
    assert,
  }) => {
    const { customerId, customerTypeId } = await newCustomer()
    const own = await addPolicy({ customerTypeId, quantity: '0', volume: '0' })
    const client = await superAdmin()
    const approver = await seller()
    const { body: draft } = await post(
      await order(customerId, [line((await newProduct(kilo)).id, '5000')], { approverId: approver.userId }),
    )
    const asked = await client.post(`/sales-orders/${draft.id}/request`, { version: draft.version })
    assert.equal(asked.status, 200, JSON.stringify(asked.body))
    await client.patch(`/discount-policies/${own.id}`, { discount: '50' })
    const approved = await approver.api.post(`/sales-orders/${draft.id}/approve`, { version: asked.body.version })
    assert.equal(approved.status, 200, JSON.stringify(approved.body))
    assert.containsSubset(approved.body, {
      status: 'approved',
      discount: '1600000',
      discountPolicy: `${own.code} v1`,
      lines: [{ discountShare: '1600000' }],
    })
    const revised = (
      await client.post(`/sales-orders/${draft.id}/revise`, { version: approved.body.version, comment: 'Thêm hàng' })
    ).body
    const changed = (
      await client.patch(`/sales-orders/${draft.id}`, { version: revised.version, contractNumber: 'HD-2' })
    ).body
    assert.deepEqual(
      [revised.discount, changed.discount, changed.discountPolicy],
      ['1600000', '40000000', `${own.code} v2`],
    )
  })

  test('stays as it is while nothing that matters for it is saved', async ({ assert }) => {
    const { customerId, customerTypeId } = await newCustomer()
    const own = await addPolicy({ customerTypeId, quantity: '0', volume: '0' })
    const client = await superAdmin()
    const { body: draft } = await post(await order(customerId, [line((await newProduct(kilo)).id, '5000')]))
    await client.patch(`/discount-policies/${own.id}`, { discount: '50' })
    const noted = (await client.patch(`/sales-orders/${draft.id}`, { note: 'Chỉ ghi chú' })).body
    assert.deepEqual([noted.discount, noted.discountPolicy], ['1600000', `${own.code} v1`])
  })
})

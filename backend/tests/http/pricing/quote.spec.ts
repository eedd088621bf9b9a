import { test } from '@japa/runner'
import { api, call, companies, signIn } from '#tests/support/client'
import { entered, newPerson, newRole } from '#tests/support/people'
import { created, resourceOf } from '#tests/support/samples'
import { addPolicy, addRule, ask, DAY, newCustomer, newProduct } from './quoting.ts'

const personWith = async (permissions: [number, string][]) =>
  (await entered(await newPerson(await newRole(permissions)))).token

test.group('a quote', () => {
  test('is for everybody who is signed in, as orders are', async ({ assert }) => {
    const body = { orderDate: DAY, lines: [] }
    const [seller, stranger] = [
      await personWith([[19, 'v']]),
      await personWith([
        [52, 'f'],
        [49, 'f'],
      ]),
    ]
    assert.equal((await call('POST', '/sales-orders/quote', { token: seller, body })).status, 200)
    assert.equal((await call('POST', '/sales-orders/quote', { token: stranger, body })).status, 200)
    assert.equal((await call('POST', '/sales-orders/quote', { body })).status, 401)
  })

  test('refuses what an order does not have, and a missing day; half-typed lines it answers', async ({ assert }) => {
    const client = api(await signIn('superadmin'))
    const product = await newProduct()
    const unknown = await client.post('/sales-orders/quote', { orderDate: DAY, lines: [], nosuchfield: 1 })
    assert.deepEqual([unknown.status, unknown.body.errors[0].field], [400, 'nosuchfield'])
    const dayless = await client.post('/sales-orders/quote', { lines: [] })
    assert.deepEqual([dayless.status, dayless.body.errors[0].field], [422, 'orderDate'])
    const { lines } = await ask({
      customerId: 'x',
      shippingAddress: 7,
      lines: [
        'x',
        null,
        { productId: 'abc' },
        { productId: product.id, quantity: {}, length: '-1', unitPrice: 'NaN', priceType: 'tấn' },
      ],
    })
    assert.deepEqual(
      lines.map(({ suggested }: any) => (suggested.ok ? suggested.price : suggested.reason)),
      ['unknown_product', 'unknown_product', 'unknown_product', '15500'],
    )
  })

  test('knows products, customers, rules, policies and tariffs of the own company alone', async ({ assert }) => {
    const [ours, theirs] = companies
    const product = await newProduct({}, theirs)
    const { customerId, customerTypeId } = await newCustomer(theirs)
    const rule = await addRule({ scope: 'product', productId: product.id }, theirs)
    const own = await addPolicy({ customerTypeId, quantity: '0', volume: '0' }, theirs)
    const fee = await created(
      resourceOf('shipping-fees'),
      { name: 'Theo chuyến', method: 'per_trip', tripRate: '500000' },
      theirs,
    )
    const body = {
      customerId,
      deliveryTariffId: fee.id,
      lines: [{ productId: product.id, quantity: '10', priceType: 'barem_kg', unitPrice: '15500' }],
    }
    const there = await ask(body, await signIn('superadmin', theirs))
    assert.containsSubset(there, {
      lines: [{ suggested: { ok: true, price: '15750', rule: { code: rule.code } }, deliveryFee: '500000' }],
      discount: { applied: [{ code: own.code }] },
      delivery: { ok: true, fee: '500000' },
    })
    const here = await ask(body, await signIn('superadmin', ours))
    assert.containsSubset(here, {
      lines: [{ suggested: { ok: false, reason: 'unknown_product' }, deliveryFee: null }],
      delivery: null,
    })
    assert.notInclude(JSON.stringify(here), own.id)
  })
})

test.group('a quote for those who may not see costs', () => {
  test('has the prices and why, and nothing that tells the cost', async ({ assert }) => {
    const product = await newProduct()
    await addRule({ scope: 'product', productId: product.id, minMargin: '3' })
    await addRule({ scope: 'product', productId: product.id, base: 'source_price', priority: 5 })
    const body = { lines: [{ productId: product.id, quantity: '1', priceType: 'barem_kg', unitPrice: '15000' }] }
    const open = (
      await ask(
        body,
        await personWith([
          [19, 'v'],
          [58, 'v'],
        ]),
      )
    ).lines[0].suggested
    assert.containsSubset(open, { price: '15750', base: 'last_import', floor: '15450', belowMargin: true })
    const blind = (await ask(body, await personWith([[19, 'v']]))).lines[0].suggested
    assert.deepEqual(Object.keys(blind).sort(), ['ok', 'price', 'reasons', 'rule'])
    assert.deepEqual(
      blind.reasons.slice(0, 2).map(({ reason, price, ...rest }: any) => [reason, price, Object.keys(rest).sort()]),
      [
        ['no_price', null, ['code', 'name']],
        ['chosen', '15750', ['code', 'name']],
      ],
    )
  })

  test('takes no source price, which would tell the markup, by any name or value', async ({ assert }) => {
    const product = await newProduct()
    await addRule({ scope: 'product', productId: product.id, base: 'source_price' })
    const body = { orderDate: DAY, lines: [{ productId: product.id, quantity: '1', priceType: 'barem_kg' }] }
    const [blind, sees] = [
      await personWith([[19, 'f']]),
      await personWith([
        [19, 'f'],
        [58, 'v'],
      ]),
    ]
    for (const sourcePrice of ['10000', '0', null, {}]) {
      const refused = await api(blind).post('/sales-orders/quote', { ...body, sourcePrice })
      assert.deepEqual(
        [refused.status, refused.body.code, refused.body.errors?.map(({ field, rule }: any) => [field, rule])],
        [400, 'COM_ERR_001', [['sourcePrice', 'unknownField']]],
      )
    }
    const line = { ...body.lines[0], sourcePrice: '10000', importPrice: '10000', costPrice: '10000' }
    const hidden = (await ask({ ...body, lines: [line] }, blind)).lines[0].suggested
    assert.deepEqual(hidden, (await ask(body, blind)).lines[0].suggested, 'a line says no cost either')
    const open = (await ask({ ...body, sourcePrice: '10000', calculationMethod: 'barem_kg' }, sees)).lines[0].suggested
    assert.equal(open.price, '10500')
  })

  test('does not change by a byte with the cost, save for the prices that follow it', async ({ assert }) => {
    const client = api(await signIn('superadmin'))
    const [fixed, marked, listed] = [await newProduct(), await newProduct(), await newProduct()]
    const { customerId, customerTypeId } = await newCustomer()
    await addPolicy({ customerTypeId, quantity: '0', volume: '0' })
    await addRule({ scope: 'product', productId: fixed.id, method: 'fixed', fixedPrice: '15600', minMargin: '5' })
    await addRule({ scope: 'product', productId: marked.id, minMargin: '50' })
    const fee = await created(resourceOf('shipping-fees'), { name: 'Theo kg', method: 'per_kg', kgRate: '150' })
    const line = (productId: string, unitPrice = '15000') => ({
      productId,
      quantity: '7',
      priceType: 'barem_kg',
      unitPrice,
    })
    const body = {
      orderDate: DAY,
      customerId,
      deliveryTariffId: fee.id,
      lines: [line(fixed.id), line(marked.id), line(listed.id)],
    }
    const seller = await personWith([[19, 'v']])
    const before = await ask(body, seller)
    for (const { id } of [fixed, marked, listed])
      assert.equal((await client.patch(`/products/${id}`, { costPrice: '20000' })).status, 200)
    const after = await ask(body, seller)
    assert.deepEqual([before.lines[1].suggested.price, after.lines[1].suggested.price], ['15750', '21000'])
    const priceless = (answer: any) => JSON.stringify(answer).replaceAll(/"price":"(15750|21000)"/g, '"price":"…"')
    assert.equal(priceless(after), priceless(before))
    const seesCost = await personWith([
      [19, 'v'],
      [58, 'v'],
    ])
    assert.isTrue((await ask(body, seesCost)).lines[0].suggested.belowMargin)
  })
})

test.group('a suggested delivery fee', () => {
  const fee = (body: Record<string, unknown>) => created(resourceOf('shipping-fees'), { name: 'Biểu phí thử', ...body })
  const kg = async (weights: string[]) =>
    Promise.all(
      weights.map(async (quantity) => ({
        productId: (await newProduct({ weightMode: 'per_piece', densityWeight: '1', length: undefined })).id,
        quantity,
        priceType: 'barem_kg',
        unitPrice: '16000',
      })),
    )

  test('is split over the lines by weight: 1,500,000 over 924.3, 361 and 40.25 kg', async ({ assert }) => {
    const tariff = await fee({ method: 'per_trip', tripRate: '1500000' })
    const { lines, delivery } = await ask({ deliveryTariffId: tariff.id, lines: await kg(['924.3', '361', '40.25']) })
    assert.deepEqual(
      lines.map(({ deliveryFee }: any) => deliveryFee),
      ['1045943', '408510', '45547'],
    )
    assert.containsSubset(delivery, { ok: true, fee: '1500000', reason: 'calculated', weight: '1325.55', trips: 1 })
  })

  test('by zones is that of the province, whichever system its address is of; a province has one zone in a tariff', async ({
    assert,
  }) => {
    const tariff = await fee({ method: 'per_kg', kgRate: '0', minimum: '500000', status: 'inactive' })
    const client = api(await signIn('superadmin'))
    const zone = (more: Record<string, unknown>) =>
      client.post('/shipping-zones', { name: 'Khu vực thử', shippingFeeId: tariff.id, per: 'trip', ...more })
    assert.equal((await zone({ province: '01', rate: '900000' })).status, 201)
    assert.equal((await zone({ province: '31', per: 'kg', rate: '150.5' })).status, 201)
    const again = await zone({ province: '01', rate: '1' })
    assert.deepEqual(
      [again.status, again.body.errors[0].field, again.body.errors[0].message],
      [409, 'province', 'Another one with the same tariff and province exists'],
    )
    assert.equal(
      (await client.patch(`/shipping-fees/${tariff.id}`, { method: 'zone', capacity: '8000', status: 'active' }))
        .status,
      200,
    )
    const lines = await kg(['8000.5'])
    const to = async (shippingAddress: Record<string, unknown> | null) => {
      const { delivery: found } = await ask({ deliveryTariffId: tariff.id, shippingAddress, lines })
      return found.ok ? found.fee : found.missing
    }
    assert.equal(await to({ system: 'new', province: '01', district: null, ward: '00004' }), '1800000')
    assert.equal(await to({ system: 'old', province: '31', district: '303', ward: '11296' }), '1204075')
    // Hải Dương is part of Hải Phòng now; Bà Rịa - Vũng Tàu of Ho Chi Minh City, which has no zone here.
    assert.equal(await to({ system: 'old', province: '30', district: '288', ward: '10507' }), '1204075')
    assert.deepEqual(
      [await to({ system: 'new', province: '79' }), await to(null), await to({ system: 'old', province: '77' })],
      [['zone'], ['zone'], ['zone']],
    )
  })

  test('counts trips by what a vehicle carries, kg, or tonnes and km; at least the minimum, and nothing from an amount on', async ({
    assert,
  }) => {
    const lines = await kg(['8000.5'])
    const delivery = async (tariff: Record<string, unknown>, more = {}) => {
      const { delivery: found } = await ask({ deliveryTariffId: (await fee(tariff)).id, lines, ...more })
      return found.ok ? [found.fee, found.reason] : found.missing
    }
    assert.deepEqual(await delivery({ method: 'per_trip', tripRate: '900000', capacity: '8000' }), [
      '1800000',
      'calculated',
    ])
    assert.deepEqual(await delivery({ method: 'per_kg', kgRate: '150.5' }), ['1204075', 'calculated'])
    assert.deepEqual(await delivery({ method: 'per_kg', kgRate: '10', minimum: '300000' }), ['300000', 'minimum'])
    assert.deepEqual(await delivery({ method: 'per_ton_km', tonKmRate: '2500' }, { distance: '42.5' }), [
      '850053',
      'calculated',
    ])
    assert.deepEqual(await delivery({ method: 'per_ton_km', tonKmRate: '2500' }), ['distance'])
    assert.deepEqual(await delivery({ method: 'per_kg', kgRate: '150', freeFrom: '128008000' }), ['0', 'free'])
    assert.deepEqual(
      await delivery(
        { method: 'per_kg', kgRate: '150', freeFrom: '128008000' },
        { discountSource: 'manual', discount: '1' },
      ),
      ['1200075', 'calculated'],
    )
  })
})

import { test } from '@japa/runner'
import { call } from '#tests/support/client'
import { entered, newPerson, newRole } from '#tests/support/people'
import { target } from '#tests/support/samples'
import { addRule, ask, newCustomer, newProduct, priceRule } from './quoting.ts'
import { refusal, superAdmin } from './refusing.ts'

test.group('a price configuration', () => {
  test('ends no earlier than it begins', async ({ assert }) => {
    const answer = await (
      await superAdmin()
    ).post('/price-configurations', priceRule({ validFrom: '2071-02-02', validTo: '2071-02-01' }))
    assert.deepEqual(refusal(answer), [422, 'COM_ERR_001', 'validTo', 'notBefore'])
  })

  test('has the goods and the figure that its scope and method name, and no others', async ({ assert }) => {
    const client = await superAdmin()
    const type = await target('product-types')
    assert.deepEqual(
      refusal(await client.post('/price-configurations', priceRule({ scope: 'group', productTypeId: type }))),
      [422, 'COM_ERR_001', 'productGroupId', 'required'],
    )
    const { body } = await client.post(
      '/price-configurations',
      priceRule({
        scope: 'type',
        productTypeId: type,
        productId: (await newProduct()).id,
        method: 'markup_vnd_per_kg',
        markupPerKg: '700',
        fixedPrice: '1',
      }),
    )
    assert.containsSubset(body, {
      productTypeId: type,
      productId: null,
      productGroupId: null,
      markupPerKg: '700.00',
      markupPercent: null,
      fixedPrice: null,
    })
  })

  test('keeps its markups, freight and margin from those who may not see costs', async ({ assert }) => {
    const row = await addRule({
      scope: 'product',
      productId: (await newProduct()).id,
      inboundFreight: '120.5',
      minMargin: '3',
    })
    assert.containsSubset(row, { markupPercent: '5.00', inboundFreight: '120.50', minMargin: '3.00' })
    const { costPrice, seesNoCost } = await people()
    const seen = await call('GET', `/price-configurations/${row.id}`, { token: costPrice })
    const blind = await call('GET', `/price-configurations/${row.id}`, { token: seesNoCost })
    assert.equal(seen.body.markupPercent, '5.00')
    assert.equal(blind.status, 200)
    for (const field of ['markupPercent', 'markupPerKg', 'inboundFreight', 'minMargin'])
      assert.notProperty(blind.body, field)
  })
})

/** Two who may see price configurations, one of them costs too. */
async function people() {
  const enter = async (permissions: [number, string][]) =>
    (await entered(await newPerson(await newRole(permissions)))).token
  return {
    costPrice: await enter([
      [52, 'v'],
      [58, 'v'],
    ]),
    seesNoCost: await enter([[52, 'v']]),
  }
}

test.group('a suggested price', () => {
  const goods = { densityWeight: '1.58', length: '11.7' }
  const priceOf = async (productId: string, more: Record<string, unknown> = {}, line: Record<string, unknown> = {}) => {
    const { suggested } = (
      await ask({ ...more, lines: [{ productId, quantity: '1', priceType: 'barem_kg', ...line }] })
    ).lines[0]
    return suggested.ok ? suggested.price : suggested.reason
  }

  test('is the cost with its markup and freight, switched to the asked price type, on its step', async ({ assert }) => {
    const product = await newProduct(goods)
    const rule = { scope: 'product', productId: product.id }
    const { id } = await addRule({ ...rule, method: 'markup_vnd_per_kg', markupPerKg: '700' })
    const client = await superAdmin()
    assert.equal(await priceOf(product.id), '15700')
    assert.equal(await priceOf(product.id, {}, { priceType: 'piece' }), '290230')
    const changed = async (body: Record<string, unknown>) => {
      assert.equal((await client.patch(`/price-configurations/${id}`, body)).status, 200)
      return priceOf(product.id)
    }
    assert.equal(await changed({ inboundFreight: '120.5' }), '15821')
    assert.equal(await changed({ roundingStep: '100', roundingDirection: 'up' }), '15900')
    assert.equal(await changed({ roundingDirection: 'down' }), '15800')
    assert.equal(
      await changed({
        method: 'markup_percent',
        markupPercent: '5',
        inboundFreight: '100',
        roundingStep: '1',
        roundingDirection: 'nearest',
      }),
      '15850',
    )
    assert.equal(await changed({ method: 'fixed', fixedPrice: '16250' }), '16250')
    assert.equal(await priceOf(product.id, {}, { priceType: 'piece' }), '300398')
  })

  test('comes from the most specific configuration, then the higher priority, then the newest; each loser is told why', async ({
    assert,
  }) => {
    const product = await newProduct(goods)
    const { customerTypeId, customerId } = await newCustomer()
    const salesMethodId = await target('sales-methods')
    const fixed = (fixedPrice: string, more: Record<string, unknown>) =>
      addRule({ method: 'fixed', fixedPrice, ...more })
    const all = await fixed('1', { scope: 'all', customerTypeId })
    const group = await fixed('2', { scope: 'group', productGroupId: product.productGroupId })
    const type = await fixed('3', { scope: 'type', productTypeId: product.productTypeId })
    const own = await fixed('4', { scope: 'product', productId: product.id })
    const forType = await fixed('5', { scope: 'product', productId: product.id, customerTypeId })
    const sold = await fixed('6', { scope: 'product', productId: product.id, salesMethodId })
    const first = await fixed('7', { scope: 'product', productId: product.id, customerTypeId, priority: 9 })
    const elsewhere = await fixed('8', { scope: 'product', productId: (await newProduct()).id })
    const future = await fixed('9', {
      scope: 'product',
      productId: product.id,
      validFrom: '2071-10-02',
      validTo: '2071-10-09',
    })
    const { suggested } = (
      await ask({ customerId, lines: [{ productId: product.id, quantity: '1', priceType: 'barem_kg' }] })
    ).lines[0]
    assert.containsSubset(suggested, { ok: true, price: '7', rule: { code: first.code, name: first.name } })
    const reasons = Object.fromEntries(suggested.reasons.map(({ code, reason }: any) => [code, reason]))
    assert.deepEqual(
      [first, forType, own, type, group, all, sold, future].map(({ code }) => reasons[code as string]),
      [
        'chosen',
        'lower_priority',
        'less_specific',
        'less_specific',
        'less_specific',
        'less_specific',
        'other_sales_method',
        'not_yet_valid',
      ],
    )
    assert.notProperty(reasons, elsewhere.code as string)
    assert.equal(await priceOf(product.id), '4')
    assert.equal(await priceOf(product.id, { salesMethodId }), '6')
    assert.equal(await priceOf(product.id, { orderDate: '2071-10-05' }), '9')
  })

  test('is the list price where no configuration has one, and none where the goods have no such price', async ({
    assert,
  }) => {
    const product = await newProduct(goods)
    const bolt = await newProduct({
      weightMode: 'none',
      densityWeight: undefined,
      length: undefined,
      priceType: 'piece',
      sellingPrice: '1200',
      costPrice: '1000',
    })
    const { lines } = await ask({
      lines: [
        { productId: product.id, priceType: 'piece' },
        { productId: bolt.id, priceType: 'barem_kg' },
        { productId: null },
        { productId: bolt.id, quantity: 'abc', priceType: 'piece' },
      ],
    })
    assert.containsSubset(lines[0].suggested, { ok: true, price: '286530', rule: null })
    assert.deepInclude(lines[1].suggested, { ok: false, reason: 'no_rule' })
    assert.deepInclude(lines[2].suggested, { ok: false, reason: 'unknown_product' })
    assert.containsSubset(lines[3].suggested, { ok: true, price: '1200' })
  })

  test('of an order by the supplier starts from its source price', async ({ assert }) => {
    const product = await newProduct(goods)
    const source = await addRule({ scope: 'product', productId: product.id, base: 'source_price' })
    const average = await addRule({
      scope: 'type',
      productTypeId: product.productTypeId,
      base: 'moving_average',
      markupPercent: '10',
    })
    const line = { productId: product.id, quantity: '1', priceType: 'barem_kg' }
    const direct = (await ask({ sourcePrice: '14000', calculationMethod: 'barem_kg', lines: [line] })).lines[0]
      .suggested
    assert.containsSubset(direct, { price: '14700', base: 'source_price' })
    const stocked = (await ask({ lines: [line] })).lines[0].suggested
    assert.containsSubset(stocked, { price: '16500', base: 'last_import' })
    assert.deepEqual(
      stocked.reasons.slice(0, 2).map(({ code, reason }: any) => [code, reason]),
      [
        [source.code, 'no_base'],
        [average.code, 'chosen'],
      ],
    )
  })

  test('says when the typed price earns less than the least margin', async ({ assert }) => {
    const product = await newProduct(goods)
    await addRule({ scope: 'product', productId: product.id, minMargin: '3' })
    const guard = async (unitPrice: string) => {
      const { floor, belowMargin } = (
        await ask({ lines: [{ productId: product.id, quantity: '1', priceType: 'barem_kg', unitPrice }] })
      ).lines[0].suggested
      return [floor, belowMargin]
    }
    assert.deepEqual(await guard('15449.99'), ['15450', true])
    assert.deepEqual(await guard('15450'), ['15450', false])
  })
})

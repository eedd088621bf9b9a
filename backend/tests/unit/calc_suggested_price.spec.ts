import { test } from '@japa/runner'
import { suggestPrice, type PriceRequest } from '@barem/resources/calc/price_configuration'
import type { PriceRule } from '@barem/resources/calc/price_rule'
import { bolt, coil, d16 } from './priced_goods.ts'

test.group('a suggested price', () => {
  const rule = (code: string, over: Partial<PriceRule> = {}): PriceRule => ({
    id: `id-${code}`,
    code,
    enabled: true,
    validFrom: null,
    validTo: null,
    scope: 'all',
    scopeId: null,
    customerTypeId: null,
    salesMethodId: null,
    salesChannelId: null,
    priceType: 'barem_kg',
    method: 'markup_percent',
    value: '5',
    base: 'moving_average',
    minMarginPercent: null,
    step: '1',
    direction: 'nearest',
    priority: 0,
    createdAt: '2026-01-01T00:00:00Z',
    ...over,
  })
  const request = (over: Partial<PriceRequest> = {}): PriceRequest => ({
    date: '2026-10-01',
    productId: 'd16',
    productTypeId: 'bar',
    productGroupId: 'rebar',
    customerTypeId: 'dealer',
    salesMethodId: 'retail',
    salesChannelId: 'shop',
    priceType: 'barem_kg',
    goods: d16,
    bases: {
      moving_average: { priceType: 'actual_kg', price: '14748.1928' },
      last_import: { priceType: 'barem_kg', price: '15000' },
    },
    inboundFreightKg: null,
    ...over,
  })
  const price = (rules: PriceRule[], over: Partial<PriceRequest> = {}) => {
    const result = suggestPrice(rules, request(over))
    return result.ok ? result.price : result.reason
  }
  const reasons = (rules: PriceRule[], over: Partial<PriceRequest> = {}) =>
    suggestPrice(rules, request(over)).candidates.map(({ code, reason }) => `${code} ${reason}`)

  test('marks up the cost in the kg of the rule and switches to the asked price type', ({ assert }) => {
    // 14,748.1928 × 0.972808… × 1.05
    assert.equal(price([rule('A')]), '15065')
    assert.equal(price([rule('A')], { priceType: 'piece' }), '278483')
    assert.equal(price([rule('A')], { priceType: 'actual_kg' }), '15486')
    assert.equal(price([rule('A', { method: 'markup_vnd_per_kg', value: '700', base: 'last_import' })]), '15700')
    assert.equal(
      price([rule('A', { method: 'markup_vnd_per_kg', value: '700', base: 'last_import' })], {
        inboundFreightKg: '120.5',
      }),
      '15821',
    )
    assert.equal(price([rule('A', { base: 'last_import' })], { inboundFreightKg: '100' }), '15850')
    assert.equal(
      price([rule('A', { priceType: 'actual_kg', method: 'markup_vnd_per_kg', value: '500' })], {
        priceType: 'actual_kg',
      }),
      '15248',
    )
  })

  test('a fixed price needs no cost, and is switched like any other', ({ assert }) => {
    const fixed = rule('A', { method: 'fixed', value: '15500' })
    assert.equal(price([fixed], { bases: {}, inboundFreightKg: '100' }), '15500')
    assert.equal(price([fixed], { bases: {}, priceType: 'piece' }), '286533')
    assert.equal(
      price([rule('A', { method: 'fixed', value: '1500', priceType: 'piece' })], { goods: bolt, priceType: 'piece' }),
      '1500',
    )
  })

  test('comes on the step of the rule', ({ assert }) => {
    assert.equal(price([rule('A', { step: '50', direction: 'up' })]), '15100')
    assert.equal(price([rule('A', { step: '100', direction: 'down' })]), '15000')
    assert.equal(
      price([rule('A', { step: '1000', direction: 'up', method: 'fixed', value: '286000', priceType: 'piece' })], {
        priceType: 'piece',
      }),
      '286000',
    )
    // 2,000 / 18.486 × 18.486 is 2,000, and not a step more.
    const [whole] = suggestPrice(
      [rule('A', { step: '100', direction: 'up', value: '0', minMarginPercent: '0' })],
      request({ priceType: 'piece', bases: { moving_average: { priceType: 'piece', price: '2000' } } }),
    ).candidates
    assert.deepInclude(whole!, { price: '2000', floor: '2000', belowFloor: false })
  })

  test('the most specific rule wins, then priority, then the newest; all say why', ({ assert }) => {
    const rules = [
      rule('ALL'),
      rule('GROUP', { scope: 'group', scopeId: 'rebar', priority: 9 }),
      rule('TYPE', { scope: 'type', scopeId: 'bar' }),
      rule('PRODUCT', { scope: 'product', scopeId: 'd16' }),
      rule('PRODUCT-DEALER', { scope: 'product', scopeId: 'd16', customerTypeId: 'dealer', value: '4' }),
      rule('OTHER', { scope: 'product', scopeId: 'd18' }),
    ]
    const expected = [
      'PRODUCT-DEALER chosen',
      'PRODUCT less_specific',
      'TYPE less_specific',
      'GROUP less_specific',
      'ALL less_specific',
      'OTHER other_goods',
    ]
    assert.deepEqual(reasons(rules), expected)
    assert.deepEqual(reasons([...rules].reverse()), expected)
    assert.deepEqual(reasons([rule('A', { priority: 1 }), rule('B', { priority: 2 })]), [
      'B chosen',
      'A lower_priority',
    ])
    assert.deepEqual(reasons([rule('A'), rule('B', { createdAt: '2026-02-01T00:00:00Z' })]), ['B chosen', 'A older'])
    assert.deepEqual(reasons([rule('B'), rule('A')]), ['A chosen', 'B later_code'])
    assert.deepEqual(
      reasons([
        rule('A', { priority: 5 }),
        rule('B', { salesChannelId: 'shop' }),
        rule('C', { salesChannelId: 'shop', salesMethodId: 'retail' }),
      ]),
      ['C chosen', 'B less_specific', 'A less_specific'],
    )
    assert.deepEqual(reasons([rule('A', { priority: 5 }), rule('B', { priceType: 'piece' })], { priceType: 'piece' }), [
      'B chosen',
      'A less_specific',
    ])
  })

  test('rules that are not for the line say what does not fit', ({ assert }) => {
    const rules = [
      rule('A', { enabled: false }),
      rule('B', { validFrom: '2026-10-02' }),
      rule('C', { validTo: '2026-09-30' }),
      rule('D', { scope: 'group', scopeId: 'tube' }),
      rule('E', { customerTypeId: 'retail' }),
      rule('F', { salesMethodId: 'wholesale' }),
      rule('G', { salesChannelId: 'web' }),
      rule('H', { validFrom: '2026-10-01', validTo: '2026-10-01' }),
      rule('I', { scope: 'type', scopeId: null }),
    ]
    assert.deepEqual(reasons(rules, { productTypeId: null }), [
      'H chosen',
      'A disabled',
      'B not_yet_valid',
      'C expired',
      'D other_goods',
      'E other_customer_type',
      'F other_sales_method',
      'G other_channel',
      'I other_goods',
    ])
  })

  test('a rule without a cost leaves it to the next; no price at all is a value, not an error', ({ assert }) => {
    assert.deepEqual(reasons([rule('A', { base: 'source_price', priority: 1 }), rule('B')]), ['A no_base', 'B chosen'])
    assert.deepEqual(suggestPrice([], request()), { ok: false, reason: 'no_rule', candidates: [] })
    assert.equal(price([rule('A', { base: 'source_price' })]), 'no_base')
    assert.equal(
      price([rule('A', { method: 'markup_vnd_per_kg' })], {
        goods: bolt,
        priceType: 'piece',
        bases: { moving_average: { priceType: 'piece', price: '1000' } },
      }),
      'no_weight',
    )
    assert.equal(
      price([rule('A')], {
        goods: bolt,
        priceType: 'piece',
        bases: { moving_average: { priceType: 'piece', price: '1000' } },
        inboundFreightKg: '5',
      }),
      '1050',
    )
    assert.equal(price([rule('A')], { goods: coil, priceType: 'barem_kg' }), 'no_weight')
    assert.equal(
      price([rule('A')], {
        goods: coil,
        priceType: 'actual_kg',
        bases: { moving_average: { priceType: 'actual_kg', price: '10000' } },
      }),
      '10500',
    )
  })

  test('tells the floor of the rule, and a price below it', ({ assert }) => {
    const [low] = suggestPrice(
      [rule('A', { base: 'last_import', value: '2', minMarginPercent: '3' })],
      request({ inboundFreightKg: '100' }),
    ).candidates
    assert.deepInclude(low!, { price: '15400', floor: '15553', belowFloor: true })
    const [enough] = suggestPrice(
      [rule('A', { base: 'last_import', value: '5', minMarginPercent: '3' })],
      request({ priceType: 'piece' }),
    ).candidates
    assert.deepInclude(enough!, { price: '291155', floor: '285608.7', belowFloor: false })
  })
})

import { test } from '@japa/runner'
import { averageCosts, issueCosts } from '@barem/resources/calc/cost'
import { amountAt, errorMargin } from '@barem/resources/calc/line'
import { lensProfit, lineMargin, marginGuard } from '@barem/resources/calc/margin'
import { convertPrice, equivalentPrices, expectedRatio, type PricedGoods } from '@barem/resources/calc/price'
import { suggestPrice, type PriceRequest } from '@barem/resources/calc/price_configuration'
import type { PriceRule } from '@barem/resources/calc/price_rule'
import { onStep } from '@barem/resources/calc/steps'
import { Decimal } from 'decimal.js'

const onHand = { pieces: '300', actualKg: '5395.00', baremKg: '5545.80', value: '79566500' }
const ratio = { actual: onHand.actualKg, barem: onHand.baremKg }
const d16: PricedGoods = { weightMode: 'per_meter', barem: '1.58', baremBasis: 'metre', length: '11.7', ratio }
const bolt: PricedGoods = { weightMode: 'none', barem: null, baremBasis: null, length: null }
const coil: PricedGoods = { ...bolt, weightMode: 'coil' }

test.group('a price of another type', () => {
  test('keeps the amount at the expected weight', ({ assert }) => {
    assert.deepEqual(equivalentPrices('15500', 'barem_kg', d16), {
      piece: '286533',
      actual_kg: '15933.25',
      barem_kg: '15500',
    })
    assert.equal(
      convertPrice('11400', 'barem_kg', 'actual_kg', { ...d16, ratio: { actual: '0.9', barem: '1' } }),
      '12666.67',
    )
    assert.equal(
      convertPrice('11400', 'barem_kg', 'actual_kg', { ...d16, ratio: { actual: '1.8', barem: '2' } }),
      '12666.67',
    )
    assert.equal(convertPrice('286533', 'piece', 'barem_kg', d16), '15500')
    assert.equal(convertPrice('286533', 'piece', 'actual_kg', d16), '15933.25')
  })

  test('comes in steps, up, down or to the nearest; the typed one stays as typed', ({ assert }) => {
    assert.deepEqual(equivalentPrices('15512.3456', 'barem_kg', d16, { step: '100', direction: 'up' }), {
      piece: '286800',
      actual_kg: '16000',
      barem_kg: '15512.3456',
    })
    assert.equal(convertPrice('15500', 'barem_kg', 'piece', d16, { step: '1000', direction: 'down' }), '286000')
    assert.deepEqual(
      (['nearest', 'up', 'down'] as const).map((direction) => onStep(new Decimal('250'), { step: '500', direction })),
      ['500', '500', '0'],
    )
    assert.deepEqual(
      (['nearest', 'up', 'down'] as const).map((direction) => onStep(new Decimal('1000'), { step: '500', direction })),
      ['1000', '1000', '1000'],
    )
  })

  test('is none where the goods have no such price or a weight is missing', ({ assert }) => {
    assert.deepEqual(equivalentPrices('1500', 'piece', bolt), { piece: '1500', actual_kg: null, barem_kg: null })
    assert.deepEqual(equivalentPrices('15200', 'actual_kg', coil), { piece: null, actual_kg: '15200', barem_kg: null })
    assert.deepEqual(equivalentPrices('15500', 'barem_kg', { ...d16, length: null }), {
      piece: null,
      actual_kg: '15933.25',
      barem_kg: '15500',
    })
    assert.deepEqual(equivalentPrices(null, 'piece', d16), { piece: null, actual_kg: null, barem_kg: null })
    assert.deepEqual(equivalentPrices('290000', 'piece', coil), { piece: null, actual_kg: null, barem_kg: null })
  })

  test('expects the ratio of the stock, then of past deliveries, then the barem itself', ({ assert }) => {
    const history = { actual: '98', barem: '100' }
    assert.deepEqual(expectedRatio(ratio, history), ratio)
    assert.deepEqual(expectedRatio({ actual: '0', barem: '0' }, history), history)
    assert.deepEqual(expectedRatio(null, { actual: '5', barem: '0' }), { actual: '1', barem: '1' })
  })
})

test.group('cost and profit', () => {
  const issued = { pieces: '50', actualKg: '893.50', baremKg: '924.30' }

  test('averages are three views of one value', ({ assert }) => {
    assert.deepEqual(averageCosts({ pieces: '200', actualKg: '3575', baremKg: '3697.2', value: '51837500' }), {
      piece: '259187.5',
      actual_kg: '14500',
      barem_kg: '14020.7454',
    })
    assert.deepEqual(averageCosts(onHand), { piece: '265221.6667', actual_kg: '14748.1928', barem_kg: '14347.1636' })
    assert.deepEqual(averageCosts({ pieces: '0', actualKg: '0', baremKg: '0', value: '0' }), {
      piece: null,
      actual_kg: null,
      barem_kg: null,
    })
    assert.equal(new Decimal(ratio.actual).div(ratio.barem).toFixed(6), '0.972808')
  })

  test('50 bars sold by barem: cost and profit by both weights', ({ assert }) => {
    const costs = issueCosts(onHand, issued)
    assert.deepInclude(costs, { actual_kg: '13177510', barem_kg: '13261083' })
    assert.deepEqual(lensProfit('14326650', costs), {
      actual: '1149140',
      theoretical: '1065567',
      weightEffect: '-83573',
    })
  })

  test('the last piece takes all the value, whatever it weighs', ({ assert }) => {
    const rest = { pieces: '250', actualKg: '4501.50', baremKg: '4621.50', value: '66388990' }
    assert.equal(new Decimal(onHand.value).minus(issueCosts(onHand, issued).actual_kg!).toFixed(), rest.value)
    assert.deepEqual(issueCosts(rest, { pieces: '250', actualKg: '4480.00', baremKg: '4621.50' }), {
      piece: rest.value,
      actual_kg: rest.value,
      barem_kg: rest.value,
    })
    assert.equal(errorMargin(rest.actualKg, '4480.00')!.kg, '-21.5')
  })

  test('goods with one weight have one lens', ({ assert }) => {
    const costs = issueCosts(
      { pieces: '3', actualKg: '6000', baremKg: '0', value: '90000000' },
      { pieces: '1', actualKg: '2100', baremKg: '0' },
    )
    assert.deepEqual(costs, { piece: '30000000', actual_kg: '31500000', barem_kg: null })
    assert.isNull(lensProfit('40000000', costs))
    assert.throws(() => issueCosts(onHand, { ...issued, actualKg: '' }), RangeError)
  })

  test('the margin of a line over what it costs', ({ assert }) => {
    // D10 bought at 15,000 and sold at 15,700 by barem: by barem on both sides, and by what was paid.
    assert.deepEqual(lineMargin('43527936', amountAt('2772.48', '15000')), { dong: '1940736', percent: '4.67' })
    assert.deepEqual(lineMargin('43527936', '40500000'), { dong: '3027936', percent: '7.48' })
    assert.deepEqual(lineMargin('90', '100'), { dong: '-10', percent: '-10' })
    assert.deepEqual(lineMargin('90', '0'), { dong: '90', percent: null })
    assert.isNull(lineMargin('90', null))
  })

  test('a price below cost and margin is told with its floor', ({ assert }) => {
    assert.deepEqual(marginGuard('15000', '14748.1928', '3'), { floor: '15190.64', below: true })
    assert.deepEqual(marginGuard('15190.64', '14748.1928', '3'), { floor: '15190.64', below: false })
    assert.deepEqual(marginGuard('100', '100', '0'), { floor: '100', below: false })
    assert.isNull(marginGuard('100', null, '3'))
  })
})

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

import { test } from '@japa/runner'
import { averageCosts, issueCosts } from '@barem/resources/calc/cost'
import { amountAt, errorMargin } from '@barem/resources/calc/line'
import { lensProfit, lineMargin, marginGuard } from '@barem/resources/calc/margin'
import { convertPrice, equivalentPrices, expectedRatio } from '@barem/resources/calc/price'
import { onStep } from '@barem/resources/calc/steps'
import { Decimal } from 'decimal.js'
import { bolt, coil, d16, onHand, ratio } from './priced_goods.ts'

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

  test('the margin of a line is a share of what it is sold for', ({ assert }) => {
    // D10 bought at 15,000 and sold at 15,700 by barem: by barem on both sides, and by what was paid.
    assert.deepEqual(lineMargin('43527936', amountAt('2772.48', '15000')), { dong: '1940736', percent: '4.46' })
    assert.deepEqual(lineMargin('43527936', '40500000'), { dong: '3027936', percent: '6.96' })
    assert.deepEqual(lineMargin('90', '100'), { dong: '-10', percent: '-11.11' })
    assert.deepEqual(lineMargin('90', '0'), { dong: '90', percent: '100' })
    assert.deepEqual(lineMargin('0', '90'), { dong: '-90', percent: null })
    assert.deepEqual(lineMargin('100', '92.71'), { dong: '7', percent: '7.29' })
    assert.isNull(lineMargin('90', null))
  })

  test('a price below cost and margin is told with its floor', ({ assert }) => {
    assert.deepEqual(marginGuard('15000', '14748.1928', '3'), { floor: '15190.64', below: true })
    assert.deepEqual(marginGuard('15190.64', '14748.1928', '3'), { floor: '15190.64', below: false })
    assert.deepEqual(marginGuard('100', '100', '0'), { floor: '100', below: false })
    assert.isNull(marginGuard('100', null, '3'))
  })
})

import { test } from '@japa/runner'
import { lineAmount } from '@barem/resources/calc'
import { theoreticalBarem } from '@barem/resources/calc/barem'
import { wholeBars } from '@barem/resources/calc/cut'
import {
  errorMargin,
  freezeWeight,
  lineFigures,
  priceTypesOf,
  theoreticalWeight,
  type LineInput,
} from '@barem/resources/calc/line'
import type { ShapeName } from '@barem/resources/calc/shapes'

const d16 = { weightMode: 'per_meter', barem: '1.58', baremBasis: 'metre', length: '11.7' } as const
const coil = { weightMode: 'coil', barem: null, baremBasis: null, length: null } as const
const bolt = { weightMode: 'none', barem: null, baremBasis: null, length: null } as const

/** A line of D16 bars of 11.7 m, priced by the piece, not weighed. */
const line = (over: Partial<LineInput> = {}): LineInput => ({
  ...d16,
  quantity: '50',
  actualWeight: null,
  weightSource: null,
  priceType: 'piece',
  unitPrice: '290000',
  ...over,
})
const sold = { actualWeight: '893.50', weightSource: 'weighed' } as const

test.group('a line', () => {
  test('bought by actual kg: 200 bars of D16', ({ assert }) => {
    assert.deepEqual(
      lineFigures(
        line({
          quantity: '200',
          actualWeight: '3575.00',
          weightSource: 'weighed',
          priceType: 'actual_kg',
          unitPrice: '14500',
        }),
      ),
      {
        theoreticalWeight: '3697.2',
        actualWeight: '3575',
        weightSource: 'weighed',
        errorMargin: { kg: '-122.2', percent: '-3.31' },
        estimated: '53609400',
        amount: '51837500',
      },
    )
  })

  test('bought by barem: 100 bars more', ({ assert }) => {
    const figures = lineFigures(
      line({
        quantity: '100',
        actualWeight: '1820',
        weightSource: 'declared',
        priceType: 'barem_kg',
        unitPrice: '15000',
      }),
    )
    assert.deepInclude(figures, {
      theoreticalWeight: '1848.6',
      actualWeight: '1820',
      weightSource: 'declared',
      estimated: '27729000',
      amount: '27729000',
    })
  })

  test('sold by each price type', ({ assert }) => {
    assert.equal(lineFigures(line(sold)).amount, '14500000')
    assert.equal(lineFigures(line({ ...sold, priceType: 'actual_kg', unitPrice: '15800' })).amount, '14117300')
    assert.equal(lineFigures(line({ ...sold, priceType: 'barem_kg', unitPrice: '15500' })).amount, '14326650')
    assert.equal(lineFigures(line(sold)).theoreticalWeight, '924.3')
  })

  test('bought by the scale and sold by barem: 384 bars of D10', ({ assert }) => {
    const d10 = {
      weightMode: 'per_piece',
      barem: '7.22',
      baremBasis: 'piece',
      length: null,
      quantity: '384',
      actualWeight: '2700',
      weightSource: 'weighed',
    } as const
    assert.equal(lineFigures(line({ ...d10, priceType: 'actual_kg', unitPrice: '15000' })).amount, '40500000')
    assert.deepInclude(lineFigures(line({ ...d10, priceType: 'barem_kg', unitPrice: '15700' })), {
      theoreticalWeight: '2772.48',
      amount: '43527936',
      errorMargin: { kg: '-72.48', percent: '-2.61' },
    })
  })

  test('weighs by barem what the trade says', ({ assert }) => {
    const kg = (shape: ShapeName, attributes: Record<string, string>, length: string | null, quantity = '1') => {
      const barem = theoreticalBarem({ shape, attributes })
      return barem.ok
        ? theoreticalWeight({ weightMode: 'geometry', barem: barem.value, baremBasis: barem.basis, length, quantity })
        : null
    }
    assert.equal(kg('plate', { t: '10', W: '1500', L: '6000' }, null), '706.5')
    assert.equal(kg('checkered_plate', { t: '5', W: '1500', L: '6000' }, null), '380.25')
    assert.equal(kg('round_tube', { D: '59.9', t: '2.3' }, '6'), '19.6')
    assert.equal(kg('rectangular_tube', { a: '50', b: '100', t: '1.8' }, '6'), '24.69')
    assert.equal(kg('rectangular_tube', { a: '50', b: '50', t: '2' }, '6'), '17.92')
    assert.equal(kg('rectangular_tube', { a: '40', b: '80', t: '1.2' }, '6'), '13.24')
    assert.equal(kg('purlin', { strip: '340', t: '2' }, '1'), '5.34')
    assert.equal(
      theoreticalWeight({ weightMode: 'per_meter', barem: '49.9', baremBasis: 'metre', length: '12', quantity: '1' }),
      '598.8',
    )
    const bars = {
      10: '7.22',
      12: '10.39',
      14: '14.16',
      16: '18.49',
      18: '23.4',
      20: '28.9',
      22: '34.87',
      25: '45.05',
      28: '56.51',
      32: '73.83',
      36: '93.48',
      40: '115.36',
    }
    for (const [D, weight] of Object.entries(bars)) assert.equal(kg('rebar', { D }, '11.7'), weight, `D${D}`)
    // Not of the rounded bar: 100 × 7.2189 kg.
    assert.equal(kg('rebar', { D: '10' }, '11.7', '100'), '721.89')
  })

  test('is estimated until somebody knows the weight, and an estimate follows the quantity', ({ assert }) => {
    assert.deepInclude(lineFigures(line()), {
      actualWeight: '924.3',
      weightSource: 'estimated',
      errorMargin: null,
    })
    assert.deepInclude(lineFigures(line({ quantity: '100', actualWeight: '924.3', weightSource: 'estimated' })), {
      actualWeight: '1848.6',
      weightSource: 'estimated',
    })
    assert.deepInclude(lineFigures(line({ weightSource: 'weighed' })), {
      actualWeight: '924.3',
      weightSource: 'estimated',
    })
    assert.deepInclude(lineFigures(line({ actualWeight: '900' })), { actualWeight: '900', weightSource: 'manual' })
    assert.deepInclude(lineFigures(line({ actualWeight: '0', weightSource: 'weighed' })), {
      actualWeight: '0',
      weightSource: 'weighed',
      errorMargin: { kg: '-924.3', percent: '-100' },
    })
  })

  test('by actual kg keeps what was estimated once it is weighed; by piece and barem weighing changes nothing', ({
    assert,
  }) => {
    const by = (priceType: LineInput['priceType'], over = {}) => {
      const { estimated, amount } = lineFigures(line({ priceType, unitPrice: '15800', ...over }))
      return [estimated, amount]
    }
    assert.deepEqual(by('actual_kg'), ['14603940', '14603940'])
    assert.deepEqual(by('actual_kg', sold), ['14603940', '14117300'])
    for (const type of ['piece', 'barem_kg'] as const) assert.deepEqual(by(type, sold), by(type))
  })

  test('of coils is what the scale says, of bolts what is counted', ({ assert }) => {
    assert.deepEqual(
      lineFigures(
        line({
          ...coil,
          quantity: '2',
          actualWeight: '4150.5',
          weightSource: 'weighed',
          priceType: 'actual_kg',
          unitPrice: '15200',
        }),
      ),
      {
        theoreticalWeight: '0',
        actualWeight: '4150.5',
        weightSource: 'weighed',
        errorMargin: null,
        estimated: '63087600',
        amount: '63087600',
      },
    )
    assert.deepInclude(lineFigures(line({ ...coil, priceType: 'actual_kg' })), {
      theoreticalWeight: '0',
      actualWeight: null,
      amount: null,
      estimated: null,
    })
    assert.deepInclude(
      lineFigures(
        line({ ...coil, actualWeight: '2000', weightSource: 'estimated', priceType: 'actual_kg', unitPrice: '10' }),
      ),
      { actualWeight: '2000', amount: '20000' },
    )
    assert.deepEqual(lineFigures(line({ ...bolt, quantity: '120', actualWeight: '5', unitPrice: '1500' })), {
      theoreticalWeight: '0',
      actualWeight: '0',
      weightSource: 'estimated',
      errorMargin: null,
      estimated: '180000',
      amount: '180000',
    })
  })

  test('has no amount by a price that its goods do not have, instead of a free one', ({ assert }) => {
    for (const priceType of ['actual_kg', 'barem_kg'] as const)
      assert.isNull(lineFigures(line({ ...bolt, priceType })).amount)
    for (const priceType of ['piece', 'barem_kg'] as const)
      assert.isNull(lineFigures(line({ ...coil, actualWeight: '10', priceType })).amount)
    assert.deepEqual(
      [priceTypesOf.none, priceTypesOf.coil, priceTypesOf.geometry.length],
      [['piece'], ['actual_kg'], 3],
    )
  })

  test('says nothing about what is still missing', ({ assert }) => {
    assert.deepEqual(lineFigures(line({ quantity: null })), {
      theoreticalWeight: null,
      actualWeight: null,
      weightSource: 'estimated',
      errorMargin: null,
      estimated: null,
      amount: null,
    })
    assert.deepInclude(lineFigures(line({ length: null })), { theoreticalWeight: null, amount: '14500000' })
    for (const unitPrice of [null, '', 'abc', '1,000', '1e3', '.5', ' 1'])
      assert.isNull(lineFigures(line({ unitPrice })).amount, String(unitPrice))
  })

  test('rounds once, half up and away from zero', ({ assert }) => {
    const amount = (quantity: string, unitPrice: string) => lineFigures(line({ quantity, unitPrice })).amount
    assert.equal(amount('1', '0.5'), '1')
    assert.equal(amount('-1', '0.5'), '-1')
    assert.equal(amount('-1', '0.4999'), '0')
    assert.equal(amount('0.333', '3'), '1')
    assert.equal(amount('9999999999999.999', '99999999999999.9999'), '999999999999999899000000000')
    assert.equal(theoreticalWeight({ ...d16, barem: '0.005', length: '1', quantity: '1' }), '0.01')
    assert.equal(theoreticalWeight({ ...d16, quantity: '7' }, 3), '129.402')
    assert.equal(theoreticalWeight({ ...d16, quantity: '7' }, 0), '129')
    assert.equal(lineFigures(line({ actualWeight: '893.505' })).actualWeight, '893.51')
    assert.deepEqual(errorMargin('800', '799.96'), { kg: '-0.04', percent: '-0.01' })
    assert.deepEqual(errorMargin('100000', '99999'), { kg: '-1', percent: '0' })
  })

  test('differs from no theoretical weight by nothing at all', ({ assert }) => {
    for (const theoretical of ['0', '0.00', null]) assert.isNull(errorMargin(theoretical, '5'))
    assert.isNull(errorMargin('5', null))
  })

  test('freezes the weights of its product; its own length only where goods may be cut', ({ assert }) => {
    const product = {
      weightMode: 'per_meter',
      densityWeight: '1.58',
      baremBasis: 'metre',
      length: '11.7',
      allowCut: false,
    } as const
    assert.deepEqual(freezeWeight(product, '6'), d16)
    assert.deepEqual(freezeWeight({ ...product, allowCut: true }, '6'), { ...d16, length: '6' })
    assert.deepEqual(freezeWeight({ ...product, allowCut: true }), d16)
  })

  test('of cut goods takes whole bars', ({ assert }) => {
    assert.equal(wholeBars('10', '11.7', '3.9'), '4')
    assert.equal(wholeBars('10', '11.7', '6'), '10')
    assert.equal(wholeBars('9', '11.7', '3.9'), '3')
    assert.isNull(wholeBars('1', '11.7', '11.8'))
    assert.isNull(wholeBars('1', null, '3'))
  })
})

test.group('the formula of an amount', () => {
  test('multiplies what the price is for', ({ assert }) => {
    const row = { quantity: '50', actualWeight: '893.50', theoreticalWeight: '924.30', unitPrice: '15500' }
    assert.equal(lineAmount.compute(row), '775000')
    assert.equal(lineAmount.compute({ ...row, priceType: 'piece' }), '775000')
    assert.equal(lineAmount.compute({ ...row, priceType: 'actual_kg' }), '13849250')
    assert.equal(lineAmount.compute({ ...row, priceType: 'barem_kg' }), '14326650')
    assert.equal(lineAmount.compute({ priceType: 'barem_kg', unitPrice: '1' }), '0')
  })
})

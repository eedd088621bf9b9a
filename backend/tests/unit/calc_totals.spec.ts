import { test } from '@japa/runner'
import { allocate } from '@barem/resources/calc/allocate'
import { depositOf } from '@barem/resources/calc/deposit'
import { reweigh } from '@barem/resources/calc/reweigh'
import { deliveryFee, type Delivery, type ShippingTariff } from '@barem/resources/calc/shipping'
import { isBlank, isTotalKnown, orderTotals, type TotalLine } from '@barem/resources/calc/totals'
import { vatByRate } from '@barem/resources/calc/vat'

test.group('a total split over lines', () => {
  test('by the largest remainders', ({ assert }) => {
    assert.deepEqual(allocate('1500000', ['924.3', '361', '40.25']), ['1045943', '408510', '45547'])
    assert.deepEqual(allocate('333333', ['14322500', '14000001', '999']), ['168558', '164763', '12'])
  })

  test('equal remainders go to the earlier line', ({ assert }) => {
    assert.deepEqual(allocate('2', ['1', '1', '1']), ['1', '1', '0'])
    assert.deepEqual(allocate('-2', ['1', '1', '1']), ['-1', '-1', '0'])
    assert.deepEqual(allocate('0.05', ['1', '1'], 2), ['0.03', '0.02'])
  })

  test('nothing for a weight of zero, unless all are', ({ assert }) => {
    assert.deepEqual(allocate('10', ['0', '3', '0.0']), ['0', '10', '0'])
    assert.deepEqual(allocate('10', ['0', '0', '0']), ['4', '3', '3'])
    assert.deepEqual(allocate('0', ['0', '5']), ['0', '0'])
    assert.deepEqual(allocate('0', []), [])
  })

  test('refuses what cannot be split', ({ assert }) => {
    for (const wrong of [
      () => allocate('1', []),
      () => allocate('1.5', ['1']),
      () => allocate('x', ['1']),
      () => allocate('1', ['-1', '2']),
      () => allocate('1', ['']),
      () => allocate('0.001', ['1'], 2),
    ])
      assert.throws(wrong, RangeError)
  })
})

test.group('a document weighed as a whole', () => {
  const line = (theoreticalWeight: string, weighedAlone: string | null = null) => ({ theoreticalWeight, weighedAlone })

  test('is split by theoretical weight, to the decimals of the document', ({ assert }) => {
    assert.deepEqual(reweigh('1300', [line('924.3'), line('361'), line('40.25')]), {
      ok: true,
      weights: ['906.48', '354.04', '39.48'],
    })
    assert.deepEqual(reweigh('10', [line('1'), line('1'), line('1')], 0), { ok: true, weights: ['4', '3', '3'] })
  })

  test('lines that were weighed alone keep their weight', ({ assert }) => {
    assert.deepEqual(reweigh('1300', [line('924.3', '900.5'), line('361'), line('0', '50'), line('40.25')]), {
      ok: true,
      weights: ['900.5', '314.44', '50', '35.06'],
    })
    assert.deepEqual(reweigh('100', [line('10', '60'), line('10', '40')]), { ok: true, weights: ['60', '40'] })
    assert.deepEqual(reweigh('100', [line('10', '60'), line('0', '40'), line('5')]), {
      ok: true,
      weights: ['60', '40', '0'],
    })
  })

  test('says what does not fit', ({ assert }) => {
    assert.deepEqual(reweigh('99', [line('10', '60'), line('10', '40')]), {
      ok: false,
      reason: 'lines_exceed_total',
      kg: '1',
    })
    assert.deepEqual(reweigh('101.5', [line('10', '60'), line('10', '40')]), {
      ok: false,
      reason: 'rest_has_no_line',
      kg: '1.5',
    })
    assert.deepEqual(reweigh('5', [line('0')]), { ok: false, reason: 'rest_has_no_line', kg: '5' })
    assert.deepEqual(reweigh('100.004', [line('1', '60.006'), line('1')]), { ok: true, weights: ['60.01', '39.99'] })
    assert.throws(() => reweigh('', [line('1')]), RangeError)
  })
})

test.group('a delivery fee', () => {
  const tariff = (over: Partial<ShippingTariff>): ShippingTariff => ({
    method: 'per_kg',
    rate: '200',
    capacityKg: null,
    minimum: null,
    freeFrom: null,
    ...over,
  })
  const delivery = (over: Partial<Delivery> = {}): Delivery => ({
    weights: ['924.3', '361', '40.25'],
    amount: '20000000',
    distanceKm: '30',
    province: '79',
    district: '760',
    ...over,
  })
  const fee = (over: Partial<ShippingTariff>, to: Partial<Delivery> = {}) => {
    const result = deliveryFee(tariff(over), delivery(to))
    return result.ok ? result.fee : result.missing
  }

  test('of each method', ({ assert }) => {
    assert.equal(fee({}), '265110')
    assert.equal(fee({ method: 'per_trip', rate: '1500000' }), '1500000')
    assert.equal(fee({ method: 'per_ton_km', rate: '9000' }), '357899')
  })

  test('counts whole trips by what a vehicle carries', ({ assert }) => {
    const trips = (capacityKg: string | null, weights: string[] = ['1000', '500']) => {
      const result = deliveryFee(tariff({ method: 'per_trip', rate: '700000', capacityKg }), delivery({ weights }))
      return result.ok ? [result.trips, result.fee] : result
    }
    assert.deepEqual(trips('500'), [3, '2100000'])
    assert.deepEqual(trips('499.99'), [4, '2800000'])
    assert.deepEqual(trips('8000'), [1, '700000'])
    assert.deepEqual(trips(null), [1, '700000'])
    assert.deepEqual(trips('0'), [1, '700000'])
    assert.deepEqual(trips('500', ['0']), [1, '700000'])
  })

  test('of a zone: the district before the province', ({ assert }) => {
    const zones = [
      { province: '79', district: null, per: 'kg', rate: '300' },
      { province: '79', district: '760', per: 'trip', rate: '400000' },
      { province: '01', district: '760', per: 'trip', rate: '1' },
    ] as const
    const zone = { method: 'zone', rate: null, zones, capacityKg: '1000' } as const
    assert.equal(fee(zone), '800000')
    assert.equal(fee(zone, { district: '761' }), '397665')
    assert.equal(fee(zone, { district: null }), '397665')
    assert.deepEqual(fee(zone, { province: '48' }), ['zone'])
    assert.deepEqual(fee({ ...zone, zones: undefined }), ['zone'])
  })

  test('is the minimum at least, and nothing from an amount on', ({ assert }) => {
    const reason = (over: Partial<ShippingTariff>) => {
      const result = deliveryFee(tariff(over), delivery())
      return result.ok && [result.reason, result.fee, result.calculated]
    }
    assert.deepEqual(reason({ minimum: '300000' }), ['minimum', '300000', '265110'])
    assert.deepEqual(reason({ minimum: '265110' }), ['calculated', '265110', '265110'])
    assert.deepEqual(reason({ minimum: '300000', freeFrom: '20000000' }), ['free', '0', null])
    assert.deepEqual(reason({ freeFrom: '20000001' }), ['calculated', '265110', '265110'])
    assert.deepEqual(reason({ freeFrom: '0' }), ['calculated', '265110', '265110'])
  })

  test('is split over the lines by weight', ({ assert }) => {
    const result = deliveryFee(tariff({ method: 'per_trip', rate: '1500000' }), delivery())
    assert.deepEqual(result, {
      ok: true,
      fee: '1500000',
      shares: ['1045943', '408510', '45547'],
      reason: 'calculated',
      calculated: '1500000',
      weight: '1325.55',
      trips: 1,
      zone: null,
    })
  })

  test('names what is not known yet', ({ assert }) => {
    assert.deepEqual(fee({ method: 'per_ton_km', rate: null }, { distanceKm: null, weights: ['1', null] }), [
      'weight',
      'rate',
      'distance',
    ])
    assert.deepEqual(fee({ rate: '-1' }), ['rate'])
    assert.deepEqual(fee({}, { weights: [] }), ['weight'])
    assert.deepEqual(fee({}, { weights: ['-5', '10'] }), ['weight'])
    assert.equal(fee({ freeFrom: '1' }, { weights: [null] }), '0')
  })
})

test.group('the foot of an order', () => {
  const line = (over: Partial<TotalLine> = {}): TotalLine => ({
    quantity: '50',
    theoreticalWeight: '924.3',
    actualWeight: '893.5',
    estimated: '14603940',
    amount: '14117300',
    ...over,
  })
  const byBarem = line({ estimated: '14326650', amount: '14326650' })

  test('sums lines, and keeps what was estimated beside what was weighed', ({ assert }) => {
    assert.deepInclude(
      orderTotals({
        lines: [
          line(),
          line({ quantity: '2.5', theoreticalWeight: '0', actualWeight: '100', estimated: '1000', amount: '1000' }),
        ],
      }),
      {
        lineCount: 2,
        open: [],
        itemCount: '52.5',
        theoreticalWeight: '924.3',
        actualWeight: '993.5',
        errorMargin: { kg: '-30.8', percent: '-3.33' },
        estimated: '14604940',
        total: '14118300',
        discount: '0',
        shipping: '0',
        vat: null,
        grandTotal: '14118300',
        net: '14118300',
        oldDebt: null,
        newDebt: null,
      },
    )
  })

  test('adds the old debt: the print of a trader', ({ assert }) => {
    const totals = orderTotals({
      lines: [byBarem],
      discount: '100000',
      shipping: '500000',
      oldDebt: '30000000',
      paidNow: '5000000',
    })
    assert.deepInclude(totals, {
      total: '14326650',
      grandTotal: '14726650',
      oldDebt: '30000000',
      paidNow: '5000000',
      newDebt: '39726650',
    })
  })

  test('counts lines that are not finished as nothing, and says which', ({ assert }) => {
    const unfinished = line({
      quantity: null,
      theoreticalWeight: null,
      actualWeight: null,
      estimated: null,
      amount: null,
    })
    assert.deepInclude(orderTotals({ lines: [byBarem, unfinished], discount: '' }), {
      lineCount: 2,
      open: [2],
      itemCount: '50',
      total: '14326650',
      grandTotal: '14326650',
      errorMargin: { kg: '-30.8', percent: '-3.33' },
    })
    const blank = { ...unfinished, blank: true }
    const known = (...lines: TotalLine[]) => isTotalKnown(orderTotals({ lines }))
    assert.deepEqual([known(byBarem), known(byBarem, unfinished), known(byBarem, blank)], [true, false, true])
    assert.deepEqual([known(blank), known()], [false, false])
    assert.deepEqual(orderTotals({ lines: [blank, byBarem, unfinished] }).open, [3])
    assert.deepEqual([{}, { productId: 'p' }, { text: 'd16' }, { quantity: '1' }].map(isBlank), [
      true,
      false,
      false,
      false,
    ])
    assert.deepInclude(orderTotals({ lines: [] }), {
      lineCount: 0,
      itemCount: '0',
      total: '0',
      grandTotal: '0',
      errorMargin: null,
    })
  })

  test('VAT once a rate, on amounts after discount, on top of prices or within them', ({ assert }) => {
    const lines = [
      line({ amount: '1000005', vatRate: '10' }),
      line({ amount: '999999', vatRate: '10' }),
      line({ amount: '500000', vatRate: '8' }),
      line({ amount: '300000', vatRate: null }),
      line({ amount: '70000', vatRate: '0' }),
    ]
    const shipping = '200000'
    assert.deepInclude(orderTotals({ lines, shipping, vat: { pricesInclude: false, shippingRate: '8' } }), {
      vat: {
        rates: [
          { rate: '0', base: '70000', tax: '0' },
          { rate: '8', base: '700000', tax: '56000' },
          { rate: '10', base: '2000004', tax: '200000' },
        ],
        tax: '256000',
      },
      total: '2870004',
      grandTotal: '3326004',
      net: '3070004',
    })
    assert.deepInclude(orderTotals({ lines, shipping, vat: { pricesInclude: true, shippingRate: null } }), {
      vat: {
        rates: [
          { rate: '0', base: '70000', tax: '0' },
          { rate: '8', base: '462963', tax: '37037' },
          { rate: '10', base: '1818185', tax: '181819' },
        ],
        tax: '218856',
      },
      grandTotal: '3070004',
      net: '2851148',
    })
  })

  test('a discount is taken off each rate by its lines, or as it was frozen', ({ assert }) => {
    const lines = [line({ amount: '1000000', vatRate: '10' }), line({ amount: '3000000', vatRate: '8' })]
    const bases = (discount: string | string[]) =>
      orderTotals({ lines, discount, vat: { pricesInclude: false, shippingRate: null } }).vat!.rates.map(
        ({ base }) => base,
      )
    assert.deepEqual(bases('400001'), ['2699999', '900000'])
    assert.deepEqual(bases(['400000', '1']), ['2999999', '600000'])
    assert.equal(orderTotals({ lines, discount: ['400000', '1'] }).grandTotal, '3599999')
    const negative = [...lines, line({ amount: '-1000000', vatRate: '10' })]
    assert.deepEqual(
      orderTotals({
        lines: negative,
        discount: '400000',
        vat: { pricesInclude: false, shippingRate: null },
      }).vat!.rates.map(({ base }) => base),
      ['2700000', '-100000'],
    )
  })

  test('rounds the tax half up', ({ assert }) => {
    assert.deepEqual(vatByRate([{ amount: '5', rate: '10' }], false), [{ rate: '10', base: '5', tax: '1' }])
    assert.deepEqual(
      vatByRate(
        [
          { amount: '4', rate: '10.00' },
          { amount: '-8', rate: '10' },
        ],
        false,
      ),
      [{ rate: '10', base: '-4', tax: '0' }],
    )
  })
})

test.group('what is paid ahead', () => {
  test('is a percentage of what the document comes to, to the whole dong', ({ assert }) => {
    assert.equal(depositOf('14726650', '30'), '4417995')
    assert.equal(depositOf('14726650', '12.5'), '1840831')
    assert.equal(depositOf('1001', '50'), '501')
    assert.equal(depositOf('14726650', '0'), '0')
  })

  test('is open while the amount or the percentage is', ({ assert }) => {
    assert.deepEqual([depositOf(null, '30'), depositOf('14726650', null)], [null, null])
  })
})

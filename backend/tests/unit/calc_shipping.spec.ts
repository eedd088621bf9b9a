import { test } from '@japa/runner'
import { deliveryFee, type Delivery, type ShippingTariff } from '@barem/resources/calc/shipping'

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

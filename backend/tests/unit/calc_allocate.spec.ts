import { test } from '@japa/runner'
import { allocate } from '@barem/resources/calc/allocate'
import { reweigh } from '@barem/resources/calc/reweigh'

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

import { test } from '@japa/runner'
import { fixed, isBetween } from '@barem/resources/calc/exact'
import fc from 'fast-check'
import { decimal, exact } from './arbitraries.ts'

const scale = fc.integer({ min: 0, max: 8 })

test.group('Exact figures', () => {
  test('are written with all decimals of their field, rounded half up where there are more', ({ assert }) => {
    fc.assert(
      fc.property(decimal(1_000_000, 6, -1_000_000), scale, (figure, places) => {
        assert.equal(fixed(figure, places), new exact(figure).toFixed(places))
      }),
    )
    for (const [figure, places, written] of [
      ['250000', 0, '250000'],
      ['250000', 2, '250000.00'],
      ['1.5', 3, '1.500'],
      ['1.500', 3, '1.500'],
      ['0.125', 2, '0.13'],
      ['007', 1, '7.0'],
      ['-0', 2, '0.00'],
      ['-0.005', 2, '-0.01'],
      ['1e3', 1, '1000.0'],
    ] as const)
      assert.equal(fixed(figure, places), written)
    assert.throws(() => fixed('?', 2))
  })

  test('are compared with their limits exactly, those included, whatever floating-point numbers can tell', ({
    assert,
  }) => {
    const any = decimal(100, 3, -100)
    fc.assert(
      fc.property(any, any, any, (figure, min, max) => {
        assert.equal(isBetween(figure, min, max), new exact(figure).gte(min) && new exact(figure).lte(max))
      }),
    )
    assert.isTrue(isBetween('0.00', '0', '10'))
    assert.isTrue(isBetween('10.0', '0', '10'))
    assert.isTrue(isBetween('9007199254740992', '0', '9007199254740992'))
    assert.isFalse(isBetween('9007199254740993', '0', '9007199254740992'))
    assert.isFalse(isBetween('-0.0000000000000000000000001', '0', '1'))
  })
})

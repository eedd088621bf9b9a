import { test } from '@japa/runner'
import { evaluateDiscounts } from '@barem/resources/calc/discount'
import type { DiscountDocument, DiscountPolicy } from '@barem/resources/calc/discount_policy'
import { free, order, policy } from './discounting.ts'

test.group('a hint at what is nearly reached', () => {
  const hints = (policies: DiscountPolicy[], on: DiscountDocument) =>
    evaluateDiscounts(policies, on).hints.map(({ code, quantity, volume }) => [code, quantity, volume])

  test('add 60 kg to get 1 %', ({ assert }) => {
    const rule = policy('A', { condition: 'volume', volume: '1000', discount: '1' })
    assert.deepEqual(hints([rule], order('5', '940')), [['A', null, '60']])
    assert.deepEqual(evaluateDiscounts([rule], order('5', '940')).losers[0]!.why, {
      reason: 'below_threshold',
      quantity: null,
      volume: { have: '940', need: '1000', short: '60' },
    })
    assert.deepEqual(hints([rule], order('5', '799')), [])
  })

  test('all that is missing of both, and the nearer of either', ({ assert }) => {
    assert.deepEqual(hints([policy('A')], order('90', '4500')), [['A', '10', '500']])
    assert.deepEqual(hints([policy('A', { condition: 'either' })], order('95', '4500')), [['A', '5', null]])
    assert.deepEqual(hints([policy('A', { condition: 'either' })], order('1', '4500')), [['A', null, '500']])
  })

  test('only where it would better what is given, the nearest first', ({ assert }) => {
    const now = policy('NOW', { ...free, discount: '2' })
    const near = (code: string, discount: string, volume: string, over = {}) =>
      policy(code, { condition: 'volume', discount, volume, ...over })
    assert.deepEqual(
      hints([now, near('LESS', '1', '5100'), near('MORE', '3', '5500'), near('SOON', '4', '5100')], order('1', '5000')),
      [
        ['SOON', null, '100'],
        ['MORE', null, '500'],
      ],
    )
    assert.deepEqual(
      hints([{ ...now, stackable: true }, near('ADDS', '1', '5100', { stackable: true })], order('1', '5000')),
      [['ADDS', null, '100']],
    )
    assert.deepEqual(hints([policy('A', { customerTypeId: 'retail' })], order('99', '4999')), [])
  })
})

import { test } from '@japa/runner'
import { openedFee, suggested, taken, undone, type Fee } from '../src/domains/sales/fee.ts'

/** What stands in the form after each suggestion that comes, beginning with `value`. */
function standing(start: Fee, value: string | null, ...suggestions: string[]): { fee: Fee; value: string | null } {
  let [fee, now] = [start, value]
  for (const suggestion of suggestions) {
    const next = suggested(fee, now, suggestion)
    fee = next.fee
    now = next.fill ?? now
  }
  return { fee, value: now }
}

const stored = (shippingFee: string | null, suggestedShippingFee: string | null) =>
  openedFee({ shippingFee, suggestedShippingFee })

test.group('the delivery fee of a new order', () => {
  test('fills itself in and follows the tariff as the order grows', ({ assert }) => {
    const { fee, value } = standing(openedFee(null), '0', '0', '500000', '750000')
    assert.deepEqual([value, fee.before], ['750000', '0'])
  })

  test('goes back to none without a tariff', ({ assert }) =>
    assert.equal(standing(openedFee(null), '0', '500000', '0').value, '0'))

  test('is left alone once a person has typed another, even none', ({ assert }) => {
    for (const typed of ['300000', '0', null])
      assert.equal(standing(standing(openedFee(null), '0', '500000').fee, typed, '750000').value, typed)
  })

  test('follows again once the suggestion is taken, and not after it was taken back', ({ assert }) => {
    const { fee } = standing(openedFee(null), '0', '500000')
    assert.equal(standing(taken('500000'), '500000', '750000').value, '750000')
    assert.equal(standing(undone(fee), '0', '750000').value, '0')
  })
})

test.group('the delivery fee of a stored draft', () => {
  test('changes nothing by being looked at, though the tariff is another by now', ({ assert }) => {
    assert.equal(standing(stored('500000', '500000'), '500000', '600000').value, '500000')
  })

  test('follows what is changed while it is the one that was suggested last, however it is written', ({ assert }) => {
    assert.equal(standing(stored('500000.0', '500000'), '500000', '600000', '650000').value, '650000')
    assert.equal(standing(stored('0', null), '0', '0', '500000').value, '500000')
  })

  test('stays when it was a person’s own', ({ assert }) => {
    for (const own of ['300000', '0']) assert.equal(standing(stored(own, '500000'), own, '500000', '600000').value, own)
  })

  test('tells what stood there before it began to fill itself in', ({ assert }) => {
    assert.equal(standing(stored('500000', '500000'), '500000', '500000', '600000', '700000').fee.before, '500000')
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import { sum } from '@barem/resources/calc/exact'
import { ratesOf, vatByLine, vatByRate, withoutVat, withVat } from '@barem/resources/calc/vat'
import { times } from '#tests/support/soak'

const line = fc.record({
  amount: fc.integer({ min: 0, max: 2_000_000_000 }).map(String),
  rate: fc.constantFrom('0', '5', '8', '8.00', '10', null),
})

test.group('VAT of lines', () => {
  test('adds up to that of the rates, whichever way it is summed', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.boolean(), (lines, pricesInclude) => {
        const taxes = vatByLine(lines, pricesInclude)
        const rates = vatByRate(lines, pricesInclude)
        assert.isTrue(sum(taxes).eq(sum(rates.map(({ tax }) => tax))))
        const rows = lines.map(({ amount, rate }, place) => ({ amount, vatRate: rate, tax: taxes[place] }))
        assert.deepEqual(ratesOf(rows, pricesInclude ? 'included' : 'excluded'), rates)
      }),
      { numRuns: times(300, 5000) },
    )
  })

  test('is left out of what goods are worth, and part of what is paid', ({ assert }) => {
    assert.deepEqual([withoutVat('110', '10', 'included'), withVat('110', '10', 'included')], ['100', '110'])
    assert.deepEqual([withoutVat('100', '10', 'excluded'), withVat('100', '10', 'excluded')], ['100', '110'])
    assert.deepEqual([withoutVat('100', null, 'off'), withVat('100', null, 'off')], ['100', '100'])
  })
})

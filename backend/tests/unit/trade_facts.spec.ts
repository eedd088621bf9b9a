import { test } from '@japa/runner'
import { lineAmount } from '@barem/resources/calc'
import { dayInVietnam, isMoment, normalisePhone, PHONE, taxCodeChecks, yearBefore } from '@barem/resources/kit'

test.group('facts of the trade', () => {
  test('a moment has a day of the calendar and an offset that a place on earth has', ({ assert }) => {
    for (const right of [
      '2026-11-05T08:30:00Z',
      '2026-11-05T08:30+07:00',
      '2026-11-05T08:30:00.123456-13:45',
      '2026-11-05T08:30:00+14:00',
    ])
      assert.isTrue(isMoment(right), right)
    for (const wrong of [
      '2026-11-05',
      '2026-02-30T08:30:00Z',
      '2026-11-05T25:00:00Z',
      '2026-11-05T08:30:00+23:59',
      '2026-11-05T08:30:00+14:30',
      '2026-11-05T08:30:00-24:00',
      '2026-11-05T08:30:00',
    ])
      assert.isFalse(isMoment(wrong), wrong)
  })

  test('the day a year before is in the calendar', ({ assert }) => {
    assert.deepEqual(['2026-11-22', '2028-02-29', '2029-02-28'].map(yearBefore), [
      '2025-11-22',
      '2027-02-28',
      '2028-02-28',
    ])
  })

  test('a day begins at midnight in Vietnam, seven hours before it does in Greenwich', ({ assert }) => {
    assert.deepEqual(
      ['2026-11-30T16:59:59Z', '2026-11-30T17:00:00Z', '2026-12-31T23:59:59Z'].map((moment) =>
        dayInVietnam(new Date(moment)),
      ),
      ['2026-11-30', '2026-12-01', '2027-01-01'],
    )
  })

  test('phones come down to 0 and 9 or 10 digits', ({ assert }) => {
    for (const typed of [
      '0903 123 456',
      '+84 903.123.456',
      '84903123456',
      '(0903) 123-456',
      '0084903123456',
      '+84 (0) 903 123 456',
      '840903123456',
    ])
      assert.equal(normalisePhone(typed), '0903123456')
    for (const [phone, right] of [
      ['0903123456', true],
      ['02838123456', true],
      ['903123456', false],
      ['090312345', false],
    ] as const)
      assert.equal(PHONE.test(phone), right)
  })

  test('the check digit of a tax code is recomputed', ({ assert }) => {
    for (const code of ['0199990011', '0399990033', '3799990072', '0199990011001'])
      assert.isTrue(taxCodeChecks(code), code)
    assert.isFalse(taxCodeChecks('0199990012'))
    assert.isTrue(taxCodeChecks('001099000001'))
  })

  test('a line amount is quantity times price, to the whole dong, half up', ({ assert }) => {
    assert.equal(lineAmount.compute({ quantity: '893.5', unitPrice: '15933.25' }), '14236359')
    assert.equal(lineAmount.compute({ quantity: '0.5', unitPrice: '1' }), '1')
    assert.equal(lineAmount.compute({ quantity: null, unitPrice: '1' }), '0')
    assert.equal(
      lineAmount.compute({ quantity: '999999999999.999', unitPrice: '999999999999.9999' }),
      '999999999999998900000000',
    )
  })
})

import { test } from '@japa/runner'
import { formatDate, formatDateTime } from '../src/format/date.ts'
import { momentOf, onVietnamClock } from '../src/format/day.ts'
import { formatMoney, formatNumber } from '../src/format/number.ts'

test.group('numbers', () => {
  test('{0} reads {1}')
    .with([
      ['1234567.891', '1,234,567.89'],
      ['1234567.895', '1,234,567.9'],
      ['1000', '1,000'],
      ['0', '0'],
      ['.5', '0.5'],
      ['-1234.5', '-1,234.5'],
      ['-0.004', '0'],
      [1e-7, '0'],
      ['12345678901234567890.12', '12,345,678,901,234,567,890.12'],
      ['n/a', 'n/a'],
    ] as const)
    .run(({ assert }, [value, text]) => assert.equal(formatNumber(value), text))

  test('money has no decimals and ends in đ', ({ assert }) => {
    assert.equal(formatMoney('12500000.4'), '12,500,000\u00a0đ')
    assert.equal(formatMoney('15633.45', 2), '15,633.45\u00a0đ')
    assert.equal(formatMoney('15500.00', 2), '15,500\u00a0đ')
    assert.equal(formatMoney(''), '')
  })
})

test.group('dates', () => {
  test('a day stands as it is, whatever the zone', ({ assert }) => {
    assert.equal(formatDate('2026-11-05'), '05/11/2026')
  })

  test('a moment is shown by the clocks of Vietnam', ({ assert }) => {
    assert.equal(formatDateTime('2026-11-05T17:30:00Z'), '06/11/2026 00:30')
    assert.equal(formatDateTime('2026-11-05T23:30:00+14:00'), '05/11/2026 16:30')
    assert.equal(formatDate('2026-12-31T17:00:00.123456Z'), '01/01/2027')
    assert.equal(onVietnamClock(momentOf('2026-11-05T08:30:00')), '2026-11-05T08:30:00')
  })

  test('what is no day stays as it is', ({ assert }) => {
    assert.deepEqual([formatDate('hôm nay'), formatDateTime('')], ['hôm nay', ''])
  })
})

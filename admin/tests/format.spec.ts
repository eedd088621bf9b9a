import { test } from '@japa/runner'
import { formatDate } from '../src/format/date.ts'
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
    assert.equal(formatMoney(''), '')
  })
})

test.group('dates', () => {
  test('a bare date is the same day in every time zone', ({ assert }) => {
    assert.equal(formatDate('2026-11-05'), '05/11/2026')
  })
})

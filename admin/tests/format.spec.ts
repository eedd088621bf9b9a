import { registry } from '@barem/resources'
import { decimal, shownDecimals, weight } from '@barem/resources/kit'
import { test } from '@japa/runner'
import { type Printing, printedValue } from '../src/documents/print/printedValue.ts'
import { formatDate, formatDateTime } from '../src/format/date.ts'
import { momentOf, onVietnamClock } from '../src/format/day.ts'
import { formatKg, formatMoney, formatNumber } from '../src/format/number.ts'
import { openText, wayOf } from '../src/documents/from/openText.ts'
import { sourceText } from '../src/documents/from/sourceText.ts'
import { figureText } from '../src/documents/way/figures.ts'

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

test.group('kg', () => {
  const kg = '1848.605'
  const shown = '1,848.61\u00a0kg'
  const t = (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(' ')

  test('have two decimals at most, wherever people read them', ({ assert }) => {
    assert.equal(formatKg(kg), shown)
    assert.equal(formatKg('-1848.600'), '−1,848.6\u00a0kg')
    assert.equal(figureText(kg, 'weight'), shown)
    assert.include(openText(t, 'bought', { quantity: '1', actualKg: kg }), shown)
    const source = { partner: null, day: null, amount: null, open: { quantity: '1', pieces: '1', actualKg: kg } }
    assert.include(sourceText(t, source), shown)
  })

  test('stand beside pieces, also where a ledger counts in nothing else', ({ assert }) => {
    const from = registry.returns.createdFrom[0]!
    const way = wayOf(registry.invoices as never, from as never)
    assert.equal(way, 'returning')
    assert.match(openText(t, way, { quantity: '42', actualKg: kg }), /made\.returning\.rest .*made\.pieces 42/)
    assert.notInclude(openText(t, 'bought', { quantity: '42', pieces: null, actualKg: kg }), 'pieces')
  })

  test('of fields and sheets too; other figures keep their decimals', ({ assert }) => {
    assert.equal(shownDecimals(weight()), 2)
    assert.equal(shownDecimals(weight({ scale: 1 })), 1)
    assert.equal(shownDecimals(decimal({ scale: 6 })), 6)
    const fields = { kg: weight(), pieces: decimal({ scale: 3 }) }
    const printed = (name: 'kg' | 'pieces') =>
      printedValue({ id: '1', [name]: kg }, name, { definition: { fields } } as unknown as Printing)
    assert.deepEqual([printed('kg'), printed('pieces')], ['1,848.61', '1,848.605'])
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

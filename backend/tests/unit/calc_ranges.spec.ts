import { bucketsOf, daysOf, isChoosable, rangeOf, type RangeName } from '@barem/resources/calc/ranges'
import { addDays } from '@barem/resources/calc/days'
import { test } from '@japa/runner'
import fc from 'fast-check'

const none = { from: '2026-01-01', to: '2026-01-01' }
const said = (name: RangeName, today: string) => {
  const { from, to, before, bucket } = rangeOf(name, today, none)
  return [from, to, before.from, before.to, bucket]
}

test.group('ranges of days', () => {
  test('compare with the same part of the period before', ({ assert }) => {
    const vectors: [RangeName, string, string[]][] = [
      ['today', '2026-03-01', ['2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28', 'hour']],
      ['yesterday', '2024-03-01', ['2024-02-29', '2024-02-29', '2024-02-28', '2024-02-28', 'hour']],
      // A Monday begins its week; a Sunday ends it.
      ['thisWeek', '2026-11-23', ['2026-11-23', '2026-11-23', '2026-11-16', '2026-11-16', 'hour']],
      ['thisWeek', '2026-11-29', ['2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22', 'day']],
      // A day that the month before does not have becomes its last.
      ['thisMonth', '2026-03-31', ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28', 'day']],
      ['lastMonth', '2026-03-31', ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31', 'day']],
      ['lastMonth', '2026-01-15', ['2025-12-01', '2025-12-31', '2025-11-01', '2025-11-30', 'day']],
      ['thisYear', '2024-02-29', ['2024-01-01', '2024-02-29', '2023-01-01', '2023-02-28', 'week']],
      ['lastYear', '2026-11-25', ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31', 'month']],
      ['pastYear', '2026-11-25', ['2025-11-26', '2026-11-25', '2024-11-26', '2025-11-25', 'month']],
      ['pastYear', '2024-02-29', ['2023-03-01', '2024-02-29', '2022-03-01', '2023-02-28', 'month']],
    ]
    for (const [name, today, expected] of vectors) assert.deepEqual(said(name, today), expected, `${name} ${today}`)
  })

  test('that are chosen compare with as many days just before them, and span three years at most', ({ assert }) => {
    const { before, bucket } = rangeOf('custom', '2026-11-25', { from: '2026-03-01', to: '2026-03-10' })
    assert.deepEqual([before, bucket], [{ from: '2026-02-19', to: '2026-02-28' }, 'day'])
    assert.isTrue(isChoosable({ from: '2024-01-01', to: '2026-12-31' }))
    assert.isFalse(isChoosable({ from: '2024-01-01', to: '2027-01-01' }))
    assert.isFalse(isChoosable({ from: '2024-01-02', to: '2024-01-01' }))
  })

  test('are divided into buckets that hold each of their days once', ({ assert }) => {
    const start = fc.integer({ min: 0, max: 4000 })
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 1095 }), (from, length) => {
        const days = { from: addDays('2020-01-01', from), to: addDays('2020-01-01', from + length) }
        const range = rangeOf('custom', '2026-11-25', days)
        const parts = bucketsOf(range).map((bucket) => daysOf(bucket, range))
        assert.equal(parts[0]!.from, days.from)
        assert.equal(parts.at(-1)!.to, days.to)
        for (const [place, { from: next }] of parts.slice(1).entries()) assert.equal(addDays(parts[place]!.to, 1), next)
      }),
    )
  })
})

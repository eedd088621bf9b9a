import { test } from '@japa/runner'
import { dueWeeks } from '@barem/resources/calc/due_weeks'

const short = (today: string) => dueWeeks(today).map(({ from, to }) => `${from ?? ''}..${to ?? ''}`)

test.group('weeks in which debts are due', () => {
  test('begin with what is late and the rest of this week, and end with whatever is later', ({ assert }) => {
    // 18 March 2026 is a Wednesday.
    assert.deepEqual(short('2026-03-18'), [
      '..2026-03-17',
      '2026-03-18..2026-03-22',
      '2026-03-23..2026-03-29',
      '2026-03-30..2026-04-05',
      '2026-04-06..2026-04-12',
      '2026-04-13..2026-04-19',
      '2026-04-20..2026-04-26',
      '2026-04-27..2026-05-03',
      '2026-05-04..2026-05-10',
      '2026-05-11..',
    ])
  })

  test('have this week whole on a Monday and its last day alone on a Sunday', ({ assert }) => {
    assert.deepEqual(short('2026-03-16').slice(1, 3), ['2026-03-16..2026-03-22', '2026-03-23..2026-03-29'])
    assert.deepEqual(short('2026-03-22').slice(1, 3), ['2026-03-22..2026-03-22', '2026-03-23..2026-03-29'])
    assert.lengthOf(short('2026-03-22'), 10)
  })
})

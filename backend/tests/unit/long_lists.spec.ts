import { test } from '@japa/runner'
import { LongLists } from '#app/resources/read/long_lists'

test.group('long lists', () => {
  test('are remembered for half a minute from when they were counted', ({ assert }) => {
    let now = 0
    const lists = new LongLists(() => now)
    lists.add('a')
    now = 29_999
    assert.isTrue(lists.has('a'))
    assert.isFalse(lists.has('b'))
    now = 30_000
    assert.isFalse(lists.has('a'))
  })

  test('are a thousand at most, the oldest forgotten first', ({ assert }) => {
    const lists = new LongLists(() => 0)
    for (let number = 1; number <= 1000; number++) lists.add(`list ${number}`)
    lists.add('list 1')
    lists.add('one more')
    assert.deepEqual(
      ['list 1', 'list 2', 'list 3', 'one more'].map((key) => lists.has(key)),
      [true, false, true, true],
    )
  })
})

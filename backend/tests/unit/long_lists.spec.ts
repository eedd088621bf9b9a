import { test } from '@japa/runner'
import { LongLists } from '#app/resources/read/long_lists'

test.group('long lists', () => {
  test('are remembered for half a minute from when they were counted', ({ assert }) => {
    let now = 0
    const lists = new LongLists(() => now)
    lists.add('a', 'row')
    now = 29_999
    assert.equal(lists.get('a'), 'row')
    assert.isNull(lists.get('b'))
    now = 30_000
    assert.isNull(lists.get('a'))
  })

  test('are a thousand at most, the oldest forgotten first', ({ assert }) => {
    const lists = new LongLists(() => 0)
    for (let number = 1; number <= 1000; number++) lists.add(`list ${number}`, 'index')
    lists.add('list 1', 'row')
    lists.add('one more', 'index')
    assert.deepEqual(
      ['list 1', 'list 2', 'list 3', 'one more'].map((key) => lists.get(key)),
      ['row', null, 'index', 'index'],
    )
  })
})

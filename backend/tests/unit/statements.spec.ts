import { test } from '@japa/runner'
import { allOf } from '#app/tenancy/all_of'
import { statementName } from '#app/tenancy/statement_names'

test.group('statements that PostgreSQL keeps prepared', () => {
  test('are those that are asked again; a text without end of variants leaves nothing behind', ({ assert }) => {
    const name = (text: string) => statementName(text)
    assert.isUndefined(name('select 1'))
    const kept = name('select 1')
    assert.match(kept!, /^b[0-9a-f]{16}$/)
    assert.equal(name('select 1'), kept)
    assert.notEqual([name('select 2'), name('select 2')][1], kept)
    for (let page = 0; page < 5000; page++) assert.isUndefined(name(`select * from t limit 10 offset ${page}`))
    const names = new Set<string | undefined>()
    for (let page = 0; page < 5000; page++)
      for (let twice = 0; twice < 2; twice++) names.add(name(`select * from u limit 10 offset ${page}`))
    assert.isAtMost(names.size, 501)
    assert.equal(name('select 1'), kept)
  })
})

test.group('statements that are sent together', () => {
  test('give the error of the first that failed in their order, once all have ended', async ({ assert }) => {
    const ended: string[] = []
    const fails = async (name: string, waits: number) => {
      for (let turn = 0; turn < waits; turn++) await null
      ended.push(name)
      throw new Error(name)
    }
    await assert.rejects(() => allOf([Promise.resolve(1), fails('first', 20), fails('second', 1)]), 'first')
    assert.deepEqual(ended, ['second', 'first'])
    assert.deepEqual(await allOf([Promise.resolve(1), 'two', null]), [1, 'two', null])
  })
})

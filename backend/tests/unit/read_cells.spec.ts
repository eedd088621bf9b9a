import { test } from '@japa/runner'
import { pairsIn } from '#app/resources/sheets/read_cells'

test.group('pairs in a cell', () => {
  test('are parted by the first colon or sign of equality', ({ assert }) => {
    assert.deepEqual(pairsIn('D: 20; t = 1.4'), { D: '20', t: '1.4' })
    assert.deepEqual(pairsIn(' a:b:c \n d=e=f ;'), { a: 'b:c', d: 'e=f' })
    assert.deepEqual(pairsIn('{"D":"20"}'), { D: '20' })
  })

  test('stay text where a name or a value is missing', ({ assert }) => {
    for (const text of ['D', 'D:', ': 20', '=', 'D: 20; t', 'D :  ; t: 1']) assert.equal(pairsIn(text), text)
  })

  test('are not looked for at each of many blanks', ({ assert }) => {
    const text = `D${' '.repeat(3_000_000)}20`
    assert.equal(pairsIn(text), text)
  })
})

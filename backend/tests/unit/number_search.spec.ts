import { test } from '@japa/runner'
import { registry } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { parseListQuery } from '#app/resources/read/parse'

const wordsOf = (resource: unknown, q: string) => parseListQuery(resource as AnyResource, { q }).words

test.group('a search for a number', () => {
  test('finds phones and tax codes however their digits are parted', ({ assert }) => {
    for (const q of ['0981000468', '+84 981 000 468', '0981.000.468', '(0981) 000-468', '84981000468'])
      assert.deepEqual(wordsOf(registry.customers, q), ['0981000468'], q)
    assert.deepEqual(wordsOf(registry.suppliers, '0100109106-001'), ['0100109106001'])
  })

  test('is read as it stands where it is neither', ({ assert }) => {
    for (const q of ['0981 000', '12-2026', 'Thép 10 x 20'])
      assert.deepEqual(wordsOf(registry.customers, q), q.split(' '), q)
    assert.deepEqual(
      wordsOf(registry['sales-orders'], '2026-11-0001'),
      ['2026-11-0001'],
      'an order has contract numbers, and no tax code is searched',
    )
    assert.deepEqual(wordsOf(registry.departments, '+84 981 000 468'), ['+84', '981', '000', '468'])
  })
})

import { test } from '@japa/runner'
import { listQuery } from '../src/providers/query.ts'
import qs from '../src/shims/qs.ts'

test.group('the state of a list in the address bar', () => {
  test('any value comes back as it went in', ({ assert }) => {
    const state = {
      pageSize: '10',
      filters: [
        { field: 'name', operator: 'contains', value: 'A&B #1 đ=?' },
        { field: 'id', operator: 'in', value: Array.from({ length: 25 }, (_, id) => String(id)) },
      ],
    }
    assert.deepEqual(qs.parse(qs.stringify(state, { addQueryPrefix: true })), state)
  })

  test('a name from the address cannot reach into objects', ({ assert }) => {
    qs.parse('?__proto__[admin]=1&a[constructor][prototype][admin]=1')
    assert.notProperty({}, 'admin')
  })
})

test.group('what a list asks the server', () => {
  test('range, order and filters in its dialect', ({ assert }) => {
    const query = listQuery(
      { currentPage: 2, pageSize: 10 },
      [{ field: 'createdAt', order: 'desc' }],
      [
        { field: 'q', operator: 'eq', value: 'dong a' },
        { field: 'name', operator: 'contains', value: 'thép' },
        { field: 'status', operator: 'in', value: ['a', 'b'] },
        { field: 'phone', operator: 'eq', value: '' },
        { field: 'email', operator: 'null', value: true },
        { field: 'taxCode', operator: 'nnull', value: true },
      ],
    )
    assert.equal(
      decodeURIComponent(String(query)),
      '_start=10&_end=20&_sort=createdAt&_order=desc&q=dong+a&name_like=thép&status_in=a&status_in=b&email_null=true&taxCode_null=false',
    )
  })

  test('an operator that the server does not speak is refused by name', ({ assert }) => {
    assert.throws(
      () => listQuery({}, [], [{ field: 'name', operator: 'startswith', value: 'a' }]),
      /"name".*"startswith"/,
    )
  })
})

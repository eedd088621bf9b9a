import { test } from '@japa/runner'
import { withoutRepeats } from '../src/layout/crumbs.ts'

test.group('the breadcrumb', () => {
  test('names a group and a page of the same name once', ({ assert }) => {
    assert.deepEqual(
      withoutRepeats([
        { label: 'Khách hàng' },
        { label: 'Khách hàng', to: '/customers/infomation' },
        { label: 'Thêm mới' },
      ]),
      [{ label: 'Khách hàng', to: '/customers/infomation' }, { label: 'Thêm mới' }],
    )
  })
})

import { test } from '@japa/runner'
import { menu } from '@barem/resources'
import { crumbsTo, withoutRepeats } from '../src/layout/crumbs.ts'

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

  const sales = menu.find(({ key }) => key === 'sales')!
  const invoices = sales.children!.find(({ key }) => key === 'invoices')!
  const at = { path: invoices.route!, trail: [sales, invoices], record: null }
  const labels = (handle: { title: string; missing?: boolean }) =>
    crumbsTo(
      { ...at, handle },
      (key) => key,
      () => true,
    ).map(({ label }) => label)

  test('of a page of its own names its place in the menu', ({ assert }) => {
    assert.deepEqual(labels({ title: 'invoices.title' }), [sales.label, invoices.label])
  })

  test('of a missing page says so, whatever the menu has at its address', ({ assert }) => {
    assert.deepEqual(labels({ title: 'shell.notFound.title', missing: true }), ['shell.notFound.title'])
  })
})

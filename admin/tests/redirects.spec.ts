import { test } from '@japa/runner'
import { aliases, sections } from '@barem/resources/redirects'
import { aliasesOf, sectionsOf } from '../src/routes/redirects.ts'

/** Section 2 of the specification: what redirects, and where to. */
const SPECIFIED = {
  '/system': '/system/users',
  '/customers': '/customers/infomation',
  '/suppliers': '/suppliers/infomation',
  '/contract': '/contract/purchase-contract',
  '/logistics': '/logistics/enter-warehouse',
  '/categories': '/categories/product-group',
  '/marketing': '/marketing/discount-policy',
  '/finance-accounting': '/finance-accounting/debt-tracking',
  '/finance-accounting/debt-tracking/transaction': '/finance-accounting/debt-tracking?tab=transactions',
  '/sale-management': '/sale-management/order',
}

/** Where each section leads when these pages are there. */
const pages = (...served: string[]) =>
  Object.fromEntries(
    sectionsOf(served, (path) => served.includes(path)).map((section) => [section.path, section.pages]),
  )

test.group('the bare address of a section', () => {
  test('leads where the specification says, once the page is there', ({ assert }) => {
    assert.deepEqual(Object.fromEntries(Object.entries(sections).map(([path, [first]]) => [path, first])), SPECIFIED)
    const all = pages(...Object.values(SPECIFIED).map((page) => page.split('?')[0]!))
    for (const [path, first] of Object.entries(SPECIFIED)) assert.equal(all[path]![0], first)
  })

  test('leads to the next page of its table, and then to what else is below it', ({ assert }) => {
    const config = '/logistics/warehouse-config'
    assert.deepEqual(pages(config, '/logistics/opening-stock')['/logistics'], ['/logistics/opening-stock', config])
    assert.deepEqual(pages(config)['/logistics'], [config])
  })

  test('leads nowhere while nothing is below it, and a page of its own comes first', ({ assert }) => {
    assert.deepEqual(pages('/profile'), {})
    assert.deepEqual(pages('/logistics', '/logistics/inventory'), {})
  })

  test('of a section that the specification does not know leads to its first page', ({ assert }) => {
    assert.deepEqual(pages('/staff/shifts', '/staff/leave'), { '/staff': ['/staff/shifts', '/staff/leave'] })
  })
})

test.group('another address of a page', () => {
  test('is left out while the page is missing, or when it is a page itself', ({ assert }) => {
    const at = (...served: string[]) => aliasesOf((path) => served.includes(path)).map(({ from }) => from)
    assert.deepEqual(at('/product-management', '/sale-management/order'), ['/products', '/orders'])
    assert.deepEqual(at('/product-management', '/products'), [])
    assert.deepEqual(at(...Object.values(aliases)), Object.keys(aliases))
  })
})

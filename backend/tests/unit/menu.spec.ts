import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { menu, resources } from '@barem/resources'
import { areas } from '@barem/resources/areas'
import { checkVocabulary, defineResource, menuOf, text, type AnyResource, type MenuItem } from '@barem/resources/kit'
import { menuOutline } from '@barem/resources/menu'
import { vocabulary } from '@barem/resources/vocabulary'
import cashCounts from '#tests/support/test_document/cash_counts'

/** What the side menu has at least, in this order: icons and groups, names in both languages, paths, who sees each. */
const SHOWN = `
home: Hôm nay / Today / all
dashboard: Tổng quan / Dashboard /dashboards 27
customer: Khách hàng / Customers
- Khách hàng / Customers /customers/infomation 13
- Lịch sử khách hàng / Customer history /customers/history 14
supplier: Nhà cung cấp / Suppliers
- Nhà cung cấp / Suppliers /suppliers/infomation 15
- Lịch sử nhà cung cấp / Supplier history /suppliers/history 16
product: Sản phẩm / Products /product-management 17
sale-management: Bán hàng / Sales
- Đơn hàng / Orders /sale-management/order 19
- Thêm đơn hàng / New order /sale-management/order/add all unless 19
- Hóa đơn / Invoices /sale-management/invoice 20
- Hóa đơn VAT / VAT invoices /sale-management/vat-invoice 20
- Trả hàng / Returns /sale-management/refund 21
- Cấu hình giá / Price configuration /sale-management/price-configuration 52
contract: Hợp đồng / Contracts
- Hợp đồng mua hàng / Purchase contracts /contract/purchase-contract 44
workflow: Chờ tôi duyệt / My approvals /approvals 19 or 44
logistics: Kho vận / Logistics
- Cấu hình kho / Warehouse configuration /logistics/warehouse-config 48
- Tồn đầu kỳ / Opening stock /logistics/opening-stock 66
- Nhập kho / Receipts /logistics/enter-warehouse 45
- Xuất kho / Issues /logistics/export-warehouse 46
- Chuyển kho / Transfers /logistics/stock-transfer 62
- Phiếu cân / Weighing tickets /logistics/weighing 46
- Xe trong bãi / Trucks in the yard /logistics/yard 46
- Tồn kho / Inventory /logistics/inventory 47
marketing: Tiếp thị / Marketing
- Chính sách chiết khấu / Discount policies /marketing/discount-policy 49
finance-accounting: Tài chính kế toán / Finance & accounting
- Theo dõi công nợ / Debt tracking /finance-accounting/debt-tracking 22
- Công nợ phải thu / Receivables /finance-accounting/receivables 22
- Giao dịch công nợ / Debt transactions /finance-accounting/debt-tracking/transaction 24
- Nợ đầu kỳ / Opening debt /finance-accounting/opening-debt 66
- Phiếu chi / Payment slips /finance-accounting/payment-slip 25
configuration: Hệ thống / System
- Thông tin công ty / Company information /system/tenant 2
- Cài đặt / Settings /configurations 2
- Người dùng / Users /system/users 1
- Nhóm quyền / Role groups /system/role-group 4
- Bảng phân quyền / Permission overview /system/permissions 4
- Quy trình duyệt / Workflows /workflows 54
- Danh mục tự tạo / Own categories /configurations/resources 68
category: Danh mục / Categories
- Nhóm sản phẩm / Product groups /categories/product-group 5
- Loại sản phẩm / Product types /categories/product-type 5
- Đơn vị tính / Product units /categories/product-unit-config 36
- Kênh bán hàng / Sales channels /categories/sales-channel 37
- Phương thức bán hàng / Sales methods /categories/sales-method 6
- Loại khách hàng / Customer types /categories/customer-type 8
- Loại đối tác / Partner types /categories/partner-type 7
- Phương thức thanh toán / Payment methods /categories/payment-method 9
- Quỹ / Funds /categories/fund 9
- Phương thức giao hàng / Delivery methods /categories/delivery-method 38
- Phương thức vận chuyển / Shipping methods /categories/shipping-method 10
- Trạng thái đơn hàng / Order statuses /categories/order-status 39
- Loại kho / Warehouse types /categories/warehouse-area 40
- Kho / Warehouses /categories/warehouse 41
- Chi phí kinh doanh / Business expenses /categories/business-expense 42
- Phí vận chuyển / Shipping fees /categories/shipping-fee 43
- Khu vực giao hàng / Delivery zones /categories/shipping-zone 43
- Phòng ban / Departments /categories/department 11
- Chức vụ / Positions /categories/position 12
`

type Tree = { [key: string]: string | Tree }

const locales = join(import.meta.dirname, '../../../locales')
const word = (language: string, key: string): unknown => {
  const [file, ...path] = key.split('.')
  const words = JSON.parse(readFileSync(join(locales, language, `${file}.json`), 'utf8')) as Tree
  return path.reduce<unknown>((tree, part) => (tree as Tree)[part], words)
}

const rights = ({ area, anyOf, unless }: MenuItem) =>
  [anyOf ? anyOf.join(' or ') : area, unless && `unless ${unless}`].filter(Boolean).join(' ')

const lineOf = (item: MenuItem) =>
  [`${word('vi_VN', item.label)} / ${word('en_US', item.label)}`, item.route, rights(item)].filter(Boolean).join(' ')

const shown = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [
    `${item.icon}: ${lineOf(item)}`,
    ...(item.children ?? []).map((child) => `${child.icon ?? '-'} ${lineOf(child)}`),
  ])

/** What an author sees who got past the compiler. */
const define = (name: string, options: object) =>
  defineResource(name, { route: `/test/${name}`, fields: { name: text({ required: true }) }, ...options } as never)
const together = (...all: unknown[]) => checkVocabulary(all as AnyResource[], vocabulary)

test.group('the side menu', () => {
  test('has the order, names, paths and rights of the specification, whatever stands between', ({ assert }) => {
    const specified = SHOWN.trim().split('\n')
    const lines = shown(menu)
    assert.deepEqual(
      specified.filter((line) => !lines.includes(line)),
      [],
      'these are missing or read otherwise',
    )
    assert.deepEqual(
      lines.filter((line) => specified.includes(line)),
      specified,
    )
  })

  test('lists every resource of the registry', ({ assert }) => {
    assert.deepEqual(
      resources.filter(({ menu: place }) => place === null).map(({ name }) => name),
      [],
    )
  })

  const keysOf = (group: string | null, ...more: object[]) => {
    const items = menuOf(menuOutline, more as AnyResource[])
    const level = group === null ? items : items.find(({ key }) => key === group)!.children!
    return level.map(({ key }) => key)
  }

  test('has resources at the beginning of their group, or after the entry that they name', ({ assert }) => {
    const sales = [
      define('bids', { menu: { group: 'sales', after: 'newOrder' } }),
      define('offers', { menu: { group: 'sales', after: 'bids' } }),
      define('visits', { menu: 'sales' }),
      define('calls', { menu: 'sales' }),
      define('quotes', { menu: { group: 'sales', after: 'newOrder' } }),
      define('hidden', {}),
    ]
    assert.deepEqual(keysOf('sales', ...sales), [
      ...['visits', 'calls', 'newOrder', 'bids', 'offers', 'quotes', 'returnsWithoutVat', 'priceCutsWithoutVat'],
    ])
    assert.deepEqual(keysOf(null, define('news', { menu: { after: 'dashboard' } })).slice(0, 4), [
      'home',
      'dashboard',
      'news',
      'customers',
    ])
  })

  test('calls a resource what its list is called, unless its definition names another word', ({ assert }) => {
    const [counts] = menuOf(menuOutline, [cashCounts as unknown as AnyResource]).find(
      ({ key }) => key === 'financeAccounting',
    )!.children!
    assert.deepEqual(counts, {
      key: 'cash-counts',
      label: 'resources.cash-counts.title',
      route: '/test/cash-counts',
      area: areas.expenseTicket,
    })
    const settings = define('settings', {
      single: true,
      menu: { group: 'system', label: 'more' },
      fields: { a: text() },
    })
    assert.equal(
      menuOf(menuOutline, [settings as never]).find(({ key }) => key === 'system')!.children![0]!.label,
      'menu.more',
    )
  })

  const refused: [string, object, RegExp][] = [
    [
      'an unknown group',
      { menu: 'sale' },
      /E_MENU at things\.menu: no group is called 'sale'\. Use one of: customers, /,
    ],
    ['a page as its group', { menu: 'dashboard' }, /E_MENU at things\.menu: no group is called 'dashboard'/],
    ['no place', { menu: {} }, /E_MENU at things\.menu: it names no place/],
    ['a path that nobody said', { menu: 'sales', route: undefined }, /E_MENU at things\.menu: .*Say 'route'/],
    ['no list', { menu: 'sales', actions: ['show', 'create'] }, /E_MENU at things\.menu: .*without 'list'/],
    ['a label that is no key', { menu: { group: 'sales', label: 'menu.x' } }, /E_MENU at things\.menu\.label/],
    ['an unknown word', { menu: { group: 'sales', order: 3 } }, /E_NOT_SERVED at things\.menu\.order/],
  ]
  for (const [what, options, error] of refused)
    test(`refuses ${what}`, ({ assert }) => assert.throws(() => together(define('things', options)), error))

  test('refuses an order that names no neighbour, or goes round', ({ assert }) => {
    const after = (name: string, other: string) => define(name, { menu: { group: 'sales', after: other } })
    assert.throws(
      () => together(after('bids', 'tenant')),
      /E_MENU at bids\.menu\.after: 'tenant' is not an entry beside it\. Use one of: newOrder/,
    )
    assert.throws(() => together(after('bids', 'bids')), /E_MENU at bids\.menu\.after/)
    assert.throws(
      () => together(after('bids', 'offers'), after('offers', 'bids')),
      /E_MENU at bids\.menu\.after: it comes after itself: bids → offers → bids/,
    )
    assert.doesNotThrow(() => together(after('bids', 'newOrder'), after('offers', 'bids')))
  })

  test('refuses a resource on the path of a page', ({ assert }) => {
    assert.throws(
      () => together(define('books', { route: '/finance-accounting/cash-book' })),
      /E_SAME_ROUTE at books\.route: .*the page 'cashBook'/,
    )
  })
})

import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { draft, superAdmin } from '#tests/support/documents/lives'
import { someCases } from '#tests/support/matrix'
import { newPerson } from '#tests/support/people'
import { PHONES, smallTargets } from '#tests/support/phone'
import { created, resourceOf, sample } from '#tests/support/samples'

type Screen = [name: string, open: (page: Page) => Promise<unknown>]

const ORDER = '/sale-management/order'

/** Opens an address and waits for its data. */
const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path)
    await page.locator('main h1').first().waitFor()
    await page.waitForLoadState('networkidle')
  }

async function records(approver: string): Promise<Screen[]> {
  const customers = resourceOf('customers')
  const customer = await created(customers)
  const { code: _code, ...others } = await sample(customers)
  // An entry of history with more fields than are shown at first.
  const changed = await (
    await superAdmin()
  ).patch(`/customers/${customer.id}`, { ...others, version: customer.version })
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body))
  const order = await draft(resourceOf('sales-orders'), approver)
  const [role] = (await (await superAdmin()).get('/role-groups?code=R003')).body
  return [
    ['a customer', at(`/customers/infomation/${customer.id}`)],
    [
      'the history of a customer',
      async (page) => {
        await at(`/customers/infomation/${customer.id}`)(page)
        await page.getByRole('button', { name: /^Xem cả \d+ ô$/ }).waitFor()
      },
    ],
    ['a user', at(`/system/users/${approver}`)],
    ['a role group', at(`/system/role-group/${role.id}`)],
    ['an order', at(`${ORDER}/${order.id}`)],
    [
      'the rights of a role group',
      async (page) => {
        await at(`/system/role-group/${role.id}/edit`)(page)
        await page.locator('summary').first().click()
      },
    ],
    [
      'an order on paper',
      async (page) => {
        await page.goto(`${ORDER}/${order.id}/print`)
        await page.locator('.ant-segmented-item').first().waitFor()
      },
    ],
  ]
}

const LISTS: Screen[] = [
  ['customers', at('/customers/infomation')],
  ['users', at('/system/users')],
  ['orders', at(ORDER)],
  ['who may do what', at('/system/permissions')],
  ['the company', at('/system/tenant')],
  ['the inbox', at('/approvals')],
]

const POPUPS: Screen[] = [
  [
    'the menu',
    async (page) => {
      await at('/profile')(page)
      await page.getByRole('button', { name: 'Mở menu' }).click()
      await page.getByRole('menuitem', { name: 'Bán hàng' }).click()
      await page.getByRole('menuitem', { name: 'Đơn hàng' }).waitFor()
    },
  ],
  [
    'a filter',
    async (page) => {
      await at('/customers/infomation')(page)
      await page.getByRole('button', { name: 'Lọc' }).click()
      await page.getByRole('menuitem', { name: 'Tổng giá trị mua' }).click()
      await page.getByRole('radio').first().waitFor()
    },
  ],
  [
    'a calendar',
    async (page) => {
      await at(`${ORDER}/add`)(page)
      await page.getByLabel('Ngày đặt hàng').click()
      await page.locator('.ant-picker-cell-today').waitFor()
    },
  ],
]

/** What is too small on each screen that something is too small on. */
async function tooSmall(page: Page, screens: Screen[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [name, open] of screens) {
    await open(page)
    const small = await smallTargets(page)
    if (small.length > 0) found[name] = small
  }
  return found
}

test.group('what is tapped on a phone is at least 44 px each way', () => {
  test('at sign-in, in lists, on records and in what opens over them', async ({ assert, cleanup }) => {
    const person = await newPerson('R001')
    const { page, close } = await openBrowser({ viewport: PHONES[0] })
    cleanup(close)
    const entrance = await tooSmall(page, [['sign-in', at('/login')]])
    await signInOnPage(page, person.username)
    const screens = [...LISTS, ...(await records(person.userId)), ...POPUPS]
    const inside = await tooSmall(
      page,
      someCases(screens, ([name]) => name),
    )
    assert.deepEqual({ ...entrance, ...inside }, {})
  })

  test('links to the other setup of a company too, in English', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { viewport: PHONES[0] })
    await page.evaluate(`localStorage.setItem('barem.locale', '"en_US"')`)
    await at('/configurations')(page)
    await page.getByRole('link', { name: 'Users' }).waitFor()
    assert.deepEqual(await smallTargets(page), [])
  })
})

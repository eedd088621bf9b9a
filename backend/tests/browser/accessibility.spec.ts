import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousFindings } from '#tests/support/axe'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { signIn } from '#tests/support/client'
import { act, draft, superAdmin } from '#tests/support/documents/lives'
import { drawn } from '#tests/support/draw'
import { newLine } from '#tests/support/grid'
import { newPerson, type Person } from '#tests/support/people'
import { created, resourceOf } from '#tests/support/samples'
import { soaking } from '#tests/support/soak'

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
type Size = keyof typeof SIZES
type Mode = 'light' | 'dark'
type Screen = [name: string, open: (page: Page) => Promise<unknown>]

const ORDER = '/sale-management/order'
const orders = resourceOf('sales-orders')

/** Opens an address and waits for its data. */
const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }

/** An order that waits for somebody's decision. */
async function pending({ userId }: Person) {
  const token = await signIn('superadmin')
  const { status, body } = await act(token, 'sales-orders', await draft(orders, userId), 'request')
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as { id: string }
}

/** The form of a new order with a product in its first line. */
const newOrder =
  (code: string) =>
  async (page: Page): Promise<void> => {
    await at(`${ORDER}/add`)(page)
    await newLine(page).fill(code)
    await page.getByRole('option').first().click()
    await page.getByLabel('Số lượng, dòng 1', { exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
  }

/** Screens of every kind; `few` are those that hold most of the others' parts. */
async function screens(approver: Person): Promise<{ all: Screen[]; few: Screen[] }> {
  const order = await pending(approver)
  const { code } = await created(resourceOf('products'))
  const [role] = (await (await superAdmin()).get('/role-groups?code=R002')).body
  const rights: Screen = [
    'the rights of a role group',
    async (page) => {
      await at(`/system/role-group/${role.id}/edit`)(page)
      // On a phone they are in groups that open.
      for (const group of await page.locator('.matrix-cards summary').all()) await group.click()
    },
  ]
  const show: Screen = ['an order', at(`${ORDER}/${order.id}`)]
  const add: Screen = ['a new order', newOrder(String(code))]
  const list: Screen = ['orders', at(ORDER)]
  const all: Screen[] = [
    ['home', at('/')],
    ['customers', at('/customers/infomation')],
    ['products', at('/product-management')],
    list,
    ['a new customer', at('/customers/infomation/add')],
    ['a new product', at('/product-management/add')],
    add,
    show,
    ['the dialog of an action', approving(order.id)],
    ['the inbox', at('/approvals')],
    rights,
    ['users', at('/system/users')],
    ['who may do what', at('/system/permissions')],
    ['settings', at('/configurations')],
    ['the profile', at('/profile')],
    ['the finder', finder],
    ['a page that is not there', at('/nowhere')],
    ...OPENED,
  ]
  const user: Screen = ['a user', at(`/system/users/${approver.userId}`)]
  return { all, few: [list, add, show, user, rights, ...OPENED] }
}

/** What opens over a screen, with the mouse on it. */
const OPENED: Screen[] = [
  [
    'the choices of a relation',
    async (page) => {
      await at(`${ORDER}/add`)(page)
      await page.getByRole('combobox', { name: 'Khách hàng' }).click()
      await page.getByRole('option').nth(8).waitFor()
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
  [
    'the views of a list',
    async (page) => {
      await at('/customers/infomation')(page)
      await page.getByRole('button', { name: 'Chế độ xem' }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  ],
  ['the menu of a row', rowMenu],
  [
    'the question before a deletion',
    async (page) => {
      await rowMenu(page)
      await page.getByRole('menuitem', { name: 'Xóa' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Xóa khách hàng' }).hover()
    },
  ],
]

async function rowMenu(page: Page): Promise<void> {
  await at('/customers/infomation')(page)
  await page
    .getByRole('button', { name: /^Thao tác với/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Xóa' }).hover()
}

const approving =
  (id: string) =>
  async (page: Page): Promise<void> => {
    await at(`${ORDER}/${id}`)(page)
    await page.getByRole('button', { name: 'Phê duyệt', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Phê duyệt đơn hàng' }).waitFor()
  }

async function finder(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('.finder-input:focus').waitFor()
  await page.keyboard.type('don hang')
  await page.locator('.finder').getByRole('option').first().waitFor()
  // What was found for other words is dimmed until the answer is there.
  await page.locator('.finder-frame:not([data-busy]) .finder-list:not([data-stale])').waitFor()
}

const choose = (page: Page, mode: Mode) => page.evaluate(`localStorage.setItem('barem.theme', '"${mode}"')`)

/** What is wrong on each screen that something is wrong on. */
async function findings(page: Page, list: Screen[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [name, open] of list) {
    await open(page)
    const wrong = await seriousFindings(page)
    if (wrong.length > 0) found[name] = wrong
  }
  return found
}

/** Those of a look that this run opens: the few on a light desktop, and a third of all others. */
function chosen({ all, few }: { all: Screen[]; few: Screen[] }, size: Size, mode: Mode): Screen[] {
  const isCore = size === 'desktop' && mode === 'light'
  const others = isCore ? all.filter(([name]) => !few.some(([one]) => one === name)) : few
  const some = soaking ? others : drawn(others, Math.ceil(others.length / 3), ([name]) => `${size} ${mode} ${name}`)
  return isCore ? [...few, ...some] : some
}

test.group('axe finds nothing serious', () => {
  for (const [size, mode] of [
    ['desktop', 'light'],
    ['desktop', 'dark'],
    ['phone', 'light'],
    ['phone', 'dark'],
  ] as [Size, Mode][])
    test(`at sign-in and on screens, ${size}, ${mode}`, async ({ assert, cleanup }) => {
      const person = await newPerson('R001')
      const { page, close } = await openBrowser({ viewport: SIZES[size] })
      cleanup(close)
      await page.goto('/health')
      await choose(page, mode)
      const entrance = await findings(page, [['sign-in', at('/login')]])
      await signInOnPage(page, person.username)
      const list = chosen(await screens(person), size, mode)
      assert.deepEqual({ ...entrance, ...(await findings(page, list)) }, {})
    }).timeout(180_000)
})

import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seriousFindings } from '#tests/support/axe'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'

const ORDERS = resourceOf('sales-orders')
const CUSTOMERS = resourceOf('customers')
const rows = (page: Page) => page.locator('.ant-table-row')
const peek = (page: Page) => page.getByRole('complementary', { name: /^(Xem nhanh|Peek)/ })
const titleOf = (page: Page) => peek(page).getByRole('heading', { level: 2 })
const codes = (page: Page) => page.locator('.ant-table-row .row-title').allInnerTexts()

/** Opens the list of orders with the oldest first, which no other test changes the order of. */
async function openOrders(page: Page) {
  await page.goto(`${ORDERS.route}?_sort=code&_order=asc`)
  await rows(page).nth(9).locator('.row-title').waitFor()
}

test.group('a look at a row', (group) => {
  const held = signedInPages(group)

  test('opens by the space bar, walks by keys, and closes by Esc where it was', async ({ assert }) => {
    const { page } = held
    await openOrders(page)
    const named = await codes(page)
    for (const key of ['j', 'j', 'Space']) await page.keyboard.press(key)
    await until(async () => assert.equal(await titleOf(page).innerText(), named[1]))
    await page.keyboard.press('ArrowDown')
    await until(async () => assert.equal(await titleOf(page).innerText(), named[2]))
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    await until(async () => assert.equal(await titleOf(page).innerText(), named[0]))
    await page.keyboard.press('x')
    await page.getByText('Đã chọn 1 mục').waitFor()
    await page.keyboard.press('Escape')
    await until(async () => assert.equal(await peek(page).count(), 0))
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/order\/[0-9a-f-]{36}$/)
    await page.getByRole('heading', { level: 1, name: named[1]! }).waitFor()
  })

  test('leaves alone what is typed', async ({ assert }) => {
    const { page } = held
    await openOrders(page)
    await page.keyboard.press('/')
    await page.keyboard.type('jkx o')
    assert.equal(await page.locator('.list-search input').inputValue(), 'jkx o')
    assert.equal(await peek(page).count(), 0)
  })

  test('shows what the list has no room for, the lines and the one next step, filled', async ({ assert }) => {
    const { page } = held
    const [order] = (await (await superAdmin()).get('/sales-orders?status_in=approved&_sort=code&_order=asc')).body
    await page.goto(`${ORDERS.route}?q=${order.code}`)
    await until(async () => assert.equal(await rows(page).count(), 1))
    await rows(page).first().hover()
    await page.getByRole('button', { name: `Xem nhanh: ${order.code}` }).click()
    const panel = peek(page)
    await panel.getByRole('button', { name: 'Lập phiếu xuất kho' }).waitFor()
    assert.deepEqual(await page.locator('.ant-btn-primary').allInnerTexts(), ['Lập phiếu xuất kho'])
    const { body } = await (await superAdmin()).get(`/sales-orders/${order.id}`)
    assert.equal(await panel.locator('.line-row').count(), body.lines.length)
    const heads = (await page.getByRole('columnheader').allInnerTexts()).map((head) => head.replaceAll('\n', ' '))
    const others = await panel.locator('.peek-facts dt').allInnerTexts()
    assert.include(others, 'Người tạo')
    assert.deepEqual(
      others.filter((name) => heads.includes(name)),
      [],
    )
    assert.equal(await page.evaluate<number>('document.documentElement.scrollWidth'), 1440)
    await panel.getByRole('button', { name: 'Lập phiếu xuất kho' }).click()
    await page.waitForURL(/export-warehouse\/add\?orderId=/)
  })

  test('follows a click on another row, and says what rows of a query have besides', async ({ assert }) => {
    const { page } = held
    await page.goto('/finance-accounting/receivables')
    await rows(page).nth(2).locator('.row-title').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Space')
    const first = await titleOf(page).innerText()
    await rows(page).nth(2).locator('td').nth(2).click()
    await until(async () => assert.notEqual(await titleOf(page).innerText(), first))
    await page.waitForURL(/receivables$/)
    await peek(page).getByRole('heading', { name: 'Cột khác' }).waitFor()
  })

  test('has no serious finding, in English and in the dark', async ({ assert }) => {
    const { page } = held
    await page.evaluate(() => {
      localStorage.setItem('barem.locale', '"en_US"')
      localStorage.setItem('barem.theme', '"dark"')
    })
    await openOrders(page)
    await page.keyboard.press('j')
    await page.keyboard.press('Space')
    await peek(page).getByRole('heading', { name: 'Other columns' }).waitFor()
    assert.deepEqual(await seriousFindings(page), [])
  })
})

test.group('a look at a row on a phone', () => {
  test('is a sheet at its foot', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto(CUSTOMERS.route)
    await page
      .getByRole('button', { name: /^Thao tác với/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Xem nhanh' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('heading', { name: 'Thông tin' }).waitFor()
    const title = await sheet.getByRole('heading', { level: 2 }).innerText()
    await sheet.getByRole('button', { name: 'Dòng sau' }).click()
    await until(async () => assert.notEqual(await sheet.getByRole('heading', { level: 2 }).innerText(), title))
    for (const button of await sheet.getByRole('button').all())
      assert.isAtLeast((await button.boundingBox())!.height, 44)
    assert.deepEqual(await seriousFindings(page), [])
    await sheet.getByRole('button', { name: 'Đóng' }).click()
    await until(async () => assert.equal(await page.getByRole('dialog').count(), 0))
  })
})

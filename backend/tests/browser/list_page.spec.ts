import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { signedInPage, signedInPages } from '#tests/support/browser'
import { resourceOf } from '#tests/support/samples'
import { until } from '#tests/support/until'

const rows = (page: Page) => page.locator('.ant-table-row')
/** Where each row begins, and how high it is. */
const boxes = (page: Page, of = '.ant-table-row') =>
  page.evaluate<[number, number][]>(
    `[...document.querySelectorAll('${of}')].map((row) => row.getBoundingClientRect()).map(({ top, height }) => [top, height])`,
  )

const PRODUCTS = resourceOf('products').route
const CUSTOMERS = resourceOf('customers').route
const ORDERS = resourceOf('sales-orders').route

async function fit(page: Page) {
  await page.locator('.page-size').click()
  await page.getByRole('menuitem', { name: 'Vừa màn hình' }).click()
}

test.group('a page of a list', (group) => {
  const held = signedInPages(group)

  for (const [route, height, fits] of [
    [PRODUCTS, 32, 20],
    [ORDERS, 32, 20],
    [CUSTOMERS, 40, 16],
  ] as const)
    test(`${route} has one line of ${height} px a row from 204 px on, and ${fits} rows where asked`, async ({
      assert,
    }) => {
      const { page } = held
      await page.goto(route)
      await rows(page).first().waitFor()
      assert.equal(await rows(page).count(), 10)
      await fit(page)
      await until(async () => assert.equal(await rows(page).count(), fits))
      assert.notInclude(page.url(), '_size')
      const found = await boxes(page)
      assert.isAtMost(found[0]![0], 204)
      assert.deepEqual([...new Set(found.map(([, tall]) => tall))], [height])
      const foot = (await page.locator('.list-footer').boundingBox())!
      assert.isAtMost(foot.y + foot.height, 900)
      await page.reload()
      await rows(page)
        .nth(fits - 1)
        .waitFor()
    })

  test('shows columns whole or not at all, and says how many there is no room for', async ({ assert }) => {
    const { page } = held
    await page.goto(ORDERS)
    await rows(page).first().waitFor()
    const sizes = await page.evaluate<number[]>(
      `(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.querySelector('.list-rows .ant-table'))`,
    )
    assert.equal(sizes[0], sizes[1])
    await page.getByRole('button', { name: /Cột \+\d+$/ }).waitFor()
    await page.setViewportSize({ width: 2800, height: 900 })
    await page.getByRole('button', { name: /Cột$/ }).waitFor()
    await page.getByRole('columnheader', { name: 'Ngày tạo' }).waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('says whom a document is with at 768 px too, and is not wider than the window', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { viewport: { width: 768, height: 1024 } })
    await page.goto(ORDERS)
    await rows(page).first().waitFor()
    const heads = await page.getByRole('columnheader').allInnerTexts()
    for (const head of ['Số đơn hàng', 'Khách hàng', 'Tổng cộng', 'Trạng thái duyệt']) assert.include(heads, head)
    assert.isTrue(await page.evaluate<boolean>('document.body.scrollWidth <= innerWidth'))
  })

  test('ticking rows moves none of them', async ({ assert }) => {
    const { page } = held
    await page.goto(PRODUCTS)
    await rows(page).first().waitFor()
    const before = await boxes(page)
    await page.getByRole('checkbox', { name: 'Chọn tất cả trên trang', exact: true }).check()
    await page.getByText('Đã chọn 10 mục').waitFor()
    assert.deepEqual(await boxes(page), before)
  })

  test('is narrowed by one click where its definition says so, and again by the next', async ({ assert }) => {
    const { page } = held
    await page.goto(ORDERS)
    const waiting = page.getByRole('button', { name: 'Chờ duyệt', exact: true })
    await waiting.click()
    await page.waitForURL(/status=pending/)
    await page.getByText(/^Tìm thấy/).waitFor()
    assert.equal(await waiting.getAttribute('aria-pressed'), 'true')
    const mine = page.getByRole('button', { name: 'Của tôi', exact: true })
    await mine.click()
    await page.waitForURL(/createdById=/)
    await until(async () => assert.equal(await mine.getAttribute('aria-pressed'), 'true'))
    await mine.click()
    await page.waitForURL((url) => !url.search.includes('createdById'))
    await waiting.click()
    await page.getByRole('button', { name: 'Quá hạn', exact: true }).click()
    await page.waitForURL(/receivingDate_lte=\d{4}-\d\d-\d\d/)
    await page.getByText(/^Tìm thấy/).waitFor()
  })

  test('is cards of 72 px on a phone', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup, { viewport: { width: 390, height: 844 } })
    for (const route of [ORDERS, PRODUCTS, CUSTOMERS]) {
      await page.goto(route)
      await page.locator('.card').getByRole('link').first().waitFor()
      const tall = (await boxes(page, '.card')).map(([, height]) => height)
      assert.deepEqual([...new Set(tall)], [72], route)
    }
  })
})

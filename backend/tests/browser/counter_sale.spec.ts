import { test } from '@japa/runner'
import { dayInVietnam } from '@barem/resources/kit'
import { until } from '#tests/support/until'
import { openMore } from '#tests/support/forms'
import type { Page } from 'playwright'
import { signedInPages } from '#tests/support/browser'
import { clerk, draft, superAdmin } from '#tests/support/documents/lives'
import { cell, cursorIn, newLine, type } from '#tests/support/grid'
import { chooseTyped, inCell } from '#tests/support/keyboard'
import { resourceOf } from '#tests/support/samples'

type Row = Record<string, any> & { id: string; version: number }

const ORDER = '/sale-management/order'
const rows = async (path: string): Promise<Row[]> => (await (await superAdmin()).get(path)).body
const saved = (page: Page) => page.waitForURL(/order\/[0-9a-f-]{36}$/)

/** Goods left from this warehouse last, on this device. */
async function soldFrom(page: Page): Promise<string> {
  const row: Row = await draft(resourceOf('sales-orders'), (await clerk(19, ['v'])).userId)
  await page.goto(`${ORDER}/${row.id}/edit`)
  await page.locator('.totals-bar').waitFor()
  await openMore(page)
  await page.getByLabel('Ghi chú', { exact: true }).fill('Bán tại quầy')
  await page.keyboard.press('Control+S')
  await saved(page)
  return row.exportingWarehouseId
}

test.group('a sale at the counter', (group) => {
  const held = signedInPages(group)

  test('ten lines of known codes take two keys a line besides what they say, and the head of the order one choice', async ({
    assert,
  }) => {
    const { page } = held
    const exportingWarehouseId = await soldFrom(page)
    const customer = (await rows('/customers?_start=0&_end=1&_sort=code&_order=asc'))[0]!
    const products = await rows(
      '/products?weightMode=per_meter&status=in_business&_start=0&_end=10&_sort=code&_order=asc',
    )
    await page.goto(ORDER)
    await page.getByRole('heading', { name: 'Đơn hàng' }).waitFor()
    await type(page, 'n')
    await page.locator('#sales-orders-page_customerId:focus').waitFor()
    await chooseTyped(page, customer.code)
    await page
      .locator(`#sales-orders-page_contactPerson[value="${customer.contactPerson}"]`)
      .waitFor({ state: 'attached' })
    await page.keyboard.press('F3')
    await cursorIn(page, 'Thêm dòng: gõ mã hoặc tên sản phẩm')
    for (const [index, { code }] of products.entries()) {
      await type(page, code, 'Enter')
      await inCell(page, 'quantity')
      await type(page, String(10 + index), 'ArrowDown')
      await cursorIn(page, 'Thêm dòng: gõ mã hoặc tên sản phẩm')
    }
    await page.keyboard.press('Control+S')
    await saved(page)
    const { body: order } = await (
      await superAdmin()
    ).get(`/sales-orders/${new URL(page.url()).pathname.split('/').at(-1)}`)
    const today = dayInVietnam(new Date())
    assert.containsSubset(order, {
      customerId: customer.id,
      exportingWarehouseId,
      receivingDate: today,
      orderDate: today,
    })
    assert.deepEqual(
      order.lines.map(({ productId, quantity }: Row) => [productId, Number(quantity)]),
      products.map(({ id }, index) => [id, 10 + index]),
    )
  }).timeout(120_000)

  test('who types or scans faster than goods are found loses no key', async ({ assert, cleanup }) => {
    const { page } = held
    const [one, two] = await rows(
      '/products?weightMode=per_meter&status=in_business&_start=0&_end=2&_sort=code&_order=asc',
    )
    let answer = () => {}
    const typed = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/goods\?q=/, async (route) => {
      await typed
      await route.continue()
    })
    cleanup(() => page.unroute(/\/goods\?q=/))
    await page.goto(`${ORDER}/add`)
    await newLine(page).focus()
    await type(page, one!.code, 'Enter', '12', 'ArrowDown', two!.code, 'Enter', '7', 'Enter', '105')
    await until(async () =>
      assert.equal(await cell(page, 'Sản phẩm', 1).inputValue(), one!.code, 'the words stand in the line at once'),
    )
    answer()
    await cell(page, 'TL thực tế (kg)', 2).and(page.locator(':focus[value="105"]')).waitFor()
    await until(async () =>
      assert.deepEqual(
        [await cell(page, 'Số lượng', 1).inputValue(), await cell(page, 'Số lượng', 2).inputValue()],
        ['12', '7'],
      ),
    )
    await until(async () => assert.include(await cell(page, 'Sản phẩm', 2).inputValue(), two!.code))
  })
})

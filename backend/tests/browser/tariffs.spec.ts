import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { signedInPages } from '#tests/support/browser'
import { superAdmin } from '#tests/support/documents/lives'
import { chooseFrom, openList, openSelect, pick } from '#tests/support/forms'
import { fresh } from '#tests/support/samples'
import { until } from '#tests/support/until'
import { askToDelete } from '#tests/support/record_page'

const FEES = '/categories/shipping-fee'
const SHOWN = /shipping-fee\/[0-9a-f-]{36}$/

/** What a select shows as chosen. */
const chosen = (page: Page, label: string) =>
  page
    .locator('.ant-form-item')
    .filter({ has: page.getByRole('combobox', { name: label }) })
    .locator('.ant-select-selection-item')

test.group('a tariff by zones on screen', (group) => {
  const held = signedInPages(group)

  test('begins by something else out of use, leads to its zones, and is by zones once it has one', async ({
    assert,
  }) => {
    const { page } = held
    const name = `Theo tỉnh ${fresh()}`
    await page.goto(`${FEES}/add`)
    await page.getByLabel('Tên', { exact: true }).fill(name)
    await page.getByText('Biểu phí theo khu vực cần có khu vực giao hàng trước').waitFor()
    await openSelect(page, 'Cách tính')
    await openList(page).getByText('Theo kg', { exact: true }).waitFor()
    assert.equal(await openList(page).getByText('Theo khu vực', { exact: true }).count(), 0)
    await openList(page).getByText('Theo chuyến', { exact: true }).click()
    await page.getByLabel('Giá một chuyến').fill('0')
    await pick(page, 'Trạng thái', 'Ngừng dùng')
    await page.keyboard.press('Control+s')
    await page.waitForURL(SHOWN)
    const tariff = page.url()

    await page.goto(`${tariff}/edit`)
    await pick(page, 'Cách tính', 'Theo khu vực')
    await page.keyboard.press('Control+s')
    await page.getByText('Chưa có khu vực giao hàng. Hãy lưu với cách tính khác').first().waitFor()
    await pick(page, 'Cách tính', 'Theo chuyến')
    await page.goto(tariff)
    await page.getByRole('button', { name: 'Thêm khu vực giao hàng' }).click()
    await page.waitForURL(/shipping-zone\/add/)
    await until(async () => assert.include(await chosen(page, 'Biểu phí').innerText(), name))
    await page.getByLabel('Tên khu vực').fill('Hà Nội')
    await chooseFrom(page, 'Tỉnh, thành phố', 'Hà Nội', 'Thành phố Hà Nội')
    await page.getByLabel('Đơn giá').fill('900000')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/shipping-zone\/[0-9a-f-]{36}$/)

    await page.goto(tariff)
    await page.getByRole('link', { name: 'Hà Nội' }).waitFor()
    await page.goto(`${tariff}/edit`)
    await pick(page, 'Cách tính', 'Theo khu vực')
    await pick(page, 'Trạng thái', 'Đang dùng')
    await page.keyboard.press('Control+s')
    await page.waitForURL(SHOWN)
    const { body } = await (await superAdmin()).get(`/shipping-fees/${tariff.split('/').at(-1)}`)
    assert.deepEqual([body.method, body.status], ['zone', 'active'])

    await page.getByRole('link', { name: 'Hà Nội' }).click()
    await page.waitForURL(/shipping-zone\/[0-9a-f-]{36}$/)
    await askToDelete(page)
    await page.getByRole('dialog').getByRole('button', { name: /Xóa/ }).click()
    await page
      .getByText(/là khu vực cuối cùng của biểu phí/)
      .first()
      .waitFor()
  })
})

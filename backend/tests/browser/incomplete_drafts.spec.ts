import { test } from '@japa/runner'
import { signedInPage } from '#tests/support/browser'
import { openMore } from '#tests/support/forms'
import { seller } from '#tests/support/documents/orders'
import { resourceOf } from '#tests/support/samples'

const ORDERS = '/sale-management/order'

test.group('a draft that misses what is required', () => {
  test('is saved as it is, says what is missing, and leads back to fill it in', async ({ assert, cleanup }) => {
    const by = await seller([[13, 'v']])
    const page = await signedInPage(cleanup, { account: by.username })
    await page.goto(`${ORDERS}/add`)
    const saves = page.getByRole('button', { name: 'Lưu nháp' })
    await saves.waitFor()
    assert.isTrue(await saves.isDisabled())
    await openMore(page)
    await page.getByLabel('Điện thoại liên hệ').fill('0900 000 000')
    await saves.click()
    await page.waitForURL(/order\/[0-9a-f-]{36}$/)
    const note = page.getByRole('alert').filter({ hasText: 'Chưa đi tiếp được' })
    await note.waitFor()
    await page.getByText('Chưa có hàng hóa').waitFor()
    const text = await note.innerText()
    for (const label of ['Khách hàng', 'Địa chỉ giao hàng', 'Hàng hóa']) assert.include(text, label)

    await page.getByRole('button', { name: 'Gửi duyệt' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await dialog
      .getByRole('button', { name: 'Đóng' })
      .or(dialog.getByRole('button', { name: 'Quay lại' }))
      .first()
      .click()
    await note.getByRole('button', { name: 'Điền tiếp' }).click()
    await page.waitForURL(/\/edit$/)
    await openMore(page)
    await page.getByRole('textbox', { name: 'Người liên hệ' }).fill('Chị Hoa')
    await saves.click()
    await page.waitForURL(/order\/[0-9a-f-]{36}$/)
    await note.waitFor()
  })

  test('is not left behind by a request: the form stays and marks what is missing', async ({ assert, cleanup }) => {
    const by = await seller([[13, 'v']])
    const page = await signedInPage(cleanup, { account: by.username })
    await page.goto(`${ORDERS}/add`)
    await openMore(page)
    await page.getByLabel('Điện thoại liên hệ').fill('0900 000 000')
    await page.keyboard.press('Control+Enter')
    await page.locator('#sales-orders-page_customerId:focus').waitFor()
    const problems = page.locator('.form-problems')
    for (const label of ['Khách hàng', 'Địa chỉ giao hàng', 'Hàng hóa']) await problems.getByText(label).waitFor()
    assert.match(page.url(), /order\/add$/)
  })

  test('is named once by each of its fields, whatever parts of the form read them', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto(`${resourceOf('warehouse-receipts').route}/add`)
    await page.getByLabel('Tên lái xe').fill('Lái xe thử')
    await page.keyboard.press('Control+Enter')
    const places = page.locator('.form-problems button')
    await places.filter({ hasText: 'Hàng hóa' }).first().waitFor()
    const names = await places.allInnerTexts()
    assert.deepEqual(names, [...new Set(names)])
    assert.include(await page.locator('.form-problems').innerText(), `${names.length} chỗ cần sửa`)
  })
})

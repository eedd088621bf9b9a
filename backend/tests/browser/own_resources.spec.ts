import { test } from '@japa/runner'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { field, openList, openSelect } from '#tests/support/forms'
import { freshKey } from '#tests/support/own'
import { newPerson } from '#tests/support/people'

test.group('resources by configuration on screen', () => {
  test('are made from a starter, previewed, published and served at once', async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInOnPage(page, (await newPerson('R001')).username)
    const name = `Xe tải ${freshKey('')}`
    await page.goto('/configurations/resources')
    await page.getByRole('button', { name: 'Tạo danh mục' }).first().click()
    await field(page, 'Tên (tiếng Việt)*').fill(name)
    await field(page, 'Tên (tiếng Anh)').fill('Trucks')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()

    await page.getByRole('button', { name: 'Thêm trường' }).click()
    await page.getByRole('button', { name: /^Liên kết/ }).click()
    await field(page, 'Tên (tiếng Việt)*').fill('Khách hàng')
    await page
      .getByText(/chỗ cần sửa/)
      .first()
      .waitFor()
    await openSelect(page, 'Liên kết tới')
    await page.keyboard.type('Khách hàng')
    await openList(page).getByTitle('Khách hàng', { exact: true }).click()
    await page.getByRole('region', { name: 'Xem trước' }).getByText('Khách hàng 1').first().waitFor()
    await page.getByText('Đã lưu nháp').waitFor()

    await page.getByRole('button', { name: 'Đổi chỗ Khách hàng' }).focus()
    await page.keyboard.press('Space')
    await page.getByText(/Khách hàng.* vị trí 5 trên 5/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.getByText('Khách hàng ở vị trí 4 trên 5.').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await page.getByText('Đã đặt Khách hàng ở vị trí 4 trên 5.').waitFor({ state: 'attached' })

    await page.getByRole('button', { name: 'Công bố' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Thêm trường Khách hàng (Liên kết)').waitFor()
    await dialog.getByRole('button', { name: 'Công bố' }).click()
    await page.getByRole('button', { name: 'Mở danh mục' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    assert.match(new URL(page.url()).pathname, /^\/own\/xeTai/)
    await page.getByRole('menuitem', { name }).waitFor({ state: 'attached' })
  })
})

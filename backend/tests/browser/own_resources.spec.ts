import { test } from '@japa/runner'
import type { OwnDefinition } from '@barem/resources/own'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { field, openList, openSelect } from '#tests/support/forms'
import { freshKey, label, superAdmin } from '#tests/support/own'
import { newPerson } from '#tests/support/people'
import { sheetOf, XLSX } from '#tests/support/sheets'

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
    await page.getByText('Đã lưu nháp').waitFor()
    assert.equal(await page.getByText(/chỗ cần sửa/).count(), 0, 'what was just added is no mistake yet')
    await field(page, 'Tên (tiếng Việt)*').fill('Khách hàng')
    await page.getByRole('button', { name: 'Công bố' }).click()
    const target = page.locator('.own-field').filter({ hasText: 'Liên kết tới' })
    await target.getByText('Hãy chọn danh mục để liên kết').waitFor()
    await openSelect(page, 'Liên kết tới')
    await page.keyboard.type('Khách hàng')
    await openList(page).getByTitle('Khách hàng', { exact: true }).click()
    await page.getByRole('region', { name: 'Xem trước' }).getByText('Khách hàng 1').first().waitFor()
    await page.getByText('Đã lưu nháp').waitFor()

    const by = superAdmin()
    const { body: rows } = await by.get('/own-definitions')
    const { id, draft, draftVersion } = rows.find((row: { draft: OwnDefinition }) => row.draft?.label.vi_VN === name)
    const theirs = { key: 'weight', type: 'weight', label: label('Tải trọng') }
    const grown = { ...draft, fields: [...draft.fields, theirs] }
    await by.put(`/own-definitions/${id}/draft`, { version: draftVersion, draft: grown })
    await page.getByRole('button', { name: 'Đổi chỗ Khách hàng' }).focus()
    await page.keyboard.press('Space')
    await page.getByText(/Khách hàng.* vị trí 5 trên 5/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.getByText('Khách hàng ở vị trí 4 trên 5.').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await page.getByText('Đã đặt Khách hàng ở vị trí 4 trên 5.').waitFor({ state: 'attached' })
    await page.getByText(/^Đã gộp những gì .* vừa lưu/).waitFor()

    await page.getByRole('button', { name: 'Công bố' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Thêm trường Khách hàng (Liên kết)').waitFor()
    await dialog.getByText('Thêm trường Tải trọng (Trọng lượng)').waitFor()
    await dialog.getByRole('button', { name: 'Công bố' }).click()
    await page.getByRole('button', { name: 'Mở danh mục' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    assert.match(new URL(page.url()).pathname, /^\/own\/xeTai/)
    await page.getByRole('menuitem', { name }).waitFor({ state: 'attached' })
  })

  test('begin from a sheet: heads become fields, and its rows are imported once it is published', async ({
    assert,
    cleanup,
  }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInOnPage(page, (await newPerson('R001')).username)
    const name = `Xe cẩu ${freshKey('')}`
    const file = await sheetOf(
      ['STT', 'Biển số', 'Ngày mua'],
      [
        [1, '51c12345', '31/12/2025'],
        [2, '51c12346', '01/02/2026'],
      ],
    )
    await page.goto('/configurations/resources')
    await page.getByRole('button', { name: 'Tạo danh mục' }).first().click()
    await page.getByText('Từ tệp Excel').click()
    await page.locator('input[type=file]').setInputFiles({ name: `${name}.xlsx`, mimeType: XLSX, buffer: file })
    await page.getByRole('row', { name: /^STT/ }).getByText('Bỏ qua cột này').waitFor()
    await page
      .getByRole('row', { name: /^Ngày mua/ })
      .getByText('31/12/2025')
      .waitFor()
    await page.getByRole('button', { name: 'Tạo và mở' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()

    await page.getByRole('button', { name: 'Công bố' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Công bố' }).click()
    await page.getByRole('button', { name: 'Nhập dữ liệu' }).click()
    await page.getByRole('button', { name: /^Nhập 2 / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).last().click()
    await page.getByRole('button', { name: 'Mở danh mục' }).click()
    for (const plate of ['51C-123.45', '51C-123.46']) await page.getByText(plate).first().waitFor()
    assert.equal(await page.getByRole('columnheader', { name: 'STT' }).count(), 0)

    // Publishing that is given up leaves no draft.
    await page.goBack()
    await page.getByText('Không có gì mới để công bố').waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Công bố' }).isDisabled())
    await page.getByRole('button', { name: 'Thao tác khác' }).click()
    await page.getByRole('menuitem', { name: 'Ai được làm gì' }).click()
    const row = page.getByRole('dialog').getByRole('row').filter({ hasText: 'Kế toán' }).first()
    await row.getByRole('checkbox', { name: /: Thêm$/ }).check()
    assert.isTrue(await row.getByRole('checkbox', { name: /: Xem$/ }).isChecked(), 'who adds rows sees them')
    await page.getByRole('dialog').getByRole('button', { name: 'Hủy' }).click()
    await page.reload()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    assert.equal(await page.getByText('Có thay đổi chưa công bố').count(), 0)
  })
})

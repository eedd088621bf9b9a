import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser, signedInPage, signInOnPage } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'

test.group('sheets on screen', () => {
  test('a file is checked line by line, its good lines imported, and the list exported again', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'barem-sheets-'))
    const { page, close } = await openBrowser({ acceptDownloads: true })
    cleanup(async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    })
    const name = `Tổ nhập khẩu ${Date.now()}`
    const workbook = new ExcelJS.Workbook()
    workbook.addWorksheet('Phòng ban').addRows([
      ['Tên', 'Trạng thái'],
      [name, 'Đang dùng'],
      ['', 'Đang dùng'],
      ['Tổ kho', 'Không rõ'],
    ])
    await workbook.xlsx.writeFile(join(folder, 'phong-ban.xlsx'))

    await signInOnPage(page)
    await page.goto('/categories/department')
    await page.getByRole('button', { name: 'Nhập từ Excel' }).click()
    await page.locator('input[type=file]').setInputFiles(join(folder, 'phong-ban.xlsx'))
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 dòng cần sửa').waitFor()
    await dialog.getByText('Vui lòng nhập tên').waitFor()
    await dialog.getByText('“Không rõ” không có trong các lựa chọn').waitFor()
    assert.equal(
      (await api(await signIn('superadmin')).get(`/departments?name=${encodeURIComponent(name)}`)).body.length,
      0,
    )
    await dialog.getByRole('button', { name: /^Nhập 1/ }).click()
    await dialog.getByText('Đã nhập 1').waitFor()
    await dialog.getByRole('button', { name: 'Đóng' }).last().click()
    await page.locator('.ant-table-row').filter({ hasText: name }).waitFor()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Xuất Excel' }).click(),
    ])
    await download.saveAs(join(folder, 'xuat.xlsx'))
    const exported = new ExcelJS.Workbook()
    await exported.xlsx.readFile(join(folder, 'xuat.xlsx'))
    const names = exported.worksheets[0]!.getColumn(2).values
    assert.include(names, name)
  })
})

test.group('how far an export goes back', () => {
  test('is asked of documents that no dates bound: a year, some dates or all', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto('/sale-management/order')
    const dialog = page.getByRole('dialog')
    const taken = async (choose: () => Promise<void>) => {
      await page.getByRole('button', { name: 'Xuất Excel' }).click()
      await dialog.getByText('Nếu không chọn thời gian, hệ thống xuất dữ liệu một năm gần nhất.').waitFor()
      await choose()
      const [request] = await Promise.all([
        page.waitForRequest(/sales-orders\/export/),
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Xuất Excel' }).click(),
      ])
      await dialog.waitFor({ state: 'detached' })
      return new URL(request.url()).search
    }
    assert.equal(await taken(() => dialog.getByText('Một năm gần nhất, từ').waitFor()), '')
    assert.equal(await taken(() => dialog.getByText('Tất cả').click()), '?_range=all')
    const between = await taken(async () => {
      await dialog.getByText('Theo khoảng thời gian của ngày đặt hàng').click()
      await page.getByPlaceholder('Từ ngày').fill('01/11/2026')
      await page.keyboard.press('Tab')
      await page.getByPlaceholder('Đến ngày').fill('30/11/2026')
      await page.keyboard.press('Enter')
    })
    assert.equal(between, '?orderDate_gte=2026-11-01&orderDate_lte=2026-11-30')
  })

  test('is known where a filter has dates, and nobody is asked', async ({ assert, cleanup }) => {
    const page = await signedInPage(cleanup)
    await page.goto('/sale-management/order?orderDate_gte=2020-01-01')
    const [request] = await Promise.all([
      page.waitForRequest(/sales-orders\/export/),
      page.getByRole('button', { name: 'Xuất Excel' }).click(),
    ])
    assert.equal(new URL(request.url()).search, '?orderDate_gte=2020-01-01')
  })
})

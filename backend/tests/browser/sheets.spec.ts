import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { api, signIn } from '#tests/support/client'
import { PROJECT } from '#tests/support/spawned'

const GZIPPED_KB = 400

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
    await dialog.getByText('Không được để trống').waitFor()
    await dialog.getByText('Phải là một trong các giá trị có sẵn').waitFor()
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

test.group('weight of the first page', () => {
  test(`the first list loads under ${GZIPPED_KB} kB of gzipped JavaScript`, async ({ assert, cleanup }) => {
    const { page, close } = await openBrowser()
    cleanup(close)
    await signInOnPage(page)
    // What the screen before was still loading does not count.
    await page.goto('/health')
    const scripts = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.add(pathname)
    })
    await page.goto('/customers/infomation')
    await page.locator('.ant-table-row').first().waitFor()
    await page.waitForLoadState('networkidle')
    const size = (path: string) => {
      const file = join(PROJECT, 'admin/dist', path)
      return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
    }
    const total = [...scripts].reduce((sum, path) => sum + size(path), 0)
    assert.isAbove(scripts.size, 5)
    assert.isBelow(total, GZIPPED_KB * 1000)
  })
})

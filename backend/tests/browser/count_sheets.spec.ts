import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import { test } from '@japa/runner'
import { signedInPage } from '#tests/support/browser'
import { counts, opened } from '../http/stock/count_sheet.ts'
import { bars } from '../http/stock/counting.ts'
import { product } from '../http/stock/stock.ts'

test.group('the sheet of a count', () => {
  test('is taken to the goods, and filled in it comes back with what is wrong at its cells', async ({
    assert,
    cleanup,
  }) => {
    const { productId, warehouseId } = await bars()
    const other = await product({ piecesPerBundle: 60 })
    const row = await opened(warehouseId, [{ productId, place: 'A1' }, { productId: other }])
    const folder = await mkdtemp(join(tmpdir(), 'barem-'))
    cleanup(() => rm(folder, { recursive: true }))
    const page = await signedInPage(cleanup)
    await page.goto(`/logistics/stock-count/${row.id}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Tải tệp để điền' }).click(),
    ])
    const file = join(folder, 'phieu-dem.xlsx')
    await download.saveAs(file)
    const book = new ExcelJS.Workbook()
    await book.xlsx.readFile(file)
    const sheet = book.worksheets[0]!
    const heads = sheet.getRow(1).values as string[]
    sheet.getRow(2).getCell(heads.indexOf('Thực đếm *')).value = 98
    sheet.getRow(3).getCell(heads.indexOf('Thực đếm *')).value = '12b+5'
    sheet.addRow(['Không có hàng này'])
    await book.xlsx.writeFile(file)

    await page.getByRole('button', { name: 'Nhập tệp đã điền' }).click()
    const dialog = page.getByRole('dialog')
    await page.locator('input[type=file]').setInputFiles(file)
    await dialog.getByText('Không tìm thấy “Không có hàng này”').waitFor()
    await dialog.getByText('1 dòng cần sửa').waitFor()
    assert.deepEqual(
      (await counts(row.id)).lines.map(({ quantity }: { quantity: unknown }) => quantity),
      [null, null],
    )
    await dialog.getByRole('button', { name: 'Nhập 2 dòng' }).click()
    await dialog.getByText('Đã nhập 2 dòng').waitFor()
    await dialog.getByRole('button', { name: 'Đóng' }).last().click()
    await page.locator('.document-lines').getByText('725').waitFor()
    assert.deepEqual(
      (await counts(row.id)).lines.map(({ quantity }: { quantity: unknown }) => quantity),
      ['98.000', '725.000'],
    )
  })
})

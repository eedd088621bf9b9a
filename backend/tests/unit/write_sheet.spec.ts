import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { writeSheet } from '#app/resources/sheets/write_sheet'
import { readSheet } from '#app/resources/sheets/read_sheet'
import { sheetColumns } from '#app/resources/sheets/columns'

const policies = resources.find(({ name }) => name === 'discount-policies') as AnyResource
const row = (name: string, discount = '1000.00') => ({
  code: 'CK1',
  name,
  type: 'money',
  discount,
  validFrom: '2026-11-05',
})

async function* parts(...rows: object[][]): AsyncGenerator<Record<string, unknown>[]> {
  for (const part of rows) yield part as Record<string, unknown>[]
}

async function sheetIn(file: Buffer): Promise<ExcelJS.Worksheet> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(file as never)
  return book.worksheets[0]!
}

const place = (name: string) => sheetColumns(policies, 'vi_VN').findIndex((column) => column.name === name) + 1

test.group('a sheet that is written', () => {
  test('has a frozen bold heading, formats and widths by what is in it', async ({ assert }) => {
    const long = 'Chiết khấu cho khách mua nhiều trong tháng mười một'
    const sheet = await sheetIn(await writeSheet(policies, parts([row(long)], [row('x', '1234567.00')]), 'vi_VN'))
    assert.equal(sheet.name, 'Chính sách chiết khấu')
    assert.containsSubset(sheet.views[0], { state: 'frozen', ySplit: 1 })
    assert.isTrue(sheet.getRow(1).getCell(place('name')).font?.bold)
    assert.equal(sheet.getRow(1).getCell(place('name')).value, 'Tên chính sách *')
    assert.equal(sheet.getColumn(place('name')).width, 48)
    assert.equal(sheet.getColumn(place('code')).width, 'Mã chính sách'.length + 4)
    assert.equal(sheet.getRow(2).getCell(place('validFrom')).numFmt, 'dd/mm/yyyy')
    assert.deepEqual(sheet.getRow(2).getCell(place('validFrom')).value, new Date('2026-11-05T00:00:00Z'))
    assert.equal(sheet.getRow(3).getCell(place('discount')).value, 1_234_567)
    assert.equal(sheet.rowCount, 3)
  })

  test('without rows is a heading', async ({ assert }) => {
    const rows = await readSheet(await writeSheet(policies, [], 'en_US'))
    assert.lengthOf(rows, 1)
    assert.include(rows[0]!.cells as string[], 'Policy name *')
  })

  test('holds as many rows as an export has', async ({ assert }) => {
    const part = Array.from({ length: 500 }, (_, index) => row(`Chính sách ${index}`))
    const sheet = await sheetIn(await writeSheet(policies, parts(...Array<object[]>(40).fill(part)), 'vi_VN'))
    assert.equal(sheet.rowCount, 20_001)
    assert.equal(sheet.getRow(20_001).getCell(place('name')).value, 'Chính sách 499')
  })

  test('says why when its rows cannot be read', async ({ assert }) => {
    async function* broken(): AsyncGenerator<never[]> {
      yield []
      throw new Error('no connection')
    }
    await assert.rejects(() => writeSheet(policies, broken(), 'vi_VN'), 'no connection')
    assert.lengthOf(await readSheet(await writeSheet(policies, [], 'vi_VN')), 1, 'the next one is made')
  })
})

test.group('a sheet of documents', () => {
  const orders = resources.find(({ name }) => name === 'sales-orders') as AnyResource

  test('begins with their number, and has neither stars, since it does not come back, nor keys of files', async ({
    assert,
  }) => {
    const heads = (await sheetIn(await writeSheet(orders, parts([{ code: 'DH-1' }]), 'vi_VN'))).getRow(1)
    const titles = (heads.values as string[]).slice(1)
    assert.deepEqual(titles.slice(0, 3), ['Số đơn hàng', 'Khách hàng', 'Ngày đặt hàng'])
    assert.notInclude(titles.join(), '*')
    assert.notInclude(titles, 'Tệp đính kèm')
  })
})

test.group('figures in a sheet', () => {
  const products = resources.find(({ name }) => name === 'products') as AnyResource

  test('show the decimals that are there, and whole ones no point', async ({ assert }) => {
    const rows = [{ sellingPrice: '15633.45' }, { sellingPrice: '15633.00' }]
    const sheet = await sheetIn(await writeSheet(products, parts(rows), 'vi_VN'))
    const at = (sheet.getRow(1).values as string[]).indexOf('Giá bán *')
    assert.deepEqual(
      [2, 3].map((row) => sheet.getRow(row).getCell(at).numFmt),
      ['#,##0.##', '#,##0'],
    )
  })

  test('show a barem with all six of its decimals', async ({ assert }) => {
    const sheet = await sheetIn(await writeSheet(products, parts([{ densityWeight: '11.431782' }]), 'vi_VN'))
    const at = (sheet.getRow(1).values as string[]).indexOf('Tỷ trọng (kg)')
    assert.equal(sheet.getRow(2).getCell(at).value, 11.431782)
    assert.equal(sheet.getRow(2).getCell(at).numFmt, '#,##0.######')
  })
})

import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { onBehalfOf } from '#app/limits/caller'
import { readSheet } from '#app/resources/sheets/read_sheet'

async function workbook(rows: number, columns: number): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  const cells = Array.from({ length: columns }, (_, place) => place)
  book.addWorksheet('x').addRows(Array.from({ length: rows }, () => cells))
  return Buffer.from(await book.xlsx.writeBuffer())
}

test.group('sheets of several companies', () => {
  test('take turns: who sends many keeps nobody else waiting', async ({ assert }) => {
    const [large, small] = [await workbook(3000, 60), await workbook(1, 1)]
    const ended: string[] = []
    const read = (company: string, person: string, file: Buffer) =>
      onBehalfOf({ person: `${company}/${person}`, company, address: '10.0.0.1' }, async () => {
        await readSheet(file)
        ended.push(company)
      })
    const many = Array.from({ length: 4 }, (_, place) => read('A', `clerk ${place}`, large))
    await Promise.all([...many, read('B', 'clerk', small)])
    assert.include(ended.slice(0, 2), 'B')
  })
})

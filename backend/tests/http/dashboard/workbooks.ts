import ExcelJS from 'exceljs'
import { signIn } from '#tests/support/client'
import { server } from '#tests/support/server'

export type Sheet = ExcelJS.CellValue[][]

/** The sheets of a workbook by their titles in English, each as its rows. */
export async function workbook(path: string, token?: string): Promise<Map<string, Sheet>> {
  const response = await fetch(`${server().url}/v1.0${path}`, {
    headers: { authorization: `Bearer ${token ?? (await signIn('superadmin'))}`, 'accept-language': 'en' },
  })
  if (response.status !== 200) throw new Error(await response.text())
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(await response.arrayBuffer())
  return new Map(
    book.worksheets.map((worksheet) => {
      const rows: Sheet = []
      worksheet.eachRow(({ values }) => void rows.push((values as ExcelJS.CellValue[]).slice(1)))
      return [worksheet.name, rows]
    }),
  )
}

/** Exact thousandths, so that figures are added without rounding. */
export const thousandths = (value: unknown): bigint => BigInt(Math.round(Number(value) * 1000))
export const summed = (values: readonly unknown[]): bigint =>
  values.reduce<bigint>((all, value) => all + thousandths(value), 0n)

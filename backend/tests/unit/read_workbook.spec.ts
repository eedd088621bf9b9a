import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { crc32 } from 'node:zlib'
import type { ReadCell } from '#app/resources/sheets/cell'
import { readSheet } from '#app/resources/sheets/read_sheet'
import { pack } from '#app/zip/pack'

type Sheet = { state?: string; rows: string; after?: string }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as programs write it: the XML of its sheets, shared texts and formats of cells. */
function workbookOf(sheets: Sheet[], { texts = '', formats = [] as string[], is1904 = false } = {}): Buffer {
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships><Relationship Id="r" Type="${REL}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<x:workbook xmlns:x="${MAIN}" xmlns:r="${REL}"><x:workbookPr date1904="${is1904 ? 1 : 0}"/><x:sheets>${sheets
      .map(({ state = 'visible' }, at) => `<x:sheet name="S${at}" sheetId="${at + 1}" state="${state}" r:id="s${at}"/>`)
      .join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => `<Relationship Id="s${at}" Type="${REL}/worksheet" Target="worksheets/s${at}.xml"/>`)
      .join('')}<Relationship Id="t" Type="${REL}/sharedStrings" Target="texts.xml"/>
      <Relationship Id="f" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    'xl/texts.xml': `<sst xmlns="${MAIN}">${texts}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
      .join(
        '',
      )}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, after = '' }, at) => [
        `xl/worksheets/s${at}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
  }
  return pack(
    Object.entries(files).map(([name, xml]) => {
      const content = Buffer.from(HEAD + xml)
      return { name, content, crc: crc32(content) }
    }),
  )
}

const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
const formatted = async (value: number, code: string, is1904 = false): Promise<ReadCell> => {
  const file = workbookOf([{ rows: row(`<c s="1"><v>${value}</v></c>`) }], { formats: [code], is1904 })
  return (await readSheet(file))[0]!.cells[0]!
}

test.group('a workbook', () => {
  test('gives formulas without a result as they are, and an empty text as nothing', async ({ assert }) => {
    const rows = row(
      '<c r="A1"><f>B2*2</f></c>',
      '<c r="B1" t="str"><f>IF(A2="","",1)</f><v></v></c>',
      '<c r="C1"><f>1-1</f><v>0</v></c>',
      '<c r="D1" t="e"><v>#N/A</v></c>',
      '<c r="E1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="F1"><f t="shared" si="0"/></c>',
      '<c r="G1" t="b"><f>TRUE()</f><v>1</v></c>',
    )
    const [found] = await readSheet(workbookOf([{ rows }]))
    assert.deepEqual(found!.cells, [
      { is: 'formula', text: '=B2*2' },
      null,
      0,
      { is: 'error', text: '#N/A' },
      { is: 'error', text: '#DIV/0!' },
      { is: 'formula', text: '=…' },
      true,
    ])
  })

  test('gives texts as people see them, without how they are spoken', async ({ assert }) => {
    const texts =
      '<si><t>Dòng 1_x000D_&#10;dòng 2_x005F_x000D_</t></si><si><r><t>Thép </t></r><r><t>An</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>'
    const rows = row('<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>', '<c t="inlineStr"><is><t>a_x000D_b</t></is></c>')
    const [found] = await readSheet(workbookOf([{ rows }], { texts }))
    assert.deepEqual(found!.cells, ['Dòng 1\ndòng 2_x000D_', 'Thép An', 'a\nb'])
  })

  test('gives numbers as their formats show them', async ({ assert }) => {
    const cases: [number, string, ReadCell][] = [
      [0.05, '0%', { is: 'percent', value: 5, text: '5%' }],
      [0.0525, '0.0%', { is: 'percent', value: 5.25, text: '5.25%' }],
      [123, '00000', { is: 'padded', value: 123, text: '00123' }],
      [912345678, '0000 000 000', { is: 'padded', value: 912345678, text: '0912 345 678' }],
      [912345678, '0#########', { is: 'padded', value: 912345678, text: '0912345678' }],
      [7, '"KH"0000', { is: 'padded', value: 7, text: 'KH0007' }],
      [12345, '00000', 12345],
      [1234.5, '#,##0.00 "đ"', 1234.5],
      [5, '0" kg"', 5],
      [5, '[Red]#,##0;[Blue]-#,##0', 5],
      [46331, 'dd/mm/yyyy', new Date('2026-11-05T00:00:00Z')],
      [46331.354166666664, 'd/m/yyyy h:mm', new Date('2026-11-05T08:30:00Z')],
      [0.354166666666667, 'h:mm', { is: 'time', text: '08:30' }],
      [0.354166666666667, 'dd/mm/yyyy', { is: 'time', text: '08:30' }],
      [1.0625, '[h]:mm', { is: 'time', text: '25:30' }],
      [-1, 'dd/mm/yyyy', { is: 'error', text: '-1' }],
    ]
    for (const [value, code, expected] of cases) assert.deepEqual(await formatted(value, code), expected, code)
    assert.deepEqual(await formatted(44869, 'dd/mm/yyyy', true), new Date('2026-11-05T00:00:00Z'))
  }).timeout(120_000)

  test('is read from its first sheet that is shown; hidden rows and merged cells are marked', async ({ assert }) => {
    const text = (word: string) => `<c t="inlineStr"><is><t>${word}</t></is></c>`
    const rows = `${row(text('name'))}<row hidden="1">${text('ẩn')}</row>${row(text('gộp'))}<row r="9">${text('cuối')}</row>`
    const after = '<mergeCells><mergeCell ref="A3:A4"/></mergeCells>'
    const file = workbookOf([
      { state: 'hidden', rows: row(text('bí mật')) },
      { state: 'veryHidden', rows: '' },
      { rows, after },
    ])
    assert.deepEqual(await readSheet(file), [
      { line: 1, cells: ['name'] },
      { line: 2, cells: ['ẩn'], hidden: true },
      { line: 3, cells: ['gộp'], merged: 'A3:A4' },
      { line: 9, cells: ['cuối'] },
    ])
  })

  test('of more cells than there may be ends while it is read', async ({ assert }) => {
    const rows = `<row>${'<c/>'.repeat(600_000)}</row>`
    const began = performance.now()
    await assert.rejects(() => readSheet(workbookOf([{ rows }])))
    assert.isBelow(performance.now() - began, 20_000)
  })

  test('that a program wrote is read as before', async ({ assert }) => {
    const book = new ExcelJS.Workbook()
    const sheet = book.addWorksheet('x')
    sheet.addRow([
      'a',
      1.5,
      true,
      new Date('2026-12-31T08:30:00Z'),
      { text: 'b', hyperlink: 'https://x.example' },
      null,
      { richText: [{ text: 'c' }, { text: 'd' }] },
    ])
    const [found] = await readSheet(Buffer.from(await book.xlsx.writeBuffer()))
    assert.deepEqual(found!.cells, ['a', 1.5, true, new Date('2026-12-31T08:30:00Z'), 'b', null, 'cd'])
  })
})

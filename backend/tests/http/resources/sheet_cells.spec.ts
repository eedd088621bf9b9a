import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { api, signIn } from '#tests/support/client'
import { created, fresh, resourceOf } from '#tests/support/samples'
import { fileWith, sheet } from './sheet_calls.ts'

type Told = { line: number; errors: { field: string; rule: string; message: string }[] }

/** What is told of each line that is refused: field, rule and message of its first mistake. */
const told = (refused: Told[]) =>
  refused.map(({ line, errors }) => [line, errors[0]!.field, errors[0]!.rule, errors[0]!.message])

test.group('a cell that cannot be read', () => {
  test('is refused at its row with what it holds, and nothing is guessed in its place', async ({ assert }) => {
    const mark = `Ô ${fresh()}`
    const file = await fileWith([
      ['name', 'description'],
      [{ formula: 'A9*2' }, 'a'],
      [{ error: '#N/A' }, 'b'],
      [new Date('2026-12-31T00:00:00Z'), 'c'],
      [mark, 'x_x000D_\ny'],
    ])
    const { body } = await sheet('/departments/import', { file })
    assert.equal(body.data.accepted, 1)
    const [made] = (await api(await signIn('superadmin')).get(`/departments?q=${encodeURIComponent(mark)}`)).body
    assert.equal(made.description, 'x\ny')
    assert.deepEqual(told(body.data.refused), [
      [
        2,
        'name',
        'cellFormula',
        'Ô chứa công thức =A9*2 không có kết quả: hãy mở và lưu lại bằng Excel, hoặc ghi giá trị',
      ],
      [3, 'name', 'cellError', 'Ô chứa lỗi #N/A'],
      [4, 'name', 'cellDate', 'Ô chứa ngày 31/12/2026, không phải chữ hay số: hãy ghi lại bằng chữ hoặc số'],
    ])
  })

  test('is refused in a column of numbers, where it was a price of 0; 5 % is 5 and 00123 keeps its zeros', async ({
    assert,
  }) => {
    const book = new ExcelJS.Workbook()
    const page = book.addWorksheet('x')
    const phone = 900_000_000 + (fresh() % 90_000_000)
    page.addRow(['name', 'phone', 'contactPhone', 'creditLimit', 'creditDays'])
    page.addRow(['Không', phone, phone, { formula: 'IF(A2="","",1)' }, 0.05])
    page.addRow(['Trống', phone + 1, phone, { formula: 'IF(A2="","",1)', result: '' }, '5%'])
    for (const line of [2, 3]) page.getRow(line).getCell(2).numFmt = '0000000000'
    page.getCell('E2').numFmt = '0%'
    const file = new Uint8Array(await book.xlsx.writeBuffer())
    const { refused, columns } = (await sheet('/customers/import?check=true', { file })).body.data
    assert.deepEqual(
      (refused as Told[]).map(({ line, errors }) => [
        line,
        errors.filter(({ field }) => page.getRow(1).values?.toString().includes(field)).map(({ rule }) => rule),
      ]),
      [
        [2, ['cellFormula']],
        [3, []],
      ],
    )
    assert.deepEqual(
      columns.map(({ samples }: { samples: { read: string | null }[] }) => samples.map(({ read }) => read)),
      [['Không', 'Trống'], [`0${phone}`, `0${phone + 1}`], [`0${phone}`], [null], ['5']],
    )
  })

  test('is told by the check, which shows how each column is read', async ({ assert }) => {
    const file = await fileWith([
      ['Danh sách phòng ban'],
      ['Tên', 'status'],
      [`Tổ ${fresh()}`, 'Đang dùng'],
      [{ error: '#REF!' }, 'active'],
      [`Tổ ${fresh()}`, 'Không rõ'],
    ])
    const { columns, accepted, refused } = (await sheet('/departments/import?check=true', { file })).body.data
    assert.deepEqual([accepted, refused[0].line], [1, 4])
    assert.deepEqual(
      columns.map(({ head, field }: { head: string; field: string }) => [head, field]),
      [
        ['Tên', 'name'],
        ['status', 'status'],
      ],
    )
    assert.deepEqual(columns[0].samples[1], { cell: '#REF!', read: null })
    assert.deepEqual(
      columns[1].samples.map(({ read }: { read: string }) => read),
      ['Đang dùng', 'Đang dùng', null],
    )
  })

  test('hidden rows, merged cells and heads that are alike are told', async ({ assert }) => {
    const book = new ExcelJS.Workbook()
    book.addWorksheet('ẩn', { state: 'hidden' }).addRow(['không đọc'])
    const page = book.addWorksheet('x')
    const mark = fresh()
    page.addRows([['name', 'description'], ...['a', 'b', 'c', 'd'].map((one) => [`Hàng ${one}${mark}`, one])])
    page.getRow(3).hidden = true
    page.mergeCells('A4:A5')
    const send = async () =>
      (await sheet('/departments/import?check=true', { file: new Uint8Array(await book.xlsx.writeBuffer()) })).body
    const { accepted, refused } = (await send()).data
    assert.equal(accepted, 1)
    assert.deepEqual(
      told(refused).map(([line, , rule]) => [line, rule]),
      [
        [3, 'hiddenRow'],
        [4, 'mergedCells'],
        [5, 'mergedCells'],
      ],
    )
    page.getCell('B1').value = 'Tên'
    assert.equal((await send()).errors[0].message, 'Hai cột cùng tên “Tên”: hãy đổi tên một cột')
  })

  test('that two rows are called by is refused, and a name with a dash is that name', async ({ assert }) => {
    const name = `Nhóm ${fresh()}`
    const groups = resourceOf('product-groups')
    const [one] = [await created(groups, { name }), await created(groups, { name })]
    const dashed = await created(groups, { name: `${String(one.code)} – ${name} khác` })
    const rows = [name, `${String(one.code)} – ${name}`, String(dashed.name)].map((group, place) => [
      `Loại ${place} ${name}`,
      group,
    ])
    const { body } = await sheet('/product-types/import', {
      file: await fileWith([['name', 'productGroupId'], ...rows]),
    })
    assert.deepEqual(told(body.data.refused), [
      [2, 'productGroupId', 'severalNames', `Có 2 dòng tên “${name}”: hãy ghi mã`],
    ])
    const made = (await api(await signIn('superadmin')).get(`/product-types?q=${encodeURIComponent(name)}&_sort=name`))
      .body
    assert.deepEqual(
      made.map(({ productGroupId }: { productGroupId: string }) => productGroupId),
      [one.id, dashed.id],
    )
  })
})

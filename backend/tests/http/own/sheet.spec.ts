import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { signIn } from '#tests/support/client'
import { entered, newPerson, newRole } from '#tests/support/people'
import { category, label, published, superAdmin } from '#tests/support/own'
import { server } from '#tests/support/server'
import { sheetOf, XLSX } from '#tests/support/sheets'

/** Sends a workbook, or nothing, as somebody. */
async function fetched(method: string, path: string, file?: Buffer, token?: string): Promise<Response> {
  return fetch(`${server().url}/v1.0/own-definitions${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token ?? (await signIn('superadmin'))}`,
      'accept-language': 'en',
      'idempotency-key': crypto.randomUUID(),
      ...(file && { 'content-type': XLSX }),
    },
    body: file && new Uint8Array(file),
  })
}

async function send(...call: Parameters<typeof fetched>) {
  const response = await fetched(...call)
  // Bodies differ by call; each test says what it expects.
  return { status: response.status, body: (await response.json()) as any }
}

/** The rows of a workbook that came as an answer. */
async function readRows(response: Response): Promise<ExcelJS.CellValue[][]> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(await response.arrayBuffer())
  const rows: ExcelJS.CellValue[][] = []
  book.worksheets[0]!.eachRow(({ values }) => void rows.push((values as ExcelJS.CellValue[]).slice(1)))
  return rows
}

const trucks = () =>
  sheetOf(
    ['Biển số', 'Tải trọng', 'Tình trạng', '', 'Ghi riêng'],
    [
      ['51c12345', 8000, 'Tốt', null, 'x'],
      ['51c12346', 7950.5, 'Hỏng', null, 'y'],
      ['không có', 1, 'Tốt', null, 'z'],
      ['51c12347', 1, 'Hỏng', null, null],
    ],
  )

test.group('a resource that begins from a sheet', () => {
  test('is told what its columns seem to be', async ({ assert }) => {
    const { status, body } = await send('POST', '/sheet', await trucks())
    assert.deepEqual([status, body.rows], [200, 4])
    assert.deepEqual(
      body.columns.map(({ head, type }: { head: string; type: string }) => [head, type]),
      [
        ['Biển số', 'text'],
        ['Tải trọng', 'weight'],
        ['Tình trạng', 'select'],
        ['Ghi riêng', 'text'],
      ],
    )
    assert.deepEqual(body.columns[2].values, ['Tốt', 'Hỏng'])
    assert.deepEqual(body.columns[0].samples, ['51c12345', '51c12346', 'không có'])
  })

  test('has its heads below the titles of the sheet, and counts no rows itself', async ({ assert }) => {
    const by = superAdmin()
    const [title, heads] = [Array<string>(4).fill('Danh sách xe'), ['STT', 'Biển số', 'Ngày mua', 'Tên']]
    const file = await sheetOf(title, [
      ['Ngày in', '01/11/2026'],
      [],
      heads,
      [1, '51C-123.45', '31/12/2025', 'Xe 1'],
      [2, 'không có', '01/02/2026', 'Xe 2'],
    ])
    const { body } = await send('POST', '/sheet', file)
    assert.equal(body.rows, 2)
    assert.deepEqual(
      body.columns.map(({ head, counts }: { head: string; counts: boolean }) => [head, counts]),
      heads.map((head) => [head, head === 'STT']),
    )
    const row = await published(by, {
      ...category(),
      fields: [
        { key: 'plate', type: 'text', label: label('Biển số'), head: 'Biển số', shape: 'plate', required: true },
        { key: 'boughtOn', type: 'date', label: label('Ngày mua'), head: 'Ngày mua' },
      ],
      title: 'plate',
      list: {},
    })
    assert.equal((await send('PUT', `/${row.id}/sheet?name=xe.xlsx`, file)).status, 200)
    const imported = (await send('POST', `/${row.id}/sheet/import`)).body.data
    assert.deepEqual([imported.accepted, imported.refused[0].line], [1, 6], 'lines are those that Excel shows')
    const [{ plate, boughtOn }] = (await by.get(`/own/${row.definition.key}`)).body
    assert.deepEqual([plate, boughtOn], ['51C-123.45', '2025-12-31'])
    for (const q of ['51c12345', '51C-123.45', '12345', '1234', '123.45', '51c1', '51c123', '51c-123', '51C 12345'])
      assert.lengthOf((await by.get(`/own/${row.definition.key}?q=${q}`)).body, 1, q)
    assert.lengthOf((await by.get(`/own/${row.definition.key}?q=12346`)).body, 0)
  })

  test('is refused what has no heads, no rows, or is no workbook', async ({ assert }) => {
    const wrong: [Buffer, string][] = [
      [Buffer.from('x'), 'xlsx'],
      [await sheetOf(['Tên'], []), 'xlsxEmpty'],
    ]
    for (const [file, rule] of wrong) {
      const { status, body } = await send('POST', '/sheet', file)
      assert.deepEqual([status, body.errors[0].field, body.errors[0].rule], [422, 'file', rule])
    }
  })

  test('is told which rows would not fit, and gets these as a sheet with the reasons', async ({ assert }) => {
    const file = await sheetOf(
      ['Mã\nxe', 'Ngày mua', 'Ngày mua', ''],
      [
        ['X1', '31/12/2025', 'a', 'đỏ'],
        ['X1', '32/12/2025', 'b', 'đỏ'],
        ['X2', '01/01/2026', 'c', 'xanh'],
        ['X3', 'sau Tết', 'd', 'xanh'],
      ],
    )
    const { columns, refused } = (await send('POST', '/sheet', file)).body
    assert.deepEqual(
      columns.map(({ head, isNamed, as }: { head: string; isNamed: boolean; as: string }) => [head, isNamed, as]),
      [
        ['Mã xe', true, 'text'],
        ['Ngày mua', true, 'text'],
        ['Ngày mua (2)', true, 'text'],
        ['D', false, 'select'],
      ],
    )
    assert.deepEqual(refused, { count: 0, rows: [] })
    const as = 'code,date,,select'
    const chosen = (await send('POST', `/sheet?as=${as}`, file)).body.refused
    assert.deepEqual(
      chosen.rows.map(({ line, errors }: { line: number; errors: { field: string }[] }) => [
        line,
        errors.map(({ field }) => field),
      ]),
      [
        [3, ['Ngày mua']],
        [5, ['Ngày mua']],
      ],
    )
    const twice = await sheetOf(['Mã xe'], [['X1'], ['x1'], ['X2']])
    const repeated = (await send('POST', '/sheet?as=code', twice)).body.refused.rows
    assert.deepEqual(repeated, [{ line: 3, errors: [{ field: 'Mã xe', message: 'Code x1 already exists' }] }])
    for (const wrong of ['code', 'code,date,,lines', 'code,date,,select,'])
      assert.equal((await send('POST', `/sheet?as=${wrong}`, file)).status, 422, wrong)

    const rows = await readRows(await fetched('POST', `/sheet/refused?as=${as}`, file))
    assert.deepEqual(rows[0], ['Mã xe', 'Ngày mua', 'Ngày mua (2)', 'D', 'Reason'])
    assert.deepEqual(
      rows.slice(1).map(([code, , , color]) => [code, color]),
      [
        ['X1', 'đỏ'],
        ['X3', 'xanh'],
      ],
    )
    assert.match(String(rows[1]![4]), /^Ngày mua: /)
  })

  test('gets its rows once it is published, by the heads of the sheet, whatever its fields are called since', async ({
    assert,
  }) => {
    const by = superAdmin()
    const row = await published(by, {
      ...category(),
      fields: [
        { key: 'plate', type: 'text', label: label('Số xe'), head: 'Biển số', shape: 'plate', required: true },
        { key: 'capacity', type: 'weight', label: label('Tải'), head: 'Tải trọng' },
        {
          key: 'state',
          type: 'select',
          label: label('Tình trạng'),
          head: 'Tình trạng',
          choices: ['Tốt', 'Hỏng'].map((word, place) => ({ key: `k${place}`, label: label(word) })),
        },
      ],
      title: 'plate',
      list: {},
    })
    const at = `/${row.id}/sheet`
    assert.equal((await send('POST', `${at}/import`)).status, 404, 'no sheet waits')
    assert.equal((await send('PUT', `${at}?name=xe.xlsx`, Buffer.from('x'))).status, 422)
    assert.equal((await send('PUT', at, await trucks())).status, 422, 'it has to have a name')
    assert.equal((await send('PUT', `${at}?name=xe.xlsx`, await trucks())).status, 200)
    assert.equal((await by.get(`/own-definitions/${row.id}`)).body.sheet, 'xe.xlsx')
    const checked = await send('POST', `${at}/import?check=true`)
    assert.deepEqual([checked.status, checked.body.data.accepted], [200, 3])
    const { body } = await send('POST', `${at}/import`)
    assert.deepEqual([body.data.accepted, body.data.refused[0].line], [3, 4])
    const rows = (await by.get(`/own/${row.definition.key}?_sort=plate&_order=asc`)).body
    assert.deepEqual(
      rows.map(({ plate, capacity, state }: Record<string, string>) => [plate, capacity, state]),
      [
        ['51C-123.45', '8000.000', 'k0'],
        ['51C-123.46', '7950.500', 'k1'],
        ['51C-123.47', '1.000', 'k1'],
      ],
    )
    assert.equal((await by.get(`/own-definitions/${row.id}`)).body.sheet, 'xe – to correct.xlsx')
    const [heads, ...rest] = await readRows(await fetched('GET', at))
    assert.deepEqual(heads, ['Biển số', 'Tải trọng', 'Tình trạng', 'Ghi riêng', 'Reason'])
    assert.deepEqual(
      rest.map((cells) => cells.slice(0, 4)),
      [['không có', 1, 'Tốt', 'z']],
    )
    assert.match(String(rest[0]![4]), /^Số xe: /)
    const again = (await send('POST', `${at}/import`)).body.data
    assert.deepEqual([again.accepted, again.refused.length], [0, 1], 'what came in does not come in again')
    assert.lengthOf((await by.get(`/own/${row.definition.key}`)).body, 3)
    const corrected = await sheetOf(['Biển số', 'Reason'], [['51c99999', 'corrected']])
    assert.equal((await send('PUT', `${at}?name=xe.xlsx`, corrected)).status, 200)
    assert.equal((await send('POST', `${at}/import`)).body.data.accepted, 1)
    assert.isNull((await by.get(`/own-definitions/${row.id}`)).body.sheet)
    assert.equal((await send('POST', `${at}/import`)).status, 404)
  })

  test('is kept from others: its sheet, and its import', async ({ assert }) => {
    const by = superAdmin()
    const row = await published(by, category())
    const at = `/${row.id}/sheet`
    await send('PUT', `${at}?name=xe.xlsx`, await sheetOf(['Tên'], [['A']]))
    const theirs = await signIn('superadmin', 'PHUONGNAM')
    const reader = await entered(await newPerson(await newRole([[68, 'v']])))
    for (const [token, status] of [
      [theirs, 404],
      [reader.token, 403],
    ] as const) {
      assert.equal((await send('POST', `${at}/import`, undefined, token)).status, status)
      assert.equal((await send('DELETE', at, undefined, token)).status, status)
    }
    for (const path of ['/sheet', '/sheet/refused'])
      assert.equal((await send('POST', path, await trucks(), reader.token)).status, 403)
    assert.equal((await send('GET', at, undefined, theirs)).status, 404)
    assert.equal((await send('GET', at, undefined, reader.token)).status, 403)
    assert.equal((await send('DELETE', at)).status, 200)
    assert.isNull((await by.get(`/own-definitions/${row.id}`)).body.sheet)
  })
})

import { test } from '@japa/runner'
import { signIn } from '#tests/support/client'
import { entered, newPerson, newRole } from '#tests/support/people'
import { category, label, published, superAdmin } from '#tests/support/own'
import { server } from '#tests/support/server'
import { sheetOf, XLSX } from '#tests/support/sheets'

/** Sends a workbook, or nothing, as somebody. */
async function send(method: string, path: string, file?: Buffer, token?: string) {
  const response = await fetch(`${server().url}/v1.0/own-definitions${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token ?? (await signIn('superadmin'))}`,
      'accept-language': 'en',
      'idempotency-key': crypto.randomUUID(),
      ...(file && { 'content-type': XLSX }),
    },
    body: file && new Uint8Array(file),
  })
  // Bodies differ by call; each test says what it expects.
  return { status: response.status, body: (await response.json()) as any }
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
      [await sheetOf(['Tên', 'tên'], [['a', 'b']]), 'sameHead'],
    ]
    for (const [file, rule] of wrong) {
      const { status, body } = await send('POST', '/sheet', file)
      assert.deepEqual([status, body.errors[0].field, body.errors[0].rule], [422, 'file', rule])
    }
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
    assert.equal((await send('POST', '/sheet', await trucks(), reader.token)).status, 403)
    assert.equal((await send('DELETE', at)).status, 200)
    assert.isNull((await by.get(`/own-definitions/${row.id}`)).body.sheet)
  })
})

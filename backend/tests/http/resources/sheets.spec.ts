import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { resources } from '@barem/resources'
import { isDocument } from '@barem/resources/kit'
import { accounts, api, call, signIn, type Role } from '#tests/support/client'
import { upload } from '#tests/support/files'
import { asked, creatable, created, fresh, plural, resourceOf, sample, typed, writableOf } from '#tests/support/samples'
import { server } from '#tests/support/server'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Calls a sheet endpoint and reads what comes back as it is. */
async function sheet(
  path: string,
  options: { account?: string; language?: string; file?: Uint8Array | string; type?: string; token?: string } = {},
) {
  const { account = 'superadmin', language = 'vi', file, type = XLSX } = options
  const response = await fetch(`${server().url}/v1.0${path}`, {
    method: file === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${options.token ?? (await signIn(account))}`,
      'accept-language': language,
      ...(file !== undefined && { 'content-type': type }),
    },
    body: file as string | undefined,
  })
  const content = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    content,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(content.toString()) : null,
  }
}

async function rowsOf(content: Buffer): Promise<unknown[][]> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(content as never)
  const rows: unknown[][] = []
  workbook.worksheets[0]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)))
  return rows
}

async function fileWith(rows: unknown[][]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  workbook.addWorksheet('x').addRows(rows)
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

/** Sheets of documents go out and do not come back: a row has no room for lines. */
const importable = creatable.filter((resource) => !isDocument(resource))

for (const resource of importable)
  test.group(`${resource.name}: sheets`, () => {
    test('what is exported, without its codes, is imported as it was', async ({ assert }) => {
      const mark = `XL${Date.now()}`
      const row = await created(resource, { ...(await sample(resource)), [resource.title]: `Xuất ${mark}` })
      const { status, type, content } = await sheet(`/${resource.name}/export?q=${mark}`)
      assert.deepEqual([status, type], [200, XLSX])
      const [heading, values] = (await rowsOf(content)) as [string[], unknown[]]
      assert.lengthOf(heading, writableOf(resource).length)
      assert.include(values, `Xuất ${mark}`)

      const again = await sheet(`/${resource.name}/import`, { file: content })
      assert.equal(again.body.data.accepted, 0, 'its own codes are taken')
      assert.equal(again.body.data.refused[0].line, 2)

      const superAdmin = api(await signIn('superadmin'))
      await superAdmin.delete(`/${resource.name}/${row.id}`)
      const restored = await sheet(`/${resource.name}/import`, { file: content })
      assert.containsSubset(restored.body.data, { total: 1, accepted: 1, refused: [] })
      const back = (await superAdmin.get(`/${resource.name}?q=${mark}`)).body[0]
      for (const [name] of writableOf(resource)) assert.deepEqual(back[name], row[name], name)
      assert.containsSubset((await superAdmin.get(`/${resource.name}/${back.id}/history`)).body, [
        { action: 'create', source: 'import', by: { name: 'Trần Thị Ánh Dương' } },
      ])
    })

    test('wrong rows are told by line and field, and spoil no other', async ({ assert }) => {
      const { content } = await sheet(`/${resource.name}/template`, { language: 'en' })
      const [heading] = (await rowsOf(content)) as [string[]]
      const good = await sample(resource, 'DONGA', 'required')
      const names = writableOf(resource).map(([name]) => name)
      const titles = heading.map((title) => title.replace(' *', ''))
      assert.isTrue(heading.some((title) => title.endsWith(' *')))
      const bodyRow = (body: Record<string, unknown>) =>
        writableOf(resource).map(([name, field]) => typed(field, body[name]))
      const relations = writableOf(resource).filter(([name, field]) => field.type === 'belongsTo' && good[name])
      for (const [name, field] of relations)
        good[name] = (
          await api(await signIn('superadmin')).get(`/${(field as { to: string }).to}/${String(good[name])}`)
        ).body.code
      const file = await fileWith([
        names,
        bodyRow(good),
        bodyRow({ ...good, code: `X${fresh()}`, [resource.title]: null }),
      ])
      const checked = await sheet(`/${resource.name}/import?check=true`, { file, language: 'en' })
      assert.equal(checked.body.data.accepted, 1, JSON.stringify(checked.body))
      assert.deepEqual(
        checked.body.data.refused.map(({ line, errors }: any) => [
          line,
          errors.filter(({ rule }: any) => rule !== 'unique').map(({ field, message }: any) => [field, message]),
        ]),
        [[3, [[resource.title, asked(resource, resource.title)]]]],
      )
      const before = Number(
        (await api(await signIn('superadmin')).get(`/${resource.name}?_end=1`)).headers.get('x-total-count'),
      )
      assert.equal((await sheet(`/${resource.name}/import`, { file })).body.data.accepted, 1)
      assert.equal(
        Number((await api(await signIn('superadmin')).get(`/${resource.name}?_end=1`)).headers.get('x-total-count')),
        before + 1,
      )
      assert.lengthOf(titles, names.length)
    })
  })

test.group('sheets', () => {
  test('export needs view and, of orders, the area of their export; template and import need create, of the area', async ({
    assert,
  }) => {
    for (const role of Object.keys(accounts) as Role[])
      for (const resource of plural) {
        const { name, title, exportArea } = resource
        const file = await fileWith([[title], ['x']])
        const account = accounts[role]
        const may = async (method: 'get' | 'post') =>
          (
            await (method === 'get'
              ? api(await signIn(account)).get(`/${name}`)
              : api(await signIn(account)).post(`/${name}`, {}))
          ).status !== 403
        const exports = (await may('get')) && (exportArea === null || role !== 'R004')
        assert.equal(
          (await sheet(`/${name}/export?_end=1`, { account })).status,
          exports ? 200 : 403,
          `${role} ${name}`,
        )
        if (!importable.includes(resource)) continue
        const creates = await may('post')
        assert.equal((await sheet(`/${name}/template`, { account })).status, creates ? 200 : 403)
        assert.equal((await sheet(`/${name}/import?check=true`, { account, file })).status, creates ? 200 : 403)
      }
    assert.equal((await sheet('/customers/export', { token: 'x' })).status, 401)
  })
    .tags(['@anyEngine'])
    .timeout(600_000)

  test('by the calls of the specification: an export is kept as a file for who asked, templates are those of products, their groups and types', async ({
    assert,
  }) => {
    const token = await signIn('superadmin')
    const row = await created(resourceOf('departments'))
    const { status, body } = await call('POST', '/Export/departments', {
      token,
      body: { code: row.code, _sort: 'name', _order: ['desc'] },
    })
    assert.deepEqual([status, body.succeeded], [200, true])
    const path = body.data.filePath as string
    assert.match(path, /^exports\/[0-9a-f-]{36}$/)
    const file = await sheet(`/File/${path}`)
    assert.equal(file.type, XLSX)
    const [, values, ...more] = await rowsOf(file.content)
    assert.include(values as string[], String(row.code))
    assert.isEmpty(more)
    assert.equal((await sheet(`/File/${path}`, { account: 'ketoan.demo' })).status, 404, 'it is nobody else’s')
    assert.equal((await upload(token, 'exports', Buffer.from('x'), 'a.xlsx')).status, 403, 'nobody puts files there')

    assert.equal((await call('POST', '/Export/departments', { token, body: { mautoc: 'đen' } })).status, 400)
    assert.equal((await call('POST', '/Export/departments', { token, body: { code: { like: 'x' } } })).status, 400)
    assert.equal((await call('POST', '/Export/khongco', { token, body: {} })).status, 404)
    const clerk = await signIn('nhanvien.demo')
    assert.equal((await call('POST', '/Export/users', { token: clerk, body: {} })).status, 403)
    assert.equal(
      (await call('POST', '/Export/sales-orders', { token: clerk, body: {} })).status,
      403,
      'orders need area 34',
    )

    for (const name of ['products', 'product-groups', 'product-types'])
      assert.deepEqual(
        (await sheet(`/Product/Template/${name}`, { file: '{}', type: 'application/json' })).content.length > 0,
        true,
      )
    assert.equal((await sheet('/Product/Template/customers', { file: '{}', type: 'application/json' })).status, 404)
    assert.equal(
      (await sheet('/Product/Template/products', { account: 'nhanvien.demo', file: '{}', type: 'application/json' }))
        .status,
      403,
    )
  })

  for (const resource of resources.filter(isDocument))
    test(`a sheet of ${resource.name} has what a list may show, no lines and no files; none comes in`, async ({
      assert,
    }) => {
      const row = await created(resource)
      const { content } = await sheet(`/${resource.name}/export?id=${row.id}`)
      const [heading, values] = (await rowsOf(content)) as [string[], string[]]
      assert.lengthOf(
        heading,
        Object.values(resource.fields).filter(({ type }) => type !== 'lines' && type !== 'files').length,
      )
      assert.include(values, String(row.code))
      assert.equal((await sheet(`/${resource.name}/template`)).status, 404)
      assert.equal((await sheet(`/${resource.name}/import`, { file: content })).status, 404)
    })

  test('headings may be in either language; unknown ones are named and nothing is read', async ({ assert }) => {
    const { body } = await sheet('/departments/import?check=true', {
      file: await fileWith([
        ['Tên', 'Status'],
        ['Tổ một', 'Đang dùng'],
        ['Tổ hai', 'inactive'],
      ]),
    })
    assert.equal(body.data.accepted, 2)
    const unknown = await sheet('/departments/import', {
      file: await fileWith([
        ['Tên', 'Màu tóc'],
        ['Tổ một', 'đen'],
      ]),
    })
    assert.equal(unknown.status, 422)
    assert.equal(unknown.body.errors[0].message, 'Không có cột nào tên Màu tóc')
  })

  test('cells are read as people in Vietnam write them, and as Excel keeps them', async ({ assert }) => {
    const shared = {
      productTypeId: (await created(resourceOf('product-types'))).code,
      unitId: (await created(resourceOf('product-units'))).code,
      description: 'x',
      weightMode: 'per_meter',
      costPrice: 1,
    }
    const mark = `SX${fresh()}`
    const heading = [
      'name',
      ...Object.keys(shared),
      'length',
      'densityWeight',
      'sellingPrice',
      'allowCut',
      'attributes',
    ]
    const line = (place: number, ...cells: unknown[]) => [`${mark} ${place}`, ...Object.values(shared), ...cells]
    const file = await fileWith([
      heading,
      line(1, '11,7', 1.58 * 1.1, '15.500', 'có', 'Màu: xám; D: 16'),
      line(2, '11.7', '1,234.5', '1.234.567', 'x', '{"D": "16"}'),
      line(3, 11.7, 2.47, 15500.5, 'FALSE', null),
      line(4, 'mười một', '1.58', '15500', 'có', null),
    ])
    const { body } = await sheet('/products/import', { file })
    assert.deepEqual(
      body.data.refused.map(({ line: row, errors }: any) => [row, errors[0].field, errors[0].rule]),
      [[5, 'length', 'decimal']],
    )
    const rows = (await api(await signIn('superadmin')).get(`/products?q=${mark}&_sort=name`)).body
    assert.deepEqual(
      rows.map((row: any) => [row.length, row.densityWeight, row.sellingPrice, row.allowCut, row.attributes]),
      [
        ['11.7000', '1.738000', '15500.00', true, { Màu: 'xám', D: '16' }],
        ['11.7000', '1234.500000', '1234567.00', true, { D: '16' }],
        ['11.7000', '2.470000', '15500.50', false, {}],
      ],
    )
    const [, exported] = await rowsOf((await sheet(`/products/export?q=${mark}&_sort=name`)).content)
    assert.include(exported, 'D: 16; Màu: xám')
  })

  test('a number that can be read in two ways is refused at its cell, unless other numbers of the sheet tell how it is meant', async ({
    assert,
  }) => {
    const shared = {
      productTypeId: (await created(resourceOf('product-types'))).code,
      unitId: (await created(resourceOf('product-units'))).code,
      description: 'x',
      weightMode: 'per_meter',
      length: 11.7,
      costPrice: 1,
      sellingPrice: 15500,
    }
    const mark = `SA${fresh()}`
    const imported = async (...weights: unknown[]) => {
      const heading = ['name', ...Object.keys(shared), 'densityWeight']
      const lines = weights.map((weight) => [`${mark} ${fresh()}`, ...Object.values(shared), weight])
      return (await sheet('/products/import', { file: await fileWith([heading, ...lines]) })).body.data
    }
    const { refused, accepted } = await imported('1.250', 2.47)
    assert.equal(accepted, 1)
    assert.containsSubset(refused, [
      {
        line: 2,
        errors: [
          { field: 'densityWeight', rule: 'twoReadings', message: '“1.250” đọc được hai cách: hãy ghi 1.25 hoặc 1250' },
        ],
      },
    ])
    assert.equal((await imported('1.250', '11,7')).accepted, 2)
    const rows = (await api(await signIn('superadmin')).get(`/products?q=${mark}&_sort=name`)).body
    assert.deepEqual(
      rows.map(({ densityWeight }: any) => densityWeight),
      ['2.470000', '1250.000000', '11.700000'],
    )
  })

  test('phones and tax codes that Excel took for numbers get their zero back; dates may be written day first', async ({
    assert,
  }) => {
    const type = (await created(resourceOf('partner-types'))).code
    const address = 'Số 5 Phố Mẫu, Phường Ba Đình, Hà Nội'
    const mark = `NX${fresh()}`
    const phone = 700_000_000 + (fresh() % 90_000_000)
    const rows = [
      ['name', 'partnerTypeId', 'phone', 'email', 'taxCode', 'address'],
      [mark, type, phone, 'a@thu.example', 100109106, address],
      [mark, type, `+84 ${phone + 1}`, 'b@thu.example', '0100109106-001', address],
      [mark, type, 'không có', 'c@thu.example', 1, 'chỗ nào đó'],
    ]
    const { body } = await sheet('/suppliers/import', { file: await fileWith(rows) })
    assert.deepEqual(
      body.data.refused.map(({ errors }: any) => errors.map(({ field, rule }: any) => [field, rule])),
      [
        [
          ['taxCode', 'taxCode'],
          ['phone', 'phone'],
          ['address', 'address'],
        ],
      ],
    )
    const made = (await api(await signIn('superadmin')).get(`/suppliers?q=${mark}&_sort=phone`)).body
    assert.deepEqual(
      made.map((row: any) => [row.phone, row.taxCode]),
      [
        [`0${phone}`, '0100109106'],
        [`0${phone + 1}`, '0100109106001'],
      ],
    )

    const days = ['31/12/2026', '1-2-2027', new Date('2026-11-05T00:00:00Z'), 46_331, '31/2/2026']
    const policies = days.map((day, index) => [`${mark} ${index}`, 'money', 1000, 'quantity', 0, 0, 'every', day])
    const checked = await sheet('/discount-policies/import', {
      file: await fileWith([
        ['name', 'type', 'discount', 'condition', 'quantity', 'volume', 'audience', 'validFrom'],
        ...policies,
      ]),
    })
    assert.deepEqual(
      checked.body.data.refused.map(({ line, errors }: any) => [line, errors.map(({ field }: any) => field)]),
      [[6, ['validFrom']]],
      JSON.stringify(checked.body),
    )
    const kept = (await api(await signIn('superadmin')).get(`/discount-policies?q=${mark}&_sort=name`)).body
    assert.deepEqual(
      kept.map((row: any) => row.validFrom),
      ['2026-12-31', '2027-02-01', '2026-11-05', '2026-11-05'],
    )
  })

  test('a relation is found by code, by name, or as the export writes it; an unknown one is told', async ({
    assert,
  }) => {
    const group = await created(resourceOf('product-groups'))
    const names = [
      String(group.code),
      String(group.name).toUpperCase(),
      `${String(group.code)} – ${String(group.name)}`,
      'không có nhóm này',
    ]
    const { body } = await sheet('/product-types/import?check=true', {
      file: await fileWith([['name', 'productGroupId'], ...names.map((name, index) => [`Loại ${index}`, name])]),
    })
    assert.equal(body.data.accepted, 3)
    assert.deepEqual(
      body.data.refused.map(({ line, errors }: any) => [line, errors[0].field, errors[0].message]),
      [[5, 'productGroupId', 'Không tìm thấy “không có nhóm này”']],
    )
  })

  test('what is no workbook is refused in words', async ({ assert }) => {
    const real = await fileWith([['name'], ['x']])
    const broken: [string, Uint8Array | string, string?][] = [
      ['text', 'name\nx'],
      ['a truncated file', real.subarray(0, 300)],
      ['half a file', real.subarray(0, real.length / 2)],
      ['a zip of nothing', Buffer.from('PK\x03\x04'.padEnd(64, '\0'), 'latin1')],
      ['another type', real, 'text/csv'],
    ]
    for (const [what, file, type] of broken) {
      const { status, body } = await sheet('/departments/import', { file, type, language: 'en' })
      assert.equal(status, 422, what)
      assert.equal(body.errors[0].message, 'The file must be an .xlsx that can be read', what)
    }
    assert.equal((await sheet('/departments/import', { file: new Uint8Array(11 * 1024 * 1024) })).status, 413)
    assert.equal((await fetch(`${server().url}/health`)).status, 200)
  })

  test('more rows than an import takes are refused before any is saved', async ({ assert }) => {
    const { status, body } = await sheet('/departments/import', {
      file: await fileWith([['name'], ...Array.from({ length: 5001 }, (_, index) => [`Tổ ${index}`])]),
      language: 'en',
    })
    assert.equal(status, 422)
    assert.equal(body.errors[0].message, 'The file is too large: at most 5,000 rows')
  })
})

import { test } from '@japa/runner'
import { translate } from '#app/language/translate'
import { api, signIn } from '#tests/support/client'
import { created, fresh, resourceOf } from '#tests/support/samples'
import { server } from '#tests/support/server'
import { fileWith, rowsOf, sheet } from './sheet_calls.ts'

test.group('what sheets say', () => {
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
    const line = (place: number, ...cells: unknown[]) => [`${mark} D16 ${place}`, ...Object.values(shared), ...cells]
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

  test('nobody is sent a column of a field that they may not see', async ({ assert }) => {
    const [row] = (await api(await signIn('superadmin')).get('/products?_end=1')).body
    const headsFor = async (account: string) =>
      (await rowsOf((await sheet(`/products/export?id=${row.id}`, { account, language: 'en' })).content))[0] as string[]
    const label = (field: string) => translate('en_US', `resources:products.fields.${field}`)
    const starred = (heads: string[]) => heads.map((head) => head.replace(' *', ''))
    assert.includeMembers(starred(await headsFor('superadmin')), [label('costPrice'), label('sellingPrice')])
    const seen = starred(await headsFor('nhanvien.demo'))
    assert.include(seen, label('sellingPrice'))
    assert.notInclude(seen, label('costPrice'))
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
      const lines = weights.map((weight) => [`${mark} D16 ${fresh()}`, ...Object.values(shared), weight])
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

  test('is told together with all else that is wrong in its line, and once', async ({ assert }) => {
    const type = (await created(resourceOf('product-types'))).code
    const file = await fileWith([
      ['name', 'productTypeId', 'unitId', 'weightMode', 'densityWeight', 'length', 'piecesPerBundle', 'costPrice'],
      [`SB${fresh()} D16`, type, 'không có', 'per_meter', '1.580', 'mười', '1.5', 1],
    ])
    const { refused } = (await sheet('/products/import?check=true', { file })).body.data
    assert.deepEqual(refused.length, 1)
    assert.deepEqual(
      refused[0].errors.filter(({ rule }: any) => rule !== 'required').map(({ field, rule }: any) => [field, rule]),
      [
        ['unitId', 'unknownName'],
        ['length', 'decimal'],
        ['densityWeight', 'twoReadings'],
        ['piecesPerBundle', 'integer'],
      ],
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

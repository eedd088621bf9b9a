import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { isDocument, uniquesOf } from '@barem/resources/kit'
import { accounts, api, call, signIn, type Role } from '#tests/support/client'
import { upload } from '#tests/support/files'
import { asked, creatable, created, fresh, plural, resourceOf, sample, writableOf } from '#tests/support/samples'
import { typed } from '#tests/support/typed'
import { ofCover } from '#tests/support/cover'
import { drawn } from '#tests/support/draw'
import { soaking } from '#tests/support/soak'
import { fileWith, rowsOf, sheet, XLSX } from './sheet_calls.ts'

/** Sheets of documents go out and do not come back: a row has no room for lines. */
const importable = creatable.filter((resource) => !isDocument(resource))

for (const resource of ofCover(importable, 'write'))
  test.group(`${resource.name}: sheets`, () => {
    test('what is exported, without its codes, is imported as it was', async ({ assert }) => {
      const mark = `XL${Date.now()}`
      const row = await created(resource, { ...(await sample(resource)), [resource.title]: `Xuất ${mark}` })
      const { status, type, content } = await sheet(`/${resource.path}/export?q=${mark}`)
      assert.deepEqual([status, type], [200, XLSX])
      const [heading, values] = (await rowsOf(content)) as [string[], unknown[]]
      assert.lengthOf(heading, writableOf(resource).length)
      assert.include(values, `Xuất ${mark}`)

      const again = await sheet(`/${resource.path}/import`, { file: content })
      assert.deepEqual(again.body.data, { total: 1, accepted: 0, passed: 1, refused: [] }, 'it is in already')
      const other = await fileWith([
        heading,
        values.map((value) => (value === `Xuất ${mark}` ? `Khác ${mark}` : value)),
      ])
      const differing = (await sheet(`/${resource.path}/import?check=true`, { file: other })).body.data
      if (uniquesOf(resource).some(({ fields }) => !fields.includes(resource.title)))
        assert.deepEqual([differing.accepted, differing.refused[0]?.line], [0, 2], 'its code is taken by another')
      else assert.equal(differing.accepted, 1)

      const superAdmin = api(await signIn('superadmin'))
      await superAdmin.delete(`/${resource.path}/${row.id}`)
      const restored = await sheet(`/${resource.path}/import`, { file: content })
      assert.containsSubset(restored.body.data, { total: 1, accepted: 1, refused: [] })
      const back = (await superAdmin.get(`/${resource.path}?q=${mark}`)).body[0]
      for (const [name] of writableOf(resource)) assert.deepEqual(back[name], row[name], name)
      assert.containsSubset((await superAdmin.get(`/${resource.path}/${back.id}/history`)).body, [
        { action: 'create', source: 'import', by: { name: 'Trần Thị Ánh Dương' } },
      ])
    })

    test('wrong rows are told by line and field, and spoil no other', async ({ assert }) => {
      const { content } = await sheet(`/${resource.path}/template`, { language: 'en' })
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
      // A row that lacks its code gets one.
      const isCoded = resource.fields[resource.title].type === 'code'
      const lacking = isCoded ? writableOf(resource).find(([, field]) => field.required)![0] : resource.title
      const file = await fileWith([names, bodyRow(good), bodyRow({ ...good, code: `X${fresh()}`, [lacking]: null })])
      const checked = await sheet(`/${resource.path}/import?check=true`, { file, language: 'en' })
      assert.equal(checked.body.data.accepted, 1, JSON.stringify(checked.body))
      assert.deepEqual(
        checked.body.data.refused.map(({ line, errors }: any) => [
          line,
          errors.filter(({ rule }: any) => rule !== 'unique').map(({ field, message }: any) => [field, message]),
        ]),
        [[3, [[lacking, asked(resource, lacking)]]]],
      )
      const before = Number(
        (await api(await signIn('superadmin')).get(`/${resource.path}?_end=1`)).headers.get('x-total-count'),
      )
      assert.equal((await sheet(`/${resource.path}/import`, { file })).body.data.accepted, 1)
      assert.equal(
        Number((await api(await signIn('superadmin')).get(`/${resource.path}?_end=1`)).headers.get('x-total-count')),
        before + 1,
      )
      assert.lengthOf(titles, names.length)
    })
  })

test.group('sheets', () => {
  test('export needs view and, of orders, the area of their export; template and import need create, of the area', async ({
    assert,
  }) => {
    const [real] = drawn(Object.keys(accounts) as Role[], 1, String)
    const some = soaking
      ? plural
      : drawn(
          plural.filter((resource) => importable.includes(resource)),
          3,
          ({ name }) => name,
        )
    for (const role of Object.keys(accounts) as Role[])
      for (const resource of plural) {
        const { path, title, exportArea } = resource
        // Rights are decided before the query and the file are read: what is refused then takes no process.
        const isReal = soaking || (role === real && some.includes(resource))
        const [query, allowed] = isReal ? ['', 200] : ['&nosuchname=1', 400]
        const file = isReal ? await fileWith([[title], ['x']]) : '{}'
        const type = isReal ? XLSX : 'application/json'
        const account = accounts[role]
        const may = async (method: 'get' | 'post') =>
          (
            await (method === 'get'
              ? api(await signIn(account)).get(`/${path}`)
              : api(await signIn(account)).post(`/${path}`, {}))
          ).status !== 403
        const exports = (await may('get')) && (exportArea === null || role !== 'R004')
        assert.equal(
          (await sheet(`/${path}/export?_end=1${query}`, { account })).status,
          exports ? allowed : 403,
          `${role} ${path}`,
        )
        if (!importable.includes(resource)) continue
        const creates = await may('post')
        const template = await sheet(`/${path}/template?${query}`, { account })
        assert.equal(template.status, creates ? allowed : 403, `${role} ${path}`)
        const checked = await sheet(`/${path}/import?check=true`, { account, file, type })
        assert.equal(checked.status, creates ? (isReal ? 200 : 422) : 403, `${role} ${path}`)
      }
    assert.equal((await sheet('/customers/export', { token: 'x' })).status, 401)
  }).timeout(600_000)

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
      const { content } = await sheet(`/${resource.path}/export?id=${row.id}`)
      const [heading, values] = (await rowsOf(content)) as [string[], string[]]
      assert.lengthOf(
        heading,
        Object.values(resource.fields).filter(({ type }) => type !== 'lines' && type !== 'files').length,
      )
      assert.include(values, String(row.code))
      assert.equal((await sheet(`/${resource.path}/template`)).status, 404)
      assert.equal((await sheet(`/${resource.path}/import`, { file: content })).status, 404)
    })
})

import { test } from '@japa/runner'
import type { OwnDefinition } from '@barem/resources/own'
import { category, label, published, superAdmin } from '#tests/support/own'

/** A category with three rows, and a change of its definition that is kept as a draft. */
async function changed(edit: (own: OwnDefinition) => object) {
  const by = superAdmin()
  const row = await published(by, category())
  const path = `/own/${row.definition.key}`
  for (const status of ['active', 'inactive', 'inactive']) await by.post(path, { name: `Xe ${status}`, status })
  const draft = edit(row.definition)
  const kept = (await by.put(`/own-definitions/${row.id}/draft`, { version: row.draftVersion, draft })).body
  const at = `/own-definitions/${row.id}`
  return {
    by,
    path,
    at,
    row,
    needs: async () => (await by.get(`${at}/changes`)).body.needs,
    publish: (more: object = {}) => by.post(`${at}/publish`, { version: kept.draftVersion, ...more }),
    values: async (field: string) => (await by.get(path)).body.map((one: Record<string, unknown>) => one[field]).sort(),
  }
}

const withField = (field: object) => (own: OwnDefinition) => ({ ...own, fields: [...own.fields, field] })

test.group('a definition whose rows are there already', () => {
  test('gets a required field when it is told what rows get', async ({ assert }) => {
    const { needs, publish, values, at, by } = await changed(
      withField({ key: 'seats', type: 'integer', label: label('Số chỗ', 'Seats'), required: true, min: 1 }),
    )
    assert.deepEqual(await needs(), [{ path: 'fields.3.required', kind: 'rowsLack', field: 'seats', count: 3 }])
    for (const [fills, message] of [
      [{}, /3 rows/],
      [{ seats: 0 }, /not fit/],
      [{ seats: 'x' }, /not fit/],
    ] as const) {
      const refused = await publish({ fills })
      assert.deepEqual([refused.status, refused.body.errors[0].field], [422, 'fields.3.required'])
      assert.match(refused.body.errors[0].message, message)
    }
    assert.equal((await by.get(at)).body.version, 1)
    assert.equal((await publish({ fills: { seats: 3 } })).status, 200)
    assert.deepEqual(await values('seats'), [3, 3, 3])
  })

  test('gets a required relation, chosen before it is served, and says so in the history of its rows', async ({
    assert,
  }) => {
    const { needs, publish, values, at, by, path } = await changed(
      withField({ key: 'customerId', type: 'belongsTo', to: 'customers', label: label('Khách'), required: true }),
    )
    assert.equal((await needs())[0].count, 3)
    const options = await by.get(`${at}/options/customerId?_end=1`)
    assert.equal(options.status, 200)
    assert.equal((await by.get(`${at}/options/name`)).status, 404)
    const [{ id }] = options.body
    const theirs = (await superAdmin('PHUONGNAM').get('/customers?_end=1')).body[0].id
    assert.equal((await publish({ fills: { customerId: theirs } })).status, 422)
    assert.equal((await publish({ fills: { customerId: id } })).status, 200)
    assert.deepEqual(await values('customerId'), [id, id, id])
    const [one] = (await by.get(path)).body
    const [{ changes }] = (await by.get(`${path}/${one.id}/history`)).body
    assert.containsSubset(changes, [{ field: 'customerId', from: null }])
  })

  test('gets a required address', async ({ assert }) => {
    const { needs, publish, values } = await changed(
      withField({ key: 'place', type: 'address', label: label('Nơi để'), required: true }),
    )
    assert.equal((await needs())[0].kind, 'rowsLack')
    const place = { system: 'new', province: '01', district: null, ward: '00004', street: 'Số 1 Phố Mẫu' }
    assert.equal((await publish({ fills: { place } })).status, 200)
    assert.containsSubset(await values('place'), [place, place, place])
  })

  test('loses a choice when it is said what becomes of its rows', async ({ assert }) => {
    const without = (own: OwnDefinition) => ({
      ...own,
      fields: own.fields.map((field) =>
        field.key === 'status' ? { ...field, choices: field.choices!.slice(0, 1), usable: undefined } : field,
      ),
    })
    const { needs, publish, values, by, row } = await changed(without)
    assert.deepEqual(await needs(), [
      { path: 'fields.2.choices', kind: 'rowsUse', field: 'status', choice: 'inactive', count: 2 },
    ])
    const refused = await publish()
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, 'fields.2.choices.inactive'])
    assert.equal((await publish({ replacements: { status: { inactive: 'inactive' } } })).status, 422)
    assert.equal((await publish({ replacements: { status: { inactive: 'active' } } })).status, 200)
    assert.deepEqual(await values('status'), ['active', 'active', 'active'])
    const words = (await by.get('/definitions')).body.words.vi_VN[row.name]
    assert.equal(words.choices.status.inactive, 'Ngừng', 'the history of its rows names it still')
  })

  test('does not forbid what rows repeat already', async ({ assert }) => {
    const { needs, publish } = await changed((own) => ({
      ...own,
      fields: own.fields.map((field) => (field.key === 'name' ? { ...field, unique: true } : field)),
    }))
    assert.deepEqual(
      (await needs()).map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
      [['rowsRepeat', 2]],
    )
    assert.equal((await publish()).status, 422)
  })

  test('keeps the values of a field that is renamed, and of one that is retired and brought back', async ({
    assert,
  }) => {
    const { by, row, publish, values, path } = await changed((own) => ({
      ...own,
      fields: own.fields.map((field) => (field.key === 'status' ? { ...field, retired: true } : field)),
      list: {},
    }))
    assert.equal((await publish()).status, 200)
    assert.deepEqual(await values('status'), [undefined, undefined, undefined])
    assert.equal((await by.post(path, { name: 'Mới', status: 'active' })).status, 400)
    const renamed = row.definition.fields.map((field: { key: string }) =>
      field.key === 'status' ? { ...field, label: label('Tình trạng', 'Condition') } : field,
    )
    const again = await published(by, { ...row.definition, fields: renamed }, { id: row.id })
    assert.deepEqual(await values('status'), ['active', 'inactive', 'inactive'])
    const words = (await by.get('/definitions')).body.words.en_US[again.name]
    assert.equal(words.fields.status, 'Condition')
  })
})

test.group('rules between fields of a company’s own', () => {
  test('hold: fields that are there for some choices, and values that do not repeat together', async ({ assert }) => {
    const by = superAdmin()
    const text = (key: string, more: object = {}) => ({ key, type: 'text' as const, label: label(key), ...more })
    const own = category()
    const row = await published(by, {
      ...own,
      fields: [...own.fields, text('reason', { when: { status: ['inactive'] }, required: true }), text('depot')],
      unique: [['name', 'depot']],
    })
    const path = `/own/${row.definition.key}`
    const lacking = await by.post(path, { name: 'A', status: 'inactive' })
    assert.deepEqual([lacking.status, lacking.body.errors[0].field], [422, 'reason'])
    assert.equal((await by.post(path, { name: 'A', depot: 'Kho 1' })).status, 201)
    const twice = await by.post(path, { name: 'a', depot: 'kho 1' })
    assert.deepEqual([twice.status, twice.body.code], [409, 'COM_ERR_019'])
    assert.equal((await by.post(path, { name: 'A', depot: 'Kho 2' })).status, 201)
  })
})

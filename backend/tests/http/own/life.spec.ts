import { test } from '@japa/runner'
import { caller, category, drafted, label, published, superAdmin, type Caller } from '#tests/support/own'
import { entered, newPerson, newRole } from '#tests/support/people'

/** Somebody with a role group of their own. */
async function someone(...permissions: [number, string][]): Promise<Caller> {
  const person = await newPerson(await newRole(permissions))
  return caller(() => entered(person).then(({ token }) => token))
}

test.group('a resource that a company makes', () => {
  test('is a draft first, told its mistakes and what it would look like', async ({ assert }) => {
    const by = superAdmin()
    const made = await drafted(by, { key: 'order by', label: {}, fields: [] })
    assert.deepEqual(
      made.mistakes.map(({ field, message }: { field: string; message: string }) => [field, message]),
      [
        [
          'key',
          '“order by” is not a key: letters and digits without accents or blanks, beginning with a small letter, such as plateNumber',
        ],
        ['label.vi_VN', 'Please enter a name'],
        ['fields', 'Add at least one field'],
      ],
    )
    assert.isNull(made.preview)
    const draft = category()
    const saved = await by.put(`/own-definitions/${made.id}/draft`, { version: made.draftVersion, draft })
    assert.deepEqual([saved.status, saved.body.mistakes, saved.body.status], [200, [], 'draft'])
    assert.equal(saved.body.preview.resource.route, `/own/${draft.key}`)
    assert.equal(saved.body.preview.words.en_US.fields.name, 'Name')
    assert.equal((await by.get(`/own/${draft.key}`)).status, 404, 'it is not served yet')
  })

  test('is served as soon as it is published: list, row, change, history, search, finder, deletion', async ({
    assert,
  }) => {
    const by = superAdmin()
    const { key, name } = await published(by, category()).then((row) => ({ key: row.definition.key, name: row.name }))
    const path = `/own/${key}`
    const made = await by.post(path, { name: 'Xe tải Hyundai 8 tấn' })
    assert.deepEqual([made.status, made.body.code, made.body.status], [201, 'XE0001', 'active'])
    const wrong = await by.post(path, { code: 'xe0001', name: '' })
    assert.deepEqual(
      [wrong.status, wrong.body.errors.map(({ field }: { field: string }) => field)],
      [422, ['code', 'name']],
    )
    const twice = await by.post(path, { code: 'xe0001', name: 'Khác' })
    assert.deepEqual(
      [twice.status, twice.body.code, twice.body.message],
      [409, 'CAT_ERR_006', 'Code xe0001 already exists'],
    )
    const changed = await by.patch(`${path}/${made.body.id}`, { version: 1, status: 'inactive' })
    assert.deepEqual([changed.status, changed.body.version], [200, 2])
    const stale = await by.patch(`${path}/${made.body.id}`, { version: 1, name: 'Muộn' })
    assert.deepEqual([stale.status, stale.body.code], [409, 'COM_ERR_005'])
    const list = await by.get(`${path}?q=hyundai&status=inactive`)
    assert.deepEqual([list.status, list.headers.get('x-total-count')], [200, '1'])
    assert.lengthOf((await by.get(`${path}/${made.body.id}/history`)).body, 2)
    const found = await by.get('/find?q=hyundai%208')
    assert.deepInclude(
      found.body.data.map(({ resource }: { resource: string }) => resource),
      name,
    )
    assert.equal((await by.get(`${path}?nosuchfield=1`)).status, 400)
    assert.equal((await by.delete(`${path}/${made.body.id}`)).status, 200)
    assert.equal((await by.get(`${path}/${made.body.id}`)).status, 404)
  })

  test('is in the definitions of those who may see it, and of nobody else', async ({ assert }) => {
    const by = superAdmin()
    const row = await published(by, category())
    const [reader, stranger] = await Promise.all([someone([row.area, 'v']), someone([13, 'v'])])
    const seen = (await reader.get('/definitions')).body
    const own = seen.definitions.find(({ name }: { name: string }) => name === row.name)
    assert.deepEqual([own.path, own.area, own.fields.name.type], [`own/${row.definition.key}`, row.area, 'text'])
    assert.equal(seen.words.vi_VN[row.name].fields.name, 'Tên')
    assert.notInclude(JSON.stringify((await stranger.get('/definitions')).body), row.name)
    const path = `/own/${row.definition.key}`
    assert.equal((await reader.get(path)).status, 200)
    assert.equal((await reader.post(path, { name: 'A' })).status, 403)
    assert.equal((await stranger.get(path)).status, 403)
  })

  test('is named in a refusal to those alone who may see it', async ({ assert }) => {
    const row = await published(superAdmin(), category({ label: label('Sổ kín', 'Secret book') }))
    const path = `/own/${row.definition.key}`
    const reader = await someone([row.area, 'v'])
    assert.include((await reader.post(path, {})).body.message, '“Secret book”')
    const stranger = await (await someone([13, 'v'])).get(path)
    assert.deepEqual([stranger.status, stranger.body.right], [403, `${row.area}.v`])
    assert.notInclude(stranger.body.message, 'Secret book')
  })

  test('comes with a tag, and nothing is sent again to those who have it', async ({ assert }) => {
    const by = superAdmin()
    await published(by, category())
    const first = await by.get('/definitions')
    const tag = first.headers.get('etag')!
    assert.equal((await by.get('/definitions', { 'if-none-match': tag })).status, 304)
    await published(by, category())
    const next = await by.get('/definitions', { 'if-none-match': tag })
    assert.equal(next.status, 200)
    assert.isAbove(next.body.version, first.body.version)
    assert.equal(next.headers.get('x-definitions'), String(next.body.version))
  })

  test('gives its area to the role groups of its publisher, and to those they choose', async ({ assert }) => {
    const [role, reading] = [await newRole([[68, 'f']]), await newRole([[13, 'v']])]
    const person = await newPerson(role)
    const by = caller(() => entered(person).then(({ token }) => token))
    const groups = (await superAdmin().get('/role-groups?_end=100')).body as { id: string; code: string }[]
    const others = groups.find(({ code }) => code === reading)!.id
    const row = await published(by, category(), { grants: { [others]: ['v'] } })
    assert.equal((await by.post(`/own/${row.definition.key}`, { name: 'A' })).status, 201)
    const given = (await superAdmin().get(`/role-groups/${others}`)).body.permissions as string[]
    assert.include(given, `${row.area}.v`)
    assert.notInclude(given, `${row.area}.f`)
  })

  test('keeps rows that others point to, and tells how many do', async ({ assert }) => {
    const by = superAdmin()
    const target = await published(by, category())
    const source = await published(
      by,
      category({
        label: label('Chuyến xe', 'Trips'),
        one: label('chuyến xe', 'trip'),
        fields: [
          { key: 'name', type: 'text', label: label('Tên', 'Name'), required: true },
          { key: 'truckId', type: 'belongsTo', to: `own/${target.definition.key}`, label: label('Xe', 'Truck') },
          { key: 'customerId', type: 'belongsTo', to: 'customers', label: label('Khách', 'Customer') },
        ],
        list: {},
      }),
    )
    const truck = (await by.post(`/own/${target.definition.key}`, { name: 'Xe 1' })).body
    const customer = (await by.get('/customers?_end=1')).body[0]
    const trip = await by.post(`/own/${source.definition.key}`, {
      name: 'Chuyến 1',
      truckId: truck.id,
      customerId: customer.id,
    })
    assert.deepEqual([trip.status, trip.body.truck.name, trip.body.customer.id], [201, 'Xe 1', customer.id])
    const options = await by.get(`/own/${source.definition.key}/options/truckId?q=xe`)
    assert.deepEqual(
      options.body.map(({ id }: { id: string }) => id),
      [truck.id],
    )
    const refused = await by.delete(`/own/${target.definition.key}/${truck.id}`)
    assert.deepEqual([refused.status, refused.body.code], [409, 'CAT_ERR_007'])
    assert.include(refused.body.message, '1 trip')
    assert.include((await by.delete(`/customers/${customer.id}`)).body.message, 'trip')
    const unknown = await by.post(`/own/${source.definition.key}`, { name: 'X', truckId: customer.id })
    assert.deepEqual([unknown.status, unknown.body.errors[0].field], [422, 'truckId'])
  })
})

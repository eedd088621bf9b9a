import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, signIn } from '#tests/support/client'
import { enter, entered, newPerson, newRole } from '#tests/support/people'
import { creatable, created, fresh, resourceOf, sample, target, wordsOf } from '#tests/support/samples'
import { ofCover } from '#tests/support/cover'

const superAdmin = async () => api(await signIn('superadmin'))
const historyOf = async (resource: string, id: string) =>
  (await (await superAdmin()).get(`/${resource}/${id}/history`)).body

for (const resource of ofCover(creatable, 'write'))
  test.group(`${resource.name}: history`, () => {
    test('tells who made, changed and deleted it, in the transaction that did', async ({ assert }) => {
      const client = await superAdmin()
      const row = await created(resource)
      const name = wordsOf(resource)
      await client.patch(`/${resource.path}/${row.id}`, { [name]: 'Tên đã đổi', version: row.version })
      await client.patch(`/${resource.path}/${row.id}`, { [name]: 'Tên đã đổi' })
      assert.equal((await client.delete(`/${resource.path}/${row.id}`)).status, 200)
      const entries = await historyOf(resource.path, String(row.id))
      assert.deepEqual(
        entries.map(({ action, version }: any) => [action, version]),
        [
          ['delete', 3],
          ['update', 2],
          ['create', 1],
        ],
        'a save that changes nothing is no event',
      )
      assert.deepEqual(entries[1].changes, [{ field: name, from: row[name], to: 'Tên đã đổi' }])
      assert.containsSubset(entries[1], { by: { name: 'Trần Thị Ánh Dương' }, source: 'screen' })
      assert.match(entries[1].address, /127\.0\.0\.1|::1/)
      assert.isNotEmpty(entries[0].changes, 'what was deleted can be read again')
    })

    test('another company sees none of it', async ({ assert }) => {
      const row = await created(resource)
      const theirs = api(await signIn('superadmin', 'PHUONGNAM'))
      const foreign = await theirs.get(`/${resource.path}/${row.id}/history`)
      assert.deepEqual(
        [foreign.status, foreign.body],
        [404, (await theirs.get(`/${resource.path}/${randomUUID()}/history`)).body],
      )
    })
  })

test.group('history', () => {
  test('names who wrote although they are no user any more', async ({ assert }) => {
    const person = await newPerson('R002')
    const { body: row } = await api((await entered(person)).token).post('/departments', { name: `Phòng ${fresh()}` })
    assert.equal((await (await superAdmin()).delete(`/users/${person.userId}`)).status, 200)
    const [{ by }] = await historyOf('departments', row.id)
    assert.deepEqual([by.id, by.name], [person.userId, 'Người Thử'])
  })

  test('relations are told by the names that they had', async ({ assert }) => {
    const client = await superAdmin()
    const row = await created(resourceOf('product-types'))
    const group = await created(resourceOf('product-groups'))
    await client.patch(`/product-types/${row.id}`, { productGroupId: group.id })
    await client.patch(`/product-groups/${group.id}`, { name: 'Tên mới của nhóm' })
    const [{ changes }] = await historyOf('product-types', String(row.id))
    assert.equal(changes[0].toName, `${String(group.code)} – ${String(group.name)}`)
    await client.patch(`/product-types/${row.id}`, { productGroupId: null })
    assert.containsSubset((await historyOf('product-types', String(row.id)))[0].changes, [
      { field: 'productGroupId', to: null, fromName: `${String(group.code)} – Tên mới của nhóm` },
    ])
  })

  test('a new row is an event without changes', async ({ assert }) => {
    const row = await created(resourceOf('shipping-fees'))
    const [entry] = await historyOf('shipping-fees', String(row.id))
    assert.deepEqual([entry.action, entry.changes], ['create', []])
  })

  test('a write that fails leaves no entry', async ({ assert }) => {
    const client = await superAdmin()
    const [one, other] = [await created(resourceOf('customers')), await created(resourceOf('customers'))]
    assert.equal((await client.patch(`/customers/${one.id}`, { phone: other.phone })).status, 409)
    assert.lengthOf(await historyOf('customers', String(one.id)), 1)
  })

  test('a stale save is told who changed what since', async ({ assert }) => {
    const client = await superAdmin()
    const row = await created(resourceOf('customers'))
    const colleague = api((await enter(await newPerson('R002'), 'Barem@2026')).body.data.jwToken)
    await colleague.patch(`/customers/${row.id}`, { contactPerson: 'Người Khác', version: 1 })
    await colleague.patch(`/customers/${row.id}`, { note: 'Ghi thêm', version: 2 })
    const { status, body } = await client.patch(`/customers/${row.id}`, { contactPerson: 'Tôi', version: 1 })
    assert.equal(status, 409)
    assert.deepEqual(
      body.since.map(({ version, by, changes }: any) => [version, by.name, changes[0].field]),
      [
        [3, 'Người Thử', 'note'],
        [2, 'Người Thử', 'contactPerson'],
      ],
    )
  })

  test('a field that someone may not see is in no entry that they read', async ({ assert }) => {
    const product = await created(resourceOf('products'))
    const client = await superAdmin()
    await client.patch(`/products/${product.id}`, { costPrice: '123456.00', sellingPrice: '222222.00' })
    const blind = api((await enter(await newPerson(await newRole([[17, 'f']])), 'Barem@2026')).body.data.jwToken)
    const { body } = await blind.get(`/products/${product.id}/history`)
    assert.deepEqual(
      body[0].changes.map(({ field }: any) => field),
      ['sellingPrice'],
    )
    assert.notInclude(JSON.stringify(body), '123456')
  })

  test('many rows are changed at once, all or none, each with its entry', async ({ assert }) => {
    const client = await superAdmin()
    const rows = [await created(resourceOf('customers')), await created(resourceOf('customers'))]
    const person = await target('users')
    const ids = rows.map(({ id }) => id)
    const absent = await client.patch('/customers', {
      ids: [...ids, randomUUID()],
      changes: { personInChargeId: person },
    })
    assert.equal(absent.status, 404)
    for (const id of ids) assert.notEqual((await client.get(`/customers/${id}`)).body.personInChargeId, person)
    assert.deepEqual((await client.patch('/customers', { ids, changes: { personInChargeId: person } })).body, {
      succeeded: true,
      data: { updated: 2 },
    })
    for (const id of ids) {
      assert.equal((await client.get(`/customers/${id}`)).body.personInChargeId, person)
      assert.deepEqual(
        (await historyOf('customers', String(id)))[0].changes.map(({ field, to }: any) => [field, to]),
        [['personInChargeId', person]],
      )
    }
    assert.equal(
      (await client.patch('/customers', { ids, changes: { phone: '0912345678' } })).status,
      400,
      'a field that is not offered',
    )
    assert.equal((await client.patch('/customers', { ids: [], changes: { status: 'active' } })).status, 422)
    const foreign = await created(resourceOf('customers'), undefined, 'PHUONGNAM')
    assert.equal((await client.patch('/customers', { ids: [foreign.id], changes: { status: 'inactive' } })).status, 404)
  })

  test('likeness of names and tax codes is told and blocks nothing', async ({ assert }) => {
    const client = await superAdmin()
    const body = {
      ...(await sample(resourceOf('customers'))),
      name: 'Công ty TNHH Thương mại Sông Hiếu Tám',
      taxCode: '0399990033',
    }
    const row = await created(resourceOf('customers'), body)
    const similar = async (field: string, value: string, except = '') =>
      (await client.get(`/customers/similar?${new URLSearchParams({ field, value, ...(except && { except }) })}`)).body
    assert.deepEqual(
      (await similar('name', 'Cty CP SX Song Hieu Tam')).map(({ id }: any) => id),
      [row.id],
    )
    assert.deepEqual(
      (await similar('taxCode', '0399990033-002')).map(({ id }: any) => id),
      [row.id],
    )
    assert.deepEqual(await similar('taxCode', '0399990033', String(row.id)), [])
    assert.deepEqual(await similar('name', 'Công ty TNHH'), [])
    assert.equal((await client.get('/customers/similar?field=note&value=x')).status, 400)
    await created(resourceOf('customers'), {
      ...(await sample(resourceOf('customers'))),
      name: body.name,
      taxCode: body.taxCode,
    })
    assert.deepEqual(
      (
        await api(await signIn('superadmin', 'PHUONGNAM')).get(
          `/customers/similar?${new URLSearchParams({ field: 'name', value: body.name })}`,
        )
      ).body,
      [],
    )
  })
})

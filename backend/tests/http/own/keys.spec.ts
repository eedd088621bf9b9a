import { test } from '@japa/runner'
import { category, drafted, label, published, superAdmin } from '#tests/support/own'

const text = (key: string, name = key) => ({ key, type: 'text', label: label(name) }) as const
const withFields = (...fields: object[]) => {
  const own = category()
  return { ...own, fields: [...own.fields, ...fields] } as typeof own
}

/** Keys that would be a column of the engine, a word of SQL, or a member of every row. */
const taken = [
  ...['createdBy', 'updatedBy', 'searchText', 'tenantId', 'ctid', 'nameOrder'],
  ...['currentUser', 'sessionUser', 'currentDate', 'order', 'select'],
  ...['constructor', 'prototype', 'toString', 'hasOwnProperty'],
  ...['merge', 'save', 'delete', 'fill', 'related', 'serialize', 'toJSON'],
]

test.group('the key of a field', () => {
  test('is refused in the draft at its field where a column or a member of rows is called so', async ({ assert }) => {
    const by = superAdmin()
    const { id, mistakes } = await drafted(by, withFields(...taken.map((key) => text(key))))
    assert.deepEqual(
      mistakes.map(({ field }: { field: string }) => field),
      taken.map((_, place) => `fields.${place + 3}.key`),
    )
    const refused = await by.post(`/own-definitions/${id}/publish`, { version: 1 })
    assert.deepEqual([refused.status, refused.body.code], [422, 'OWN_ERR_010'])
  })

  test('is refused where what answers say of a relation would be called so', async ({ assert }) => {
    const relation = { key: 'constructorId', type: 'belongsTo', to: 'customers', label: label('A') }
    const { mistakes } = await drafted(superAdmin(), withFields(relation))
    assert.deepEqual(
      mistakes.map(({ field }: { field: string }) => field),
      ['fields.3.key'],
    )
  })

  test('may be any other word: rows are made, changed, found and deleted by it', async ({ assert }) => {
    const by = superAdmin()
    const keys = ['zZ', 'aBC', 'x1Y', 'between', 'count', 'length', 'ownerId2', 'nameOrders']
    const own = withFields(...keys.map((key) => text(key)))
    const list = { columns: ['name', ...keys], search: ['name', ...keys] }
    const { definition } = await published(by, { ...own, list })
    const path = `/own/${definition.key}`
    const said = Object.fromEntries(keys.map((key) => [key, `một ${key}`]))
    const made = await by.post(path, { name: 'A', ...said })
    assert.equal(made.status, 201)
    const changed = await by.patch(`${path}/${made.body.id}`, { version: 1, ...said, zZ: 'khác' })
    assert.deepEqual(
      [changed.status, changed.body.zZ, changed.body.aBC, changed.body.version],
      [200, 'khác', 'một aBC', 2],
    )
    const found = await by.get(`${path}?zZ_like=kh&_sort=zZ&_order=asc&q=khac`)
    assert.deepEqual([found.status, found.body.length], [200, 1])
    assert.lengthOf((await by.get(`${path}/${made.body.id}/history`)).body, 2)
    assert.equal((await by.delete(`${path}/${made.body.id}`)).status, 200)
  })
})

test.group('the area of a resource that a company makes', () => {
  test('is given to role groups only once it is there', async ({ assert }) => {
    const by = superAdmin()
    const groups = (await by.get('/role-groups?_end=1')).body as { name: string }[]
    assert.isNotEmpty(groups)
    const code = `AREA${Date.now()}`
    const next = (await drafted(by, category())).area + 1
    const early = await by.post('/role-groups', { code, name: code, permissions: [`${next}.f`] })
    assert.deepEqual([early.status, early.body.errors?.[0].field], [422, 'permissions'])
    const { area } = await published(by, category())
    assert.equal(area, next)
    const group = await by.post('/role-groups', { code, name: code, permissions: [`${area}.f`] })
    assert.equal(group.status, 201)
  })
})

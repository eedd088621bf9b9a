import type { OwnDefinition } from '@barem/resources/own'
import { test } from '@japa/runner'
import { category, drafted, freshKey, label, published, superAdmin } from '#tests/support/own'

const name = { key: 'name', type: 'text', label: label('Tên', 'Name'), required: true } as const
const field = (more: object) => ({ key: 'a', type: 'text', label: label('A'), ...more })
const withFields = (...fields: object[]) => ({ ...category(), list: {}, fields: [name, ...fields] })
const select = (choice: object) => field({ type: 'select', choices: [{ key: 'x', label: label('X'), ...choice }] })
const many = Array.from({ length: 60 }, (_, place) => field({ key: `f${place}`, label: label(`F${place}`) }))

/** Drafts that cannot be published, each with the place of its first mistake. */
const wrong: [string, () => object, string][] = [
  ['a word that needs code', () => ({ ...category(), states: {} }), 'states'],
  ['a formula', () => withFields(field({ type: 'money', formula: 'lineAmount' })), 'fields.1.formula'],
  ['a name that the database keeps', () => withFields(field({ key: 'select' })), 'fields.1.key'],
  ['a name that every row has', () => withFields(field({ key: 'tenantId' })), 'fields.1.key'],
  ['two fields of one key', () => withFields(field({ key: 'name' })), 'fields.1.key'],
  ['61 fields', () => withFields(...many), 'fields'],
  ['a name of 255 characters', () => ({ ...category(), label: label('x'.repeat(255)) }), 'label.vi_VN'],
  ['a reserved word as its key', () => withFields(field({ key: 'createdAt' })), 'fields.1.key'],
  ['a word that nobody knows', () => withFields(field({ sql: 'select 1' })), 'fields.1.sql'],
  ['a field of a type that needs code', () => withFields(field({ type: 'permissions' })), 'fields.1.type'],
  ['a field without a name', () => withFields(field({ label: {} })), 'fields.1.label.vi_VN'],
  [
    'a field called by 255 characters',
    () => withFields(field({ label: label('x'.repeat(255)) })),
    'fields.1.label.vi_VN',
  ],
  [
    'a default that is none of its values',
    () => withFields(field({ type: 'integer', max: 5, default: 9 })),
    'fields.1',
  ],
  ['a form of text that nobody knows', () => withFields(field({ shape: 'iban' })), 'fields.1.shape'],
  ['a colour that nobody knows', () => withFields(select({ color: 'pink' })), 'fields.1.choices.0.color'],
  ['a condition without choices', () => withFields(select({}), field({ key: 'b', when: { a: [] } })), 'fields.2.when'],
  ['a condition by what is no choice', () => withFields(field({ when: { name: ['x'] } })), 'fields.1.when'],
  ['a set of one field', () => ({ ...withFields(), unique: [['name']] }), 'unique.0'],
  ['a column that is no field', () => ({ ...withFields(), list: { columns: ['password'] } }), 'list.columns'],
  ['SQL as a key', () => ({ ...category(), key: 'a"; drop table users' }), 'key'],
  [
    'SQL as a choice',
    () => withFields(field({ type: 'select', choices: [{ key: `x')`, label: label('X') }] })),
    'fields.1.choices.0.key',
  ],
  [
    'a relation that needs itself',
    () => {
      const key = freshKey()
      return { ...withFields(field({ key: 'aId', type: 'belongsTo', to: `own/${key}`, required: true })), key }
    },
    'fields.1',
  ],
]

test.group('a definition that cannot be', () => {
  for (const [what, draft, path] of wrong)
    test(`is kept and not published, with ${what}`, async ({ assert }) => {
      const by = superAdmin()
      const made = await drafted(by, draft())
      const refused = await by.post(`/own-definitions/${made.id}/publish`, { version: made.draftVersion })
      assert.deepEqual([refused.status, refused.body.code], [422, 'OWN_ERR_010'])
      assert.equal(refused.body.errors[0].field, path)
      const shown = (await by.get(`/own-definitions/${made.id}`, { 'accept-language': 'vi' })).body
      assert.equal(shown.status, 'draft')
      assert.equal(shown.mistakes[0].field, path)
      const [english, vietnamese] = [refused.body.errors[0].message, shown.mistakes[0].message]
      assert.notEqual(english, vietnamese)
      for (const message of [english, vietnamese]) assert.notMatch(message, /mistakes\.|E_[A-Z]|\{\{/)
    })

  test('is not published with the key of another one of the company', async ({ assert }) => {
    const by = superAdmin()
    const { key } = (await published(by, category())).definition
    const made = await drafted(by, category({ key }))
    const refused = await by.post(`/own-definitions/${made.id}/publish`, { version: made.draftVersion })
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, 'key'])
  })

  test('is not published where two would need each other', async ({ assert }) => {
    const by = superAdmin()
    const relation = (to: string) => field({ key: 'aId', type: 'belongsTo', to, required: true })
    const first = await published(by, category())
    const second = await published(by, withFields(relation(`own/${first.definition.key}`)) as never)
    const draft = {
      ...first.definition,
      fields: [...first.definition.fields, relation(`own/${second.definition.key}`)],
    }
    const kept = await by.put(`/own-definitions/${first.id}/draft`, { version: first.draftVersion, draft })
    const refused = await by.post(`/own-definitions/${first.id}/publish`, { version: kept.body.draftVersion })
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, 'fields.3'])
    assert.deepEqual((await by.get(`/own-definitions/${first.id}`)).body.definition, first.definition)
  })

  test('is not published with a relation to a resource of another company', async ({ assert }) => {
    const theirs = await published(superAdmin('PHUONGNAM'), category())
    const by = superAdmin()
    for (const to of [`own/${theirs.definition.key}`, theirs.name]) {
      const made = await drafted(by, withFields(field({ key: 'aId', type: 'belongsTo', to })))
      const refused = await by.post(`/own-definitions/${made.id}/publish`, { version: made.draftVersion })
      assert.deepEqual([refused.status, refused.body.errors[0].field], [422, 'fields.1.to'])
    }
  })

  test('names a field that is gone as each reader calls it', async ({ assert }) => {
    const by = superAdmin()
    const made = await published(by, withFields(field({ label: label('Ghi chú riêng', 'Own note') })) as OwnDefinition)
    const draft = { ...made.definition, fields: made.definition.fields.slice(0, 1) }
    const kept = await by.put(`/own-definitions/${made.id}/draft`, { version: made.draftVersion, draft })
    const refused = await by.post(`/own-definitions/${made.id}/publish`, { version: kept.body.draftVersion })
    assert.include(refused.body.errors[0].message, 'Own note')
    const shown = (await by.get(`/own-definitions/${made.id}`, { 'accept-language': 'vi' })).body
    assert.include(shown.mistakes[0].message, 'Ghi chú riêng')
  })

  test('is not published over what somebody saved meanwhile', async ({ assert }) => {
    const by = superAdmin()
    const made = await drafted(by, category())
    await by.put(`/own-definitions/${made.id}/draft`, { version: made.draftVersion, draft: category() })
    const late = await by.put(`/own-definitions/${made.id}/draft`, { version: made.draftVersion, draft: category() })
    assert.deepEqual([late.status, late.body.code], [409, 'COM_ERR_005'])
    assert.equal(late.body.current.draftVersion, made.draftVersion + 1)
    const publishing = await by.post(`/own-definitions/${made.id}/publish`, { version: made.draftVersion })
    assert.equal(publishing.status, 409)
  })
})

test.group('two companies with one key', () => {
  test('have fields and rows of their own', async ({ assert }) => {
    const key = freshKey()
    const [one, other] = [superAdmin(), superAdmin('PHUONGNAM')]
    await published(one, category({ key }))
    await published(other, {
      ...category({ key, list: {} }),
      fields: [name, { key: 'weight', type: 'weight', label: label('Tải trọng', 'Load') }],
    })
    const path = `/own/${key}`
    const mine = (await one.post(path, { name: 'Xe Đông Á' })).body
    const theirs = await other.post(path, { name: 'Xe Phương Nam', weight: '8000' })
    assert.deepEqual([theirs.status, theirs.body.weight], [201, '8000.000'])
    assert.equal((await one.post(path, { name: 'B', weight: '1' })).status, 400)
    assert.equal((await other.get(`${path}/${mine.id}`)).status, 404)
    assert.equal((await other.patch(`${path}/${mine.id}`, { version: 1, name: 'Đổi' })).status, 404)
    const names = async (by: typeof one) => (await by.get(path)).body.map(({ name: said }: { name: string }) => said)
    assert.deepEqual([await names(one), await names(other)], [['Xe Đông Á'], ['Xe Phương Nam']])
  })
})

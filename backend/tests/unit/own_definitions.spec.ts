import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import {
  checkOwn,
  freeKey,
  keptOwn,
  keyFor,
  namesAt,
  OWN_LIMITS,
  wordsOfOwn,
  type OwnDefinition,
} from '@barem/resources/own'

const PLACE = { name: 'own-0123456789', area: 500 }
const label = (vi_VN: string, en_US?: string) => ({ vi_VN, ...(en_US !== undefined && { en_US }) })
const name = { key: 'name', type: 'text', label: label('Tên', 'Name'), required: true } as const

const own = (more: object = {}): OwnDefinition => ({
  key: 'truck',
  label: label('Xe tải', 'Trucks'),
  fields: [name],
  ...more,
})
const withFields = (...fields: object[]) => own({ fields: [name, ...fields] })
const found = (json: unknown) => checkOwn(PLACE, json, resources).mistakes.map(({ path, code }) => `${path} ${code}`)

const many = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ key: `f${place}`, type: 'text', label: label(`F${place}`) }))
const choices = [{ key: 'new', label: label('Mới') }]

test.group('a definition of a company’s own', () => {
  test('is filled in as those of developers are', ({ assert }) => {
    const { mistakes, resource } = checkOwn(
      PLACE,
      withFields({ key: 'ownerId', type: 'belongsTo', to: 'users', label: label('Phụ trách') }),
      resources,
    )
    assert.deepEqual(mistakes, [])
    assert.containSubset(resource, {
      name: 'own-0123456789',
      path: 'own/truck',
      route: '/own/truck',
      table: 'own_0123456789',
      area: 500,
      title: 'name',
      inUse: 'CAT_ERR_007',
      form: { general: ['name', 'ownerId'] },
      fields: { name: { type: 'text', required: true, max: 255 } },
    })
  })

  const wrong: [string, unknown, string][] = [
    ['no object', [], ' E_SHAPE'],
    ['a word of developers', own({ states: {} }), 'states E_NOT_SERVED'],
    [
      'a formula',
      withFields({ key: 'a', type: 'money', label: label('A'), formula: 'lineAmount' }),
      'fields.1.formula E_NOT_SERVED',
    ],
    [
      'an area of a field',
      withFields({ key: 'a', type: 'text', label: label('A'), area: 13 }),
      'fields.1.area E_NOT_SERVED',
    ],
    ['a type for developers', withFields({ key: 'a', type: 'lines', label: label('A') }), 'fields.1.type E_TYPE'],
    ['a type of no object', withFields({ key: 'a', type: 'constructor', label: label('A') }), 'fields.1.type E_TYPE'],
    ['no name', own({ label: label(' ') }), 'label.vi_VN E_NO_NAME'],
    ['a name of 255 characters', own({ label: label('x'.repeat(255)) }), 'label.vi_VN E_LONG'],
    ['a name with a placeholder', own({ label: label('{{one}}') }), 'label.vi_VN E_UNREADABLE'],
    ['a name that nests another', own({ label: label('$t(errors:COM_ERR_001)') }), 'label.vi_VN E_UNREADABLE'],
    ['a field without a name', withFields({ key: 'a', type: 'text' }), 'fields.1.label E_NO_NAME'],
    ['another language', own({ label: { vi_VN: 'Xe', fr_FR: 'Camion' } }), 'label.fr_FR E_NOT_SERVED'],
    ['a key with a blank', own({ key: 'xe tai' }), 'key E_KEY'],
    ['a key with SQL', own({ key: 'a;drop table users' }), 'key E_KEY'],
    ['a key of 41 characters', own({ key: 'a'.repeat(41) }), 'key E_LONG'],
    ['a word of SQL', withFields({ key: 'order', type: 'text', label: label('A') }), 'fields.1.key E_FIELD_RESERVED'],
    [
      'a name that every row has',
      withFields({ key: 'createdAt', type: 'text', label: label('A') }),
      'fields.1.key E_FIELD_RESERVED',
    ],
    [
      'a column of the engine',
      withFields({ key: 'tenantId', type: 'text', label: label('A') }),
      'fields.1.key E_FIELD_RESERVED',
    ],
    ['two fields of one key', withFields({ ...name, label: label('Khác') }), 'fields.1.key E_SAME_KEY'],
    [
      'two fields of one name',
      withFields({ key: 'a', type: 'text', label: label('TÊN') }),
      'fields.1.label.vi_VN E_SAME_NAME',
    ],
    [
      'a relation that answers as another field',
      withFields(
        { key: 'ownerId', type: 'belongsTo', to: 'users', label: label('A') },
        { key: 'owner', type: 'text', label: label('B') },
      ),
      'fields.1 E_SAME_KEY',
    ],
    ['no fields', own({ fields: [] }), 'fields E_NO_FIELDS'],
    ['61 fields', own({ fields: many(61) }), 'fields E_MANY'],
    [
      'a text of no length',
      withFields({ key: 'a', type: 'text', label: label('A'), max: 0 }),
      'fields.1.max E_BETWEEN',
    ],
    [
      'a length that is a text',
      withFields({ key: 'a', type: 'text', label: label('A'), max: '9' }),
      'fields.1.max E_SHAPE',
    ],
    [
      'a number with SQL',
      withFields({ key: 'a', type: 'money', label: label('A'), max: '1) or (true' }),
      'fields.1.max E_SHAPE',
    ],
    ['no choices', withFields({ key: 'a', type: 'select', label: label('A') }), 'fields.1.choices E_NO_CHOICES'],
    [
      'a choice with SQL',
      withFields({ key: 'a', type: 'select', label: label('A'), choices: [{ key: `x')`, label: label('X') }] }),
      'fields.1.choices.0.key E_KEY',
    ],
    [
      'a default that is no choice',
      withFields({ key: 'a', type: 'select', label: label('A'), choices, default: 'old' }),
      'fields.1 E_DEFAULT',
    ],
    [
      'a relation to nothing',
      withFields({ key: 'aId', type: 'belongsTo', to: 'nothing', label: label('A') }),
      'fields.1.to E_UNKNOWN_RELATION',
    ],
    [
      'a relation that leads nowhere yet',
      withFields({ key: 'aId', type: 'belongsTo', to: '', label: label('A') }),
      'fields.1.to E_NO_TARGET',
    ],
    [
      'a relation by the name of a resource of somebody’s own',
      withFields({ key: 'aId', type: 'belongsTo', to: 'own-aaaaaaaaaa', label: label('A') }),
      'fields.1.to E_UNKNOWN_RELATION',
    ],
    [
      'a relation to a single record',
      withFields({ key: 'aId', type: 'belongsTo', to: 'company-settings', label: label('A') }),
      'fields.1.to E_UNKNOWN_RELATION',
    ],
    [
      'a relation that needs itself',
      withFields({ key: 'aId', type: 'belongsTo', to: 'own/truck', required: true, label: label('A') }),
      'fields.1 E_CIRCLE',
    ],
    ['a column that is no field', own({ list: { columns: ['nothing'] } }), 'list.columns E_UNKNOWN_FIELD'],
    [
      'a group that there is not',
      withFields({ key: 'a', type: 'text', label: label('A'), group: 'b' }),
      'fields.1.group E_UNKNOWN_GROUP',
    ],
    ['a group of the menu that there is not', own({ menu: 'nothing' }), 'menu E_SHAPE'],
  ]
  for (const [what, json, expected] of wrong)
    test(`is refused with ${what}`, ({ assert }) => assert.deepEqual(found(json), [expected]))

  test('may have as many fields as told', ({ assert }) => {
    assert.deepEqual(found(own({ fields: many(OWN_LIMITS.fields) })), [])
  })

  test('keeps a retired field in its table alone', ({ assert }) => {
    const json = own({
      fields: [
        name,
        { key: 'plate', type: 'text', label: label('Biển số'), required: true, unique: true, retired: true },
      ],
      list: { columns: ['name', 'plate'], search: ['name', 'plate'], sort: { field: 'plate', order: 'asc' } },
      unique: [['name', 'plate']],
    })
    const { resource } = checkOwn(PLACE, json, resources)
    assert.deepEqual(Object.keys(resource!.fields), ['name'])
    assert.deepEqual([resource!.list.columns, resource!.unique], [['name'], []])
    const kept = keptOwn(PLACE, { ...json, unique: [] }, namesAt(resources, []))
    assert.containSubset(kept.fields, { plate: { required: false, unique: 'COM_ERR_019' } })
    assert.deepEqual(kept.list, resource!.list)
  })

  test('says in the first language what it does not say in another', ({ assert }) => {
    const words = wordsOfOwn(
      withFields({ key: 'state', type: 'select', label: label('Tình trạng'), choices, help: label('Khi mua') }),
      'en_US',
      { first: 'Add {{one}}', general: 'General' },
    )
    assert.deepEqual(words, {
      title: 'Trucks',
      one: 'trucks',
      many: 'trucks',
      about: '',
      first: 'Add trucks',
      fields: { name: 'Name', state: 'Tình trạng' },
      help: { state: 'Khi mua' },
      groups: { general: 'General' },
      choices: { state: { new: 'Mới' } },
    })
  })
})

test.group('a key', () => {
  const keys: [string, string][] = [
    ['Biển số xe', 'bienSoXe'],
    ['Đơn giá (đ)', 'donGiad'],
    ['Loại 2', 'loai2'],
    ['3 năm', 'nam'],
    ['  ', ''],
    ['汽车', ''],
    ['Ngày hết hạn đăng kiểm của xe tải thuê ngoài', 'ngayHetHanDangKiemCuaXe'],
  ]
  for (const [said, key] of keys) test(`follows from “${said}”`, ({ assert }) => assert.equal(keyFor(said), key))

  test('counts on where it is taken', ({ assert }) => {
    assert.equal(
      freeKey('xe', (key) => !['xe', 'xe2'].includes(key)),
      'xe3',
    )
    assert.equal(
      freeKey('khach', (key) => key !== 'khachId', 'Id'),
      'khach2Id',
    )
  })
})

import { ownFieldTypes, type OwnDefinition, type OwnField, type OwnFieldType } from '@barem/resources/own'
import { category, freshKey, label } from '../own.ts'

/** What fields of some types need besides their type. */
const needed: Partial<Record<OwnFieldType, Record<string, unknown>>> = {
  select: {
    choices: ['new', 'used', 'old'].map((key) => ({ key, label: label(`Loại ${key}`, `Kind ${key}`), color: 'teal' })),
    usable: ['new', 'used'],
  },
  belongsTo: { to: 'customers' },
  belongsToMany: { to: 'departments' },
  code: { prefix: 'TX' },
}

const ending = (type: OwnFieldType) => (type === 'belongsTo' ? 'Id' : type === 'belongsToMany' ? 'Ids' : '')
const keyOf = (type: OwnFieldType) =>
  type === 'code' ? 'code' : `its${type[0]!.toUpperCase()}${type.slice(1)}${ending(type)}`

/** A field of a type, optional and without a default. */
const plain = (type: OwnFieldType): OwnField => ({
  key: keyOf(type),
  type,
  label: label(`Trường ${type}`, `Field ${type}`),
  ...(type === 'code' && { unique: true }),
  ...needed[type],
})

/** Fields with options that their types have in common with few others, or with none. */
const special: OwnField[] = [
  {
    key: 'name',
    type: 'text',
    label: label('Tên', 'Name'),
    required: true,
    help: label('Tên gọi', 'What it is called'),
  },
  { key: 'plate', type: 'text', label: label('Biển số', 'Plate'), required: true, unique: true, shape: 'plate' },
  { key: 'site', type: 'text', label: label('Trang', 'Page'), shape: 'url', max: 100 },
  { key: 'short', type: 'text', label: label('Ngắn', 'Short'), min: 4, max: 12 },
  { key: 'madeOn', type: 'date', label: label('Ngày làm', 'Made on'), default: 'today', required: true },
  { key: 'endsOn', type: 'date', label: label('Hết hạn', 'Ends on'), notBefore: 'madeOn' },
  { key: 'daysLeft', type: 'integer', label: label('Còn lại', 'Days left'), daysUntil: 'endsOn' },
  {
    key: 'usedSince',
    type: 'longText',
    label: label('Dùng từ', 'Used since'),
    when: { [keyOf('select')]: ['used'] },
  },
  { key: 'seats', type: 'integer', label: label('Số chỗ', 'Seats'), min: 1, max: 60, required: true, default: 3 },
]

/** A definition with a field of each type that companies may use. */
export function everyType(): OwnDefinition {
  const fields = [...special.slice(0, 1), ...ownFieldTypes.map(plain), ...special.slice(1)]
  return {
    key: freshKey('du'),
    label: label('Đủ loại trường', 'Every field'),
    one: label('mục đủ loại', 'item of every type'),
    hint: ['plate', keyOf('phone')],
    groups: [
      { key: 'general', label: label('Chung', 'General') },
      { key: 'more', label: label('Thêm', 'More') },
    ],
    fields: fields.map((field, place) => (place > 12 ? { ...field, group: 'more' } : field)),
    list: {
      columns: ['code', 'name', 'plate', keyOf('select'), keyOf('belongsTo'), 'endsOn', 'daysLeft', keyOf('money')],
      filters: ['select', 'belongsTo', 'boolean', 'date', 'money'].map((type) => keyOf(type as OwnFieldType)),
      search: ['code', 'name', 'plate', keyOf('phone')],
      sort: { field: 'endsOn', order: 'asc' },
      bulk: [keyOf('select'), keyOf('belongsToMany')],
    },
    unique: [[keyOf('belongsTo'), 'short']],
  }
}

/** A list of values as its starter makes it, whose rows point to those of another. */
export const values = (to: OwnDefinition): OwnDefinition => {
  const { fields, ...more } = category()
  const relation: OwnField = { key: 'itemId', type: 'belongsTo', label: label('Mục', 'Item'), to: `own/${to.key}` }
  return { ...more, fields: [...fields, relation], list: { ...more.list, bulk: ['status'] } }
}

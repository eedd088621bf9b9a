import { test } from '@japa/runner'
import { areas } from '@barem/resources/areas'
import {
  belongsTo,
  belongsToMany,
  code,
  color,
  decimal,
  defineRegistry,
  defineResource,
  DefinitionError,
  files,
  image,
  integer,
  lines,
  money,
  select,
  text,
} from '@barem/resources/kit'
import { mistake, type Case } from '#tests/support/definitions'

const fields = { name: text({ required: true }) }

const notServed: Case[] = [
  ['a word that nothing serves', { fields, posts: 'goods' }, 'E_NOT_SERVED', 'things.posts', "serves 'posts'"],
  [
    'a word of a list that nothing serves',
    { fields, list: { colums: ['name'] } },
    'E_NOT_SERVED',
    'things.list.colums',
    'columns, filters',
  ],
  [
    'a code in lines',
    { fields: { ...fields, items: lines({ code: code() }) } },
    'E_IN_LINES',
    'things.fields.items.fields.code',
    'Move the field',
  ],
  [
    'lines in lines',
    { fields: { ...fields, items: lines({ parts: lines(fields) }) } },
    'E_IN_LINES',
    'things.fields.items.fields.parts',
    'no place for lines',
  ],
  [
    'many relations in lines',
    { fields: { ...fields, items: lines({ tagIds: belongsToMany('tags') }) } },
    'E_IN_LINES',
    'things.fields.items.fields.tagIds',
    'no place for belongsToMany',
  ],
  [
    'files in lines',
    { fields: { ...fields, items: lines({ papers: files() }) } },
    'E_IN_LINES',
    'things.fields.items.fields.papers',
    'no place for files',
  ],
  [
    'a unique field in lines',
    { fields: { ...fields, items: lines({ serial: text({ unique: 'CAT_ERR_006' }) }) } },
    'E_IN_LINES',
    'things.fields.items.fields.serial.unique',
    "'unique'",
  ],
]

const values: Case[] = [
  [
    'an exact number whose bounds are the wrong way round',
    { fields: { ...fields, price: money({ min: '9', max: '3' }) } },
    'E_RANGE',
    'things.fields.price',
    'Swap them',
  ],
  [
    'bands that do not rise',
    { fields: { ...fields, price: money({ bands: ['10', '5'] }) } },
    'E_BANDS',
    'things.fields.price.bands',
    'rising',
  ],
  [
    'a sum that somebody writes',
    {
      fields: { ...fields, total: money({ sumOf: { resource: 'things', field: 'price', by: 'thingId', where: {} } }) },
    },
    'E_SUM',
    'things.fields.total',
    'readOnly',
  ],
  [
    'a bound that is no number',
    { fields: { ...fields, price: money({ max: 'much' }) } },
    'E_RANGE',
    'things.fields.price',
    'digits in a string',
  ],
  [
    'a default with more decimals than are kept',
    { fields: { ...fields, rate: decimal({ scale: 2, default: '0.125' }) } },
    'E_DEFAULT',
    'things.fields.rate',
    'at most 2 decimals',
  ],
  [
    'a default out of its range',
    { fields: { ...fields, count: integer({ min: 1, max: 5, default: 9 }) } },
    'E_DEFAULT',
    'things.fields.count',
    'a whole number',
  ],
  [
    'a colour that is none',
    { fields: { ...fields, shade: color({ default: 'red' }) } },
    'E_DEFAULT',
    'things.fields.shade',
    '#rrggbb',
  ],
  [
    'a choice that is named twice',
    { fields: { ...fields, kind: select(['a', 'b', 'a']) } },
    'E_SAME_CHOICE',
    'things.fields.kind',
    'once',
  ],
  [
    'more decimals than any number has',
    { fields: { ...fields, ratio: decimal({ scale: 9 }) } },
    'E_SCALE',
    'things.fields.ratio',
    '0 to 6',
  ],
  [
    'a folder of the system',
    { fields: { ...fields, papers: files({ folder: 'exports' }) } },
    'E_FOLDER',
    'things.fields.papers',
    'Leave it out',
  ],
]

const places: Case[] = [
  [
    'a word of SQL as a field',
    { fields: { ...fields, from: text() } },
    'E_FIELD_RESERVED',
    'things.fields.from',
    'another name',
  ],
  [
    'a line whose form would fill something in',
    { fields: { ...fields, items: lines({ placeId: belongsTo('things', { suggests: 'last' }) }) } },
    'E_IN_LINES',
    'things.fields.items.fields.placeId.suggests',
    'not of its lines',
  ],
  [
    'a line of somebody',
    { fields: { ...fields, items: lines({ placeId: belongsTo('things', { owner: 'name' }) }) } },
    'E_IN_LINES',
    'things.fields.items.fields.placeId.owner',
    'rows have owners',
  ],
  [
    'a line field that points to its document',
    { fields: { ...fields, items: lines({ ownerId: belongsTo('things') }) } },
    'E_FIELD_RESERVED',
    'things.fields.items.fields.ownerId',
    'keeps its document',
  ],
  [
    'a filter by what cannot be filtered',
    { fields: { ...fields, picture: image() }, list: { filters: ['picture'] } },
    'E_FILTER',
    'things.list.filters',
    "filters by 'picture'",
  ],
  [
    'a column that no list can show',
    { fields: { ...fields, items: lines(fields) }, list: { columns: ['items'] } },
    'E_COLUMN',
    'things.list.columns',
    "cannot show 'items'",
  ],
  [
    'a bulk change of what must not repeat',
    { fields: { name: text({ unique: 'CAT_ERR_006' }) }, list: { bulk: ['name'] } },
    'E_BULK',
    'things.list.bulk',
    "'name' cannot be set",
  ],
  [
    'likeness of numbers',
    { fields: { ...fields, count: integer() }, duplicates: ['count'] },
    'E_DUPLICATES',
    'things.duplicates',
    'a text or a tax code',
  ],
  [
    'a title that is no text',
    { fields: { count: integer() }, title: 'count' },
    'E_TITLE',
    'things.title',
    'a text or the code',
  ],
  [
    'a hint that only a database reads',
    { fields: { ...fields, ownerId: belongsTo('users') }, hint: ['ownerId'] },
    'E_HINT',
    'things.hint',
    "'ownerId' tells nobody apart",
  ],
  ['a route in capitals', { fields, route: '/Things' }, 'E_ROUTE', 'things.route', 'lower case'],
]

test.group('what a definition says and nothing serves is refused', () => {
  for (const [what, options, errorCode, path, fix] of [...notServed, ...values, ...places])
    test(what, ({ assert }) => {
      const error = mistake(options)
      assert.instanceOf(error, DefinitionError)
      assert.equal(error.code, errorCode)
      assert.equal(error.path, path)
      assert.include(error.message, fix)
    })
})

test.group('what definitions say of each other', () => {
  const loose = defineRegistry as (...all: unknown[]) => unknown

  test('rows that need each other could never be made', ({ assert }) => {
    const needs = (name: string, to: string) =>
      defineResource(name, { fields: { ...fields, otherId: belongsTo(to, { required: true }) } })
    assert.throws(
      () => loose(needs('eggs', 'hens'), needs('hens', 'eggs')),
      /E_CIRCLE at .*fields\.otherId: .*eggs → hens → eggs/,
    )
    const free = defineResource('hens', { fields: { ...fields, otherId: belongsTo('eggs') } })
    assert.doesNotThrow(() => loose(needs('eggs', 'hens'), free))
  })

  test('a folder of files belongs to one resource', ({ assert }) => {
    const keeps = (name: string) =>
      defineResource(name, { area: areas.order, fields: { ...fields, papers: files({ folder: 'papers' }) } })
    assert.throws(() => loose(keeps('letters'), keeps('invoices')), /E_FOLDER at invoices\.fields\.papers\.folder/)
  })

  test('a folder is called like its resource unless it is named', ({ assert }) => {
    const { fields: own } = defineResource('letters', { fields: { ...fields, papers: files() } })
    assert.equal(own.papers.folder, 'letters')
  })
})

import { test } from '@japa/runner'
import { areas } from '@barem/resources/areas'
import {
  belongsTo,
  defineResource,
  DefinitionError,
  integer,
  lines,
  longText,
  money,
  select,
  text,
  uniqueKey,
  uniquesOf,
  type AnyResource,
} from '@barem/resources/kit'
import { desiredTables } from '#app/resources/schema/desired_table'
import { difference } from '#app/resources/schema/difference'
import { mistake, type Case } from '#tests/support/definitions'

const fields = { name: text({ required: true }), year: integer(), groupId: belongsTo('groups'), note: longText() }
const path = 'things.unique.0'

const refused: Case[] = [
  ['a field that is not there', { fields, unique: [['name', 'colour']] }, 'E_UNKNOWN_FIELD', path, "'colour'"],
  ['a field named twice', { fields, unique: [['name', 'name']] }, 'E_UNIQUE', path, 'once'],
  ['no field', { fields, unique: [[]] }, 'E_UNIQUE', path, 'as a list'],
  ['names that are no list', { fields, unique: ['name'] }, 'E_UNIQUE', path, 'as a list'],
  ['one field', { fields, unique: [['name']] }, 'E_UNIQUE', path, "at the field 'name'"],
  ['a long text', { fields, unique: [['name', 'note']] }, 'E_UNIQUE', path, 'of type longText'],
  [
    'lines',
    { fields: { ...fields, items: lines({ name: text() }) }, unique: [['name', 'items']] },
    'E_UNIQUE',
    path,
    'of type lines',
  ],
  [
    'a field that not everybody may see',
    { fields: { ...fields, cost: money({ area: areas.costPrice }) }, unique: [['name', 'cost']] },
    'E_UNIQUE',
    path,
    'Leave it out',
  ],
  [
    'a field that may not repeat by itself',
    { fields: { ...fields, serial: text({ unique: 'CAT_ERR_006' }) }, unique: [['name', 'serial']] },
    'E_UNIQUE',
    path,
    "'serial' may not repeat by itself",
  ],
  [
    'a set within another',
    {
      fields,
      unique: [
        ['name', 'year', 'groupId'],
        ['name', 'year'],
      ],
    },
    'E_UNIQUE',
    path,
    'one of the two',
  ],
  [
    'more than a name of an index holds',
    {
      fields: { ...fields, theFirstLongName: text(), theSecondLongName: text(), theThird: text() },
      unique: [['theFirstLongName', 'theSecondLongName', 'theThird', 'groupId']],
    },
    'E_UNIQUE',
    path,
    'shorter field names',
  ],
  [
    'rows of what has one',
    { fields: { step: integer({ default: 1 }), days: integer() }, single: true, unique: [['step', 'days']] },
    'E_UNIQUE',
    'things.unique',
    'no others',
  ],
  [
    'in lines a field that they do not have',
    { fields: { ...fields, items: lines({ serial: text() }, { unique: [['name']] }) } },
    'E_UNKNOWN_FIELD',
    'things.fields.items.unique.0',
    'serial',
  ],
]

test.group('fields that are unique together', () => {
  for (const [what, options, errorCode, at, fix] of refused)
    test(`are not ${what}`, ({ assert }) => {
      const error = mistake(options)
      assert.instanceOf(error, DefinitionError)
      assert.deepEqual([error.code, error.path], [errorCode, at])
      assert.include(error.message, fix)
    })

  const things = defineResource('things', {
    fields: { ...fields, serial: text({ unique: 'CAT_ERR_006' }), kind: select(['a', 'b']) },
    unique: [['groupId', 'name']],
  }) as unknown as AnyResource

  test('have an index of their own, in which capitals do not count', ({ assert }) => {
    assert.containSubset(desiredTables(things)[0]!.indexes, {
      things_serial_unique: 'unique (tenant_id, lower(serial))',
      things_group_id_name_unique: 'unique (tenant_id, group_id, lower(name))',
    })
  })

  test('get it by the next migration, and lose it with the word', ({ assert }) => {
    const [table] = desiredTables(things)
    const { things_group_id_name_unique: _new, ...indexes } = table!.indexes
    const columns = Object.fromEntries(
      table!.columns.map(({ name, type, notNull }) => [name, { type, notNull, generated: false, comment: null }]),
    )
    for (const [name, { expression }] of Object.entries(table!.generated))
      columns[name] = { type: 'text', notNull: false, generated: true, comment: expression } as never
    const { constraints } = table!
    const stored = (indexed: Record<string, string>) => ({ things: { columns, constraints, indexes: indexed } })
    assert.deepEqual(difference([table!], stored(indexes)).statements, [
      `create unique index things_group_id_name_unique on things (tenant_id, group_id, lower(name)); comment on index things_group_id_name_unique is 'unique (tenant_id, group_id, lower(name))'`,
    ])
    assert.deepEqual(difference([{ ...table!, indexes }], stored(table!.indexes)).statements, [
      'drop index things_group_id_name_unique',
    ])
  })

  test('are compared without capitals, and not where one is empty', ({ assert }) => {
    const key = (row: object) => uniqueKey(things.fields, ['groupId', 'name'], row as Record<string, unknown>)
    assert.equal(key({ groupId: 'g', name: 'Thép' }), key({ groupId: 'g', name: 'THÉP' }))
    assert.notEqual(key({ groupId: 'g', name: 'Thép' }), key({ groupId: 'h', name: 'Thép' }))
    assert.isNull(key({ groupId: 'g', name: null }))
    assert.isNull(key({ name: 'Thép' }))
  })

  test('are told with those that are unique by themselves', ({ assert }) => {
    assert.deepEqual(uniquesOf(things), [
      { fields: ['serial'], code: 'CAT_ERR_006' },
      { fields: ['groupId', 'name'], code: 'COM_ERR_019' },
    ])
  })
})

import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { areas } from '@barem/resources/areas'
import {
  belongsTo,
  belongsToMany,
  defineRegistry,
  defineResource,
  DefinitionError,
  lines,
  select,
  text,
} from '@barem/resources/kit'

const fields = { name: text({ required: true }) }
/** What an author sees who got past the compiler, as one who types a definition on a screen does. */
const mistake = (name: string, options: unknown): DefinitionError => {
  try {
    defineResource(name, options as { fields: typeof fields })
  } catch (error) {
    return error as DefinitionError
  }
  throw new Error('no mistake was found')
}

test.group('errors for the author', () => {
  const cases: [string, string, unknown, string, string, string][] = [
    ['a bad resource name', 'Customers', { fields }, 'E_RESOURCE_NAME', 'Customers', 'lower case'],
    ['no fields', 'things', { fields: {} }, 'E_NO_FIELDS', 'things.fields', 'at least one field'],
    [
      'a field that no column can be called',
      'things',
      { fields: { oauth2_id: text() } },
      'E_FIELD_NAME',
      'things.fields.oauth2_id',
      'camelCase',
    ],
    [
      'a field that every row has',
      'things',
      { fields: { version: text() } },
      'E_FIELD_RESERVED',
      'things.fields.version',
      'another name',
    ],
    [
      'an unknown column',
      'things',
      { fields, list: { columns: ['nmae'] } },
      'E_UNKNOWN_FIELD',
      'things.list.columns',
      'Use one of: name',
    ],
    [
      'a default outside the choices',
      'things',
      { fields: { name: text(), state: select(['a'], { default: 'b' as 'a' }) } },
      'E_DEFAULT',
      'things.fields.state',
      'Use one of: a',
    ],
    [
      'a select without choices',
      'things',
      { fields: { name: text(), state: select([]) } },
      'E_NO_CHOICES',
      'things.fields.state',
      'at least one',
    ],
    [
      'a text whose bounds are the wrong way round',
      'things',
      { fields: { name: text({ min: 9, max: 3 }) } },
      'E_RANGE',
      'things.fields.name',
      'Swap them',
    ],
    [
      'a list of relations without Ids',
      'things',
      { fields: { ...fields, owners: belongsToMany('users') } },
      'E_RELATION_NAME',
      'things.fields.owners',
      "Call it 'ownersIds'",
    ],
    [
      'a mistake inside lines',
      'things',
      { fields: { ...fields, items: lines({ owner: belongsTo('users') }) } },
      'E_RELATION_NAME',
      'things.fields.items.fields.owner',
      "Call it 'ownerId'",
    ],
    [
      'a search field that is not there',
      'things',
      { fields, list: { search: ['title'] } },
      'E_UNKNOWN_FIELD',
      'things.list.search',
      'Use one of: name',
    ],
    [
      'a search of other rows alone',
      'things',
      { fields: { ...fields, ownerId: belongsTo('users') }, list: { search: ['ownerId'] } },
      'E_SEARCH',
      'things.list.search',
      'a field of its own',
    ],
    [
      'a filter that is not there',
      'things',
      { fields, list: { filters: ['gruop'] } },
      'E_UNKNOWN_FIELD',
      'things.list.filters',
      'Use one of: name',
    ],
    [
      'a relation without Id',
      'things',
      { fields: { owner: belongsTo('users') } },
      'E_RELATION_NAME',
      'things.fields.owner',
      "Call it 'ownerId'",
    ],
    [
      'a required field in no group',
      'things',
      { fields: { ...fields, more: text() }, form: { general: ['more'] } },
      'E_UNREACHABLE',
      'things.form',
      'Add it to a group',
    ],
    [
      'a field in two groups',
      'things',
      { fields, form: { a: ['name'], b: ['name'] } },
      'E_TWICE',
      'things.form',
      'one group',
    ],
    [
      'a relation whose row is answered under the name of a field',
      'things',
      { fields: { ...fields, owner: text(), ownerId: belongsTo('users') } },
      'E_SAME_KEY',
      'things.fields.ownerId',
      'Rename one of them',
    ],
    ['a route without slash', 'things', { fields, route: 'things' }, 'E_ROUTE', 'things.route', 'slash'],
  ]
  for (const [what, name, options, code, path, fix] of cases)
    test(`${what} is told with its path, a code and the fix`, ({ assert }) => {
      const error = mistake(name, options)
      assert.instanceOf(error, DefinitionError)
      assert.equal(error.code, code)
      assert.equal(error.path, path)
      assert.include(error.message, fix)
      assert.include(error.message, `${code} at ${path}`)
    })

  test('a relation to a resource that is not there, one name twice, one route twice', ({ assert }) => {
    const loose = defineRegistry as (...all: unknown[]) => unknown
    const things = defineResource('things', { fields: { ...fields, ownerId: belongsTo('nobody') } })
    assert.throws(() => loose(things), /E_UNKNOWN_RELATION at things.fields.ownerId: no resource is called 'nobody'/)
    const other = defineResource('other', { fields })
    assert.throws(() => loose(other, other), /E_SAME_NAME/)
    const unsearched = defineResource('unsearched', { fields, list: { search: [] } })
    assert.throws(
      () =>
        loose(
          unsearched,
          defineResource('more', {
            fields: { ...fields, unsearchedId: belongsTo('unsearched') },
            list: { search: ['name', 'unsearchedId'] },
          }),
        ),
      /E_SEARCH at more.list.search: 'unsearchedId' leads to 'unsearched'/,
    )
    assert.throws(() => loose(other, defineResource('more', { fields, route: '/other' })), /E_SAME_ROUTE/)
  })
})

test.group('definitions', () => {
  test('are plain data: they survive JSON unchanged', ({ assert }) => {
    for (const resource of resources) assert.deepEqual(JSON.parse(JSON.stringify(resource)), resource)
  })

  test('have every default filled in when only fields are said', ({ assert }) => {
    const { fields: _fields, ...rest } = defineResource('only-fields', { fields })
    assert.deepEqual(rest, {
      name: 'only-fields',
      path: 'only-fields',
      table: 'only_fields',
      area: null,
      open: null,
      ownRows: false,
      exportArea: null,
      route: '/only-fields',
      icon: 'category',
      menu: null,
      title: 'name',
      shortTitle: null,
      englishTitle: null,
      hint: [],
      list: {
        columns: ['name'],
        filters: [],
        search: ['name'],
        vocabulary: null,
        bulk: [],
        widths: {},
        card: [],
        sums: [],
        dense: false,
        quick: [],
        named: {},
        sum: null,
        due: null,
        sort: { field: 'createdAt', order: 'desc' },
      },
      form: { general: ['name'] },
      actions: ['list', 'show', 'create', 'update', 'delete'],
      single: false,
      duplicates: [],
      inUse: 'COM_ERR_011',
      unique: [],
      check: [],
      computes: null,
      partner: null,
      otherPartner: null,
      states: null,
      prints: [],
      createdFrom: [],
      exceptions: [],
      told: [],
      next: [],
      home: [],
    })
  })

  test('area numbers are the specification’s, and none is used twice', ({ assert }) => {
    const codes = Object.values(areas)
    assert.equal(new Set(codes).size, codes.length)
    assert.containsSubset(areas, {
      users: 1,
      tenant: 2,
      roleGroup: 4,
      customerType: 8,
      customer: 13,
      supplier: 15,
      exportInvoice: 35,
    })
    assert.deepEqual(
      codes,
      codes.toSorted((one, other) => one - other),
    )
  })
})

test.group('single records', () => {
  const note = text()

  test('are shown and changed, never listed, added or deleted', ({ assert }) => {
    const settings = defineResource('settings', { single: true, fields: { note } })
    assert.deepEqual(settings.actions, ['show', 'update'])
    assert.deepEqual([settings.list.columns, settings.list.filters, settings.list.search], [[], [], []])
    assert.throws(
      () => defineResource('settings', { single: true, fields: { note }, actions: ['show', 'delete'] }),
      /E_SINGLE at settings.actions: .*'delete' is for many/,
    )
    assert.throws(
      () => defineResource('settings', { single: true, fields: { note }, list: { columns: ['note'] } }),
      /E_SINGLE/,
    )
  })

  test('are there before anybody fills them in, so that what they require has a default', ({ assert }) => {
    assert.throws(
      () => defineResource('settings', { single: true, fields: { note: text({ required: true }) } }),
      /E_SINGLE at settings.fields.note/,
    )
    const step = select(['1', '10'], { required: true, default: '10' })
    assert.doesNotThrow(() => defineResource('settings', { single: true, fields: { step } }))
  })
})

test.group('rows that are open to those who made them', () => {
  test('need an area that keeps those of others, and are many', ({ assert }) => {
    const note = text()
    assert.equal(defineResource('notes', { area: 13, open: 'own', fields: { note } }).open, 'own')
    assert.isNull(defineResource('notes', { area: 13, fields: { note } }).open)
    assert.throws(() => defineResource('notes', { open: 'own', fields: { note } }), /E_OPEN at notes.open/)
    assert.throws(
      () => defineResource('notes', { area: 13, open: 'own', single: true, fields: { note } }),
      /E_OPEN at notes.open/,
    )
  })
})

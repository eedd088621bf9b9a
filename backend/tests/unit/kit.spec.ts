import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { areas } from '@barem/resources/areas'
import { formulas } from '@barem/resources/calc'
import {
  belongsTo,
  belongsToMany,
  dayInVietnam,
  yearBefore,
  defineRegistry,
  defineResource,
  DefinitionError,
  isMoment,
  lines,
  normalisePhone,
  PHONE,
  select,
  taxCodeChecks,
  text,
} from '@barem/resources/kit'
import { menu } from '@barem/resources/menu'

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
      table: 'only_fields',
      area: null,
      open: null,
      exportArea: null,
      route: '/only-fields',
      icon: 'category',
      title: 'name',
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
        sort: { field: 'createdAt', order: 'desc' },
      },
      form: { general: ['name'] },
      actions: ['list', 'show', 'create', 'update', 'delete'],
      single: false,
      duplicates: [],
      inUse: 'COM_ERR_011',
      unique: [],
      check: [],
      partner: null,
      states: null,
      prints: [],
      exceptions: [],
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
    assert.isTrue(codes.filter((code) => code > 35).every((code, index) => code === 36 + index))
  })

  test('the menu opens resources on the routes they have', ({ assert }) => {
    const routes = menu.flatMap(({ route, children = [] }) => [route, ...children.map((child) => child.route)])
    for (const { route } of resources) assert.include(routes, route)
  })
})

test.group('facts of the trade', () => {
  test('a moment has a day of the calendar and an offset that a place on earth has', ({ assert }) => {
    for (const right of [
      '2026-11-05T08:30:00Z',
      '2026-11-05T08:30+07:00',
      '2026-11-05T08:30:00.123456-13:45',
      '2026-11-05T08:30:00+14:00',
    ])
      assert.isTrue(isMoment(right), right)
    for (const wrong of [
      '2026-11-05',
      '2026-02-30T08:30:00Z',
      '2026-11-05T25:00:00Z',
      '2026-11-05T08:30:00+23:59',
      '2026-11-05T08:30:00+14:30',
      '2026-11-05T08:30:00-24:00',
      '2026-11-05T08:30:00',
    ])
      assert.isFalse(isMoment(wrong), wrong)
  })

  test('the day a year before is in the calendar', ({ assert }) => {
    assert.deepEqual(['2026-11-22', '2028-02-29', '2029-02-28'].map(yearBefore), [
      '2025-11-22',
      '2027-02-28',
      '2028-02-28',
    ])
  })

  test('a day begins at midnight in Vietnam, seven hours before it does in Greenwich', ({ assert }) => {
    assert.deepEqual(
      ['2026-11-30T16:59:59Z', '2026-11-30T17:00:00Z', '2026-12-31T23:59:59Z'].map((moment) =>
        dayInVietnam(new Date(moment)),
      ),
      ['2026-11-30', '2026-12-01', '2027-01-01'],
    )
  })

  test('phones come down to 0 and 9 or 10 digits', ({ assert }) => {
    for (const typed of [
      '0903 123 456',
      '+84 903.123.456',
      '84903123456',
      '(0903) 123-456',
      '0084903123456',
      '+84 (0) 903 123 456',
      '840903123456',
    ])
      assert.equal(normalisePhone(typed), '0903123456')
    for (const [phone, right] of [
      ['0903123456', true],
      ['02838123456', true],
      ['903123456', false],
      ['090312345', false],
    ] as const)
      assert.equal(PHONE.test(phone), right)
  })

  test('the check digit of a tax code is recomputed', ({ assert }) => {
    for (const code of ['0199990011', '0399990033', '3799990072', '0199990011001'])
      assert.isTrue(taxCodeChecks(code), code)
    assert.isFalse(taxCodeChecks('0199990012'))
    assert.isTrue(taxCodeChecks('001099000001'))
  })

  test('a line amount is quantity times price, to the whole dong, half up', ({ assert }) => {
    assert.equal(formulas.lineAmount({ quantity: '893.5', unitPrice: '15933.25' }), '14236359')
    assert.equal(formulas.lineAmount({ quantity: '0.5', unitPrice: '1' }), '1')
    assert.equal(formulas.lineAmount({ quantity: null, unitPrice: '1' }), '0')
    assert.equal(
      formulas.lineAmount({ quantity: '999999999999.999', unitPrice: '999999999999.9999' }),
      '999999999999998900000000',
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

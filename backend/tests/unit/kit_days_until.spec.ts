import { test } from '@japa/runner'
import { areas } from '@barem/resources/areas'
import {
  belongsTo,
  date,
  defineRegistry,
  defineResource,
  integer,
  isStored,
  lines,
  money,
  select,
  suffixesOf,
  text,
  type AnyResource,
  type Field,
  type Fields,
} from '@barem/resources/kit'
import { contentOf } from '#app/documents/content'
import { desiredTables } from '#app/resources/schema/desired_table'
import { bodySchema, rowSchema } from '#app/resources/description/schemas'
import { defined } from '#tests/support/definitions'

const fields: Fields = { name: text({ required: true }), ends: date() }
const left = { readOnly: true, daysUntil: 'ends' } as const
/** What an author sees who got past the compiler. */
const define = (more: Fields, options: object = {}) =>
  defined('things', { fields: { ...fields, ...more }, form: { general: ['name'] }, ...options })
const together = defineRegistry as (...all: unknown[]) => unknown

test.group('days until a day', () => {
  const things = define({ rest: integer(left) }) as unknown as AnyResource

  test('are in no column, no body and no approved content, and described as an answer', ({ assert }) => {
    assert.isFalse(isStored(things.fields.rest!))
    const [table] = desiredTables(things)
    assert.notInclude(
      table!.columns.map(({ name }) => name),
      'rest',
    )
    assert.notProperty(bodySchema(things, 'create').properties, 'rest')
    assert.deepEqual((rowSchema(things).properties as Record<string, unknown>).rest, {
      type: ['integer', 'null'],
      description: 'Days from today in Vietnam until ends, as of now: 0 on the day, negative after it',
    })
    assert.notProperty(contentOf(things, { name: 'a', ends: '2026-11-30', rest: 7 }), 'rest')
  })

  test('are shown by lists and not by forms unless the definition says otherwise', ({ assert }) => {
    const { list, form } = defineResource('things', { fields: { ...fields, rest: integer(left) } })
    assert.include(list.columns, 'rest')
    assert.notInclude(form.general, 'rest')
  })

  test('are filtered by ranges, and by whether there is a day', ({ assert }) => {
    assert.deepEqual(suffixesOf('integer', things.fields.rest as Field), ['_gte', '_lte', '_null'])
  })

  const written: [string, object, string][] = [
    ['that people write', { daysUntil: 'ends' }, 'rest'],
    ['that are required', { ...left, required: true }, 'rest.required'],
    ['with a default', { ...left, default: 3 }, 'rest.default'],
    ['that depend on a select', { ...left, when: { kind: ['a'] } }, 'rest.when'],
    ['that may not repeat', { ...left, unique: 'CAT_ERR_006' }, 'rest.unique'],
    ['that are copied', { ...left, defaultFrom: 'otherId.rest' }, 'rest.defaultFrom'],
    ['that were renamed', { ...left, was: 'remaining' }, 'rest.was'],
    ['of totals', { ...left, role: 'sum' }, 'rest.role'],
    ['until what is no day', { ...left, daysUntil: 'name' }, 'rest.daysUntil'],
    ['until a day that fewer people see', { ...left, area: areas.costPrice }, 'rest.area'],
  ]
  for (const [what, options, path] of written)
    test(`are refused ${what}`, ({ assert }) => {
      const more = { kind: select(['a', 'b']), otherId: belongsTo('things'), rest: integer(options) }
      assert.throws(() => define(more), new RegExp(`E_DAYS_UNTIL at things\\.fields\\.${path.replace('.', '\\.')}: `))
    })

  test('are refused in lines, forms, searches, sets that may not repeat and changes of many rows', ({ assert }) => {
    const own = { rest: integer(left) }
    assert.throws(
      () => define({ items: lines({ ...fields, ...own }) }),
      /E_IN_LINES at things\.fields\.items\.fields\.rest\.daysUntil/,
    )
    for (const [options, error] of [
      [{ form: { general: ['name', 'rest'] } }, /E_DAYS_UNTIL at things\.form/],
      [{ list: { search: ['name', 'rest'] } }, /E_SEARCH at things\.list\.search/],
      [{ list: { bulk: ['rest'] } }, /E_BULK at things\.list\.bulk/],
      [{ unique: [['name', 'rest']] }, /E_UNIQUE at things\.unique/],
    ] as const)
      assert.throws(() => define(own, options), error)
  })

  test('are refused where a stored value is read: in formulas, rules and copies', ({ assert }) => {
    assert.throws(
      () =>
        define({
          grandTotal: money(),
          depositPercent: integer(left),
          due: money({ readOnly: true, formula: 'deposit' }),
        }),
      /E_FORMULA at things\.fields\.due\.formula: .*depositPercent/,
    )
    assert.throws(
      () => define({ baseUnitId: belongsTo('things'), factor: integer(left) }, { check: ['factorOfBase'] }),
      /E_CHECK at things\.check: .*'factor'/,
    )
    const copy = { thingId: belongsTo('things'), kept: integer({ readOnly: true, snapshotOf: 'thingId.rest' }) }
    assert.throws(
      () => together(things, defineResource('copies', { fields: { name: text(), ...copy } })),
      /E_SNAPSHOT_OF at copies\.fields\.kept\.snapshotOf/,
    )
  })
})

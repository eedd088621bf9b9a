import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import { areas } from '@barem/resources/areas'
import { checks, type CheckName, type RowCheck } from '@barem/resources/calc/checks'
import { decimal, DefinitionError, lineFieldsOf, lineResource, lines, select, text } from '@barem/resources/kit'
import { mistake, type Case } from '#tests/support/definitions'

const fields = { name: text(), type: select(['rate', 'money']), discount: decimal() }

const refused: Case[] = [
  ['not registered', { fields, check: ['dateOrder'] }, 'E_CHECK', 'things.check', 'rateUpToWhole'],
  ['of every object', { fields, check: ['toString'] }, 'E_CHECK', 'things.check', "'toString'"],
  [
    'about other fields',
    { fields: { name: text() }, check: ['rateUpToWhole'] },
    'E_CHECK',
    'things.check',
    "reads 'type'",
  ],
  [
    'about what not everybody sees',
    { fields: { ...fields, discount: decimal({ area: areas.costPrice }) }, check: ['rateUpToWhole'] },
    'E_CHECK',
    'things.check',
    "'area'",
  ],
  [
    'about fields of the row in its lines',
    { fields: { ...fields, parts: lines({ name: text() }, { check: ['rateUpToWhole'] }) } },
    'E_CHECK',
    'things.fields.parts.check',
    "reads 'type'",
  ],
  [
    'named twice',
    { fields, check: ['rateUpToWhole', 'rateUpToWhole'] },
    'E_CHECK',
    'things.check',
    'Name each rule once',
  ],
]

/** Everything that may name rules: resources, and their lines. */
const ruled = resources.flatMap((resource) => [
  resource,
  ...lineFieldsOf(resource).map((field) => lineResource(resource, field)),
])

test.group('rules between fields', () => {
  for (const [what, options, errorCode, path, fix] of refused)
    test(`are not ${what}`, ({ assert }) => {
      const error = mistake(options)
      assert.instanceOf(error, DefinitionError)
      assert.deepEqual([error.code, error.path], [errorCode, path])
      assert.include(error.message, fix)
    })

  for (const [name, { reads, wrong, find }] of Object.entries(checks) as [CheckName, RowCheck][])
    test(`${name} finds what it refuses at fields that it reads, nothing in an empty row, and has a user`, ({
      assert,
    }) => {
      const found = find(wrong)
      assert.isNotEmpty(found)
      for (const { field } of found) assert.include(reads, field)
      assert.includeMembers([...reads], Object.keys(wrong))
      assert.deepEqual(find({}), [])
      assert.isTrue(ruled.some(({ check }) => check.includes(name)))
    })

  test('a rate is 100 at most, an amount may be more', ({ assert }) => {
    const { find } = checks.rateUpToWhole
    assert.deepEqual(find({ type: 'rate', discount: '100' }), [])
    assert.deepEqual(find({ type: 'rate', discount: 'much' }), [])
    assert.deepEqual(find({ type: 'money', discount: '2000000' }), [])
    assert.lengthOf(find({ type: 'rate', discount: '100.01' }), 1)
  })

  test('a factor and its base unit are there together', ({ assert }) => {
    const { find } = checks.factorOfBase
    assert.deepEqual(find({ baseUnitId: 'kg', factor: '1000' }), [])
    assert.deepEqual(find({ baseUnitId: 'kg', factor: null }), [{ field: 'factor', rule: 'required' }])
    assert.deepEqual(find({ baseUnitId: null, factor: '5' }), [{ field: 'baseUnitId', rule: 'required' }])
  })
})

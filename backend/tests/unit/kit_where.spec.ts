import { test } from '@japa/runner'
import { areas } from '@barem/resources/areas'
import {
  belongsTo,
  belongsToMany,
  boolean,
  choosableRows,
  defineRegistry,
  defineResource,
  DefinitionError,
  lines,
  select,
  text,
} from '@barem/resources/kit'
import { mistake, type Case } from '#tests/support/definitions'

const name = text({ required: true })
const states = (more: object) => select(['used', 'resting', 'gone'], more as never)

const refused: Case[] = [
  [
    'values that are no choices',
    { fields: { name, state: states({ usable: ['lost'] }) } },
    'E_USABLE',
    'things.fields.state.usable',
    'used, resting, gone',
  ],
  [
    'no value',
    { fields: { name, state: states({ usable: [] }) } },
    'E_USABLE',
    'things.fields.state.usable',
    'leave it out',
  ],
  [
    'all values',
    { fields: { name, isGone: boolean({ usable: [true, false] }) } },
    'E_USABLE',
    'things.fields.isGone.usable',
    'Leave it out',
  ],
  [
    'words at a boolean',
    { fields: { name, isGone: boolean({ usable: ['no'] as never }) } },
    'E_USABLE',
    'things.fields.isGone.usable',
    'true, false',
  ],
  [
    'a field that not everybody may see',
    { fields: { name, state: states({ usable: ['used'], area: areas.costPrice }) } },
    'E_USABLE',
    'things.fields.state',
    "'area'",
  ],
  [
    'lines, which nothing points to',
    { fields: { name, items: lines({ state: states({ usable: ['used'] }) }) } },
    'E_IN_LINES',
    'things.fields.items.fields.state.usable',
    'Leave it out',
  ],
]

test.group('what others may point to', () => {
  for (const [what, options, errorCode, path, fix] of refused)
    test(`is not decided by ${what}`, ({ assert }) => {
      const error = mistake(options)
      assert.instanceOf(error, DefinitionError)
      assert.deepEqual([error.code, error.path], [errorCode, path])
      assert.include(error.message, fix)
    })
})

test.group('which rows may be chosen', () => {
  const loose = defineRegistry as (...all: unknown[]) => unknown
  const tools = defineResource('tools', {
    fields: {
      name,
      state: select(['used', 'resting', 'gone'], { usable: ['used'] }),
      isLent: boolean(),
      worth: select(['low', 'high'], { area: areas.costPrice }),
    },
  })
  const at = (where: object, more: object = {}) =>
    defineResource('jobs', { fields: { name, toolId: belongsTo('tools', { where, ...more } as never) } })

  test('is what the rows say themselves, unless the relation says otherwise of a field', ({ assert }) => {
    const relation = (where: object) => belongsTo('tools', { where } as never) as { where: never }
    assert.deepEqual(choosableRows(relation({}), tools), { state: ['used'] })
    assert.deepEqual(choosableRows(relation({ isLent: [false] }), tools), { state: ['used'], isLent: [false] })
    assert.deepEqual(choosableRows(relation({ state: ['used', 'resting'] }), tools), { state: ['used', 'resting'] })
  })

  test('is said by selects and booleans of the other resource, by their values', ({ assert }) => {
    const fits = [{}, { isLent: [false] }, { state: ['resting'] }, { state: ['used', 'resting', 'gone'] }]
    for (const where of fits) assert.doesNotThrow(() => loose(tools, at(where)))
    for (const [where, found] of [
      [{ colour: ['red'] }, `jobs\\.fields\\.toolId\\.where: 'tools' has no field 'colour'.*state, isLent, worth`],
      [{ name: ['Hammer'] }, `jobs\\.fields\\.toolId\\.where: 'name' of 'tools' is not a select or a boolean`],
      [{ state: ['lost'] }, `jobs\\.fields\\.toolId\\.where\\.state: 'lost' is not a value.*used, resting, gone`],
      [{ isLent: ['no'] }, `jobs\\.fields\\.toolId\\.where\\.isLent: 'no' is not a value.*true, false`],
      [{ state: [] }, `jobs\\.fields\\.toolId\\.where\\.state: '' is not a list`],
      [{ worth: ['low'] }, `jobs\\.fields\\.toolId\\.where\\.worth: not everybody who chooses may see it`],
    ] as const)
      assert.throws(() => loose(tools, at(where)), new RegExp(`E_WHERE at ${found}`))
  })

  test('may be said by a field that only some see, to those who see it', ({ assert }) => {
    assert.doesNotThrow(() => loose(tools, at({ worth: ['low'] }, { area: areas.costPrice })))
    assert.throws(() => loose(tools, at({ worth: ['low'] }, { area: areas.debt })), /E_WHERE/)
  })

  test('is not said of what the system writes', ({ assert }) => {
    assert.throws(() => loose(tools, at({ state: ['used'] }, { readOnly: true })), /E_WHERE .*nobody chooses/)
  })

  test('is checked in lines and for many rows too', ({ assert }) => {
    const where = { state: ['lost'] }
    const stops = lines({ toolId: belongsTo('tools', { where }) })
    assert.throws(
      () => loose(tools, defineResource('jobs', { area: areas.order, fields: { name, stops } })),
      /E_WHERE at jobs\.fields\.stops\.fields\.toolId\.where\.state/,
    )
    assert.throws(
      () => loose(tools, defineResource('jobs', { fields: { name, toolIds: belongsToMany('tools', { where }) } })),
      /E_WHERE at jobs\.fields\.toolIds\.where\.state/,
    )
  })
})

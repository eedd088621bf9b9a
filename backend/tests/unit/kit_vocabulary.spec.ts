import { test } from '@japa/runner'
import { DefinitionError, FunctionSet, decimal, lines, select, text } from '@barem/resources/kit'
import { mistake, type Case } from '#tests/support/definitions'

const fields = { name: text({ required: true }), items: lines({ kilos: decimal() }) }
const life = (action: object) => ({
  fields: { ...fields, status: select(['open', 'closed'], { readOnly: true }) },
  states: { field: 'status', initial: 'open', actions: { close: { from: ['open'], to: 'closed', ...action } } },
})
const withField = (options: object) => ({ fields: { ...fields, note: text(options) }, list: { search: ['name'] } })
const printed = (...prints: object[]) => ({ fields, prints })

const refused: Case[] = [
  ['an area', { fields, area: 3 }, 'E_UNKNOWN_NAME', 'things.area', "'3' is not an area"],
  ['a second area', { fields, exportArea: 3 }, 'E_UNKNOWN_NAME', 'things.exportArea', "'3' is not an area"],
  ['an area of a field', withField({ area: 3 }), 'E_UNKNOWN_NAME', 'things.fields.note.area', 'an area'],
  [
    'an area of a line',
    { fields: { ...fields, items: lines({ kilos: decimal({ area: 3 as never }) }) } },
    ...(['E_UNKNOWN_NAME', 'things.fields.items.fields.kilos.area', 'an area'] as const),
  ],
  ['an area of an action', life({ area: 3 }), 'E_UNKNOWN_NAME', 'things.states.actions.close.area', 'an area'],
  ['an error code', { fields, inUse: 'CUS_ERR_999' }, 'E_UNKNOWN_NAME', 'things.inUse', "'CUS_ERR_999'"],
  [
    'an error code of a field',
    withField({ unique: 'CUS_ERR_999' }),
    ...(['E_UNKNOWN_NAME', 'things.fields.note.unique', 'is not an error code'] as const),
  ],
  ['a feature', withField({ feature: 'vta' }), 'E_UNKNOWN_NAME', 'things.fields.note.feature', 'Use one of: vat'],
  ['an exception', { fields, exceptions: ['belowCots'] }, 'E_UNKNOWN_NAME', 'things.exceptions', 'belowCost'],
  [
    'a way to read searches',
    { fields, list: { vocabulary: 'stele' } },
    'E_UNKNOWN_NAME',
    'things.list.vocabulary',
    'steel',
  ],
  [
    'a paper',
    printed({ paper: 'ordre', columns: [] }),
    'E_UNKNOWN_NAME',
    'things.prints.0.paper',
    'order, deliveryNote',
  ],
  [
    'a column of a paper',
    printed({ paper: 'order', columns: ['kilos', 'kilso'] }),
    ...(['E_UNKNOWN_FIELD', 'things.prints.0.columns', 'Use one of: kilos'] as const),
  ],
  [
    'a word of a paper',
    printed({ paper: 'order', columns: [], size: 'a5' }),
    ...(['E_NOT_SERVED', 'things.prints.0.size', 'paper, columns'] as const),
  ],
  [
    'a paper for the second time',
    printed({ paper: 'order', columns: [] }, { paper: 'order', columns: [] }),
    ...(['E_PRINTS', 'things.prints.1.paper', 'Leave one out'] as const),
  ],
]

test.group('names of a definition', () => {
  for (const [what, options, errorCode, path, fix] of refused)
    test(`refuse ${what} that does not exist`, ({ assert }) => {
      const error = mistake(options)
      assert.instanceOf(error, DefinitionError)
      assert.deepEqual([error.code, error.path], [errorCode, path])
      assert.include(error.message, fix)
    })

  test('stand for one function each', ({ assert }) => {
    const functions = new FunctionSet<{ name: string }>('planner')
    functions.add({ name: 'pay' }, { name: 'issue' })
    assert.deepEqual(
      [functions.names, functions.of('pay').name, functions.find('toString')],
      [['pay', 'issue'], 'pay', null],
    )
    assert.throws(() => functions.add({ name: 'pay' }), "there are two planners called 'pay'")
    assert.throws(() => functions.of('refund'), "no planner is called 'refund'")
  })
})

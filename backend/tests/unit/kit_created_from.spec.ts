import { test } from '@japa/runner'
import {
  belongsTo,
  belongsToMany,
  code,
  date,
  defineRegistry,
  defineResource,
  lines,
  money,
  select,
  text,
} from '@barem/resources/kit'

const own = {
  number: code({ prefix: '#', pattern: 'T{yy}{MM}-{n:3}', date: 'day', readOnly: true }),
  day: date(),
  state: select(['open', 'closed'], { readOnly: true }),
}
const states = {
  field: 'state',
  initial: 'open',
  actions: { close: { from: ['open'], to: 'closed', assignsNumber: true } },
} as const

const good = { what: text({ required: true }), cost: money(), ofId: belongsTo('orders') }

const order = defineResource('orders', {
  fields: { ...own, name: text({ required: true }), rest: money(), goods: lines(good) },
  states,
} as never)

/** A bill that is made from orders. */
const made = (from: object) => () =>
  defineRegistry(
    order as never,
    defineResource('bills', {
      fields: {
        ...own,
        name: text({ required: true }),
        things: lines({ what: text(), cost: money() }),
        orderId: belongsTo('orders'),
        moreOrderIds: belongsToMany('orders'),
        otherBillIds: belongsToMany('bills'),
      },
      states,
      createdFrom: [{ relation: 'orderId', inStates: ['closed'], copy: { name: 'name' }, lines: {}, ...from }],
    } as never) as never,
  )

/** How lines of a bill begin as those of its order. */
const copied = (more: object, from: object = { remaining: 'rest' }) => ({
  ...from,
  copiedLines: { things: { source: 'goods', copy: { what: 'what', cost: 'cost' }, upToRemaining: 'cost', ...more } },
})

test.group('a document that is made from others', () => {
  test('may begin with their lines, and with texts of what these lead to', ({ assert }) => {
    assert.doesNotThrow(made(copied({})))
    assert.doesNotThrow(made(copied({ copy: { what: 'ofId.name' }, upToRemaining: undefined }, {})))
  })

  test('names one, or several of a kind', ({ assert }) => {
    assert.doesNotThrow(made({}))
    assert.doesNotThrow(made({ moreRelation: 'moreOrderIds' }))
    // Several in the first place where no lines are made from them.
    assert.doesNotThrow(made({ relation: 'moreOrderIds', copy: {} }))
  })

  for (const [what, path, from] of [
    ['a relation that is not there', 'relation', { relation: 'billId' }],
    ['a relation to several in the place of the first', 'relation', { relation: 'moreOrderIds', lines: { goods: {} } }],
    ['states that the other does not have', 'inStates', { inStates: ['sent'] }],
    ['others of another kind', 'moreRelation', { moreRelation: 'otherBillIds' }],
    ['one more in the place of several', 'moreRelation', { moreRelation: 'orderId' }],
    ['what is open by a word', 'remaining', { remaining: 'name' }],
    ['fields that do not fit', 'copy.name', { copy: { name: 'day' } }],
    ['lines of a field that is none', 'copiedLines.things.source', copied({ source: 'name' })],
    ['lines that take over what does not fit', 'copiedLines.things.copy.cost', copied({ copy: { cost: 'what' } })],
    ['no text behind a line', 'copiedLines.things.copy.what', copied({ copy: { what: 'ofId.day', cost: 'cost' } })],
    ['no relation behind a line', 'copiedLines.things.copy.what', copied({ copy: { what: 'no.name', cost: 'cost' } })],
    ['one line for what nobody takes over', 'copiedLines.things.oneFor', copied({ oneFor: 'name' })],
    ['lines without what they have not', 'copiedLines.things.without', copied({ without: 'nothing' })],
    ['a figure that nobody takes over', 'copiedLines.things.upToRemaining', copied({ copy: { what: 'what' } })],
    ['lines up to what nothing says', 'copiedLines.things.upToRemaining', copied({}, {})],
  ] as const)
    test(`refuses ${what}`, ({ assert }) =>
      assert.throws(made(from), new RegExp(`E_CREATED_FROM at bills\\.createdFrom\\.0\\.${path}`)))
})

import { test } from '@japa/runner'
import {
  belongsTo,
  belongsToMany,
  code,
  date,
  defineRegistry,
  defineResource,
  lines,
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

const order = defineResource('orders', {
  fields: { ...own, name: text({ required: true }), goods: lines({ what: text({ required: true }) }) },
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
        orderId: belongsTo('orders'),
        moreOrderIds: belongsToMany('orders'),
        otherBillIds: belongsToMany('bills'),
      },
      states,
      createdFrom: [{ relation: 'orderId', inStates: ['closed'], copy: { name: 'name' }, lines: {}, ...from }],
    } as never) as never,
  )

test.group('a document that is made from others', () => {
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
  ] as const)
    test(`refuses ${what}`, ({ assert }) =>
      assert.throws(made(from), new RegExp(`E_CREATED_FROM at bills\\.createdFrom\\.0\\.${path}`)))
})

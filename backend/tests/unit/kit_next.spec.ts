import { test } from '@japa/runner'
import { belongsTo, code, date, defineRegistry, defineResource, select, text } from '@barem/resources/kit'

const fields = {
  number: code({ prefix: '#', pattern: 'T{yy}{MM}-{n:3}', date: 'day', readOnly: true }),
  day: date(),
  state: select(['open', 'closed'], { readOnly: true }),
}
const states = {
  field: 'state',
  initial: 'open',
  actions: { close: { from: ['open'], to: 'closed', assignsNumber: true } },
} as const

/** Orders with these next steps, of which bills are made once they are closed. */
const order =
  (...next: object[]) =>
  () =>
    defineRegistry(
      defineResource('orders', { fields, states, next } as never) as never,
      defineResource('bills', {
        ...{ fields: { ...fields, orderId: belongsTo('orders') }, states },
        createdFrom: [{ relation: 'orderId', inStates: ['closed'], copy: {}, lines: {} }],
      } as never) as never,
    )

/** Bills of partners, who have no states, and these next steps of a partner. */
const partner =
  (...next: object[]) =>
  () =>
    defineRegistry(
      defineResource('partners', { fields: { name: text() }, next } as never) as never,
      defineResource('bills', { fields: { ...fields, partnerId: belongsTo('partners') }, states } as never) as never,
    )

test.group('what follows a row without states', () => {
  test('is what is made of it, by an action on it or in its form', ({ assert }) => {
    assert.doesNotThrow(partner({ make: 'bills' }, { make: 'bills', by: 'partnerId' }))
  })

  for (const [what, error, step] of [
    ['a state', /E_NEXT at partners\.next\.0\.in: it has no states/, { in: ['open'], make: 'bills' }],
    ['an action', /E_NEXT at partners\.next\.0\.take: it has no states/, { take: 'close' }],
    ['nothing to do', /E_NEXT at partners\.next\.0: no make/, {}],
    ['what is not there', /E_NEXT at partners\.next\.0\.make: 'orders'/, { make: 'orders' }],
    ['a field that names no such row', /E_NEXT at partners\.next\.0\.by: 'day'/, { make: 'bills', by: 'day' }],
  ] as const)
    test(`is not ${what}`, ({ assert }) => assert.throws(partner(step), error))
})

test.group('what follows a document', () => {
  test('is an action of its states, or what is made from it', ({ assert }) => {
    assert.doesNotThrow(order({ in: ['open'], take: 'close' }, { in: ['closed'], make: 'bills' }))
  })

  for (const [what, error, step] of [
    ['a word that nothing serves', /E_NOT_SERVED at orders\.next\.0\.opens/, { in: ['open'], opens: 'goods' }],
    ['no state', /E_NEXT at orders\.next\.0\.in: no state/, { in: [], take: 'close' }],
    ['a state that is none', /E_NEXT at orders\.next\.0\.in: 'sent'/, { in: ['sent'], take: 'close' }],
    ['nothing to do', /E_NEXT at orders\.next\.0: one of take, make and open/, { in: ['open'] }],
    ['an action that is none', /E_NEXT at orders\.next\.0\.take: 'send'/, { in: ['open'], take: 'send' }],
    [
      'an action that begins elsewhere',
      /E_NEXT at orders\.next\.0\.in: 'close' is not/,
      { in: ['closed'], take: 'close' },
    ],
    ['what is not made from it', /E_NEXT at orders\.next\.0\.make: 'orders'/, { in: ['closed'], make: 'orders' }],
    [
      'what goes on, made any number of times',
      /E_NEXT at orders\.next\.0\.open: 'bills' is not made once/,
      { in: ['closed'], open: 'bills' },
    ],
    ['two ways at once', /E_NEXT at orders\.next\.0: one of/, { in: ['open'], take: 'close', open: 'bills' }],
    [
      'a form beside its states',
      /E_NEXT at orders\.next\.0\.by: it has states/,
      { in: ['open'], take: 'close', by: 'x' },
    ],
    ['what is made later', /E_NEXT at orders\.next\.0\.in: 'bills' is not made/, { in: ['open'], make: 'bills' }],
  ] as const)
    test(`is not ${what}`, ({ assert }) => assert.throws(order(step), error))
})

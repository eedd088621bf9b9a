import { test } from '@japa/runner'
import { belongsTo, defineRegistry, defineResource, text } from '@barem/resources/kit'
import { areas } from '@barem/resources/areas'

const name = text({ required: true })
const users = defineResource('users', { fields: { name } })
const people = defineResource('people', { fields: { name, userId: belongsTo('users') } })
const trips = (owner: string, more: object = { ownRows: true }) =>
  defineResource('trips', {
    area: areas.order,
    ...more,
    fields: { name, personId: belongsTo('people', { owner }) },
  } as never)

test.group('a relation to rows of people', () => {
  test('names the field of their account, in rows that people see their own of', ({ assert }) => {
    const registered = (one: ReturnType<typeof trips>) => () => defineRegistry(users, people, one)
    assert.doesNotThrow(registered(trips('userId')))
    assert.throws(registered(trips('name')), /E_OWNER at trips\.fields\.personId\.owner: 'name' names no account/)
    assert.throws(registered(trips('userId', {})), /E_OWNER .*sees all of them/)
  })
})

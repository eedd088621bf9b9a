import { test } from '@japa/runner'
import {
  belongsTo,
  boolean,
  code,
  date,
  defineRegistry,
  defineResource,
  money,
  select,
  text,
} from '@barem/resources/kit'

const own = {
  number: code({ prefix: '#', pattern: 'T{yy}{MM}-{n:3}', date: 'day', readOnly: true }),
  day: date(),
  total: money(),
  note: text(),
  isLate: boolean(),
  state: select(['open', 'closed'], { readOnly: true }),
}
const states = {
  field: 'state',
  initial: 'open',
  actions: { close: { from: ['open'], to: 'closed', assignsNumber: true } },
} as const
const list = { filters: ['state', 'day', 'total', 'isLate'] }
const orders = defineResource('orders', { fields: own, states, list } as never)

/** A bill with this tile; orders become bills. */
const bill = (tile: object) => () =>
  defineRegistry(
    orders as never,
    defineResource('bills', {
      ...{ fields: { ...own, orderId: belongsTo('orders') }, states, list },
      createdFrom: [{ relation: 'orderId', inStates: ['closed'], remaining: 'total', copy: {}, lines: {} }],
      home: [{ name: 'work', ...tile }],
    } as never) as never,
  )

const where = { state: ['open'] }

test.group('tiles of Home', () => {
  for (const [what, tile] of [
    ['rows by their state', { where }],
    ['rows of the person that are due', { where: { ...where, createdById: ['me'], day_lte: ['today'] }, due: 'day' }],
    ['a figure and an action', { where, show: 'total', action: 'close' }],
    ['what something is made of', { from: 'orderId', where: { day_gte: ['2026-01-01'] }, due: 'day', show: 'total' }],
  ] as const)
    test(`have ${what}`, ({ assert }) => assert.doesNotThrow(bill(tile)))

  for (const [what, code, path, tile] of [
    ['a word that nothing serves', 'E_NOT_SERVED', 'home.0.rows', { where, rows: 5 }],
    ['no filter', 'E_HOME', 'home.0.where', {}],
    ['a name that is none', 'E_HOME', 'home.0.name', { where, name: 'To do' }],
    ['a filter that its list has not', 'E_HOME', 'home.0.where.note', { where: { note: ['x'] } }],
    ['an operator that its list has not', 'E_HOME', 'home.0.where.state_lte', { where: { state_lte: ['open'] } }],
    ['a choice that is none', 'E_HOME', 'home.0.where.state', { where: { state: ['sent'] } }],
    ['no value', 'E_HOME', 'home.0.where.state', { where: { state: [] } }],
    ['a day that is none', 'E_HOME', 'home.0.where.day_lte', { where: { day_lte: ['soon'] } }],
    ['somebody else', 'E_HOME', 'home.0.where.createdById', { where: { createdById: ['you'] } }],
    ['a day of no row', 'E_HOME', 'home.0.due', { where, due: 'total' }],
    ['a figure that is none', 'E_HOME', 'home.0.show', { where, show: 'note' }],
    ['an action that is none', 'E_HOME', 'home.0.action', { where, action: 'send' }],
    ['what nothing is made of', 'E_HOME', 'home.0.from', { from: 'billId' }],
    ['a figure that is not open', 'E_HOME', 'home.0.show', { from: 'orderId', show: 'day' }],
    ['an action of what is not its own', 'E_HOME', 'home.0.action', { from: 'orderId', action: 'close' }],
  ] as const)
    test(`refuse ${what}`, ({ assert }) => assert.throws(bill(tile), new RegExp(`${code} at bills\\.${path}`)))

  test('say which states there are in place of one that is none', ({ assert }) =>
    assert.throws(bill({ where: { state: ['sent'] } }), /'sent'\. Use one of: open, closed/))

  test('are not two of one name', ({ assert }) => {
    const tiles = { name: 'work', where }
    const twice = () => defineResource('bills', { fields: own, states, list, home: [tiles, tiles] } as never)
    assert.throws(twice, /E_HOME at bills\.home\.1\.name/)
  })
})

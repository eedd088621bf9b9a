import { test } from '@japa/runner'
import {
  afterColumn,
  balancesOf,
  counts,
  belongsTo,
  checkLedgerSums,
  code,
  date,
  decimal,
  defineLedger,
  defineResource,
  type DefinitionError,
  lines,
  money,
  reversedBy,
  select,
  text,
  weight,
} from '@barem/resources/kit'
import { defined } from '#tests/support/definitions'

const given = {
  keys: { productId: belongsTo('products'), warehouseId: belongsTo('warehouses') },
  measures: { pieces: decimal({ scale: 3 }), value: money() },
  kinds: ['in', 'out'],
  balances: [{ per: ['productId'], of: ['pieces', 'value'], emptyWith: 'pieces' }],
}

const errorOf = (work: () => unknown): Pick<DefinitionError, 'code' | 'path'> | null => {
  try {
    work()
    return null
  } catch (error) {
    const { code, path } = error as DefinitionError
    return { code, path }
  }
}

const refusals: [what: string, options: object, path: string][] = [
  ['keys that are no relations', { keys: { productId: text() } }, 'goods.keys.productId'],
  ['measures that are no numbers', { measures: { pieces: text(), value: money() } }, 'goods.measures.pieces'],
  ['facts of a type without a column', { facts: { photo: lines({ a: text() }) } }, 'goods.facts.photo'],
  ['names that every entry has', { facts: { seq: decimal() } }, 'goods'],
  ['entries of no kind', { kinds: [] }, 'goods.kinds'],
  ['a ledger without a balance', { balances: [] }, 'goods.balances'],
  ['balances of nothing', { balances: [{ per: ['productId'], of: [] }] }, 'goods.balances.0'],
  ['keys that are not there', { balances: [{ per: ['lotId'], of: ['value'] }] }, 'goods.balances.0.per'],
  ['measures that are not there', { balances: [{ per: ['productId'], of: ['kg'] }] }, 'goods.balances.0.of'],
  [
    'a measure that empties others and is not among them',
    { balances: [{ per: ['productId'], of: ['value'], emptyWith: 'pieces' }] },
    'goods.balances.0.emptyWith',
  ],
  [
    'a balance that is no part of the first',
    { balances: [...given.balances, { per: ['warehouseId'], of: ['pieces'] }] },
    'goods.balances.1.per',
  ],
  [
    'a measure of every day that is not kept',
    { balances: [{ per: ['productId'], of: ['value'], everyDay: 'pieces' }] },
    'goods.balances.0.everyDay',
  ],
  [
    'a measure of every day without a word for its refusal',
    { balances: [{ per: ['productId'], of: ['pieces'], everyDay: 'pieces' }] },
    'goods.balances.0.everyDay',
  ],
  [
    'balances that may be below zero by no key',
    { short: { code: 'PRO_ERR_007', rule: 'short', unless: { key: 'lotId', field: 'lent' } } },
    'goods.short.unless.key',
  ],
  ['rows that may go and are no keys', { mayGo: ['lotId'] }, 'goods.mayGo'],
  ['one alternative alone', { oneOf: ['productId'] }, 'goods.oneOf'],
  ['alternatives that are no keys', { oneOf: ['productId', 'lotId'] }, 'goods.oneOf'],
  ['an alternative that nothing is kept per', { oneOf: ['productId', 'warehouseId'] }, 'goods.balances'],
  [
    'a balance per two alternatives',
    {
      oneOf: ['productId', 'warehouseId'],
      balances: [...given.balances, { per: ['productId', 'warehouseId'], of: ['pieces'] }],
    },
    'goods.balances.1.per',
  ],
  ['two balances per the same', { balances: [given.balances[0], given.balances[0]] }, 'goods.balances'],
]

test.group('a ledger', () => {
  test('names its tables and the columns after each entry by what they are per', ({ assert }) => {
    const balances = [...given.balances, { per: ['productId', 'warehouseId'], of: ['pieces'] }]
    const ledger = defineLedger('goods', { ...given, balances } as never)
    assert.deepEqual(
      [ledger.table, ...ledger.balances.map(({ table }) => table)],
      ['goods_entries', 'goods_by_product', 'goods_by_product_warehouse'],
    )
    assert.equal(afterColumn(ledger.balances[1]!, 'pieces'), 'by_product_warehouse_pieces')
    assert.isNull(ledger.balances[1]!.emptyWith)
  })

  test('may be about one of several keys, each with balances and a count of its own', ({ assert }) => {
    const ledger = defineLedger('goods', {
      ...given,
      oneOf: ['productId', 'warehouseId'],
      balances: [...given.balances, { per: ['warehouseId'], of: ['pieces'] }],
    } as never)
    const [byProduct, byWarehouse] = ledger.balances
    assert.deepEqual(
      ledger.balances.map((balance) => counts(ledger, balance)),
      [true, true],
    )
    assert.deepEqual(balancesOf(ledger, { productId: 'a' }), [byProduct!])
    assert.deepEqual(balancesOf(ledger, { warehouseId: 'a' }), [byWarehouse!])
  })

  test('with a first balance per none of several keys counts all entries there', ({ assert }) => {
    const of = ['pieces']
    const options = {
      ...given,
      keys: { ...given.keys, truckId: belongsTo('products') },
      oneOf: ['warehouseId', 'truckId'],
      balances: [...given.balances, { per: ['productId', 'warehouseId'], of }, { per: ['productId', 'truckId'], of }],
    }
    const ledger = defineLedger('goods', options as never)
    assert.deepEqual(
      ledger.balances.map((balance) => counts(ledger, balance)),
      [true, false, false],
    )
    const balances = [...options.balances.slice(1), { per: ['productId'], of }]
    assert.equal(errorOf(() => defineLedger('goods', { ...options, balances } as never))?.path, 'goods.balances.2.per')
  })

  for (const [what, options, path] of refusals)
    test(`refuses ${what}`, ({ assert }) =>
      assert.deepEqual(
        errorOf(() => defineLedger('goods', { ...given, ...options } as never)),
        { code: 'E_LEDGER', path },
      ))
})

const fields = {
  code: code({ prefix: '#', pattern: 'N-{yy}-{n:3}', date: 'openedOn', unique: 'DOC_ERR_006', readOnly: true }),
  openedOn: date({ required: true, default: 'today' }),
  warehouseId: belongsTo('warehouses', { required: true }),
  lines: lines({
    productId: belongsTo('products', { required: true }),
    quantity: decimal({ required: true }),
    actualWeight: weight(),
    theoreticalWeight: weight({ readOnly: true }),
    amount: money({ readOnly: true }),
  }),
  status: select(['draft', 'done', 'cancelled'], { default: 'draft', readOnly: true }),
}
const post = { from: ['draft'], to: 'done', assignsNumber: true, posts: 'openingStock' }
const undo = { from: ['done'], to: 'cancelled', reverses: 'post' }
const document = (actions: object, of: object = fields) =>
  defined('things', { fields: of, states: { field: 'status', initial: 'draft', actions } })

test.group('an action that posts', () => {
  test('may be taken back by another', ({ assert }) => {
    const { states } = document({ post, undo })
    assert.containsSubset(states!.actions, {
      post: { posts: 'openingStock', reverses: null },
      undo: { posts: null, reverses: 'post' },
    })
  })

  test('and so may several, in the order in which they are taken back', ({ assert }) => {
    const send = { ...post, to: 'sent' }
    const arrive = { ...post, from: ['sent'] }
    const back = { ...undo, from: ['sent', 'done'], reverses: ['arrive', 'send'] }
    const status = select(['draft', 'sent', 'done', 'cancelled'], { default: 'draft', readOnly: true })
    const { states } = document({ send, arrive, back }, { ...fields, status })
    assert.deepEqual(reversedBy(states!.actions.back!), ['arrive', 'send'])
    for (const reverses of [[], ['send', 'send'], ['send', 'back']])
      assert.equal(
        errorOf(() => document({ send, arrive, back: { ...back, reverses } }, { ...fields, status }))?.path,
        'things.states.actions.back.reverses',
      )
  })

  const at = 'things.states.actions'
  for (const [what, actions, path, of] of [
    ['a planner that is not there', { post: { ...post, posts: 'goods' } }, `${at}.post.posts`],
    ['a document that lacks what it reads', { post }, `${at}.post.posts`, { ...fields, lines: lines({ a: text() }) }],
    [
      'a document without a number',
      { post: { ...post, assignsNumber: false }, undo: { ...undo, assignsNumber: true } },
      `${at}.post.assignsNumber`,
    ],
    ['a state in which the document changes', { post: { ...post, to: 'draft' } }, `${at}.post.to`],
    ['taking back what posts nothing', { post, undo: { ...undo, reverses: 'undo' } }, `${at}.undo.reverses`],
    ['a day of taking back that is not asked for', { post, undo: { ...undo, on: 'openedOn' } }, `${at}.undo.on`],
    ['posting and taking back at once', { post, undo: { ...undo, ...post, reverses: 'post' } }, `${at}.undo`],
    ['taking back into a state from which it changes', { post, undo: { ...undo, to: 'draft' } }, `${at}.undo.to`],
    ['a way back to it', { post, undo, reopen: { from: ['done'], to: 'draft' } }, `${at}.post.to`],
    ['a way back to it once taken back', { post, undo, reopen: { from: ['cancelled'], to: 'draft' } }, `${at}.undo.to`],
  ] as [string, object, string, object?][])
    test(`refuses ${what}`, ({ assert }) =>
      assert.deepEqual(
        errorOf(() => document(actions, of)),
        { code: 'E_POSTS', path },
      ))
})

const approvedFields = {
  ...fields,
  approverId: belongsTo('users'),
  revision: decimal({ readOnly: true }),
  status: select(['draft', 'pending', 'done', 'cancelled'], { default: 'draft', readOnly: true }),
}
const request = { from: ['draft'], to: 'pending', approval: 'open' }
const approve = { ...post, from: ['pending'], approval: 'approve' }
const back = { ...undo, reverses: 'approve' }
const approved = (actions: object) => {
  const approval = { approver: 'approverId', revision: 'revision' }
  const states = { field: 'status', initial: 'draft', approval, actions: { request, approve, ...actions } }
  return defineResource('things', { fields: approvedFields, states } as never)
}

test.group('a document that posts when it is approved', () => {
  test('posts by the action that approves, and is taken back by one that asks nobody', ({ assert }) => {
    assert.doesNotThrow(() => approved({ undo: back }))
  })

  const at = 'things.states.actions'
  for (const [what, actions, code, path] of [
    ['a request that posts', { request: { ...post, ...request, to: 'pending' } }, 'E_POSTS', `${at}.request.posts`],
    ['a refusal that posts', { reject: { ...approve, approval: 'reject' } }, 'E_POSTS', `${at}.reject.posts`],
    ['a decision that takes back', { undo: { ...back, approval: 'reject' } }, 'E_POSTS', `${at}.undo.reverses`],
    [
      'a way back to its request',
      { reopen: { ...request, from: ['done'], to: 'draft', approval: null } },
      'E_POSTS',
      `${at}.approve.to`,
    ],
    ['a request that nothing approves', { approve: { ...approve, approval: null } }, 'E_STATES', at],
    ['two actions that approve', { agree: { ...approve, posts: null } }, 'E_STATES', `${at}.agree`],
    [
      'a decision that begins a revision',
      { approve: { ...approve, revises: true } },
      'E_STATES',
      `${at}.approve.revises`,
    ],
  ] as [string, object, string, string][])
    test(`refuses ${what}`, ({ assert }) =>
      assert.deepEqual(
        errorOf(() => approved(actions)),
        { code, path },
      ))
})

test.group('a sum of a ledger', () => {
  const balances = [...given.balances, { per: ['productId', 'warehouseId'], of: ['value'] }]
  const ledger = defineLedger('goods', { ...given, balances } as never)
  const check = (name: string, sum: object) =>
    errorOf(() => {
      const onHand = money({ readOnly: true, sumOf: sum as never })
      checkLedgerSums([defineResource(name, { fields: { name: text(), onHand } }) as never], [ledger])
    })

  test('is a measure that the ledger keeps per the row', ({ assert }) => {
    const sum = { ledger: 'goods', field: 'value', by: 'productId' }
    const at = 'products.fields.onHand.sumOf'
    assert.isNull(check('products', sum))
    assert.deepEqual(check('products', { ...sum, ledger: 'cash' }), { code: 'E_SUM', path: `${at}.ledger` })
    assert.deepEqual(check('products', { ...sum, field: 'kg' }), { code: 'E_SUM', path: `${at}.field` })
    assert.isNull(check('products', [sum, { ...sum, sign: -1 }]))
    const second = check('products', [sum, { ...sum, field: 'kg', sign: -1 }])
    assert.deepEqual(second, { code: 'E_SUM', path: `${at}.1.field` })
    assert.deepEqual(check('products', { ...sum, by: 'warehouseId' }), { code: 'E_SUM', path: `${at}.by` })
    const none = check('warehouses', { ...sum, by: 'warehouseId' })
    assert.deepEqual(none, { code: 'E_SUM', path: 'warehouses.fields.onHand.sumOf.field' })
  })
})

import { test } from '@japa/runner'
import {
  afterColumn,
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
  select,
  text,
  weight,
} from '@barem/resources/kit'

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
const post = { from: ['draft'], to: 'done', takes: 'code', posts: 'openingStock' }
const undo = { from: ['done'], to: 'cancelled', reverses: 'post' }
const document = (actions: object, of: object = fields) =>
  defineResource('things', { fields: of, states: { field: 'status', initial: 'draft', actions } } as never)

test.group('an action that posts', () => {
  test('may be taken back by another', ({ assert }) => {
    const { states } = document({ post, undo })
    assert.containsSubset(states!.actions, {
      post: { posts: 'openingStock', reverses: null },
      undo: { posts: null, reverses: 'post' },
    })
  })

  const at = 'things.states.actions'
  for (const [what, actions, path, of] of [
    ['a planner that is not there', { post: { ...post, posts: 'goods' } }, `${at}.post.posts`],
    ['a document that lacks what it reads', { post }, `${at}.post.posts`, { ...fields, lines: lines({ a: text() }) }],
    [
      'a document without a number',
      { post: { ...post, takes: null }, undo: { ...undo, takes: 'code' } },
      `${at}.post.takes`,
    ],
    ['a state in which the document changes', { post: { ...post, to: 'draft' } }, `${at}.post.to`],
    ['taking back what posts nothing', { post, undo: { ...undo, reverses: 'undo' } }, `${at}.undo.reverses`],
    ['posting and taking back at once', { post, undo: { ...undo, ...post, reverses: 'post' } }, `${at}.undo`],
    ['taking back into a state from which it changes', { post, undo: { ...undo, to: 'draft' } }, `${at}.undo.to`],
  ] as [string, object, string, object?][])
    test(`refuses ${what}`, ({ assert }) =>
      assert.deepEqual(
        errorOf(() => document(actions, of)),
        { code: 'E_POSTS', path },
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
    assert.deepEqual(check('products', { ...sum, by: 'warehouseId' }), { code: 'E_SUM', path: `${at}.by` })
    const none = check('warehouses', { ...sum, by: 'warehouseId' })
    assert.deepEqual(none, { code: 'E_SUM', path: 'warehouses.fields.onHand.sumOf.field' })
  })
})

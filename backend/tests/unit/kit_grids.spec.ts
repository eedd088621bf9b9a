import { test } from '@japa/runner'
import { areas } from '@barem/resources/areas'
import { belongsTo, boolean, color, defineResource, lines, money, text, weight } from '@barem/resources/kit'
import { mistake, type Case } from '#tests/support/definitions'

const fields = { name: text({ required: true }) }
const item = {
  productId: belongsTo('products'),
  quantity: money(),
  quantityUnit: text(),
  priceType: text(),
  unitPrice: money(),
  amount: money(),
}
const gridOf = (options: object, of: object = item) => ({ fields: { ...fields, items: lines(of as never, options) } })
/** Columns of a plain grid, all but the first three below their line. */
const BELOW = { productId: 200, quantity: 80, amount: 80, quantityUnit: 0, priceType: 0, unitPrice: 0 }

const grids: Case[] = [
  [
    'columns of lines without a grid',
    gridOf({ columns: { quantity: 80 } }),
    'E_GRID',
    'things.fields.items.columns',
    "'grid'",
  ],
  [
    'an unknown way to type lines',
    gridOf({ grid: 'guess' }),
    'E_GRID',
    'things.fields.items.grid',
    'sale, purchase, plain',
  ],
  [
    'a sale without what is sold for',
    gridOf({ grid: 'sale', columns: { productId: 200 } }),
    'E_GRID',
    'things.fields.items.fields',
    'actualWeight, salePrice',
  ],
  [
    'a grid of goods without them',
    gridOf({ grid: 'purchase' }),
    'E_GRID',
    'things.fields.items.columns',
    "'productId'",
  ],
  [
    'a grid of goods that nothing counts',
    gridOf({ grid: 'purchase', columns: { productId: 200 } }),
    'E_GRID',
    'things.fields.items.fields',
    "'count'",
  ],
  [
    'a plain grid whose lines begin with what nobody writes',
    gridOf({ grid: 'plain' }, { open: money({ readOnly: true }), ...item }),
    'E_GRID',
    'things.fields.items.columns',
    'first',
  ],
  [
    'a plain grid without a column for what people write',
    gridOf({ grid: 'plain', columns: { productId: 200 } }),
    'E_GRID',
    'things.fields.items.columns',
    "'quantity'",
  ],
  [
    'a plain grid whose lines begin below themselves',
    gridOf({ grid: 'plain', columns: { productId: 0, quantity: 80 } }),
    'E_GRID',
    'things.fields.items.columns',
    'first',
  ],
  [
    'a grid of goods with a column of no width',
    gridOf({ grid: 'purchase', columns: { productId: 200, quantity: 0 } }),
    'E_WIDTH',
    'things.fields.items.columns.quantity',
    'whole number',
  ],
  [
    'a column that only some documents offer',
    gridOf({ grid: 'plain', columns: { ...BELOW, unitPrice: 80 }, only: { unitPrice: { kind: ['a'] } } }),
    'E_GRID',
    'things.fields.items.only.unitPrice',
    'priceType',
  ],
  [
    'a field below a line that nothing of the document decides',
    gridOf({ grid: 'plain', columns: BELOW, only: { priceType: { kind: ['a'] } } }),
    'E_WHEN',
    'things.fields.items.only.priceType',
    "'kind'",
  ],
  [
    'a plain grid of what it has no cell for',
    gridOf({ grid: 'plain' }, { name: text(), shade: color() }),
    'E_GRID',
    'things.fields.items.fields.shade',
    'color',
  ],
  [
    'a column of nothing',
    gridOf({ grid: 'purchase', columns: { productId: 200, weigth: 80 } }),
    'E_UNKNOWN_FIELD',
    'things.fields.items.columns',
    "'weigth'",
  ],
  [
    'a column of a grid without pixels',
    gridOf({ grid: 'purchase', columns: { productId: 0 } }),
    'E_WIDTH',
    'things.fields.items.columns.productId',
    'from 40',
  ],
  [
    'a column of a list that is wider than a screen',
    { fields, list: { widths: { name: 6000 } } },
    'E_WIDTH',
    'things.list.widths.name',
    'to 600',
  ],
  [
    'a width of nothing',
    { fields, list: { widths: { nmae: 100 } } },
    'E_UNKNOWN_FIELD',
    'things.list.widths',
    "'nmae'",
  ],
  [
    'a filter of one click that finds nothing',
    { fields, list: { quick: ['waiting'] } },
    'E_QUICK',
    'things.list.quick',
    "'waiting'",
  ],
  [
    'a due date that is none',
    { fields, list: { filters: ['name'], due: { field: 'name', in: [] } } },
    'E_DUE',
    'things.list.due',
    "'name'",
  ],
  ['a card of nothing', { fields, list: { card: ['nmae'] } }, 'E_UNKNOWN_FIELD', 'things.list.card', "'nmae'"],
  [
    'a card of more than a phone has room for',
    { fields: { ...fields, a: text(), b: text(), c: text() }, list: { card: ['name', 'a', 'b', 'c'] } },
    'E_CARD',
    'things.list.card',
    'Keep the 3',
  ],
  ['a sum of words', { fields, list: { sums: ['name'] } }, 'E_SUMS', 'things.list.sums', "'name'"],
  ...(
    [
      ['nothing', {}],
      ['a text', { open: text({ readOnly: true }) }],
      ['a boolean that people write', { open: boolean() }],
      ['a boolean that not everybody sees', { open: boolean({ readOnly: true, area: areas.costPrice }) }],
    ] as const
  ).map(([what, flag]): Case => [
    `a weight that is called an estimate by ${what}`,
    { fields: { ...fields, ...flag, sure: boolean({ readOnly: true }), kilos: weight({ estimatedBy: 'open' }) } },
    'E_ESTIMATED_BY',
    'things.fields.kilos.estimatedBy',
    'Use one of: sure',
  ]),
]

test.group('columns of grids and lists', () => {
  for (const [what, options, errorCode, path, fix] of grids)
    test(`${what} is refused`, ({ assert }) => {
      const error = mistake(options)
      assert.equal(error.code, errorCode)
      assert.equal(error.path, path)
      assert.include(error.message, fix)
    })

  test('lines have no grid and lists the widths of their types unless said', ({ assert }) => {
    const { grid, columns } = lines(item)
    assert.deepEqual({ grid, columns }, { grid: null, columns: {} })
    const { widths, card } = defineResource('things', { fields }).list
    assert.deepEqual({ widths, card }, { widths: {}, card: [] })
  })
})

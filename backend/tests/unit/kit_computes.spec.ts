import { test } from '@japa/runner'
import { DefinitionError, decimal, lines, money, percent, select, text, weight } from '@barem/resources/kit'
import { mistake, type Case } from '#tests/support/definitions'

const name = text()
const kind = select(['fixed', 'open'])
const item = { name, mode: select(['bar', 'coil']) }
const itemsOf = (more: object, options: object = {}) => ({
  fields: { name, kind, items: lines({ ...item, ...more }, options) },
})
const priced = { priceType: text(), quantity: decimal(), unitPrice: money(), theoreticalWeight: weight() }
const lineAmount = money({ formula: 'lineAmount', readOnly: true })

const refused: Case[] = [
  [
    'a function that nobody wrote',
    { fields: { name, kind }, computes: 'guess' },
    'E_COMPUTES',
    'things.computes',
    'saleTotals',
  ],
  [
    'a function of every object',
    { fields: { name, kind }, computes: 'toString' },
    'E_COMPUTES',
    'things.computes',
    "'toString'",
  ],
  [
    'a function without its fields',
    { fields: { name, kind }, computes: 'purchaseTotals' },
    'E_COMPUTES',
    'things.computes',
    'prices, shippingFee',
  ],
  [
    'a function of lines that nobody wrote',
    itemsOf({}, { computes: 'saleTotals' }),
    'E_COMPUTES',
    'things.fields.items.computes',
    'saleLine, purchaseLine',
  ],
  [
    'a function of lines without its fields',
    itemsOf({}, { computes: 'saleLine' }),
    'E_COMPUTES',
    'things.fields.items.computes',
    'productId',
  ],
  [
    'a formula that people overwrite',
    itemsOf({ ...priced, amount: money({ formula: 'lineAmount' }), actualWeight: weight() }),
    'E_FORMULA',
    'things.fields.items.fields.amount',
    "'readOnly'",
  ],
  [
    'a formula that must have a figure',
    itemsOf({ ...priced, amount: money({ formula: 'lineAmount', readOnly: true, required: true }) }),
    'E_FORMULA',
    'things.fields.items.fields.amount',
    "'required'",
  ],
  [
    'a formula of fields that are not beside it',
    itemsOf({ ...priced, amount: lineAmount }),
    'E_FORMULA',
    'things.fields.items.fields.amount.formula',
    'actualWeight',
  ],
  [
    'a formula that nobody wrote',
    { fields: { name, share: percent({ formula: 'valueOf' as never, readOnly: true }) } },
    'E_FORMULA',
    'things.fields.share.formula',
    'lineAmount, deposit',
  ],
  [
    'formulas that read each other',
    {
      fields: {
        ...priced,
        theoreticalWeight: weight(),
        actualWeight: weight(),
        unitPrice: money({ formula: 'lineAmount', readOnly: true }),
      },
    },
    'E_FORMULA',
    'things.fields.unitPrice.formula',
    'Break the circle',
  ],
  [
    'a condition of what is no select',
    itemsOf({ count: decimal({ required: { name: ['x'] } }) }),
    'E_WHEN',
    'things.fields.items.fields.count.required',
    'kind, mode',
  ],
  [
    'a condition of a choice that is not there',
    itemsOf({ count: decimal({ required: { kind: ['closed'] } }) }),
    'E_WHEN',
    'things.fields.items.fields.count.required',
    'fixed, open',
  ],
  [
    'a document that needs a value by a condition',
    { fields: { kind, count: decimal({ required: { kind: ['fixed'] } }) } },
    'E_WHEN',
    'things.fields.count.required',
    "'required' and 'when'",
  ],
  [
    'an option that no line has',
    itemsOf({}, { counts: 'pieces' }),
    'E_NOT_SERVED',
    'things.fields.items.counts',
    'computes',
  ],
  [
    'lines that totals subtract',
    itemsOf({ off: money({ role: 'deduction' }) }),
    'E_IN_LINES',
    'things.fields.items.fields.off.role',
    'count, amount',
  ],
  [
    'lines that count twice',
    itemsOf({ one: decimal({ role: 'count' }), other: decimal({ role: 'count' }) }),
    'E_IN_LINES',
    'things.fields.items.fields.other.role',
    'Leave one out',
  ],
  [
    'lines that are counted in words',
    itemsOf({ wording: text({ role: 'count' }) }),
    'E_IN_LINES',
    'things.fields.items.fields.wording.role',
    'decimal()',
  ],
]

test.group('definitions of what follows from what is written', () => {
  for (const [what, options, errorCode, path, fix] of refused)
    test(`refuse ${what}`, ({ assert }) => {
      const error = mistake(options)
      assert.instanceOf(error, DefinitionError)
      assert.deepEqual([error.code, error.path], [errorCode, path])
      assert.include(error.message, fix)
    })
})

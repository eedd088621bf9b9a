import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import {
  date,
  decimal,
  defineResource,
  lines,
  missingIn,
  money,
  percent,
  select,
  text,
  totalsOf,
  weight,
  type AnyResource,
} from '@barem/resources/kit'
import { areas } from '@barem/resources/areas'
import { conditionMistakes, earlyDays } from '#app/resources/write/conditions'
import { runSettlements } from '#app/resources/write/settlements'

const line = {
  kind: select(['counted', 'weighed']),
  priceType: select(['piece', 'actual_kg', 'barem_kg']),
  quantity: decimal(),
  theoreticalWeight: weight(),
  actualWeight: weight({ required: { kind: ['weighed'] } }),
  unitPrice: money({ required: { basis: ['firm'] } }),
  since: date(),
  until: date({ notBefore: 'since' }),
  reason: text({ required: true, when: { kind: ['weighed'] } }),
  amount: money({ formula: 'lineAmount', readOnly: true, role: 'amount' }),
}

/** Formulas stand before what they read on purpose. */
const bills = defineResource('bills', {
  fields: {
    name: text(),
    basis: select(['firm', 'open']),
    deposit: money({ formula: 'deposit', readOnly: true }),
    depositPercent: percent(),
    grandTotal: money({ readOnly: true, role: 'amount' }),
    fee: money({ role: 'charge' }),
    secret: money({ role: 'charge', area: areas.costPrice }),
    kilos: weight({ readOnly: true, role: 'sum' }),
    items: lines(line),
  },
}) as unknown as AnyResource

const item = (values: object = {}): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(line).map((name) => [name, null])),
  priceType: 'piece',
  quantity: '4',
  unitPrice: '15500',
  ...values,
})

const noFacts = () => Promise.resolve({} as never)

test.group('what follows from what is written', () => {
  test('formulas fill in figures of lines and of the document, and empty those that are unknown', async ({
    assert,
  }) => {
    const row = {
      grandTotal: '1000000',
      depositPercent: '12.5',
      deposit: null,
      items: [item(), item({ priceType: 'barem_kg', theoreticalWeight: '10.5', amount: '1' })],
    }
    await runSettlements(bills, row, null, noFacts)
    assert.equal(row.deposit, '125000')
    assert.deepEqual(
      row.items.map(({ amount }) => amount),
      ['62000', '162750'],
    )
    const unknown = { grandTotal: null, depositPercent: '12.5', deposit: '125000', items: [] }
    await runSettlements(bills, unknown, null, noFacts)
    assert.isNull(unknown.deposit)
  })

  test('a sum of lines follows from them before formulas, and is unknown while one of them is', async ({ assert }) => {
    const orders = defineResource('orders', {
      fields: {
        name: text(),
        basis: select(['firm', 'open']),
        grandTotal: money({ readOnly: true, sumOf: 'items.amount' }),
        kilos: weight({ readOnly: true, scale: 1, sumOf: 'items.theoreticalWeight' }),
        deposit: money({ formula: 'deposit', readOnly: true }),
        depositPercent: percent(),
        items: lines(line),
      },
    }) as unknown as AnyResource
    const row = {
      ...{ grandTotal: null, kilos: null, deposit: null, depositPercent: '50' },
      items: [item({ theoreticalWeight: '10.52' }), item({ quantity: '2', theoreticalWeight: '0.53' })],
    }
    await runSettlements(orders, row, null, noFacts)
    assert.deepInclude(row, { grandTotal: '93000', kilos: '11.1', deposit: '46500' })
    const unweighed = { ...row, items: [item({ theoreticalWeight: '10.52' }), item()] }
    await runSettlements(orders, unweighed, null, noFacts)
    assert.deepInclude(unweighed, { grandTotal: '124000', kilos: null, deposit: '62000' })
    const empty = { ...row, items: [] }
    await runSettlements(orders, empty, null, noFacts)
    assert.deepInclude(empty, { grandTotal: null, kilos: null, deposit: null })
  })

  test('fields of lines that do not apply are emptied, and required where they do', ({ assert }) => {
    const items = [item({ kind: 'counted', reason: 'x' }), item({ kind: 'weighed' }), item()]
    assert.deepEqual(conditionMistakes(bills, { items }), [{ field: 'items.1.reason', rule: 'required' }])
    assert.isNull(items[0]!.reason)
  })

  test('days of lines are compared with each other', ({ assert }) => {
    const items = [
      item({ since: '2026-11-02', until: '2026-11-01' }),
      item({ since: '2026-11-02', until: '2026-11-02' }),
    ]
    assert.deepEqual(
      earlyDays(bills, { items }).map(({ field, rule }) => [field, rule]),
      [['items.0.until', 'notBefore']],
    )
  })

  test('lines need values by a select beside them, else by one of their document', ({ assert }) => {
    const items = [item({ kind: 'weighed', reason: 'x', unitPrice: null }), item({ kind: 'counted' })]
    assert.deepEqual(missingIn(bills, { basis: 'open', items }), ['items.0.actualWeight'])
    assert.deepEqual(missingIn(bills, { basis: 'firm', items }), ['items.0.actualWeight', 'items.0.unitPrice'])
  })

  test('totals that a person sees are those that everybody sees, with the amounts of lines', ({ assert }) => {
    const row = { grandTotal: '62000', fee: '0', secret: '1', kilos: '3', items: [item({ amount: '62000' })] }
    assert.deepEqual(totalsOf(bills, row), { grandTotal: '62000', fee: '0', amounts: ['62000'] })
  })

  test('amounts that a person sees are those of the grid, whatever other lines pay', ({ assert }) => {
    const tickets = resources.find(({ name }) => name === 'expense-tickets')!
    const row = { total: '2000000', lines: [{ amount: '2000000' }], allocations: [] }
    assert.deepInclude(totalsOf(tickets, row), { amounts: ['2000000'] })
  })
})

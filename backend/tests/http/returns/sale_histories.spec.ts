import { sum } from '@barem/resources/calc/exact'
import { lenses, partsUnder } from '@barem/resources/calc/profit'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { superAdmin } from '#tests/support/documents/lives'
import { DRAW } from '#tests/support/draw'
import { times } from '#tests/support/soak'
import { onHand } from '../stock/stock.ts'
import { answered, debtOf, type Row } from '../debt/owing.ts'
import { allFaults } from './returning.ts'
import { SaleHistory, step, type Step } from './sale_history.ts'

const DAY_MS = 86_400_000
const near = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
/** Whatever is dated today, also where the day changes meanwhile. */
const DAYS = `from=${near(-2)}&to=${near(2)}`

const METRICS = ['revenue', 'refunded', 'kgSold', 'baremKgSold', 'collected'] as const
type Figures = Record<(typeof METRICS)[number], number>

const NONE: Figures = { revenue: 0, refunded: 0, kgSold: 0, baremKgSold: 0, collected: 0 }

/** Figures of one customer, by the entries that make them. */
async function figuresOf(customerId: string): Promise<Figures> {
  const client = await superAdmin()
  const found = { ...NONE }
  for (const metric of METRICS) {
    const { headers } = await client.get(
      `/dashboard/entries?metric=${metric}&${DAYS}&by=customer&key=${customerId}&_end=1`,
    )
    found[metric] = Number(headers.get('x-total-sum'))
  }
  return found
}

/** The figures that the dashboard shows of all customers. */
async function dashboard(): Promise<Figures> {
  const { figures } = await answered((await superAdmin()).get(`/dashboard?range=custom&${DAYS}`))
  return Object.fromEntries(METRICS.map((name) => [name, Number(figures[name].value)])) as Figures
}

/** What inventory says was sold of goods and earned by either weight, and what the lines of sales come to. */
async function soldOf(productId: string): Promise<Record<string, number>> {
  const client = await superAdmin()
  const [since, asOf] = [near(-2), near(2)]
  const rows = await answered(client.get(`/stock-on-hand?productId=${productId}&since=${since}&asOf=${asOf}&_end=100`))
  const sum = (name: string) => (rows as unknown as Row[]).reduce((all, row) => all + Number(row[name]), 0)
  const { headers } = await client.get(
    `/profit-entries?productId=${productId}&_sum=profitByActualKg,profitByBaremKg&_end=1`,
  )
  const [entriesByKg, entriesByBarem] = String(headers.get('x-total-sum')).split(',').map(Number)
  return {
    ...{ sold: sum('sold'), byKg: sum('profitByActualKg'), byBarem: sum('profitByBaremKg') },
    ...{ entriesByKg: entriesByKg!, entriesByBarem: entriesByBarem! },
  }
}

/** The profit of one customer, explained. */
const profitOf = async (customerId: string): Promise<any> =>
  answered((await superAdmin()).get(`/profit/customers/${customerId}?${DAYS}`))

const rounded = (figures: Figures): Figures =>
  Object.fromEntries(METRICS.map((name) => [name, Math.round(figures[name] * 1000) / 1000])) as Figures

const plus = (one: Figures, other: Figures): Figures =>
  rounded(Object.fromEntries(METRICS.map((name) => [name, one[name] + other[name]])) as Figures)

const plain = { pieces: 4, taken: 1, dong: 3_000_000, which: 0 }

/** Everything once, done and refused, whatever is drawn for the other histories. */
const EVERYTHING: readonly Step[] = [
  { ...plain, what: 'sell', pieces: 8 },
  { ...plain, what: 'exchange', pieces: 1 },
  ...(['pay', 'bring', 'refund'] as const).map((what) => ({ ...plain, what })),
  ...(['bring', 'exchange'] as const).map((what) => ({ ...plain, pieces: 8, taken: 6, what })),
  { ...plain, what: 'refund', which: 1 },
  ...[0, 1, 2, 3, 4, 5].map((which) => ({ ...plain, what: 'undo' as const, which })),
]

test.group('whatever is sold, brought back, exchanged, paid and undone', () => {
  test('is in stock, debts, invoices and the dashboard as a plain list says', async ({ assert }) => {
    const histories = fc.sample(fc.array(step, { minLength: 12, maxLength: 12 }), {
      seed: DRAW,
      numRuns: times(19, 300),
    })
    const met = new Set<string>()
    let expected = await dashboard()
    for (const steps of [EVERYTHING, ...histories]) {
      const history = await SaleHistory.begin()
      const { model } = history
      for (const one of steps) {
        const [wanted, status] = await history.take(one)
        assert.include(wanted, status, JSON.stringify({ one, steps }))
        if (status !== 0) met.add(`${one.what} ${status < 300 ? 'done' : 'refused'}`)
      }
      for (const [place, { productId }] of history.goods.entries()) {
        const pieces = 100 - model.left(place)
        const figures = (await onHand(productId)).map(Number)
        assert.deepEqual(figures, [pieces, pieces * 20, Math.round(pieces * 18_486) / 1000, pieces * 280_000])
      }
      for (const [place, { productId }] of history.goods.entries()) {
        const net = model.invoices.reduce((all, one) => all + (one.place === place ? one.sold - one.back : 0), 0)
        const { sold, ...earned } = await soldOf(productId)
        assert.equal(sold, model.left(place))
        // Each bar cost 280,000 dong by either weight, and was sold for 200,000.
        for (const profit of Object.values(earned)) assert.equal(profit, -80_000 * net, JSON.stringify(steps))
      }
      assert.equal(Number(await debtOf(history.customerId)), model.debt)
      for (const { id, sold, back } of model.invoices) {
        const invoice = await answered((await superAdmin()).get(`/invoices/${id}`))
        assert.deepEqual([invoice.lines[0].quantity, invoice.returnedCount, invoice.returned].map(Number), [
          sold,
          back,
          back * 200_000,
        ])
      }
      const profit = await profitOf(history.customerId)
      // Each bar costs 80,000 dong more than it is sold for.
      assert.equal(Number(profit.profit.booked), -80_000 * (model.pieces - model.returned))
      for (const lens of lenses)
        assert.equal(sum(partsUnder(lens).map((name) => profit.parts[name])).toFixed(), profit.profit[lens])
      const shown = await figuresOf(history.customerId)
      // Parts of a line come to the whole of it, to the gram each.
      assert.closeTo(shown.baremKgSold, model.figures.baremKgSold, 0.001 * steps.length)
      assert.deepEqual(shown, rounded({ ...model.figures, baremKgSold: shown.baremKgSold }))
      expected = plus(expected, shown)
      assert.deepEqual(await dashboard(), expected)
    }
    for (const what of ['sell', 'bring', 'exchange', 'pay', 'refund', 'undo'])
      assert.isTrue(met.has(`${what} done`), `${what} never happened`)
    for (const what of ['bring', 'exchange', 'refund', 'undo'])
      assert.isTrue(met.has(`${what} refused`), `${what} was never refused`)
    assert.deepEqual(await allFaults(), [])
  }).timeout(times(300_000, 3_600_000))
})

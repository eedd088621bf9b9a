import { attribute, explain, NO_COSTS, partsUnder, replay, total, waitingOf } from '@barem/resources/calc/profit'
import type { Costs, SaleEvent, SaleFigures } from '@barem/resources/calc/profit'
import { exact, sum } from '@barem/resources/calc/exact'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { DRAW } from '#tests/support/draw'

const costs = (booked: number, actual = booked, barem = booked): Costs => ({
  ...{ booked: String(booked), actual: String(actual), barem: String(barem), gain: '0' },
})

const SALE = {
  ...{ amount: '14326650', discount: '0', lowered: '0', shipping: '0', freight: '0', rounding: '0', variance: '0' },
  ...{ unitPrice: '15500', suggestedPrice: null },
}

test.group('a profit explained', () => {
  test('is what the worked example says, under both lenses', ({ assert }) => {
    const { parts, profit, basis } = explain({ ...SALE, costs: costs(13177510, 13177510, 13261083) })
    assert.deepEqual(profit, { actual: '1149140', theoretical: '1065567', booked: '1149140' })
    assert.deepEqual([parts.suggested, parts.goods, parts.weight, basis], ['14326650', '-13261083', '83573', '0'])
  })

  test('names what the price, a discount, delivery, the supplier’s scale and rounding do', ({ assert }) => {
    const earned = { amount: '1010001', discount: '10000', lowered: '5000', shipping: '70000', freight: '90000' }
    const own = { ...earned, rounding: '1', variance: '300', unitPrice: '10100', suggestedPrice: '10000' }
    const { parts, profit, revenue } = explain({ ...own, costs: { ...costs(800000), gain: '-2000' } })
    assert.deepEqual(parts, {
      ...{ suggested: '1000000', price: '10000', rounding: '1', lowered: '-5000', discount: '-10000' },
      ...{ freightCharged: '70000', freightPaid: '-90000', goods: '-798000', buyWeight: '-2000' },
      ...{ variance: '-300', weight: '0' },
    })
    assert.deepEqual([revenue, profit.booked], ['995001', '174701'])
  })

  test('takes the goods that left first, and all of an issue with its last piece', ({ assert }) => {
    const { taken, waiting } = replay([
      { kind: 'issued', issueLineId: 'a', pieces: '3', costs: costs(100) },
      { kind: 'issued', issueLineId: 'b', pieces: '2', costs: costs(90) },
      { kind: 'invoiced', id: '1', invoiceLineId: 'x', pieces: '2' },
      { kind: 'invoiced', id: '2', invoiceLineId: 'y', pieces: '2' },
    ])
    const told = (id: string) => taken.get(id)!.map(({ issueLineId, costs: { booked } }) => [issueLineId, booked])
    assert.deepEqual([told('1'), told('2')], [[['a', '67']], [['a', '33'], ['b', '45']]]) // prettier-ignore
    assert.deepEqual([waiting.length, waiting[0]!.costs.booked], [1, '45'])
  })

  test('says of pieces that no issue is known of that their cost is not', ({ assert }) => {
    const { taken } = replay([{ kind: 'invoiced', id: '1', invoiceLineId: 'x', pieces: '2' }])
    assert.deepEqual(taken.get('1'), [{ issueLineId: null, pieces: '2', costs: NO_COSTS }])
  })
})

const count = fc.integer({ min: 1, max: 40 })
const money = fc.integer({ min: 0, max: 9_999_999 })
const step = fc.record({
  what: fc.constantFrom('issue', 'issue', 'invoice', 'invoice', 'back', 'undo', 'return', 'lower'),
  ...{ pieces: count, booked: money, actual: money, barem: money, dong: money, which: fc.nat(20) },
  suggestedPrice: fc.option(fc.integer({ min: 1, max: 99_999 }).map(String)),
})

/** A plain list of what was booked of one line of an order. */
class Books {
  events: SaleEvent[] = []
  figures: SaleFigures[] = []
  deliveries: { freight: string; lines: { id: string; kg: string }[] }[] = []
  issues: { id: string; pieces: number; costs: Costs }[] = []
  invoices: { id: string; pieces: number; isUndone: boolean }[] = []
  /** Goods that wait to be invoiced. */
  pieces = 0

  figure(kind: SaleFigures['kind'], invoiceLineId: string, more: Partial<SaleFigures>): void {
    const none = { amount: '0', discount: '0', lowered: '0', shipping: '0', rounding: '0', variance: '0', pieces: '0' }
    const ids = { id: `${kind} ${this.figures.length}`, kind, orderLineId: 'line', invoiceLineId }
    this.figures.push({ ...ids, ...none, costs: null, unitPrice: '1000', suggestedPrice: null, ...more })
  }

  take({
    what,
    pieces,
    booked,
    actual,
    barem,
    dong,
    which,
    suggestedPrice,
  }: typeof step extends fc.Arbitrary<infer T> ? T : never) {
    const invoice = this.invoices[which % (this.invoices.length || 1)]
    if (what === 'issue') {
      const own = { id: `issue ${this.issues.length}`, pieces, costs: costs(booked, actual, barem) }
      this.issues.push(own)
      this.events.push({ kind: 'issued', issueLineId: own.id, pieces: String(pieces), costs: own.costs })
      this.deliveries.push({ freight: String(dong), lines: [{ id: own.id, kg: '5' }] })
      this.pieces += pieces
    }
    if (what === 'back' && this.pieces >= pieces && this.issues.length > 0) {
      const issueLineId = this.issues[which % this.issues.length]!.id
      this.events.push({ kind: 'back', issueLineId, pieces: String(pieces), costs: costs(booked, actual, barem) })
      this.pieces -= pieces
    }
    if (what === 'invoice' && this.pieces > 0) {
      const now = Math.min(pieces, this.pieces)
      const id = `invoice ${this.invoices.length}`
      this.invoices.push({ id, pieces: now, isUndone: false })
      this.figure('invoice', id, { id, pieces: String(now), amount: String(dong), suggestedPrice, shipping: '777' })
      this.events.push({ kind: 'invoiced', id, invoiceLineId: id, pieces: String(now) })
      this.pieces -= now
    }
    if (!invoice || invoice.isUndone) return
    if (what === 'undo') {
      const own = this.figures.find(({ id }) => id === invoice.id)!
      const id = `undone ${invoice.id}`
      const neg = (figure: string) => exact.sub(0, figure).toFixed()
      const back = { amount: neg(own.amount), shipping: neg(own.shipping), pieces: neg(own.pieces) }
      this.figure('invoice', invoice.id, { ...back, id, suggestedPrice: own.suggestedPrice })
      this.events.push({ kind: 'uninvoiced', id, invoiceLineId: invoice.id })
      this.pieces += invoice.pieces
      invoice.isUndone = true
    }
    if (what === 'return') {
      const back = { booked: `-${booked}`, actual: `-${actual}`, barem: `-${barem}`, gain: '0' }
      this.figure('return', invoice.id, { amount: `-${dong}`, pieces: '-1', costs: back, suggestedPrice })
    }
    if (what === 'lower') this.figure('reduction', invoice.id, { lowered: String(dong) })
  }

  /** What was booked of revenue and of goods that left, less those that wait and the freight of these. */
  get booked() {
    const revenue = sum(this.figures.map(({ amount }) => amount)).plus(
      sum(this.figures.map(({ shipping }) => shipping)),
    )
    const issued = sum(
      this.events.map((event) =>
        event.kind === 'issued' ? event.costs.booked : event.kind === 'back' ? `-${event.costs.booked}` : '0',
      ),
    )
    const returned = sum(this.figures.map(({ costs: back }) => back?.booked ?? '0'))
    return revenue
      .minus(sum(this.figures.map(({ lowered }) => lowered)))
      .minus(issued)
      .minus(returned)
  }
}

test.group('profits of whatever is issued, invoiced, brought back and undone', () => {
  test('come to what was booked, part by part, to the dong', ({ assert }) => {
    const histories = fc.sample(fc.array(step, { minLength: 5, maxLength: 40 }), { seed: DRAW, numRuns: 300 })
    for (const steps of histories) {
      const books = new Books()
      for (const one of steps) books.take(one)
      const replayed = replay(books.events)
      const shares = attribute(books.figures, replayed, books.deliveries)
      for (const own of [...shares, total(shares)])
        for (const lens of ['actual', 'theoretical'] as const) {
          const parts = sum(partsUnder(lens).map((name) => own.parts[name])).toFixed()
          assert.equal(parts, own.profit[lens])
          assert.equal(exact.add(own.profit.actual, own.basis).toFixed(), own.profit.booked)
        }
      const waiting = waitingOf(replayed)
      assert.equal(waiting.pieces, String(books.pieces))
      const paid = total(shares).parts.freightPaid
      const shown = exact.sub(total(shares).profit.booked, paid).minus(waiting.costs.booked).toFixed()
      assert.equal(shown, books.booked.toFixed(), JSON.stringify(steps))
      for (const figures of books.figures) {
        const own = shares.filter(({ of }) => of === figures)
        const revenue = exact.sub(figures.amount, figures.lowered).toFixed()
        assert.equal(sum(own.map((one) => one.revenue)).toFixed(), revenue)
      }
    }
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Measured, Stock } from '@barem/resources/calc/cost'
import {
  added,
  after,
  arrive,
  correctCost,
  count,
  cutOut,
  issue,
  measures,
  NOTHING,
  returnOut,
  reverse,
  transfer,
  type StockEntry,
} from '@barem/resources/posting/stock'
import { times } from '#tests/support/soak'
import { exact } from './arbitraries.ts'

const PLACES = ['A', 'B'] as const
type Place = (typeof PLACES)[number]
const BAREM = 18.486

/** What happens to one product at its warehouses; figures are shares, so that every step means something. */
const step = fc.record({
  what: fc.constantFrom('receipt', 'issue', 'return', 'transfer', 'count', 'cut', 'correct', 'reverse'),
  place: fc.constantFrom(...PLACES),
  pieces: fc.integer({ min: 1, max: 40 }),
  /** The scale in thousandths of the barem. */
  scale: fc.integer({ min: 900, max: 1100 }),
  /** The barem of that day in thousandths of the first. */
  barem: fc.constantFrom(1000, 1000, 1200),
  price: fc.integer({ min: -20_000, max: 20_000 }),
  basis: fc.constantFrom('piece', 'actual_kg', 'barem_kg'),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Books {
  company: Stock
  places: Record<Place, Measured>
  /** What was posted, as far as it can be taken back: entries by warehouse. */
  lines: { place: Place; entries: readonly StockEntry[] }[]
}

const kg = (pieces: number, thousandths: number) =>
  new exact(pieces).times(BAREM).times(thousandths).div(1000).toFixed(2)
const weighed = ({ pieces, scale, barem }: Step): Measured => ({
  pieces: String(pieces),
  actualKg: kg(pieces, scale),
  baremKg: kg(pieces, barem),
})

function post(books: Books, place: Place, entries: readonly StockEntry[]): void {
  const next = after({ company: books.company, here: books.places[place] }, entries)
  books.company = next.company
  books.places[place] = next.here
}

/** Runs one step; refusals leave the books as they are. */
function run(books: Books, now: Step): void {
  const { place } = now
  const onHand = { company: books.company, here: books.places[place] }
  const value = String(now.pieces * Math.abs(now.price))
  if (now.what === 'transfer') {
    const plan = transfer(onHand, String(now.pieces), null)
    if (!plan.ok) return
    post(books, place, plan.out)
    post(books, place === 'A' ? 'B' : 'A', plan.into)
    return
  }
  const chosen = books.lines[now.pieces % Math.max(1, books.lines.length)]
  if (now.what === 'reverse') {
    if (!chosen) return
    const plan = reverse({ company: books.company, here: books.places[chosen.place] }, chosen.entries)
    if (!plan.ok) return
    post(books, chosen.place, plan.entries)
    books.lines.splice(books.lines.indexOf(chosen), 1)
    return
  }
  const valuation = { basis: now.basis, threshold: '3' }
  const plan = {
    receipt: () => arrive('receipt', { ...weighed(now), value }),
    issue: () => issue(onHand, weighed(now), valuation),
    return: () => returnOut(onHand, weighed(now), value),
    count: () => count(onHand, { pieces: String(now.pieces), actualKg: null, baremPerPiece: String(BAREM) }, valuation),
    cut: () => cutOut(onHand, String(now.pieces), now.price < 0 ? weighed(now).actualKg : null, now.basis),
    correct: () => correctCost(onHand, String(now.price), '40', books.company.pieces),
  }[now.what]()
  if (!plan.ok) return
  post(books, place, plan.entries)
  if (now.what === 'receipt' || now.what === 'issue' || now.what === 'cut')
    books.lines.push({ place, entries: plan.entries })
}

test.group('stock / random histories', () => {
  test('value and weights are never below zero, end with the last piece, and warehouses add up to the company', ({
    assert,
  }) => {
    let emptied = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        const none: Measured = { pieces: '0', actualKg: '0', baremKg: '0' }
        const books: Books = { company: NOTHING, places: { A: none, B: none }, lines: [] }
        for (const now of steps) {
          run(books, now)
          const { company, places } = books
          for (const stock of [company, ...Object.values(places)]) {
            for (const [name, figure] of Object.entries(stock)) assert.isFalse(new exact(figure).lt(0), name)
            if (new exact(stock.pieces).isZero()) assert.isTrue(Object.values(stock).every((figure) => figure === '0'))
          }
          if (company.pieces === '0') emptied++
          const sum = added({ ...places.A, value: '0' }, { ...places.B, value: '0' })
          for (const name of measures) assert.equal(sum[name], company[name], name)
        }
      }),
      { numRuns: times(300, 20_000) },
    )
    assert.isAbove(emptied, 0)
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import type { ContractLine, Facts } from '@barem/resources/calc/settle'
import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { Balances, planners, undos, type LedgerBalances, type PlannedEntry } from '@barem/resources/posting'
import { times } from '#tests/support/soak'
import { exact } from './arbitraries.ts'

const BAREM = 18.486
const BOUGHT = 200

/** A receipt of some pieces, off their barem by thousandths, or the undoing of an earlier one. */
const step = fc.record({
  what: fc.constantFrom('receive', 'receive', 'undo'),
  product: fc.constantFrom('a', 'b'),
  ofContract: fc.boolean(),
  pieces: fc.integer({ min: 1, max: 80 }),
  scale: fc.integer({ min: 950, max: 1050 }),
  price: fc.integer({ min: 1, max: 20_000 }),
  freight: fc.integer({ min: 0, max: 500_000 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const source = (product: string): ContractLine => ({
  ...{ id: `line ${product}`, productId: product, quantity: String(BOUGHT), quantityUnit: 'piece' },
  ...{ priceType: 'actual_kg', unitPrice: null, vatRate: null, frozen: null, isClosed: false, prices: [] },
  contract: {
    ...{ id: 'c', code: 'HDM', status: 'in_progress', contractDate: '2026-01-01' },
    ...{ weightTerm: 'our_scale', isDirect: false, tolerance: '10' },
  },
})
const contractLines = new Map(['a', 'b'].map((product) => [`line ${product}`, source(product)]))
const facts = {
  contractLines,
  tolerances: { own: {}, highest: '5.1' },
  needsContract: false,
  openPayables: [],
  payableTerms: { since: null, goods: 0, freight: 0 },
  reserved: [],
} as unknown as Facts

const kg = (pieces: number, thousandths: number) => exact.mul(pieces, BAREM).times(thousandths).div(1000).toFixed(2)

function documentOf({ product, ofContract, pieces, scale, price, freight }: Step, place: number) {
  const actualWeight = kg(pieces, scale)
  const line = {
    ...{ id: `r${place}`, productId: product, contractLineId: ofContract ? `line ${product}` : null },
    ...{ quantity: String(pieces), actualWeight, declaredWeight: null, theoreticalWeight: kg(pieces, 1000) },
    ...{ errorMargin: String((scale - 1000) / 10), reason: null, priceType: 'actual_kg', paidWeight: actualWeight },
    ...{ amount: exact.mul(actualWeight, price).toFixed(0), freightShare: String(freight) },
  }
  const more = {
    contractId: ofContract ? 'c' : null,
    warehouseId: 'w',
    reason: null,
    overReason: null,
    noContractReason: null,
    vat: 'off',
  }
  return { documentDate: '2026-02-01', ...more, lines: [line] }
}

const begin = (): LedgerBalances =>
  Object.fromEntries(
    (Object.keys(ledgers) as LedgerName[]).map((name) => [name, new Balances(ledgers[name])]),
  ) as LedgerBalances

const post = (balances: LedgerBalances, entries: readonly PlannedEntry[]) => {
  for (const entry of entries) balances[entry.ledger].add(entry)
}

/** What a plain list of the receipts that stand comes to. */
const sums = (standing: readonly PlannedEntry[][], ledger: LedgerName, key: string, id: string, measure: string) =>
  standing
    .flat()
    .filter((entry) => entry.ledger === ledger && entry.keys[key] === id)
    .reduce((sum, { measures }) => sum.plus(measures[measure]!), new exact(0))

test.group('histories of receipts', () => {
  test('leave what a plain list of those that stand comes to, in stock and of the contract', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const balances = begin()
        const standing: PlannedEntry[][] = []
        steps.forEach((one, place) => {
          if (one.what === 'undo') {
            const [taken] = standing.splice(one.pieces % Math.max(1, standing.length), 1)
            for (const [name, entries] of Map.groupBy(taken ?? [], ({ ledger }) => ledger)) {
              const plan = undos[name].plan(entries, balances, facts)
              assert.isTrue('entries' in plan)
              if ('entries' in plan) post(balances, plan.entries)
            }
          } else {
            const plan = planners.of('receiveGoods').plan(documentOf(one, place), facts, balances)
            const received = sums(standing, 'fulfilment', 'contractLineId', `line ${one.product}`, 'quantity')
            const isOver = one.ofContract && received.plus(one.pieces).gt(BOUGHT * 1.1)
            assert.equal('refusals' in plan, isOver)
            if (!('entries' in plan)) return
            post(balances, plan.entries)
            standing.push([...plan.entries])
          }
          for (const product of ['a', 'b']) {
            const keys = { productId: product, warehouseId: 'w' }
            const [company, here] = [
              balances.stock.per(['productId'], keys),
              balances.stock.per(['productId', 'warehouseId'], keys),
            ]
            for (const measure of ['pieces', 'actualKg', 'baremKg', 'value']) {
              const plain = sums(standing, 'stock', 'productId', product, measure)
              assert.isTrue(plain.eq(company[measure]!), `${measure} of ${product}`)
              if (measure !== 'value') assert.isTrue(plain.eq(here[measure]!))
            }
            const line = `line ${product}`
            const done = balances.fulfilment.per(['contractLineId'], { contractLineId: line })
            for (const measure of ['quantity', 'pieces', 'actualKg', 'baremKg'])
              assert.isTrue(sums(standing, 'fulfilment', 'contractLineId', line, measure).eq(done[measure]!))
          }
        })
      }),
      { numRuns: times(1000, 10_000) },
    )
  })
})

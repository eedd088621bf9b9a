import { test } from '@japa/runner'
import fc from 'fast-check'
import { documentComputations, lineComputations, type Facts, type SoldLine } from '@barem/resources/calc/settle'
import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { Balances, planners, undos, type LedgerBalances, type PlannedEntry } from '@barem/resources/posting'
import { times } from '#tests/support/soak'

/** A line of an invoice: pieces, hundredths of a kg, dong. */
const sale = fc.record({
  pieces: fc.integer({ min: 1, max: 60 }),
  kg: fc.integer({ min: 100, max: 500_000 }),
  priceType: fc.constantFrom('piece', 'actual_kg', 'barem_kg'),
  amount: fc.integer({ min: 100_000, max: 900_000_000 }),
  discount: fc.integer({ min: 0, max: 999 }),
  cost: fc.integer({ min: 0, max: 900_000_000 }),
  vat: fc.constantFrom('off', 'excluded', 'included'),
})
const step = fc.record({
  pieces: fc.integer({ min: 1, max: 25 }),
  /** Percent of the sold kg that our scale says, where it is what is credited. */
  scale: fc.option(fc.integer({ min: 90, max: 100 }), { nil: null }),
  undo: fc.boolean(),
  which: fc.nat(20),
})
type Sale = typeof sale extends fc.Arbitrary<infer T> ? T : never
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
interface Back {
  pieces: number
  isLight: boolean
  total: number
  entries: readonly PlannedEntry[]
}

const KEYS = { productId: 'p', orderLineId: 'ol', invoiceLineId: 'il' }

/** What was sold and what came back, as the database would answer it. */
class Books {
  readonly balances = Object.fromEntries(
    (Object.keys(ledgers) as LedgerName[]).map((name) => [name, new Balances(ledgers[name])]),
  ) as LedgerBalances
  readonly #sold: Sale
  readonly tax: number

  constructor(sold: Sale) {
    this.#sold = sold
    this.tax = sold.vat === 'off' ? 0 : Math.round((sold.amount - sold.discount) / (sold.vat === 'included' ? 11 : 10))
  }

  /** What the customer gets for all of it. */
  get whole(): number {
    const { amount, discount, vat } = this.#sold
    return amount - discount + (vat === 'excluded' ? this.tax : 0)
  }

  add(entries: readonly PlannedEntry[]): void {
    for (const entry of entries) this.balances[entry.ledger].add(entry)
  }

  back() {
    return this.balances.returning.per(['invoiceLineId'], KEYS)
  }

  line(): SoldLine {
    const { pieces, kg, priceType, amount, discount, cost, vat } = this.#sold
    const now = this.back()
    const gross = Number(now.amount) + (vat === 'included' ? Number(now.tax) : 0)
    const whole = String(cost)
    return {
      ...{ id: 'il', orderLineId: 'ol', productId: 'p', productName: null, unit: null, englishUnit: null },
      ...{ weightMode: 'per_piece', barem: '10', baremBasis: 'piece', length: null, priceType, unitPrice: '1' },
      ...{ quantity: String(pieces), actualWeight: (kg / 100).toFixed(2), theoreticalWeight: String(pieces * 10) },
      ...{ amount: String(amount), discountShare: String(discount), tax: vat === 'off' ? null : String(this.tax) },
      vatRate: vat === 'off' ? null : '10',
      returned: { ...(now as SoldLine['returned']), soldBaremKg: String(now.baremKg), amount: String(gross) },
      issued: {
        ...{ pieces: String(pieces), actualKg: (kg / 100).toFixed(2), baremKg: String(pieces * 10) },
        ...{ cost: whole, costByPiece: whole, costByActualKg: whole, costByBaremKg: whole },
      },
      uninvoiced: null,
      uninvoicedBack: { pieces: '0', cost: '0', costByPiece: '0', costByActualKg: '0', costByBaremKg: '0' },
      document: {
        kind: 'invoice',
        id: 'i',
        code: 'HD',
        status: 'done',
        documentDate: '2026-01-01',
        customerId: 'c',
        vat,
      },
    } as SoldLine
  }

  facts(): Facts {
    return {
      goods: new Map([['p', { allowFraction: false, allowCut: false, weightMode: 'per_piece' }]]),
      ...{ tolerances: { own: {}, highest: null }, soldLines: new Map([['il', this.line()]]) },
      ...{ openItems: [], exchanged: [], reserved: [], vatInvoices: [], walkIn: null },
    } as unknown as Facts
  }

  /** Brings pieces back; the refusals where it cannot. */
  bring(pieces: number, scale: number | null, id: string): Back | readonly string[] {
    const facts = this.facts()
    const share = (this.#sold.kg / 100 / this.#sold.pieces) * pieces
    const written = {
      ...{ id: 'l', productId: 'p', invoiceLineId: 'il', quantity: String(pieces), productStatus: 'good' },
      ...{ actualWeight: scale === null ? null : Math.max(0.01, (share * scale) / 100).toFixed(2), addedCost: null },
      ...{ weightBasis: scale === null ? 'sold' : 'returned', reason: 'Cân lại' },
    }
    const computed = lineComputations.of('returnLine').compute(written, undefined, facts, {})
    if (!('values' in computed)) return computed.mistakes.map(({ rule }) => rule)
    const lines = [{ ...written, ...computed.values }]
    const totals = documentComputations.of('returnTotals').compute({ lines }, facts)
    const document = {
      ...{ id, documentDate: '2026-02-01', invoiceId: 'i', moreInvoiceIds: [], customerId: 'c', warehouseId: 'w' },
      ...{ damagedWarehouseId: null, scrapWarehouseId: null, lines },
      ...(totals as { values: Record<string, unknown> }).values,
    }
    const posting = planners.of('postReturn').plan(document, facts, this.balances)
    if ('refusals' in posting) return posting.refusals.map(({ rule }) => rule)
    this.add(posting.entries)
    const { totalRefund } = document as unknown as { totalRefund: string }
    return { pieces, isLight: scale !== null, total: Number(totalRefund), entries: posting.entries }
  }

  undo({ entries }: Back): void {
    for (const [name, own] of Map.groupBy(entries, ({ ledger }) => ledger)) {
      const posting = undos[name].plan(own, this.balances, this.facts())
      if ('refusals' in posting) throw new Error(posting.refusals.map(({ rule }) => rule).join())
      this.add(posting.entries)
    }
  }
}

/** Goods of which a piece costs less than a dong: its rounded discount is more than its rounded amount. */
const ALMOST_FREE = {
  ...{ pieces: 54, kg: 100, priceType: 'piece', amount: 1000, discount: 986, cost: 0, vat: 'off' },
} as Sale
const ONE_PIECE = { pieces: 1, scale: null, undo: false, which: 0 } as Step

test.group('histories of returns', () => {
  test('never give back more than was sold, and all of it for all pieces', ({ assert }) => {
    fc.assert(
      fc.property(sale, fc.array(step, { maxLength: 25 }), (sold: Sale, steps: readonly Step[]) => {
        const books = new Books(sold)
        const standing: Back[] = []
        const left = () => sold.pieces - standing.reduce((sum, { pieces }) => sum + pieces, 0)
        const agrees = () => {
          const credit = standing.reduce((sum, { total }) => sum + total, 0)
          assert.equal(Number(books.balances.receivables.per(['customerId'], { customerId: 'c' }).amount), -credit)
          assert.equal(Number(books.back().quantity), sold.pieces - left())
          assert.isAtMost(Number(books.back().total), books.whole)
          const stock = books.balances.stock.per(['productId'], KEYS)
          assert.equal(Number(stock.pieces), sold.pieces - left())
          assert.isAtMost(Number(stock.value), sold.cost)
        }
        for (const [place, { pieces, scale, undo, which }] of steps.entries()) {
          if (undo && standing.length > 0) books.undo(standing.splice(which % standing.length, 1)[0]!)
          else {
            const back = books.bring(pieces, sold.priceType === 'actual_kg' ? scale : null, `r${place}`)
            if (Array.isArray(back)) assert.deepEqual([left() < pieces, back], [true, ['overSold']])
            else standing.push(back as Back)
          }
          agrees()
        }
        if (left() > 0) {
          const rest = books.bring(left(), null, 'rest')
          assert.isFalse(Array.isArray(rest))
          standing.push(rest as Back)
        }
        agrees()
        assert.equal(Number(books.balances.stock.per(['productId'], KEYS).value), sold.cost)
        const { total, tax, discount, soldKg } = books.back()
        assert.equal(Number(soldKg), sold.kg / 100)
        if (standing.every(({ isLight }) => !isLight)) {
          assert.deepEqual([total, tax, discount].map(Number), [books.whole, books.tax, sold.discount])
        }
      }),
      { numRuns: times(200, 2_000), examples: [[ALMOST_FREE, [ONE_PIECE, ONE_PIECE]]] },
    )
  })
})

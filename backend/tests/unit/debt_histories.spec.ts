import { test } from '@japa/runner'
import fc from 'fast-check'
import type { BillableLine, Facts, OpenItem } from '@barem/resources/calc/settle'
import { itemIn, receivableDebts } from '@barem/resources/debts'
import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { Balances, planners, undos, type LedgerBalances, type PlannedEntry } from '@barem/resources/posting'
import { times } from '#tests/support/soak'

const ISSUED = 60

const step = fc.record({
  what: fc.constantFrom(
    'invoice',
    'invoice',
    'receipt',
    'receipt',
    'deposit',
    'refund',
    'offset',
    'opening',
    'held',
    'undo',
  ),
  pieces: fc.integer({ min: 1, max: 20 }),
  amount: fc.integer({ min: 1, max: 3_000 }),
  due: fc.integer({ min: 1, max: 28 }),
  chosen: fc.boolean(),
  which: fc.nat(20),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Standing {
  id: string
  what: 'invoice' | 'receipt' | 'deposit' | 'refund' | 'offset' | 'opening' | 'held'
  amount: number
  pieces: number
  entries: readonly PlannedEntry[]
}

const order = {
  id: 'o',
  code: 'DH',
  status: 'in_progress',
  orderDate: '2026-01-01',
  customerId: 'c',
  vat: 'off',
  ...{ shippingFee: '0', shippingTax: null },
} as const
const NOTHING = { actualKg: '0', discount: '0', shipping: '0', shippingTax: '0' }
const source: BillableLine = {
  ...{ id: 'l', productId: 'p', productName: null, unit: null, englishUnit: null, order },
  ...{ weightMode: 'none', barem: null, baremBasis: null, length: null },
  ...{ quantity: String(ISSUED), priceType: 'piece', unitPrice: '100', vatRate: null },
  ...{ discountShare: '0', shippingShare: '0', amount: String(ISSUED * 100), tax: null },
  alike: { quantity: '0', baremKg: '0', amount: '0', discount: '0', tax: '0' },
  isService: false,
  ...{ issued: { quantity: String(ISSUED), actualKg: '0' }, invoiced: { quantity: '0', ...NOTHING } },
}

/** Everything that was posted, as the database would answer it. */
class Books {
  readonly balances = Object.fromEntries(
    (Object.keys(ledgers) as LedgerName[]).map((name) => [name, new Balances(ledgers[name])]),
  ) as LedgerBalances
  readonly entries: PlannedEntry[] = []
  readonly due = new Map<string, string>()
  /** Of each item, which key leads to it. */
  readonly keys = new Map<string, OpenItem['key']>()
  readonly deposits = new Set<string>()

  add(entries: readonly PlannedEntry[]): void {
    for (const entry of entries) {
      this.balances[entry.ledger].add(entry)
      this.entries.push(entry)
    }
  }

  /** What is open of each document, by its id. */
  open(): Map<string, number> {
    const found = new Map<string, number>()
    for (const { ledger, keys, measures } of this.entries) {
      if (ledger !== 'receivables') continue
      const { key } = itemIn(receivableDebts.items, keys)!
      const id = keys[key]!
      this.keys.set(id, key)
      found.set(id, (found.get(id) ?? 0) + Number(measures.amount))
    }
    return found
  }

  facts(): Facts {
    const openItems = [...this.open()].flatMap(([id, left]): OpenItem[] =>
      left === 0
        ? []
        : [
            {
              ...{ id, open: String(Math.abs(left)), due: this.due.get(id) ?? '2026-01-01', day: '2026-01-01' },
              ...{ key: this.keys.get(id)!, side: left > 0 ? 'debt' : 'credit' },
              orderId: this.deposits.has(id) ? 'o' : null,
            } as OpenItem,
          ],
    )
    openItems.sort((one, other) => (one.due < other.due ? -1 : 1))
    const invoiced = {
      ...NOTHING,
      quantity: this.balances.invoicing.per(['orderLineId'], { orderLineId: 'l' }).quantity!,
    }
    const billableLines = new Map([['l', { ...source, invoiced }]])
    const none = { paidOrder: null, paidAtOnce: null, openedBefore: [], vatInvoices: [], fundOpenings: new Map() }
    return { billableLines, openItems, ...none } as unknown as Facts
  }
}

function documentOf({ what, pieces, amount, due, chosen, which }: Step, place: number, books: Books) {
  if (what === 'invoice') {
    const line = {
      id: `n${place}`,
      productId: 'p',
      orderLineId: 'l',
      quantity: String(pieces),
      amount: String(pieces * 100),
    }
    const more = { actualWeight: '0', theoreticalWeight: '0', discountShare: '0', shippingShare: '0' }
    return {
      ...{ id: `i${place}`, orderId: 'o', customerId: 'c', documentDate: '2026-02-01' },
      ...{ dueDate: `2026-02-${String(due).padStart(2, '0')}`, grandTotal: String(pieces * 100) },
      lines: [{ ...line, ...more }],
    }
  }
  if (what === 'opening' || what === 'held') {
    const line = { id: `b${place}`, customerId: 'c', number: `B${place}`, documentDate: '2026-01-01', dueDate: null }
    const owed = String(what === 'held' ? -amount : amount)
    return { id: `o${place}`, openedOn: '2026-01-31', controlTotal: null, lines: [{ ...line, amount: owed }] }
  }
  const debts = books.facts().openItems.filter(({ side }) => side === 'debt')
  const first = debts[which % Math.max(1, debts.length)]
  const allocations = chosen && first ? [{ id: 'a', [first.key]: first.id, amount: String(amount) }] : []
  return {
    ...{ id: `t${place}`, kind: what, customerId: 'c', invoiceId: null, fundId: 'f', amount: String(amount) },
    ...{ executionDate: '2026-02-01', allocations: what === 'refund' ? [] : allocations },
  }
}

function post(books: Books, one: Step, place: number, standing: Standing[]): void {
  const what = one.what as Standing['what']
  const document = documentOf(one, place, books)
  const isOpening = what === 'opening' || what === 'held'
  const planner = isOpening
    ? planners.of('openingReceivables')
    : what === 'invoice'
      ? planners.of('postInvoice')
      : planners.of('postPayment')
  const posting = planner.plan(document, books.facts(), books.balances)
  if ('refusals' in posting) return
  if (what === 'invoice') books.due.set(document.id, (document as { dueDate: string }).dueDate)
  if (what === 'deposit') books.deposits.add(document.id)
  books.add(posting.entries)
  const amount = what === 'invoice' ? one.pieces * 100 : one.amount
  standing.push({
    id: isOpening ? `b${place}` : document.id,
    what,
    amount,
    pieces: one.pieces,
    entries: posting.entries,
  })
}

function undo(books: Books, { which }: Step, standing: Standing[]): void {
  const place = which % Math.max(1, standing.length)
  const found = standing[place]
  if (!found) return
  const entries: PlannedEntry[] = []
  for (const [name, own] of Map.groupBy(found.entries, ({ ledger }) => ledger)) {
    const plan = undos[name].plan(own, books.balances, books.facts())
    if ('refusals' in plan) return
    entries.push(...plan.entries)
  }
  books.add(entries)
  standing.splice(place, 1)
}

const signs = { invoice: 1, receipt: -1, deposit: -1, refund: 1, offset: 0, opening: 1, held: -1 } as const
/** What may be open of each document: of an offset what it took and did not give. */
const sides = { ...signs, offset: -1 } as const
/** What moves a fund. */
const PAYMENTS = ['receipt', 'deposit', 'refund']
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

test.group('debts of a customer', () => {
  test('are what a plain list of what stands comes to, after any history; nothing is paid beyond what it is', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const books = new Books()
        const keys = { orderLineId: 'l', customerId: 'c', fundId: 'f' }
        const issued = { quantity: String(ISSUED), pieces: String(ISSUED), actualKg: '0', baremKg: '0' }
        books.balances.fulfilment.add({ keys: { orderLineId: 'l' }, measures: issued })
        const standing: Standing[] = []
        steps.forEach((one, place) =>
          one.what === 'undo' ? undo(books, one, standing) : post(books, one, place, standing),
        )
        const { receivables, cash, invoicing } = books.balances
        const balance = Number(receivables.per(['customerId'], keys).amount)
        assert.equal(balance, sum(standing.map(({ what, amount }) => signs[what] * amount)))
        const open = books.open()
        assert.equal(sum([...open.values()]), balance)
        for (const [id, left] of open) {
          const found = standing.find((one) => one.id === id)
          const whole = found ? sides[found.what] * found.amount : 0
          assert.isTrue(Math.abs(left) <= Math.abs(whole) && left * whole >= 0, `${id}: ${left} of ${whole}`)
        }
        const moved = standing.filter(({ what }) => PAYMENTS.includes(what))
        assert.equal(
          Number(cash.per(['fundId'], keys).amount),
          sum(moved.map(({ what, amount }) => -signs[what] * amount)),
        )
        const pieces = sum(standing.filter(({ what }) => what === 'invoice').map((one) => one.pieces))
        assert.equal(Number(invoicing.per(['orderLineId'], keys).quantity), pieces)
        assert.isAtMost(pieces, ISSUED)
      }),
      { numRuns: times(1000, 20_000) },
    )
  }).timeout(120_000)
})

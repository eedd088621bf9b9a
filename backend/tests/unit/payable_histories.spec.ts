import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Facts, OpenItem } from '@barem/resources/calc/settle'
import { itemIn, payableDebts } from '@barem/resources/debts'
import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { Balances, planners, undos, type LedgerBalances, type PlannedEntry } from '@barem/resources/posting'
import { times } from '#tests/support/soak'

/** Suppliers: both sell and carry. */
const SUPPLIERS = ['s', 'f'] as const

const step = fc.record({
  what: fc.constantFrom(
    ...(['receipt', 'receipt', 'receipt', 'payment', 'payment', 'advance'] as const),
    ...(['supplier_refund', 'supplier_offset', 'opening', 'held', 'undo'] as const),
  ),
  supplier: fc.constantFrom(...SUPPLIERS),
  carrier: fc.constantFrom(...SUPPLIERS, null),
  amount: fc.integer({ min: 1, max: 3_000 }),
  freight: fc.integer({ min: 0, max: 500 }),
  hasContract: fc.boolean(),
  chosen: fc.boolean(),
  which: fc.nat(20),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What a document that stands comes to: dong by the supplier, above zero what they are owed. */
interface Standing {
  id: string
  owed: Readonly<Partial<Record<string, number>>>
  /** Dong that left the fund. */
  paid: number
  entries: readonly PlannedEntry[]
}

const SIGNS = { payment: -1, advance: -1, supplier_refund: 1, supplier_offset: 0, opening: 1, held: -1 } as const
const PAID = { payment: 1, advance: 1, supplier_refund: -1, supplier_offset: 0, opening: 0, held: 0 } as const
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** Everything that was posted, as the database would answer it. */
class Books {
  readonly balances = Object.fromEntries(
    (Object.keys(ledgers) as LedgerName[]).map((name) => [name, new Balances(ledgers[name])]),
  ) as LedgerBalances
  readonly entries: PlannedEntry[] = []
  readonly advances = new Set<string>()

  add(entries: readonly PlannedEntry[]): void {
    for (const entry of entries) {
      this.balances[entry.ledger].add(entry)
      this.entries.push(entry)
    }
  }

  /** What is open of each item of a supplier, by its key and id. */
  open(supplier: string): Map<string, number> {
    const left = new Map<string, number>()
    for (const { ledger, keys, measures } of this.entries) {
      if (ledger !== 'payables' || keys.supplierId !== supplier) continue
      const { key } = itemIn(payableDebts.items, keys)!
      const name = `${key} ${keys[key]}`
      left.set(name, (left.get(name) ?? 0) + Number(measures.amount))
    }
    return left
  }

  facts(supplier: string): Facts {
    const openPayables = [...this.open(supplier)].flatMap(([name, left]): OpenItem[] => {
      const [key, id] = name.split(' ') as [OpenItem['key'], string]
      const common = { key, id, open: String(Math.abs(left)), due: '2026-02-01', day: '2026-01-01' }
      const orderId = this.advances.has(id) ? 'k' : null
      return left === 0 ? [] : [{ ...common, side: left > 0 ? 'debt' : 'credit', orderId }]
    })
    return {
      ...{ contractLines: new Map(), tolerances: { own: {}, highest: null }, needsContract: false, reserved: [] },
      ...{ openPayables, openItems: [], payableTerms: { since: '2026-01-01', goods: 30, freight: 7 } },
      ...{
        fund: null,
        fundOpenings: new Map(),
        payee: null,
        paidOrder: null,
        openedBefore: [],
        vatInvoices: [],
        walkIn: null,
      },
    } as unknown as Facts
  }
}

function documentOf(
  { what, supplier, carrier, amount, freight, hasContract, chosen, which }: Step,
  place: number,
  books: Books,
) {
  const line = { id: `l${place}`, productId: 'p', quantity: '1', priceType: 'piece', amount: String(amount) }
  if (what === 'receipt')
    return {
      ...{ id: `r${place}`, documentDate: '2026-02-01', supplierId: supplier, warehouseId: 'w', vat: 'off' },
      ...{ contractId: hasContract ? 'k' : null, noContractReason: null, reason: null, overReason: null },
      ...{ payable: String(amount), total: String(amount), dueDate: null, freightDueDate: null },
      ...{ freight: String(freight), freightSupplierId: carrier },
      lines: [
        {
          ...{ ...line, contractLineId: null, actualWeight: '10', theoreticalWeight: '10', errorMargin: '0' },
          ...{ declaredWeight: null, paidWeight: null, reason: null, freightShare: String(freight), tax: null },
        },
      ],
    }
  if (what === 'opening' || what === 'held') {
    const own = {
      id: `b${place}`,
      supplierId: supplier,
      number: `B${place}`,
      documentDate: '2025-12-01',
      dueDate: null,
    }
    const owed = String(what === 'held' ? -amount : amount)
    return {
      id: `o${place}`,
      openedOn: '2025-12-31',
      controlTotal: null,
      total: owed,
      lines: [{ ...own, amount: owed }],
    }
  }
  const debts = books.facts(supplier).openPayables.filter(({ side }) => side === 'debt')
  const first = debts[which % Math.max(1, debts.length)]
  const pays = what === 'payment' || what === 'supplier_offset'
  return {
    ...{ id: `t${place}`, kind: what, supplierId: supplier, customerId: null, invoiceId: null, receiptId: null },
    ...{ fundId: 'c', amount: String(amount), executionDate: '2026-02-01' },
    allocations: pays && chosen && first ? [{ id: 'a', [first.key]: first.id, amount: String(amount) }] : [],
  }
}

/** What a document comes to when it stands. */
function meant({ what, supplier, carrier, amount, freight }: Step): Pick<Standing, 'owed' | 'paid'> {
  if (what === 'undo') return { owed: {}, paid: 0 }
  if (what !== 'receipt') return { owed: { [supplier]: SIGNS[what] * amount }, paid: PAID[what] * amount }
  const carried = carrier === null ? 0 : freight
  const owed = { [supplier]: amount }
  if (carrier !== null) owed[carrier] = (owed[carrier] ?? 0) + carried
  return { owed, paid: 0 }
}

function post(books: Books, one: Step, place: number, standing: Standing[]): void {
  const { what } = one
  const document = documentOf(one, place, books)
  const name =
    what === 'receipt' ? 'receiveGoods' : what === 'opening' || what === 'held' ? 'openingPayables' : 'postPayment'
  const posting = planners.of(name).plan(document, books.facts(one.supplier), books.balances)
  if ('refusals' in posting) return
  if (what === 'advance') books.advances.add(document.id)
  books.add(posting.entries)
  standing.push({ id: document.id, entries: posting.entries, ...meant(one) })
}

function undo(books: Books, { which }: Step, standing: Standing[]): void {
  const place = which % Math.max(1, standing.length)
  const last = standing[place]
  if (!last) return
  const entries: PlannedEntry[] = []
  for (const [name, own] of Map.groupBy(last.entries, ({ ledger }) => ledger)) {
    const plan = undos[name].plan(own, books.balances, books.facts('s'))
    if ('refusals' in plan) return
    entries.push(...plan.entries)
  }
  books.add(entries)
  standing.splice(place, 1)
}

test.group('debts to suppliers', () => {
  test('are what a plain list of what stands comes to, after any history; nothing is paid beyond what it is', ({
    assert,
  }) => {
    const posted = new Set<string>()
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const books = new Books()
        const standing: Standing[] = []
        steps.forEach((one, place) =>
          one.what === 'undo' ? undo(books, one, standing) : post(books, one, place, standing),
        )
        for (const { entries } of standing) for (const { ledger, kind } of entries) posted.add(`${ledger} ${kind}`)
        for (const supplierId of SUPPLIERS) {
          const balance = Number(books.balances.payables.per(['supplierId'], { supplierId }).amount)
          assert.equal(balance, sum(standing.map(({ owed }) => owed[supplierId] ?? 0)))
          const open = books.open(supplierId)
          assert.equal(sum([...open.values()]), balance)
          for (const [name, left] of open) {
            const [key, id] = name.split(' ') as [string, string]
            const isDebt = key === 'receiptId' || key === 'freightReceiptId'
            const isCredit = key === 'transactionId'
            assert.isTrue(!(isDebt && left < 0) && !(isCredit && left > 0), `${name}: ${left}`)
            if (left !== 0 && isDebt)
              assert.isTrue(
                standing.some((one) => one.id === id),
                `${name}: ${left}`,
              )
          }
        }
        const cash = Number(books.balances.cash.per(['fundId'], { fundId: 'c' }).amount)
        assert.equal(cash, -sum(standing.map(({ paid }) => paid)))
      }),
      { numRuns: times(1000, 20_000) },
    )
    // A history that posts nothing agrees with everything.
    for (const kind of ['goods', 'freight', 'payment', 'advance', 'refund', 'offset', 'opening', 'allocation'])
      assert.isTrue(posted.has(`payables ${kind}`), kind)
  }).timeout(120_000)
})

import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { DRAW } from '#tests/support/draw'
import { times } from '#tests/support/soak'
import { customer, debtOf, faults, FREE, fund, soldAndIssued, SOLD, take, type Row } from './owing.ts'

/** Numbers below a bound, the same for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

/** The most rows that a list answers at once. */
const PAGE = 100

interface Shared {
  customerId: string
  order: Row
  fundId: string
  /** Documents that somebody posted, as they were answered. */
  invoices: Row[]
  payments: Row[]
}

async function shared(fundId: string): Promise<Shared> {
  const customerId = await customer()
  const { order } = await soldAndIssued(customerId, SOLD, '50', FREE)
  return { customerId, order, fundId, invoices: [], payments: [] }
}

/** What one cashier does next, with the status that the server answers. */
async function step(of: Shared, below: (bound: number) => number): Promise<[what: string, status: number]> {
  const client = await superAdmin()
  const { customerId, order, fundId } = of
  const post = async (resource: string, body: object, kept: Row[]): Promise<number> => {
    const made = await client.post(`/${resource}`, body)
    if (made.status >= 300) return made.status
    const { status, body: row } = await take(resource, made.body, 'request')
    if (status === 200) kept.push(row)
    return status
  }
  const again = async (resource: string, [row]: Row[], action: string, body: object): Promise<number> => {
    if (!row) return 200
    const { body: now } = await client.get(`/${resource}/${row.id}`)
    return (await take(resource, now, action, body)).status
  }
  const some = (rows: Row[]) => (rows.length > 0 ? [rows[below(rows.length)]!] : [])
  const pay = (kind: string, most: number) => {
    const amount = String((1 + below(most)) * 100_000)
    return post('debt-transactions', { kind, customerId, fundId, amount, executionDate: '2026-02-05' }, of.payments)
  }
  const [line] = order.lines
  switch (below(8)) {
    case 0:
    case 1: {
      const lines = [{ productId: line.productId, orderLineId: line.id, quantity: String(1 + below(8)) }]
      const body = { orderId: order.id, customerId, documentDate: '2026-02-03', lines }
      return ['invoice', await post('invoices', body, of.invoices)]
    }
    case 2:
    case 3:
      return ['receipt', await pay('receipt', 12)]
    case 4:
      return ['refund', await pay('refund', 6)]
    case 5: {
      const allocations = some(of.invoices).map(({ id }) => ({
        invoiceId: id,
        amount: String((1 + below(4)) * 100_000),
      }))
      const body = { allocations, values: { reallocatedOn: '2026-02-06' } }
      return ['reallocate', await again('debt-transactions', some(of.payments), 'reallocate', body)]
    }
    case 6:
      return ['undo a payment', await again('debt-transactions', some(of.payments), 'undo', { comment: 'Nhầm' })]
    default:
      return ['undo an invoice', await again('invoices', some(of.invoices), 'undo', { comment: 'Nhầm' })]
  }
}

const sum = (rows: Row[], figure: (row: Row) => string) => rows.reduce((all, row) => all + BigInt(figure(row)), 0n)

/** Whether what is owed follows from the documents in force, by document and by customer, and ages to the balance. */
async function agrees(assert: Assert, { customerId, order }: Shared): Promise<void> {
  const client = await superAdmin()
  const inForce = async (resource: string): Promise<Row[]> => {
    const found: Row[] = []
    for (let start = 0; found.length === start; start += PAGE) {
      const page = `_start=${start}&_end=${start + PAGE}&_sort=code&_order=asc`
      found.push(...(await client.get(`/${resource}?customerId=${customerId}&status=done&${page}`)).body)
    }
    return found
  }
  const [invoices, payments] = [await inForce('invoices'), await inForce('debt-transactions')]
  const signed = ({ kind, amount }: Row) => (kind === 'refund' ? `-${amount}` : String(amount))
  const balance = sum(invoices, ({ grandTotal }) => grandTotal) - sum(payments, signed)
  assert.equal(await debtOf(customerId), String(balance))
  assert.equal(sum(invoices, ({ owed }) => owed) + sum(payments, ({ unapplied }) => unapplied), balance)
  for (const { owed, grandTotal } of invoices)
    assert.isTrue(BigInt(owed) >= 0n && BigInt(owed) <= BigInt(grandTotal), `${owed} of ${grandTotal}`)
  for (const { kind, unapplied } of payments)
    assert.isTrue(kind === 'refund' ? BigInt(unapplied) >= 0n : BigInt(unapplied) <= 0n, `${kind} ${unapplied}`)
  const pieces = invoices.flatMap(({ lines }) => (lines ?? []) as Row[])
  assert.isAtMost(
    pieces.reduce((all, { quantity }) => all + Number(quantity), 0),
    Number(order.lines[0].quantity),
  )
  const { sum: aged } = (await client.get(`/receivables?customerId=${customerId}&asOf=2026-12-31`)).body
  if (!aged) return
  const buckets = ['notDue', 'late30', 'late60', 'late90', 'later', 'unapplied'].map((name) => BigInt(aged[name]))
  assert.equal(
    buckets.reduce((all, one) => all + one, 0n),
    BigInt(aged.balance),
  )
}

const ANSWERS = [200, 409, 422]

test.group('cashiers', () => {
  test('whatever one of them does, debts follow from the documents in force', async ({ assert }) => {
    const fundId = await fund()
    const met = new Map<string, number>()
    for (let history = 0; history < times(20, 500); history++) {
      const [of, below] = [await shared(fundId), randomFrom(DRAW + history)]
      for (let count = 0; count < 10; count++) {
        const [what, status] = await step(of, below)
        assert.include(ANSWERS, status, what)
        met.set(`${what} ${status}`, (met.get(`${what} ${status}`) ?? 0) + 1)
      }
      await agrees(assert, of)
    }
    for (const what of ['invoice', 'receipt', 'refund', 'undo a payment', 'undo an invoice'])
      assert.isTrue(met.has(`${what} 200`), `${what} never happened`)
    assert.deepEqual(await faults(), [])
  }).timeout(1_500_000)

  test('many at once on the same customers double nothing and lose nothing', async ({ assert }) => {
    const fundId = await fund()
    const customers = [await shared(fundId), await shared(fundId)]
    const cashier = async (place: number) => {
      const below = randomFrom(DRAW + 1000 + place)
      for (let count = 0; count < times(8, 60); count++) {
        const [what, status] = await step(customers[below(customers.length)]!, below)
        assert.include(ANSWERS, status, what)
      }
    }
    await Promise.all(Array.from({ length: times(6, 24) }, (_, place) => cashier(place)))
    for (const of of customers) await agrees(assert, of)
    assert.deepEqual(await faults(), [])
  }).timeout(1_500_000)
})

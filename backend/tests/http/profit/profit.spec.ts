import { partsUnder } from '@barem/resources/calc/profit'
import { sum } from '@barem/resources/calc/exact'
import { areas, type AreaCode, type Level } from '@barem/resources/areas'
import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { entered, newPerson, newRole } from '#tests/support/people'
import { answered, supplier, take, type Row } from '../debt/owing.ts'
import { match, paperOf } from '../debt/supplier_invoicing.ts'
import { returned } from '../returns/returning.ts'
import { example } from './example.ts'

const YEAR = 'from=2026-01-01&to=2026-12-31'
const explained = async (path: string): Promise<any> => answered((await superAdmin()).get(`/profit/${path}`))

/** The same of order, invoice, issue, their lines, and customer, which all are about these goods. */
async function everyScope({ order, issue, invoice, customerId }: { [name: string]: any }) {
  return Promise.all(
    [
      `sales-orders/${order.id}`,
      `sales-orders/${order.id}?lineId=${order.lines[0].id}`,
      `invoices/${invoice.id}`,
      `invoices/${invoice.id}?lineId=${invoice.lines[0].id}`,
      `warehouse-issues/${issue.id}`,
      `warehouse-issues/${issue.id}?lineId=${issue.lines[0].id}`,
      `customers/${customerId}?${YEAR}`,
    ].map(explained),
  )
}

const without = (row: any) => ({ parts: row.parts, profit: row.profit, basis: row.basis, revenue: row.revenue })

test.group('a profit, explained', () => {
  test('is that of the worked example in each document, to the dong', async ({ assert }) => {
    const all = await everyScope(await example())
    for (const one of all) {
      assert.deepEqual(one.profit, { actual: '1149140', theoretical: '1065567', booked: '1149140' })
      assert.deepEqual([one.revenue, one.parts.goods, one.parts.weight], ['14326650', '-13261083', '83573'])
      for (const lens of ['actual', 'theoretical'] as const)
        assert.equal(sum(partsUnder(lens).map((name) => one.parts[name])).toFixed(), one.profit[lens])
      assert.deepEqual(without(one), without(all[0]))
      assert.equal(sum(one.rows.map((row: Row) => row.profit.booked)).toFixed(), one.profit.booked)
    }
    assert.deepEqual(all[0].waiting, { pieces: '0', cost: '0' })
  })

  test('counts delivery that was charged and paid, a discount, and what came back', async ({ assert }) => {
    const sale = await example({ discount: '100000', shippingFee: '700000' })
    const carrier = await supplier(3)
    const paper = { freightIssueIds: [sale.issue.id], costs: [{ content: 'Cước', amount: '900000' }], lines: [] }
    await answered(match(await answered((await superAdmin()).post('/supplier-invoices', paperOf(carrier, paper)))))
    for (const one of await everyScope(sale)) {
      const { discount, freightCharged, freightPaid } = one.parts
      assert.deepEqual([discount, freightCharged, freightPaid], ['-100000', '700000', '-900000'])
      assert.equal(one.profit.booked, '849140')
    }
    await returned(sale.invoice, { quantity: '10' })
    const [order, , invoice, , issue, , bought] = await everyScope(sale)
    for (const one of [invoice, issue, bought]) assert.deepEqual(without(one), without(order))
    // A fifth of what the goods earned goes back with them; delivery does not.
    assert.equal(order.profit.booked, String((1149140 - 100000) * 0.8 - 200000))
    assert.deepEqual(
      order.rows.map(({ document }: Row) => document),
      ['invoices', 'returns'],
    )
  })

  test('of an undone invoice is none, and its goods wait', async ({ assert }) => {
    const sale = await example()
    await answered(take('invoices', sale.invoice, 'undo', { comment: 'Nhầm' }))
    const { profit, waiting } = await explained(`sales-orders/${sale.order.id}`)
    assert.deepEqual([profit.booked, waiting], ['0', { pieces: '50', cost: '13177510' }])
  })

  test('is for whoever sees costs and invoices alone', async ({ assert }) => {
    const { order, customerId } = await example()
    const as = async (...held: AreaCode[]) => {
      const role = await newRole(held.map((area): [AreaCode, Level] => [area, 'v']))
      const client = api((await entered(await newPerson(role))).token)
      const calls = [`/profit/sales-orders/${order.id}`, `/profit/customers/${customerId}?${YEAR}`]
      return Promise.all(calls.map(async (call) => (await client.get(call)).status))
    }
    const { costPrice, invoice, order: orders, customer: customers } = areas
    assert.deepEqual(await as(costPrice, invoice, orders, customers), [200, 200])
    assert.deepEqual(await as(invoice, orders, customers), [403, 403])
    assert.deepEqual(await as(costPrice, orders, customers), [403, 403])
  })

  test('refuses what it cannot explain', async ({ assert }) => {
    const client = await superAdmin()
    const { order, customerId } = await example()
    const nobody = crypto.randomUUID()
    const calls: [string, number][] = [
      [`/profit/products/${nobody}`, 400],
      [`/profit/invoices/${nobody}`, 404],
      ['/profit/invoices/gì', 404],
      [`/profit/sales-orders/${order.id}?lineId=1`, 400],
      [`/profit/sales-orders/${order.id}?from=2026-01-01`, 400],
      [`/profit/customers/${customerId}`, 400],
      [`/profit/customers/${customerId}?from=2026-02-31&to=2026-03-01`, 400],
      [`/profit/customers/${customerId}?from=2026-03-01&to=2026-01-01`, 400],
      [`/profit/customers/${customerId}?from=2001-01-01&to=2026-01-01`, 400],
    ]
    for (const [path, status] of calls) assert.equal((await client.get(path)).status, status, path)
  })
})

import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { downloaded } from '#tests/support/sheets'
import { answered, customer, FREE, invoiced, take, type Row } from '../debt/owing.ts'
import { issued, sellingOrder } from './issuing.ts'
import { bought, contract } from './receiving.ts'
import { posted, product, warehouse } from './stock.ts'
import { sent } from './transferring.ts'

const get = async (path: string): Promise<Row[]> => (await answered((await superAdmin()).get(path))) as never
const on = (productId: string, query = '') => get(`/stock-on-hand?productId=${productId}&_end=100&${query}`)

/** The sum of a column of a list, by its own foot. */
async function sumOf(list: string, column: string, query: string): Promise<number> {
  const { headers, status } = await (await superAdmin()).get(`/${list}?${query}&_sum=${column}&_end=1`)
  if (status !== 200) throw new Error(`${list} ${query}: ${status}`)
  return Number(headers.get('x-total-sum'))
}

const RANGE = 'since=2026-01-01&asOf=2026-12-31'
const DAYS = 'date_gte=2026-01-01&date_lte=2026-12-31'

/** 300 bars that were bought by either weight, as in the worked example: 79,566,500 dong. */
async function boughtBars(): Promise<{ productId: string; warehouseId: string }> {
  const [productId, warehouseId] = [await product(), await warehouse()]
  const line = { productId, priceType: 'piece' }
  await posted(warehouseId, [{ ...line, quantity: '200', actualWeight: '3575', unitPrice: '259187.5' }])
  await posted(warehouseId, [{ ...line, quantity: '100', actualWeight: '1820', unitPrice: '277290' }])
  return { productId, warehouseId }
}

test.group('inventory of goods that were sold', () => {
  test('shows profit by both weights to the dong, and each figure opens what sums to it', async ({ assert }) => {
    const { productId, warehouseId } = await boughtBars()
    const customerId = await customer()
    const line = { productId, quantity: '300', priceType: 'barem_kg', salePrice: '15500' }
    const order = await sellingOrder(warehouseId, [line], { customerId, ...FREE })
    const own = { productId, orderLineId: order.lines[0].id }
    const leave = (quantity: string, actualWeight: string, documentDate: string) =>
      issued(warehouseId, [{ ...own, quantity, actualWeight, reason: 'Cân nhẹ' }], {
        ...{ orderId: order.id, customerId, documentDate },
      })
    await leave('50', '893.5', '2026-02-01')
    const [unbilled] = await on(productId, RANGE)
    assert.deepEqual([unbilled!.sold, unbilled!.profitByActualKg], ['50.000', '0'])
    const first = await invoiced(order, '50')
    const [row] = await on(productId, RANGE)
    const { pieces, actualKg, baremKg, value, sold, profitByActualKg, profitByBaremKg, costPer, unitCost } = row!
    assert.deepEqual(
      [pieces, actualKg, baremKg, value, sold, profitByActualKg, profitByBaremKg, costPer, unitCost],
      ['250.000', '4501.500', '4621.500', '66388990', '50.000', '1149140', '1065567', 'actual_kg', '14748.19'],
    )
    // The rest, which leaves by two issues and one invoice: all of the value leaves with the last piece.
    await leave('100', '1790', '2026-02-02')
    await leave('150', '2690', '2026-02-03')
    await invoiced(order, '250')
    const where = `productId=${productId}&warehouseId=${warehouseId}`
    const costs = await sumOf('profit-entries', 'costByActualKg', where)
    assert.equal(costs, 79_566_500)
    const entries = await get(`/profit-entries?${where}`)
    assert.deepEqual(
      entries.map((one) => Number(one.revenue) - Number(one.costByBaremKg)),
      entries.map((one) => Number(one.profitByBaremKg)),
    )
    // What came back brings its own costs back.
    const back = await answered(
      (await superAdmin()).post('/returns', {
        ...{ invoiceId: first.id, customerId, documentDate: '2026-02-05', warehouseId },
        reasonId: (await get('/return-reasons?status=active&_end=1'))[0]!.id,
        lines: [{ productId, invoiceLineId: first.lines[0].id, quantity: '20' }],
      }),
    )
    await answered(take('returns', await answered(take('returns', back, 'receive')), 'request'))
    for (const range of [RANGE, 'since=2026-02-01&asOf=2026-02-02', 'since=2026-02-03&asOf=2026-02-05']) {
      const [since, asOf] = range.match(/\d{4}-\d\d-\d\d/g)!
      const days = `date_gte=${since}&date_lte=${asOf}`
      for (const figures of await on(productId, range)) {
        const moves = await get(`/stock-entries?${where}&isSale=true&${days}&_end=100`)
        const pieces = moves.reduce((sum, one) => sum - Number(one.pieces), 0)
        assert.equal(Number(figures.sold), pieces, range)
        for (const name of ['profitByActualKg', 'profitByBaremKg'])
          assert.equal(
            Number(figures[name]),
            await sumOf('profit-entries', name, `${where}&${days}`),
            `${name} ${range}`,
          )
        const [heads, told] = await downloaded(`/stock-on-hand/export?productId=${productId}&${range}`)
        const cells = ['Sold', 'Profit by actual weight', 'Stock value'].map((head) => told![heads!.indexOf(head)])
        assert.deepEqual(cells, [pieces, Number(figures.profitByActualKg), Number(figures.value)], String(heads))
      }
    }
    assert.equal(await sumOf('profit-entries', 'revenue', `${where}&${DAYS}`), 15500 * (5545.8 - 369.72))
  }).timeout(120_000)

  test('hides costs and profit from those without the areas of both', async ({ assert }) => {
    const { productId } = await boughtBars()
    const seenWith = async (more: [number, string][]) => {
      const { token } = await clerk(47, ['v'], more)
      const [row] = (await api(token).get(`/stock-on-hand?productId=${productId}`)).body
      return ['unitCost', 'costPer', 'profitByActualKg', 'profitByBaremKg', 'value'].filter((name) => name in row)
    }
    assert.deepEqual(await seenWith([]), [])
    assert.deepEqual(await seenWith([[20, 'v']]), [])
    assert.deepEqual(await seenWith([[58, 'v']]), ['unitCost', 'costPer', 'value'])
    assert.lengthOf(
      await seenWith([
        [20, 'v'],
        [58, 'v'],
      ]),
      5,
    )
    assert.equal((await (await superAdmin()).get('/stock-on-hand?_sort=sold')).status, 400)
  })
})

test.group('inventory of goods that are to come', () => {
  test('shows what is on order and on its way, each with what sums to it', async ({ assert }) => {
    const [productId, from, to] = [await product(), await warehouse(), await warehouse()]
    await posted(from, [{ productId, quantity: '100', actualWeight: '1820', priceType: 'piece', unitPrice: '265000' }])
    await contract([bought(productId, '70')], { receivingWarehouseId: to })
    await contract([bought(productId, '5')])
    await sent(from, to, [{ productId, quantity: '30' }], { documentDate: '2026-02-01' })
    const rows = await on(productId)
    const at = (warehouseId: string | null) =>
      rows.find((row) => row.warehouseId === warehouseId && row.transferId === null)!
    assert.deepEqual([at(to).onOrder, at(to).inTransit, at(to).pieces], ['70.000', '30.000', '0.000'])
    assert.equal(at(to).onOrderKg, '1294.020')
    assert.deepEqual([at(from).onOrder, at(from).inTransit, at(null).onOrder], ['0.000', '0.000', '5.000'])
    const opened = await get(`/stock-on-order?productId=${productId}&warehouseId=${to}`)
    assert.deepEqual(
      opened.map((one) => [one.ordered, one.received, one.onOrder, Number(one.baremKg)]),
      [['70.000', '0', '70.000', 1294.02]],
    )
    const [moving] = await on(productId, `toWarehouseId=${to}`)
    assert.equal(moving!.pieces, '30.000')
    assert.equal((await on(productId, 'asOf=2026-01-31')).length, 1)
  })
})

test.group('inventory of goods that run short', () => {
  test('shows what is below its minimum, and how many days are left at the pace of 90 days', async ({ assert }) => {
    const [productId, warehouseId, empty] = [await product(), await warehouse(), await warehouse()]
    await posted(warehouseId, [
      { productId, quantity: '100', actualWeight: '1820', priceType: 'piece', unitPrice: '265000' },
    ])
    await issued(warehouseId, [{ productId, quantity: '45' }], { documentDate: '2026-02-01' })
    const client = await superAdmin()
    const keep = (where: string, minimumStock: string) =>
      client.post('/minimum-stocks', { productId, warehouseId: where, minimumStock })
    for (const [where, least] of [
      [warehouseId, '55'],
      [empty, '1'],
    ] as const)
      assert.equal((await keep(where, least)).status, 201)
    assert.equal((await keep(empty, '2')).status, 409)
    assert.equal((await keep(warehouseId, '0')).status, 422)
    const below = await on(productId, 'isBelowMinimum=true')
    assert.deepEqual(
      below.map((row) => [row.warehouseId, row.minimumStock]),
      [[empty, '1.00']],
    )
    const daysOn = async (asOf: string) =>
      (await on(productId, `asOf=${asOf}`)).find((row) => row.warehouseId === warehouseId)!.daysLeft
    // 45 in 90 days is half a piece a day; the day of the issue is the first of 90.
    assert.deepEqual(
      [await daysOn('2026-02-01'), await daysOn('2026-05-01'), await daysOn('2026-05-02')],
      [110, 110, null],
    )
  })

  test('has a row where all was sold in the range, and none where it was sold before', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const bar = { productId, actualWeight: '1820', priceType: 'piece', unitPrice: '265000' }
    await posted(warehouseId, [{ ...bar, quantity: '100' }])
    await issued(warehouseId, [{ productId, quantity: '100' }], { documentDate: '2026-02-01' })
    const rows = await on(productId, 'since=2026-02-01&asOf=2026-02-28')
    assert.deepEqual(
      rows.map((row) => [row.warehouseId, row.pieces, row.sold, row.daysLeft, row.isBelowMinimum]),
      [[warehouseId, '0.000', '100.000', 0, false]],
    )
    assert.deepEqual(await on(productId, 'since=2026-02-02&asOf=2026-02-28'), [])
  })
})

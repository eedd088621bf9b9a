import { test } from '@japa/runner'
import { entryLists } from '@barem/resources/lists'
import type { MetricName } from '@barem/resources/metrics'
import { api, call, signIn } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { times } from '#tests/support/soak'
import { answered, customer, fund, paid, take } from '../debt/owing.ts'
import { history, type Days } from './selling.ts'
import { summed, thousandths, workbook } from './workbooks.ts'

const FIGURES = ['revenue', 'refunded', 'shipping', 'collected', 'kgSold'] as const
const RANGES = [
  ['2026-01-01', '2026-12-31'],
  ['2026-02-01', '2026-02-28'],
  ['2026-03-09', '2026-04-19'],
  ['2026-06-15', '2026-06-15'],
  ['2024-08-01', '2026-07-31'],
] as const

type Found = { value: string; series: string[] }
const get = async (path: string) => answered((await superAdmin()).get(path))
const shown = (from: string, to: string) => get(`/dashboard?range=custom&from=${from}&to=${to}`)

/** All documents of a figure, page by page, and what the server says that they come to. */
async function documents(query: string): Promise<{ contributions: string[]; sum: string; total: number }> {
  const client = await superAdmin()
  const contributions: string[] = []
  for (;;) {
    const at = contributions.length
    const { status, body, headers } = await client.get(`/dashboard/entries?${query}&_start=${at}&_end=${at + 100}`)
    if (status !== 200) throw new Error(JSON.stringify(body))
    contributions.push(...body.map(({ contribution }: { contribution: string }) => contribution))
    const total = Number(headers.get('x-total-count'))
    if (body.length === 0 || contributions.length >= total)
      return { contributions, sum: headers.get('x-total-sum')!, total }
  }
}

/** What the list of the entries of a figure says that they come to. */
async function listed(name: MetricName, query: string): Promise<string> {
  const client = await superAdmin()
  const { status, body, headers } = await client.get(`/${entryLists[name]}?_end=1&_sum=${name}&${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return headers.get('x-total-sum')!
}

const sheet = async (path: string) => [...(await workbook(path)).values()][0]!

test.group('figures of the dashboard', () => {
  test('change by what histories did, and their buckets, documents, reports and sheets come to the same', async ({
    assert,
  }) => {
    const before = await Promise.all(RANGES.map(([from, to]) => shown(from, to)))
    const days: Days = new Map()
    const made = []
    for (let n = 0; n < times(20, 300); n++) made.push(await history(`history ${n}`, days))
    for (const [place, [from, to]] of RANGES.entries()) {
      const { figures } = (await shown(from, to)) as unknown as { figures: Record<MetricName, Found> }
      for (const name of FIGURES) {
        const { value, series } = figures[name]
        const did = summed([...days].filter(([day]) => day >= from && day <= to).map(([, found]) => found[name]))
        assert.equal(thousandths(value) - thousandths(before[place]!.figures[name].value), did, `${name} ${from} ${to}`)
        assert.equal(summed(series), thousandths(value), `buckets of ${name} ${from} ${to}`)
        const { contributions, sum, total } = await documents(`metric=${name}&from=${from}&to=${to}`)
        assert.equal(contributions.length, total)
        assert.deepEqual(
          [summed(contributions), sum],
          [thousandths(value), value],
          `documents of ${name} ${from} ${to}`,
        )
        const entries = await listed(name, `date_gte=${from}&date_lte=${to}`)
        assert.equal(thousandths(entries), thousandths(value), `list of ${name} ${from} ${to}`)
      }
      const query = `range=custom&from=${from}&to=${to}`
      const [, ...rows] = await sheet(`/dashboard/export?${query}`)
      for (const [place, name] of (['revenue', 'refunded', 'shipping', 'kgSold'] as const).entries())
        assert.equal(thousandths(rows[place]![1]), thousandths(figures[name].value), `sheet of ${name} ${from} ${to}`)
      for (const report of ['product', 'customer', 'salesperson', 'warehouse']) {
        const { rows, sum, total } = await get(`/dashboard/reports/sales-by-${report}?${query}&_start=0&_end=1`)
        assert.equal(sum.revenue, figures.revenue.value)
        const [, ...lines] = await sheet(`/dashboard/reports/sales-by-${report}/export?${query}`)
        const last = lines.pop()!
        assert.equal(lines.length, total)
        for (const [column, name] of [
          [2, 'revenue'],
          [3, 'shipping'],
          [4, 'kgSold'],
        ] as const) {
          assert.equal(summed(lines.map((line) => Number(line[column]))), thousandths(figures[name].value))
          assert.equal(thousandths(Number(last[column])), thousandths(figures[name].value))
        }
        const [{ id, revenue } = { id: null, revenue: '0' }] = rows
        if (id) {
          const of = await documents(`metric=revenue&from=${from}&to=${to}&by=${report}&key=${id}`)
          assert.deepEqual([of.sum, summed(of.contributions)], [revenue, thousandths(revenue)])
          const entries = await listed('revenue', `date_gte=${from}&date_lte=${to}&${report}Id=${id}`)
          assert.equal(thousandths(entries), thousandths(revenue), `list of ${report} ${from} ${to}`)
        }
      }
    }
    const { customerId } = made[0]!
    const own = await documents(`metric=revenue&from=2026-01-01&to=2026-12-31&by=customer&key=${customerId}`)
    assert.isAbove(own.total, 1)
  }).timeout(times(300_000, 1_800_000))

  test('show tops whose rows, others and total are one sum', async ({ assert }) => {
    const { tops, figures } = await shown('2026-01-01', '2026-12-31')
    for (const top of [tops.customers, tops.products]) {
      assert.isAtMost(top.rows.length, 10)
      assert.equal(top.sum.revenue, figures.revenue.value)
    }
    const { sum } = await get('/receivables?_start=0&_end=10')
    assert.equal(tops.debts.sum.balance, sum.balance)
  })

  test('refuse what cannot be asked, at its name', async ({ assert }) => {
    const client = await superAdmin()
    for (const path of [
      ...['range=none', 'range=custom', 'range=custom&from=2026-02-30&to=2026-03-01', 'color=red'].map(
        (query) => `?${query}`,
      ),
      ...['range=custom&from=2026-03-02&to=2026-03-01', 'range=custom&from=2023-01-01&to=2026-01-01'].map(
        (query) => `?${query}`,
      ),
      ...['', 'metric=cost&from=2026-01-01&to=2026-01-31', 'metric=revenue&from=2026-01-01'].map(
        (query) => `/entries?${query}`,
      ),
      '/entries?metric=revenue&from=2026-01-01&to=2026-01-31&hour=24',
      '/entries?metric=revenue&from=2026-01-01&to=2026-01-31&by=customer&key=1',
      '/entries?metric=revenue&from=2026-01-01&to=2026-01-31&key=none',
      '/entries?metric=collected&from=2026-01-01&to=2026-01-31&by=product&key=none',
      '/reports/sales-by-color',
    ])
      assert.equal((await client.get(`/dashboard${path}`)).status, 400, path)
    const { body } = await call('GET', '/dashboard?range=custom&from=2023-01-01&to=2026-01-01', {
      token: await signIn('superadmin'),
      headers: { 'accept-language': 'vi' },
    })
    assert.include(JSON.stringify(body), 'tối đa ba năm')
  })

  test('are shown as far as a person may see them, by each way there is', async ({ assert }) => {
    const see: readonly [number, readonly string[]][] = [
      [20, ['revenue', 'shipping', 'kgSold', 'baremKgSold']],
      [21, ['refunded']],
      [24, ['collected']],
      [22, []],
      [58, []],
    ]
    for (const [area, names] of see) {
      const client = api((await clerk(area, ['v'], [[27, 'v']])).token)
      const { body } = await client.get('/dashboard')
      assert.sameMembers(Object.keys(body.figures), [...names])
      assert.sameMembers(Object.keys(body.tops), [
        ...(area === 20 ? ['customers', 'products'] : []),
        ...(area === 22 ? ['debts'] : []),
      ])
      assert.notProperty(body, 'stock')
      for (const metric of ['revenue', 'refunded', 'shipping', 'kgSold', 'baremKgSold', 'collected'])
        assert.equal(
          (await client.get(`/dashboard/entries?metric=${metric}&from=2026-01-01&to=2026-01-31`)).status,
          names.includes(metric) ? 200 : 403,
        )
      for (const path of ['', '/export'])
        assert.equal((await client.get(`/dashboard/reports/sales-by-product${path}`)).status, area === 20 ? 200 : 403)
    }
  })

  test('tell what goods are worth to those alone who may see costs, and nothing without the dashboard', async ({
    assert,
  }) => {
    const inventory = await clerk(47, ['v'], [[27, 'v']])
    const costs = await clerk(
      47,
      ['v'],
      [
        [27, 'v'],
        [58, 'v'],
      ],
      'costs',
    )
    const stockOf = async (token: string) => (await api(token).get('/dashboard')).body.stock
    assert.sameMembers(Object.keys(await stockOf(inventory.token)), ['actualKg'])
    assert.sameMembers(Object.keys(await stockOf(costs.token)), ['actualKg', 'value'])
    const blind = api((await clerk(20, ['v'])).token)
    for (const path of [
      '',
      '/entries?metric=revenue&from=2026-01-01&to=2026-01-31',
      '/reports/sales-by-product',
      '/reports/sales-by-product/export',
    ])
      assert.equal((await blind.get(`/dashboard${path}`)).status, 403, path)
  })

  test('come with what waits for a person, by the right on each', async ({ assert }) => {
    const needs: readonly [number, string][] = [
      [19, 'openOrders'],
      [22, 'overdueDebts'],
      [46, 'trucksInYard'],
    ]
    for (const [area, need] of needs) {
      const { body } = await api((await clerk(area, ['v'], [[27, 'v']])).token).get('/dashboard')
      assert.sameMembers(Object.keys(body.needs), [need])
    }
    const overdue = (await get('/debt-tracking?show=overdue&_end=1')).total
    assert.isAbove(overdue, 0)
    assert.equal((await get('/dashboard')).needs.overdueDebts, overdue, 'what the list behind it has')
    const trucks = async () => (await get('/dashboard')).needs.trucksInYard
    const before = await trucks()
    const truck = { licencePlate: '15C-777.77', firstWeight: '8250', firstAt: '2026-01-05T01:00:00.000Z' }
    const came = await answered((await superAdmin()).post('/weighing-tickets', truck))
    assert.equal(await trucks(), before + 1)
    await answered(take('weighing-tickets', came, 'weigh', { values: { secondWeight: '21300' } }))
    assert.equal(await trucks(), before)
  })

  test('have another version after each posting that changes them, for those alone who see it', async ({ assert }) => {
    const sees = async (area: number) => api((await clerk(area, ['v'], [[27, 'v']])).token)
    const [all, sales, money] = [await superAdmin(), await sees(20), await sees(24)]
    const versions = () =>
      Promise.all([all, sales, money].map(async (client) => (await answered(client.get('/dashboard/version'))).version))
    const before = await versions()
    assert.equal((await get('/dashboard')).version, before[0])
    const receipt = await paid(await customer(), '1000000', { fundId: await fund() })
    const after = await versions()
    assert.notEqual(after[0], before[0])
    assert.equal(after[1], before[1])
    assert.notEqual(after[2], before[2])
    await answered(take('debt-transactions', receipt, 'undo', { comment: 'Nhầm khách' }))
    const undone = await versions()
    assert.notEqual(undone[2], after[2])
    assert.deepEqual(await versions(), undone)
    assert.equal((await api((await clerk(20, ['v'])).token).get('/dashboard/version')).status, 403)
  })

  test('are those of one company', async ({ assert }) => {
    const other = api(await signIn('superadmin', 'PHUONGNAM'))
    const { body } = await other.get(
      '/dashboard/entries?metric=revenue&from=2026-01-01&to=2026-12-31&_start=0&_end=100',
    )
    const { body: own } = await (
      await superAdmin()
    ).get('/dashboard/entries?metric=revenue&from=2026-01-01&to=2026-12-31&_start=0&_end=100')
    const ids = new Set(own.map(({ id }: { id: string }) => id))
    assert.isFalse(body.some(({ id }: { id: string }) => ids.has(id)))
    const { body: shownThere } = await other.get('/dashboard?range=custom&from=2026-01-01&to=2026-12-31')
    assert.notEqual(shownThere.figures.revenue.value, (await shown('2026-01-01', '2026-12-31')).figures.revenue.value)
  })
})

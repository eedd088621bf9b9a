import { test } from '@japa/runner'
import type { MetricName } from '@barem/resources/metrics'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { answered } from '../debt/owing.ts'
import { summed, thousandths, workbook, type Sheet } from './workbooks.ts'

const NAMES: Readonly<Record<MetricName, string>> = {
  revenue: 'Revenue (đ)',
  refunded: 'Refund amount (đ)',
  shipping: 'Delivery charged (đ)',
  kgSold: 'Actual kg sold',
  baremKgSold: 'Barem kg sold',
  collected: 'Collected (đ)',
}
const RANGES = [
  'range=custom&from=2024-08-01&to=2026-07-31',
  'range=custom&from=2026-02-01&to=2026-02-28',
  'range=custom&from=2026-06-15&to=2026-06-15',
  'range=custom&from=2026-03-09&to=2026-05-19',
]

const rowOf = (sheet: Sheet, name: string) => sheet.find(([first]) => first === name)!

/** What is above the last row of a column of figures, and the last row. */
const column = ([heading, ...rows]: Sheet, name: string, nth = 0) => {
  const place = heading!.flatMap((one, at) => (one === name ? [at] : []))[nth]!
  const figures = rows.map((row) => row[place] ?? 0)
  return { parts: figures.slice(0, -1), total: figures.at(-1) }
}

test.group('the dashboard as a workbook', () => {
  test('has the figures that are shown, and its rows come to them', async ({ assert }) => {
    for (const range of RANGES) {
      const shown = await answered((await superAdmin()).get(`/dashboard?${range}`))
      const sheets = await workbook(`/dashboard/export?${range}`)
      const [figures, time] = [sheets.get('Figures')!, sheets.get('Over time')!]
      for (const [name, { value, before }] of Object.entries<{ value: string; before: string }>(shown.figures)) {
        const title = NAMES[name as MetricName]
        assert.deepEqual(rowOf(figures, title).slice(1, 3).map(thousandths), [value, before].map(thousandths))
        const now = column(time, title)
        assert.deepEqual([summed(now.parts), thousandths(now.total)], [thousandths(value), thousandths(value)], title)
        const then = column(time, `${title}, period before`)
        assert.deepEqual([summed(then.parts), thousandths(then.total)], [thousandths(before), thousandths(before)])
      }
      for (const title of ['Top customers', 'Top products'])
        for (const name of ['revenue', 'shipping', 'kgSold', 'baremKgSold'] as const) {
          const { parts, total } = column(sheets.get(title)!, NAMES[name])
          assert.equal(summed(parts), thousandths(total), `${title} ${name}`)
          assert.equal(thousandths(total), thousandths(shown.figures[name].value), `${title} ${name}`)
        }
      const debts = column(sheets.get('Top customer debt')!, 'Receivable now (đ)')
      assert.equal(summed(debts.parts), thousandths(debts.total))
      assert.equal(thousandths(debts.total), thousandths(shown.tops.debts.sum.balance))
      assert.equal(rowOf(figures, 'Receivable now (đ)')[1], Number(shown.tops.debts.sum.balance))
      assert.equal(rowOf(figures, 'Payable now (đ)')[1], Number(shown.payable.balance))
      assert.equal(rowOf(figures, 'Value of the stock now (đ)')[1], Number(shown.stock.value))
    }
  })

  test('has what the caller may see, and nothing else of it', async ({ assert }) => {
    const sold = ['Revenue (đ)', 'Delivery charged (đ)', 'Actual kg sold', 'Barem kg sold', 'đ/kg']
    const see: readonly [readonly [number, string][], readonly string[], readonly string[]][] = [
      [[[20, 'v']], ['Over time', 'Top customers', 'Top products'], sold],
      [[[21, 'v']], ['Over time'], ['Refund amount (đ)']],
      [[[24, 'v']], ['Over time'], ['Collected (đ)']],
      [
        [[22, 'v']],
        ['Top customer debt'],
        ['Receivable now (đ)', 'Overdue (đ)', 'Payable now (đ)', 'Payable and overdue (đ)'],
      ],
      [[[47, 'v']], [], ['In stock now (kg)']],
      [[[58, 'v']], [], []],
      [
        [
          [47, 'v'],
          [58, 'v'],
        ],
        [],
        ['In stock now (kg)', 'Value of the stock now (đ)'],
      ],
    ]
    for (const [rights, parts, figures] of see) {
      const { token } = await clerk(27, ['v'], [...rights])
      const sheets = await workbook('/dashboard/export', token)
      assert.sameMembers([...sheets.keys()], ['Figures', ...parts, 'Definitions'])
      const [, ...rows] = sheets.get('Figures')!
      assert.sameMembers(
        rows.map(([name]) => name),
        [...figures],
      )
    }
    const blind = api((await clerk(20, ['v'])).token)
    assert.equal((await blind.get('/dashboard/export')).status, 403)
    assert.equal((await (await superAdmin()).get('/dashboard/export?range=none')).status, 400)
  })

  test('speaks the language of the caller and says how figures are worked out', async ({ assert }) => {
    const definitions = (await workbook('/dashboard/export?range=custom&from=2026-01-01&to=2026-01-31')).get(
      'Definitions',
    )!
    assert.deepEqual(rowOf(definitions, 'Range'), ['Range', '01/01/2026 – 31/01/2026'])
    assert.include(String(rowOf(definitions, NAMES.revenue)[1]), 'posted invoices')
  })
})

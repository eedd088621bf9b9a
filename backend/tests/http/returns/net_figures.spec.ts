import { test } from '@japa/runner'
import { entryLists } from '@barem/resources/lists'
import { superAdmin } from '#tests/support/documents/lives'
import { thousandths, workbook } from '../dashboard/workbooks.ts'
import { downloaded } from '#tests/support/sheets'
import { answered, customer, FREE, paid, stocked, take, type Row } from '../debt/owing.ts'
import { allFaults, reasonId, returned, returnOf, sold } from './returning.ts'

const MARCH = 'from=2026-03-01&to=2026-03-31'
const APRIL = 'from=2026-04-01&to=2026-04-30'
const BOTH = 'from=2026-03-01&to=2026-04-30'
const NAMES = ['revenue', 'refunded', 'kgSold', 'baremKgSold'] as const

type Expected = Record<(typeof NAMES)[number], string>

const LINE = { quantity: '10', priceType: 'piece', salePrice: '163500' }
const CHARGES = { ...FREE, discount: '32700' }
/** Revenue of March, what came back of it in April, and what is left; with VAT what was owed and what came back. */
const VAT = [
  ['excluded', '1602300', '480690', '1121610', 1_762_530, 528_759],
  ['included', '1456636', '436991', '1019645', 1_602_300, 480_690],
] as const

const get = async (path: string) => answered((await superAdmin()).get(path))

const entries = async (metric: string, days: string, by: string, key: string) => {
  const { body, headers } = await (
    await superAdmin()
  ).get(`/dashboard/entries?metric=${metric}&${days}&by=${by}&key=${key}`)
  return { rows: body as { code: string; contribution: string }[], sum: headers.get('x-total-sum')! }
}

/** The sum of the list of entries behind a figure. */
const listed = async (metric: (typeof NAMES)[number], days: string, by: string, key: string) => {
  const range = days.replace('from', 'date_gte').replace('to=', 'date_lte=')
  const { headers } = await (
    await superAdmin()
  ).get(`/${entryLists[metric]}?_end=1&_sum=${metric}&${range}&${by}Id=${key}`)
  return headers.get('x-total-sum')!
}

/** All figures of the dashboard, as it shows them and as its sheet has them. */
async function dashboard(days: string) {
  const { figures } = await get(`/dashboard?range=custom&${days}`)
  const sheet = (await workbook(`/dashboard/export?range=custom&${days}`)).get('Figures')!
  return NAMES.map((name, place) => {
    const title = ['Revenue (đ)', 'Refund amount (đ)', 'Actual kg sold', 'Barem kg sold'][place]
    const inSheet = sheet.find(([first]) => first === title)![1]
    return [thousandths(figures[name].value), thousandths(inSheet)] as const
  })
}

/** The row of a record in the sheet of a report: revenue, kg, barem kg and dong per kg. */
async function reportRow(by: string, days: string, code: string) {
  const [sheet] = (await workbook(`/dashboard/reports/sales-by-${by}/export?range=custom&${days}`)).values()
  const row = sheet!.find(([first]) => first === code)!
  return [row[2], row[4], row[5], row[6]]
}

const MONEY = ['amount', 'initialPaid', 'refund', 'collected', 'owed'] as const

/** What is left of the one debt of a customer on a day: by the call, its sums, the list and the sheet. */
async function debtsOn(customerId: string, asOf: string) {
  const query = `customerId=${customerId}&asOf=${asOf}`
  const called = await get(`/debt-tracking?${query}`)
  const { body, headers } = await (await superAdmin()).get(`/debts-by-document?${query}&_sum=${MONEY.join()}`)
  const sheet = (await downloaded(`/debt-tracking/export?${query}`)) as (string | number)[][]
  return [
    ...[called.rows[0], called.sum, body[0]].map((of) => MONEY.map((name) => Number(of[name]))),
    headers.get('x-total-sum')!.split(',').map(Number),
    ...[1, 2].map((row) => sheet[row]!.slice(6, 11)),
  ]
}

test.group('debts of which goods come back', () => {
  for (const [vat, , , , owed, back] of VAT)
    test(`say what is to be collected after that, as of each day: prices with VAT ${vat}`, async ({ assert }) => {
      await (await superAdmin()).patch('/company-settings', { vat, vatRate: '10' })
      try {
        const { sale, customerId } = await sold(LINE, CHARGES, { documentDate: '2026-03-10' })
        const done = await returned(sale, { quantity: '3' }, { documentDate: '2026-04-05' })
        await paid(customerId, '500000', { executionDate: '2026-04-10' })
        const undone = { comment: 'Nhầm', values: { undoneOn: '2026-05-02' } }
        await answered(take('returns', await returnOf(done.id), 'undo', undone))
        for (const [day, refund, collected] of [
          ['2026-03-31', 0, 0],
          ['2026-04-05', back, 0],
          ['2026-05-01', back, 500_000],
          ['2026-05-02', 0, 500_000],
        ] as const) {
          const expected = [owed - refund, 0, refund, collected, owed - refund - collected]
          for (const found of await debtsOn(customerId, day)) assert.deepEqual(found, expected, day)
        }
        const { rows, sum } = await get(`/receivables/statement?customerId=${customerId}&asOf=2026-05-01`)
        assert.deepEqual(
          rows.map(({ document, amount }: Row) => [document, Number(amount)]),
          [
            ['invoices', owed],
            ['returns', -back],
            ['debt-transactions', -500_000],
          ],
        )
        assert.deepEqual([sum.arising, sum.paid, sum.closing].map(Number), [
          ...[owed, back + 500_000, owed - back - 500_000],
        ])
      } finally {
        await (await superAdmin()).patch('/company-settings', { vat: 'off' })
      }
      assert.deepEqual(await allFaults(), [])
    }).timeout(120_000)
})

test.group('an invoice and its order', () => {
  test('say what came back, and are paid once the rest is', async ({ assert }) => {
    const { sale, order, customerId } = await sold(LINE, CHARGES)
    const shown = async () => {
      const [invoice, { paymentStatus }] = [await get(`/invoices/${sale.id}`), await get(`/sales-orders/${order.id}`)]
      const { returned: back, returnedCount, returnedWeight, hasReturns, owed } = invoice
      return [back, returnedCount, returnedWeight, hasReturns, owed, invoice.paymentStatus, paymentStatus]
    }
    const found = async (query: string) =>
      (await (await superAdmin()).get(`/invoices?customerId=${customerId}&${query}`)).body.length as number
    assert.deepEqual(await shown(), ['0', '0.000', '0.000', false, '1602300', 'unpaid', 'unpaid'])
    const done = await returned(sale, { quantity: '3' })
    const ofOrder = await get(`/sales-orders/${order.id}`)
    assert.deepEqual([ofOrder.returnedCount, ofOrder.returnedWeight], ['3.000', '60.000'])
    assert.deepEqual([ofOrder.returnIds, ofOrder.returns[0].code], [[done.id], done.code])
    assert.deepEqual((await get(`/invoices/${sale.id}`)).returnIds, [done.id])
    const byReturn = async (path: string, id: string) =>
      ((await (await superAdmin()).get(`/${path}?returnIds=${id}`)).body as Row[]).map((row) => row.id)
    assert.deepEqual(await byReturn('sales-orders', done.id), [order.id])
    assert.deepEqual(await byReturn('invoices', done.id), [sale.id])
    assert.deepEqual(await byReturn('invoices', order.id), [])
    const less = ['480690', '3.000', '60.000', true] as const
    assert.deepEqual(await shown(), [...less, '1121610', 'unpaid', 'unpaid'])
    assert.deepEqual(await Promise.all(['hasReturns=true', 'hasReturns=false', 'returned_gte=1'].map(found)), [1, 0, 1])
    await paid(customerId, '1000000', { invoiceId: sale.id })
    assert.deepEqual(await shown(), [...less, '121610', 'in_progress', 'in_progress'])
    const rest = await paid(customerId, '121610', { invoiceId: sale.id })
    assert.deepEqual(await shown(), [...less, '0', 'paid', 'paid'])
    await answered(take('debt-transactions', rest, 'undo', { comment: 'Nhầm' }))
    await answered(take('returns', await returnOf(done.id), 'undo', { comment: 'Nhầm' }))
    assert.deepEqual(await shown(), ['0', '0.000', '0.000', false, '602300', 'in_progress', 'in_progress'])
    assert.deepEqual(await Promise.all(['hasReturns=true', 'hasReturns=false'].map(found)), [0, 1])
    assert.deepEqual(await byReturn('invoices', done.id), [])
  }).timeout(60_000)
})

test.group('figures of a month in which goods of the month before come back', () => {
  for (const [vat, invoicedFor, refunded, left] of VAT)
    test(`are net in their own periods, to the dong: prices with VAT ${vat}`, async ({ assert }) => {
      const before = await Promise.all([MARCH, APRIL, BOTH].map(dashboard))
      await (await superAdmin()).patch('/company-settings', { vat, vatRate: '10' })
      try {
        const { sale, customerId } = await sold(LINE, CHARGES, { documentDate: '2026-03-10' })
        const done = await returned(sale, { quantity: '3' }, { documentDate: '2026-04-05' })
        const none = { refunded: '0' }
        const expected: [string, Expected][] = [
          [MARCH, { ...none, revenue: invoicedFor, kgSold: '200', baremKgSold: '184.86' }],
          [APRIL, { refunded, revenue: `-${refunded}`, kgSold: '-60', baremKgSold: '-55.458' }],
          [BOTH, { refunded, revenue: left, kgSold: '140', baremKgSold: '129.402' }],
        ]
        const { productId } = sale.lines[0]
        const [product, customer] = [await get(`/products/${productId}`), await get(`/customers/${customerId}`)]
        for (const [place, [days, figures]] of expected.entries()) {
          const now = await dashboard(days)
          for (const [nth, name] of NAMES.entries()) {
            const [shown, inSheet] = now[nth]!
            assert.equal(shown - before[place]![nth]![0], thousandths(figures[name]), `${name} ${days}`)
            assert.equal(shown, inSheet, `sheet of ${name} ${days}`)
            for (const [by, key] of [['customer', customerId] as const, ['product', productId] as const]) {
              const { rows, sum } = await entries(name, days, by, key)
              assert.equal(thousandths(sum), thousandths(figures[name]), `documents of ${name} by ${by} ${days}`)
              assert.equal(
                thousandths(await listed(name, days, by, key)),
                thousandths(figures[name]),
                `list of ${name}`,
              )
              const codes = { [MARCH]: [sale.code], [APRIL]: [done.code], [BOTH]: [done.code, sale.code] }[days]
              assert.deepEqual(
                rows.map(({ code }) => code),
                codes!.filter((code) => name !== 'refunded' || code === done.code),
              )
            }
          }
          const { revenue, kgSold, baremKgSold } = figures
          const perKg = Math.round(Number(revenue) / Number(kgSold))
          for (const [by, code] of [['product', product.code] as const, ['customer', customer.code] as const])
            assert.deepEqual(
              await reportRow(by, days, code),
              [Number(revenue), Number(kgSold), Number(baremKgSold), perKg],
              `${by} ${days}`,
            )
        }
        const bought = Number(sale.grandTotal) - Number(done.totalRefund)
        assert.equal((await get(`/customers/${customerId}`)).totalPurchase, String(bought))

        await answered(take('returns', done, 'undo', { comment: 'Nhầm', values: { undoneOn: '2026-04-30' } }))
        const { rows, sum } = await entries('revenue', BOTH, 'customer', customerId)
        assert.lengthOf(rows, 3)
        assert.equal(sum, invoicedFor)
        assert.equal((await get(`/customers/${customerId}`)).totalPurchase, sale.grandTotal)
      } finally {
        await (await superAdmin()).patch('/company-settings', { vat: 'off' })
      }
      assert.deepEqual(await allFaults(), [])
    }).timeout(120_000)
})

test.group('figures of goods that come back without an invoice', () => {
  test('are less by them, and each opens what makes it', async ({ assert }) => {
    const { productId, warehouseId } = await stocked('100')
    const customerId = await customer()
    const before = await dashboard(APRIL)
    const draft = await answered(
      (await superAdmin()).post('/returns', {
        ...{ basis: 'none', customerId, documentDate: '2026-04-08', reasonId: await reasonId(), warehouseId },
        lines: [{ productId, quantity: '4', ownPrice: '200000', ownPriceType: 'piece', actualWeight: '80' }],
      }),
    )
    const there = await answered(take('returns', draft, 'receive'))
    const done = await answered(take('returns', there, 'request'))
    const expected = { revenue: '-800000', refunded: '800000', kgSold: '-80', baremKgSold: '-73.94' }
    const now = await dashboard(APRIL)
    for (const [nth, name] of NAMES.entries()) {
      assert.equal(now[nth]![0] - before[nth]![0], thousandths(expected[name]), name)
      assert.equal(now[nth]![0], now[nth]![1], `sheet of ${name}`)
      for (const [by, key] of [
        ['customer', customerId],
        ['product', productId],
        ...(name === 'refunded' ? [] : [['warehouse', warehouseId]]),
      ] as const) {
        const { rows, sum } = await entries(name, APRIL, by!, key!)
        assert.equal(thousandths(sum), thousandths(expected[name]), `documents of ${name} by ${by}`)
        assert.deepEqual(
          rows.map(({ code }) => code),
          [done.code],
        )
        assert.equal(thousandths(await listed(name, APRIL, by!, key!)), thousandths(expected[name]), `list of ${name}`)
      }
    }
    const [product, buyer] = [await get(`/products/${productId}`), await get(`/customers/${customerId}`)]
    for (const [by, code] of [['product', product.code] as const, ['customer', buyer.code] as const])
      assert.deepEqual(await reportRow(by, APRIL, code), [-800000, -80, -73.94, 10000])
    assert.equal(buyer.totalPurchase, '-800000')
    await answered(take('returns', done, 'undo', { comment: 'Nhầm', values: { undoneOn: '2026-04-30' } }))
    assert.deepEqual(
      (await dashboard(APRIL)).map(([shown]) => shown),
      before.map(([shown]) => shown),
    )
    assert.deepEqual(await allFaults(), [])
  }).timeout(60_000)
})

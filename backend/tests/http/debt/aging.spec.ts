import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { downloaded } from '#tests/support/sheets'
import { answered, customer, invoiced, paid, soldAndIssued, take } from './owing.ts'

const free = { discountSource: 'manual', discount: '0', shippingFee: '0' }
const isThere = (value: unknown) => value !== null && value !== undefined
const get = async (path: string) => answered((await superAdmin()).get(path))

/** The worked example of aging in days: four invoices of 5 to 20 million, and 4 million that pay none of them. */
async function worked(): Promise<{ customerId: string; first: string }> {
  const customerId = await customer()
  const { order } = await soldAndIssued(
    customerId,
    { quantity: '43', priceType: 'piece', salePrice: '1000000' },
    '43',
    { ...free, orderDate: '2026-01-05', receivingDate: '2026-01-05' },
  )
  const ids: string[] = []
  for (const [pieces, dueDate] of [
    ['10', '2026-05-01'],
    ['20', '2026-06-30'],
    ['5', '2026-06-29'],
    ['7', '2026-03-31'],
  ] as const)
    ids.push((await invoiced(order, pieces, { dueDate })).id)
  await paid(customerId, '4000000', { kind: 'deposit', orderId: order.id })
  return { customerId, first: ids[0]! }
}

test.group('aging', () => {
  test('puts each debt by how late it is on a day, and money that pays nothing beside it: all is the balance', async ({
    assert,
  }) => {
    const { customerId, first } = await worked()
    const buckets = { notDue: '20000000', late30: '5000000', late60: '10000000', late90: '0', later: '7000000' }
    const all = { ...buckets, unapplied: '-4000000', balance: '38000000' }
    const { rows, sum, total } = await get(`/receivables?asOf=2026-06-30&customerId=${customerId}&_start=0&_end=10`)
    assert.containsSubset(rows, [{ id: customerId, overdueDays: 91, ...all }])
    assert.deepEqual([sum, total], [all, 1])
    // Payments of later days do not reach an earlier one.
    await paid(customerId, '10000000', { invoiceId: first, executionDate: '2026-07-02' })
    const then = await get(`/receivables?asOf=2026-06-30&customerId=${customerId}`)
    assert.deepEqual(then.sum, all)
    const now = await get(`/receivables?asOf=2026-07-02&customerId=${customerId}`)
    assert.containsSubset(now.sum, { balance: '28000000', late60: '0', late90: '0' })
  })

  test('ends its buckets on the days that the company has set, each later than the one before', async ({
    assert,
    cleanup,
  }) => {
    const client = await superAdmin()
    const set = (lateFirst: number, lateSecond: number, lateThird: number) =>
      client.patch('/company-settings', { lateFirst, lateSecond, lateThird })
    const { customerId } = await worked()
    cleanup(async () => void (await set(30, 60, 90)))
    assert.equal((await set(1, 91, 100)).status, 200)
    const found = await get(`/receivables?asOf=2026-06-30&customerId=${customerId}`)
    const buckets = { notDue: '20000000', late30: '5000000', late60: '17000000', late90: '0', later: '0' }
    assert.containsSubset(found.sum, { ...buckets, balance: '38000000' })
    assert.deepEqual(found.ends, [1, 91, 100])
    const { party, ends } = await get(`/receivables/card?customerId=${customerId}&asOf=2026-06-30`)
    assert.containsSubset(party, buckets)
    assert.deepEqual(ends, [1, 91, 100])
    const refused = await set(30, 30, 90)
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, 'lateSecond'])
  })

  test('is opened to the card of a customer, whose balance runs, and to the entries of each invoice', async ({
    assert,
  }) => {
    const { customerId, first } = await worked()
    const row = await paid(customerId, '3000000', { executionDate: '2026-03-02' })
    await take('debt-transactions', row, 'undo', { comment: 'Nhầm', values: { undoneOn: '2026-03-04' } })
    const { party, rows, sum } = await get(`/receivables/card?customerId=${customerId}&asOf=2026-04-01&from=2026-03-01`)
    assert.containsSubset(party, { balance: '38000000', customer: { id: customerId } })
    assert.deepEqual(
      rows.map(({ date, amount, balance }: Record<string, string>) => [date, amount, balance]),
      [
        ['2026-03-02', '-3000000', '35000000'],
        ['2026-03-04', '3000000', '38000000'],
      ],
    )
    assert.deepEqual(sum, { opening: '38000000', arising: '3000000', paid: '3000000', closing: '38000000' })
    const entries = await get(`/debt-tracking/entries?invoiceId=${first}`)
    assert.containsSubset(entries, [{ kind: 'invoice', amount: '10000000', owedAfter: '10000000' }])
    const listed = await get(`/debt-tracking?customerId=${customerId}&asOf=2026-06-30&show=overdue`)
    assert.deepEqual([listed.total, listed.sum.owed], [3, '22000000'])
  })

  test('is stated to a customer over a range, on paper and as a sheet, to the same balance', async ({ assert }) => {
    const { customerId } = await worked()
    await paid(customerId, '3000000', { executionDate: '2026-03-02' })
    const query = `customerId=${customerId}&from=2026-03-01&asOf=2026-04-01`
    const { rows, sum, from, asOf } = await get(`/receivables/statement?${query}`)
    const figures = { opening: '38000000', arising: '0', paid: '3000000', closing: '35000000' }
    assert.deepEqual([sum, from, asOf], [figures, '2026-03-01', '2026-04-01'])
    assert.containsSubset(rows, [{ kind: 'receipt', amount: '-3000000', balance: '35000000' }])
    const [, opening, paying, closing] = await downloaded(`/receivables/statement/export?${query}`)
    const day = (text: string) => new Date(`${text}T00:00:00Z`)
    assert.deepEqual(opening!.filter(isThere), [day('2026-03-01'), 'Opening balance', 38_000_000])
    assert.deepEqual(paying!.filter(isThere), [day('2026-03-02'), rows[0].code, 'Receipt', 3_000_000, 35_000_000])
    assert.deepEqual(closing!.filter(isThere), [day('2026-04-01'), 'Closing balance', 0, 3_000_000, 35_000_000])
  })

  test('is taken out as sheets, by customer and by document, with the sums that the lists show', async ({ assert }) => {
    const { customerId } = await worked()
    const query = `customerId=${customerId}&asOf=2026-06-30`
    const [list, listed] = [await get(`/receivables?${query}`), await get(`/debt-tracking?${query}&show=overdue`)]
    const [head, row, sum, ...none] = await downloaded(`/receivables/export?${query}`)
    assert.deepEqual(head!.slice(0, 4), ['Customer code', 'Customer', 'Owed', 'Not yet due'])
    assert.deepEqual(
      row!.slice(2, 9),
      [38, 20, 5, 10, 0, 7, -4].map((millions) => millions * 1e6),
    )
    assert.deepEqual([sum![2], none], [Number(list.sum.balance), []])
    const sheet = await downloaded(`/debt-tracking/export?${query}&show=overdue`)
    assert.deepEqual(
      sheet.slice(1, -1).map((cells) => [cells[2], cells[10]]),
      listed.rows.map(({ code, owed }: Record<string, string>) => [code, Number(owed)]),
    )
    assert.equal(sheet.at(-1)![10], 22_000_000)
    const all = await downloaded(`/debt-tracking/export?${query}&from=2099-01-01`)
    assert.equal(all.at(-3)![10], 42_000_000, 'what is open stays, however old it is')
    // It differs from what the customer owes by money that pays nothing yet, and says so.
    assert.deepEqual(
      all.slice(-2).map((cells) => [cells[1], cells[10]]),
      [
        ['Not allocated', -4_000_000],
        ['Balance', 38_000_000],
      ],
    )
    assert.containsSubset((await get(`/debt-tracking?${query}`)).sum, { owed: '42000000', unapplied: '-4000000' })
    assert.deepEqual([listed.sum.unapplied, listed.sum.balance], [null, null])
  })

  test('is taken out by those who may export invoices', async ({ assert }) => {
    const [sees, exports] = [await clerk(22, ['v']), await clerk(35, ['v'])]
    for (const path of ['/receivables/export', '/debt-tracking/export']) {
      assert.equal((await api(sees.token).get(path)).status, 403)
      assert.equal((await api(exports.token).get(path)).status, 403)
      assert.equal((await (await superAdmin()).get(path)).status, 200)
    }
  })

  test('is for those who may see debts, and refuses what cannot be asked', async ({ assert }) => {
    const [sees, blind] = [await clerk(22, ['v']), await clerk(20, ['v'])]
    const customerId = await customer()
    const statement = `/receivables/statement?customerId=${customerId}`
    const sheet = `/receivables/statement/export?customerId=${customerId}`
    for (const path of ['/receivables', '/debt-tracking', statement, sheet]) {
      assert.equal((await api(sees.token).get(path)).status, 200)
      assert.equal((await api(blind.token).get(path)).status, 403)
    }
    for (const query of ['asOf=2026-02-30', 'show=none', 'customerId=1', 'color=red', 'q=%00'])
      assert.equal((await api(sees.token).get(`/receivables?${query}`)).status, 400, query)
    assert.equal((await api(sees.token).get(`/receivables/card?customerId=${crypto.randomUUID()}`)).status, 404)
    for (const path of ['card', 'statement', 'statement/export'])
      assert.equal((await api(sees.token).get(`/receivables/${path}`)).status, 400, path)
  })
})

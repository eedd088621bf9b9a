import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { downloaded } from '#tests/support/sheets'
import { answered, customer, fund, paid, take, type Row } from './owing.ts'

const book = async (query: string): Promise<Row> => answered((await superAdmin()).get(`/cash-book?${query}`))

const opened = async (fundId: string, amount: string) => {
  const draft = await answered(
    (await superAdmin()).post('/opening-funds', { openedOn: '2026-01-31', lines: [{ fundId, amount }] }),
  )
  return answered(take('opening-funds', draft, 'post'))
}

/** A fund that begins with 500, and has 300 and 200 received on two days. */
async function used() {
  const [fundId, customerId] = [await fund(), await customer()]
  const opening = await opened(fundId, '500')
  const first = await paid(customerId, '300', { fundId, executionDate: '2026-02-03', payer: 'Chị Hạnh' })
  const second = await paid(customerId, '200', { fundId, executionDate: '2026-02-10' })
  return { fundId, opening, first, second }
}

const short = ({ rows }: Row) => rows.map((row: Row) => [row.date, row.in, row.out, row.balance])

test.group('the cash book', () => {
  test('has what a fund began with, each entry with the balance after it, and what it ended with', async ({
    assert,
  }) => {
    const { fundId, opening, first } = await used()
    const all = await book(`fundId=${fundId}&to=2026-02-28`)
    assert.deepEqual(short(all), [
      ['2026-01-31', '500', null, '500'],
      ['2026-02-03', '300', null, '800'],
      ['2026-02-10', '200', null, '1000'],
    ])
    assert.deepEqual(all.sum, { opening: '0', in: '1000', out: '0', closing: '1000' })
    assert.deepEqual(
      all.rows.slice(0, 2).map(({ code, document, documentId }: Row) => [code, document, documentId]),
      [
        [opening.code, 'opening-funds', opening.id],
        [first.code, 'debt-transactions', first.id],
      ],
    )
    assert.deepInclude(all.rows[1], { kind: 'receipt', person: 'Chị Hạnh', isUndone: false })
    assert.equal(all.funds.find(({ id }: Row) => id === fundId).balance, '1000')
  })

  test('begins a range with what was there before it, also on its later pages', async ({ assert }) => {
    const { fundId } = await used()
    const range = await book(`fundId=${fundId}&from=2026-02-01&to=2026-02-05`)
    assert.deepEqual(range.sum, { opening: '500', in: '300', out: '0', closing: '800' })
    assert.deepEqual([short(range), range.total], [[['2026-02-03', '300', null, '800']], 1])
    const second = await book(`fundId=${fundId}&from=2026-02-01&to=2026-02-28&_start=1&_end=2`)
    assert.deepEqual([short(second), second.total], [[['2026-02-10', '200', null, '1000']], 2])
    assert.equal(range.funds.find(({ id }: Row) => id === fundId).balance, '800')
  })

  test('shows what is undone as leaving on the day of its undoing', async ({ assert }) => {
    const { fundId, first } = await used()
    await answered(take('debt-transactions', first, 'undo', { comment: 'Nhầm', values: { undoneOn: '2026-02-20' } }))
    const { rows, sum } = await book(`fundId=${fundId}&from=2026-02-15&to=2026-02-28`)
    assert.deepEqual([rows[0].code, rows[0].kind, rows[0].isUndone], [first.code, 'receipt', true])
    assert.deepEqual(sum, { opening: '1000', in: '0', out: '300', closing: '700' })
  })

  test('has all funds together, in the order of their days', async ({ assert }) => {
    await used()
    const { rows, sum, funds } = await book('from=2026-02-01&to=2026-02-28&_end=100')
    const days = rows.map(({ date }: Row) => date)
    assert.deepEqual(days, days.toSorted())
    const closing = funds.reduce((all: bigint, { balance }: Row) => all + BigInt(balance), 0n)
    assert.equal(String(closing), sum.closing)
    assert.equal(BigInt(sum.opening) + BigInt(sum.in) - BigInt(sum.out), BigInt(sum.closing))
  })

  test('of all funds together counts what goes between them on neither side', async ({ assert }) => {
    const [{ fundId }, toFundId] = [await used(), await fund()]
    const range = 'from=2026-02-12&to=2026-02-12'
    const before = await book(range)
    const moved = { executionDate: '2026-02-12', fromFundId: fundId, toFundId, amount: '70' }
    const draft = await answered((await superAdmin()).post('/fund-transfers', moved))
    await answered(take('fund-transfers', draft, 'request'))
    assert.deepEqual((await book(range)).sum, before.sum)
    assert.deepInclude((await book(`fundId=${fundId}&${range}`)).sum, { in: '0', out: '70' })
    assert.deepInclude((await book(`fundId=${toFundId}&${range}`)).sum, { in: '70', out: '0' })
  })

  test('is the same as a sheet, and in one answer', async ({ assert }) => {
    const { fundId } = await used()
    const asked = `fundId=${fundId}&from=2026-02-01&to=2026-02-28`
    const whole = await answered((await superAdmin()).get(`/cash-book/whole?${asked}`))
    assert.deepInclude(whole, { fundId, from: '2026-02-01', to: '2026-02-28', total: 2 })
    const [, ...lines] = await downloaded(`/cash-book/export?${asked}`)
    assert.deepEqual(
      lines.map((line) => [6, 7, 8].map((column) => line[column] ?? null)),
      [
        [null, null, 500],
        [300, null, 800],
        [200, null, 1000],
        [500, 0, 1000],
      ],
    )
  })

  test('refuses what is no fund, no day, or not asked for', async ({ assert }) => {
    const client = await superAdmin()
    for (const query of ['fundId=abc', 'from=2026-02-30', 'to=yesterday', 'kind=receipt'])
      assert.equal((await client.get(`/cash-book?${query}`)).status, 400, query)
    assert.equal((await client.get(`/cash-book?fundId=${crypto.randomUUID()}`)).status, 404)
    const other = api(await signIn('superadmin', 'PHUONGNAM'))
    assert.equal((await other.get(`/cash-book?fundId=${await fund()}`)).status, 404)
  })
})

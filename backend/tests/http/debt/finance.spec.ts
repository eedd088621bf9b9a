import { test } from '@japa/runner'
import { areas } from '@barem/resources/areas'
import { dueWeeks } from '@barem/resources/calc/due_weeks'
import { addDays } from '@barem/resources/calc/days'
import { dayInVietnam } from '@barem/resources/kit'
import { api, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { entered, newPerson, newRole } from '#tests/support/people'
import {
  answered,
  balanceOf,
  debtor,
  fund,
  invoiced,
  owing,
  paid,
  richFund,
  soldAndIssued,
  SOLD,
  FREE,
  customer,
  supplier,
  take,
  oweSince,
  type Row,
} from './owing.ts'
import { bought, contract, received } from '../stock/receiving.ts'
import { product, warehouse } from '../stock/stock.ts'

const today = dayInVietnam(new Date())
const finance = async (query = ''): Promise<Row> => answered((await superAdmin()).get(`/finance?${query}`))

const SIDES = { receipts: 'debts-by-document', payments: 'payables-by-document' } as const

/** The sum of what is owed in a list. */
async function owedIn(path: string): Promise<string> {
  const { headers, status, body } = await (await superAdmin()).get(`${path}${path.includes('?') ? '&' : '?'}_sum=owed`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return headers.get('x-total-sum')!
}

/** What somebody gets from the page who may do just what is said. */
const seenWith = async (...permissions: (readonly [number, string])[]) => {
  const { token } = await entered(await newPerson(await newRole(permissions)))
  return api(token).get('/finance')
}

/** What the list of open debts of a side comes to that are due on some days. */
async function listed(side: keyof typeof SIDES, { from, to }: Record<'from' | 'to', string | null>): Promise<string> {
  const days = { ...(from && { dueDate_gte: from }), ...(to && { dueDate_lte: to }) }
  return owedIn(`/${SIDES[side]}?${new URLSearchParams({ isOpen: 'true', ...days })}`)
}

/** Debts of both sides that are late, due in some weeks, and later. */
async function owedOnManyDays(): Promise<void> {
  const { order } = await soldAndIssued(await customer(), SOLD, '50', FREE)
  for (const days of [-20, 0, 9, 30, 200]) await invoiced(order, '1', { dueDate: addDays(today, days) })
  await oweSince('2026-01-01')
  const [supplierId, warehouseId] = [await supplier(30), await warehouse()]
  const line = { productId: await product(), quantity: '10', priceType: 'piece', unitPrice: '100' }
  for (const documentDate of ['2026-02-02', today]) await received(warehouseId, [line], { supplierId, documentDate })
  await oweSince(null)
}

test.group('the money of the company', () => {
  test('has each fund with what it has today, as the cash book says', async ({ assert }) => {
    const [till, bank] = [await richFund(), await fund('bank')]
    await paid(await customer(), '300', { fundId: bank, executionDate: '2026-02-03' })
    const { funds } = await finance()
    const balance = (id: string) => funds.find((one: Row) => one.id === id).balance
    assert.deepEqual([balance(till), balance(bank)], [await balanceOf(till), '300'])
    assert.deepEqual(funds, (await answered((await superAdmin()).get('/cash-book'))).funds)
  })

  test('counts what came and went on each day, but not what goes from fund to fund', async ({ assert }) => {
    const range = 'from=2026-03-02&to=2026-03-04'
    const before = await finance(range)
    const [till, bank] = [await richFund(), await fund('bank')]
    await paid(await customer(), '700', { fundId: bank, executionDate: '2026-03-03' })
    const moved = { executionDate: '2026-03-03', fromFundId: till, toFundId: bank, amount: '70' }
    await answered(
      take('fund-transfers', await answered((await superAdmin()).post('/fund-transfers', moved)), 'request'),
    )
    const after = await finance(range)
    assert.deepEqual(
      after.moved.days.map(({ date }: Row) => date),
      ['2026-03-02', '2026-03-03', '2026-03-04'],
    )
    const gain = (name: 'in' | 'out') => BigInt(after.moved.days[1][name]) - BigInt(before.moved.days[1][name])
    assert.deepEqual([gain('in'), gain('out')], [700n, 0n])
    const sumOf = (name: 'in' | 'out') =>
      String(after.moved.days.reduce((sum: bigint, day: Row) => sum + BigInt(day[name]), 0n))
    const book = await answered((await superAdmin()).get(`/cash-book?${range}`))
    assert.deepEqual(after.moved.sum, book.sum)
    assert.deepEqual([sumOf('in'), sumOf('out')], [book.sum.in, book.sum.out])
  })

  test('has each day open the cash book that makes it', async ({ assert }) => {
    await paid(await customer(), '800', { executionDate: '2026-03-05' })
    for (const { date, ...day } of (await finance('from=2026-03-04&to=2026-03-06')).moved.days) {
      const { sum } = await answered((await superAdmin()).get(`/cash-book?from=${date}&to=${date}`))
      assert.deepEqual(day, { in: sum.in, out: sum.out }, date)
    }
  })

  test('has weeks that come to all open debts and payables, each as its list says', async ({ assert }) => {
    await owedOnManyDays()
    const { expected } = await finance()
    const all = { from: null, to: null }
    assert.deepEqual(
      expected.weeks.map(({ from, to }: Row) => ({ from, to })),
      dueWeeks(today),
    )
    for (const side of Object.keys(SIDES) as (keyof typeof SIDES)[]) {
      for (const week of expected.weeks) assert.equal(week[side], await listed(side, week), `${side} of ${week.from}`)
      const sum = expected.weeks.reduce((so: bigint, week: Row) => so + BigInt(week[side]), 0n)
      assert.deepEqual([String(sum), expected[side]], [await listed(side, all), await listed(side, all)])
      assert.isAbove(expected.weeks.filter((week: Row) => week[side] !== '0').length, 1)
    }
    const client = await superAdmin()
    const { sum } = await answered(client.get('/receivables?_end=1'))
    assert.equal(expected.receipts, String(BigInt(sum.balance) - BigInt(sum.unapplied)))
    const suppliers = await answered(client.get('/payables/balance'))
    assert.equal(expected.payments, String(BigInt(suppliers.balance) - BigInt(suppliers.unapplied)))
  })

  test('has the deposits of contracts that are not paid', async ({ assert }) => {
    const before = BigInt((await finance()).expected.deposits)
    const { grandTotal } = await contract([bought(await product(), '100')], { depositPercent: '30' })
    const { deposits } = (await finance()).expected
    assert.equal(BigInt(deposits) - before, BigInt(Math.round(Number(grandTotal) * 0.3)))
    assert.equal(deposits, await owedIn('/contract-deposits'))
  })

  test('keeps debts from whoever may not see them', async ({ assert }) => {
    await debtor('3')
    const seen = await answered(seenWith([areas.cashBook, 'v']))
    assert.notProperty(seen, 'expected')
    assert.isNotEmpty(seen.funds)
    assert.property(await answered(seenWith([areas.cashBook, 'v'], [areas.debt, 'v'])), 'expected')
    assert.equal((await seenWith([areas.debt, 'v'])).status, 403)
  })

  test('is that of the own company', async ({ assert }) => {
    const { customerId } = await owing()
    const till = await richFund()
    assert.isString(customerId)
    const { funds, moved, expected } = await answered(api(await signIn('superadmin', 'PHUONGNAM')).get('/finance'))
    assert.notInclude(
      funds.map(({ id }: Row) => id),
      till,
    )
    assert.notDeepEqual(moved.sum, (await finance()).moved.sum)
    assert.notEqual(expected.receipts, (await finance()).expected.receipts)
  })

  test('refuses what are no days, too many of them, or not asked for', async ({ assert }) => {
    const client = await superAdmin()
    for (const [query, fields] of [
      ['from=2026-02-30', ['from']],
      ['to=yesterday', ['to']],
      ['from=2026-03-02&to=2026-03-01', ['from', 'to']],
      ['from=2026-01-01&to=2026-04-03', ['from', 'to']],
      ['fundId=1', ['fundId']],
    ] as const) {
      const { status, body } = await client.get(`/finance?${query}`)
      assert.deepEqual([status, body.errors.map(({ field }: Row) => field)], [400, fields], query)
    }
    assert.lengthOf((await finance('from=2026-01-01&to=2026-04-02')).moved.days, 92)
    assert.lengthOf((await finance()).moved.days, 30)
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import { DRAW } from '#tests/support/draw'
import { times } from '#tests/support/soak'
import { History, ORDERED, dayOf, step } from './debt_history.ts'
import { answered, customer, invoiced, paid, SOLD, soldAndIssued, take, type Row } from './owing.ts'
import { agreesOn, get, sheetsAgreeOn, total } from './past_days.ts'

const debts = async (customerId: string, asOf: string) =>
  (await get(`/debt-tracking?customerId=${customerId}&asOf=${asOf}`)).rows.map(({ code, owed }: Row) => [code, owed])
const agedOn = async (customerId: string, asOf: string) =>
  (await get(`/receivables?customerId=${customerId}&asOf=${asOf}`)).sum

test.group('debts as of a past day', () => {
  test('are of documents that there were, paid by what there was, undone when they were undone', async ({ assert }) => {
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, SOLD, '50', ORDERED)
    const on = (documentDate: string, pieces: string) =>
      invoiced(order, pieces, { documentDate, dueDate: documentDate })
    const first = await on('2026-02-24', '10')
    // It is paid by money that came before it.
    await paid(customerId, '400000', { invoiceId: first.id, executionDate: '2026-02-09' })
    assert.deepEqual(await debts(customerId, '2026-02-19'), [])
    assert.containsSubset(await agedOn(customerId, '2026-02-19'), { balance: '-400000', unapplied: '-400000' })
    assert.deepEqual(await debts(customerId, '2026-02-24'), [[first.code, '600000']])
    // What was undone since was owed until then.
    const second = await on('2026-02-25', '5')
    await answered(take('invoices', second, 'undo', { comment: 'Thử', values: { undoneOn: '2026-03-10' } }))
    assert.deepEqual(await debts(customerId, '2026-03-09'), [
      [first.code, '600000'],
      [second.code, '500000'],
    ])
    assert.deepEqual(await debts(customerId, '2026-03-10'), [[first.code, '600000']])
    // An invoice of a day before the deposit that it takes: nothing of the deposit is a debt.
    await paid(customerId, '300000', { kind: 'deposit', orderId: order.id, executionDate: '2026-03-20' })
    const third = await on('2026-03-15', '8')
    assert.containsSubset(await agedOn(customerId, '2026-03-17'), { late30: '1400000', unapplied: '0' })
    assert.deepEqual((await debts(customerId, '2026-03-20')).at(-1), [third.code, '500000'])
    for (const day of ['02-08', '02-09', '02-24', '03-10', '03-17', '03-20', '04-01'])
      await agreesOn(assert, customerId, `2026-${day}`)
  })

  test('keep what an allocation took until it was taken back, also where that is dated before it', async ({
    assert,
  }) => {
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, SOLD, '50', ORDERED)
    const dated = { documentDate: '2026-02-03', dueDate: '2026-02-03' }
    const [one, other] = [await invoiced(order, '10', dated), await invoiced(order, '20', dated)]
    const row = await paid(customerId, '400000', { invoiceId: other.id })
    const anew = (before: Row, id: string, reallocatedOn: string) =>
      answered(
        take('debt-transactions', before, 'reallocate', {
          allocations: [{ invoiceId: id, amount: '400000' }],
          values: { reallocatedOn },
        } as object),
      )
    const moved = await anew(row, one.id, '2026-03-20')
    await anew(moved, other.id, '2026-03-10')
    // Money pays one document at a time, and none before it is free.
    assert.deepEqual(await debts(customerId, '2026-03-15'), [
      [one.code, '1000000'],
      [other.code, '1600000'],
    ])
    for (const day of ['02-05', '03-10', '03-15', '03-20']) await agreesOn(assert, customerId, `2026-${day}`)
  })
})

test.group('random histories of debts', () => {
  test('are told alike on every day: by document, by customer, on the card, in statements and sheets', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), fc.nat(27), async (steps, sheet) => {
        const history = await History.begin()
        for (const one of steps) await history.take(one)
        for (let day = 1; day <= 29; day += 1)
          assert.equal(await agreesOn(assert, history.customerId, dayOf(day)), history.balanceOn(dayOf(day)))
        await sheetsAgreeOn(assert, history.customerId, dayOf(sheet + 1))
        const open = (await get(`/receivables/open?customerId=${history.customerId}`)) as never as Row[]
        const now = total(open.map(({ side, open: left }) => (side === 'debt' ? left : -left)))
        assert.equal(now, history.balanceOn('2026-03-29'))
      }),
      { numRuns: times(3, 200), seed: DRAW, endOnFailure: true },
    )
  }).timeout(times(120_000, 3_600_000))
})

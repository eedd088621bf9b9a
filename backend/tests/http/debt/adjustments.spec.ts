import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { newPerson, newRole } from '#tests/support/people'
import { refused } from '../stock/receiving.ts'
import { adjusted, adjustmentOf, request } from './adjusting.ts'
import { answered, customer, debtOf, debtor, faults, oweSince, owedTo, paid, take, type Row } from './owing.ts'
import { agreesOn } from './past_days.ts'
import { matched, receivedOf } from './supplier_invoicing.ts'

const DAY = '2026-02-28'
const getRows = async (path: string) => (await answered((await superAdmin()).get(path))) as unknown as Row[]

/** What the list of debts says of the first one of a party. */
const listed = async (list: string, party: string, id: string) => {
  const [first] = await getRows(`/${list}?${party}=${id}&asOf=${DAY}`)
  const { amount, reduced, collected, owed, paymentStatus } = first!
  return { amount, reduced, collected, owed, paymentStatus }
}

test.group('adjustments of debts', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(() => oweSince(null))

  test('round off what is left at once, and it was not collected', async ({ assert }) => {
    const customerId = await debtor('5')
    await paid(customerId, '499500')
    const row = await answered(request(await adjustmentOf({ kind: 'rounding', customerId, amount: '500' })))
    assert.match(row.code, /^DCN-2602-\d{5}$/)
    assert.deepEqual([row.status, row.owing, row.allocations[0].amount], ['done', '-500', '500'])
    assert.deepEqual(await listed('debts-by-document', 'customerId', customerId), {
      ...{ amount: '499500', reduced: '500', collected: '499500', owed: '0', paymentStatus: 'paid' },
    })
    assert.equal(await agreesOn(assert, customerId, DAY), 0)
    await answered(take('debt-adjustments', row, 'undo', { comment: 'Nhầm' }))
    assert.equal(await debtOf(customerId), '500')
    assert.deepEqual(await faults(), [])
  })

  test('round off no more than 1,000 dong', async ({ assert }) => {
    const customerId = await debtor('5')
    const { status, body } = await request(await adjustmentOf({ kind: 'rounding', customerId, amount: '1001' }))
    assert.deepEqual([status, refused({ body })], [422, ['amount:roundedTooMuch']])
  })

  test('ask somebody for all that is no rounding', async ({ assert }) => {
    const customerId = await debtor('5')
    const { status, body } = await request(await adjustmentOf({ kind: 'payment_discount', customerId, amount: '1' }))
    assert.equal(status, 422)
    assert.deepEqual(
      (body.errors as { field: string }[]).map(({ field }) => field),
      ['approverId'],
    )
    const row = await adjusted({ kind: 'payment_discount', customerId, amount: '20000' })
    assert.deepEqual([row.status, await debtOf(customerId)], ['done', '480000'])
  })

  test('write a debt off for a reason, up to what is owed', async ({ assert }) => {
    const customerId = await debtor('5')
    const approverId = (await (await superAdmin()).get('/User/profile')).body.data.id
    const body = { kind: 'write_off', customerId, approverId }
    const silent = await request(await adjustmentOf({ ...body, amount: '500000' }))
    assert.deepEqual([silent.status, refused(silent)], [422, ['writeOffReason:writeOffNeedsReason']])
    const more = await request(await adjustmentOf({ ...body, amount: '500001', writeOffReason: 'Đã giải thể' }))
    assert.deepEqual([more.status, refused(more)], [422, ['amount:overDebt']])
    await adjusted({ kind: 'write_off', customerId, amount: '500000', writeOffReason: 'Đã giải thể' })
    assert.equal(await debtOf(customerId), '0')
    const [row] = await getRows(`/debt-adjustments?kind=write_off&customerId=${customerId}`)
    assert.equal(row!.owing, '-500000')
    assert.deepEqual(await faults(), [])
  })

  test('are written off by those alone who have the right to', async ({ assert }) => {
    const customerId = await debtor('5')
    const body = { kind: 'write_off', customerId, amount: '1', documentDate: '2026-02-06', reason: 'x' }
    const person = await newPerson(
      await newRole([
        [22, 'c'],
        [22, 'v'],
        [1, 'v'],
      ]),
    )
    const clerk = api(await signIn(person.username))
    const { status, body: answer } = await clerk.post('/debt-adjustments', { ...body, writeOffReason: 'Đã giải thể' })
    assert.deepEqual([status, refused({ body: answer })], [400, ['writeOffReason:unknownField']])
    assert.equal((await clerk.post('/debt-adjustments', body)).status, 201)
  })

  test('take off the debts that are named, all of them', async ({ assert }) => {
    const customerId = await debtor('5')
    const [open] = await getRows(`/receivables/open?customerId=${customerId}`)
    const named = (amount: string) => ({ allocations: [{ [open!.key]: open!.id, amount }] })
    const draft = { kind: 'rounding', customerId, amount: '900' }
    const part = await request(await adjustmentOf({ ...draft, ...named('800') }))
    assert.deepEqual([part.status, refused(part)], [422, ['amount:notAllChosen']])
    const done = await answered(request(await adjustmentOf({ ...draft, ...named('900') })))
    assert.equal(done.allocations[0][open!.key], open!.id)
    assert.equal(await debtOf(customerId), '499100')
  })

  test('hold a discount for somebody who owes nothing, who takes it back or pays with it', async ({ assert }) => {
    const customerId = await customer()
    await adjusted({ kind: 'payment_discount', customerId, amount: '300000' })
    assert.equal(await debtOf(customerId), '-300000')
    await paid(customerId, '300000', { kind: 'refund' })
    assert.equal(await debtOf(customerId), '0')
    assert.deepEqual(await faults(), [])
  })

  test('fine a customer, who pays it as any debt', async ({ assert }) => {
    const customerId = await customer()
    const row = await adjusted({ kind: 'late_fee', customerId, amount: '300000', dueDate: '2026-03-01' })
    assert.deepEqual([row.owing, row.dueDate, await debtOf(customerId)], ['300000', '2026-03-01', '300000'])
    await paid(customerId, '300000', { allocations: [{ adjustmentId: row.id, amount: '300000' }] })
    const { status, body } = await take('debt-adjustments', row, 'undo', { comment: 'Nhầm' })
    assert.deepEqual([status, refused({ body })], [422, ['comment:paidAdjustment']])
  })

  test('lower what suppliers are owed; what their invoices take off was not paid', async ({ assert }) => {
    const { supplierId, receipt } = await receivedOf({ quantity: '10', priceType: 'piece', unitPrice: '100000' })
    await adjusted({ kind: 'supplier_discount', supplierId, amount: '20000' })
    await matched(receipt, { unitPrice: '90000' })
    assert.equal(await owedTo(supplierId), '880000')
    assert.deepEqual(await listed('payables-by-document', 'supplierId', supplierId), {
      ...{ amount: '880000', reduced: '120000', collected: '0', owed: '880000', paymentStatus: 'unpaid' },
    })
    assert.equal(await agreesOn(assert, supplierId, DAY, 'payables'), 880000)
    assert.deepEqual(await faults(), [])
  })
})

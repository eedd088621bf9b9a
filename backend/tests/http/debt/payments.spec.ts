import { test } from '@japa/runner'
import { signIn } from '#tests/support/client'
import { act, superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import {
  answered,
  balanceOf,
  customer,
  debtOf,
  faults,
  fund,
  invoiced,
  owedOf,
  paid,
  payment,
  FREE,
  owing,
  soldAndIssued,
  SOLD,
  take,
  type Row,
} from './owing.ts'

test.group('a receipt', () => {
  test('pays what is due first, into its fund, and is taken back by opposite entries', async ({ assert }) => {
    const { customerId, late, soon } = await owing()
    const fundId = await fund()
    const row = await paid(customerId, '2300000', { fundId })
    assert.match(row.code, /^PT-2602-\d{5}$/)
    assert.containsSubset(await owedOf(soon.id), { owed: '0', paymentStatus: 'paid' })
    assert.containsSubset(await owedOf(late.id), { owed: '700000', paymentStatus: 'in_progress' })
    assert.deepEqual([await debtOf(customerId), await balanceOf(fundId)], ['700000', '2300000'])
    const client = await superAdmin()
    const { body } = await client.get(`/invoices?paymentStatus=in_progress&customerId=${customerId}`)
    assert.deepEqual(
      body.map(({ id }: Row) => id),
      [late.id],
    )
    const kept = await take('invoices', late, 'undo', { comment: 'Sai giá' })
    assert.deepEqual(refused(kept), ['comment:paidInvoice'])
    const undone = await take('debt-transactions', row, 'undo', { comment: 'Nhầm khách' })
    assert.equal(undone.body.status, 'cancelled')
    assert.deepEqual([await debtOf(customerId), await balanceOf(fundId)], ['3000000', '0'])
    assert.containsSubset(await owedOf(soon.id), { owed: '2000000', paymentStatus: 'unpaid' })
    assert.deepEqual(await faults(), [])
  })

  test('pays one invoice before others, or those that a person says, and never more than is open', async ({
    assert,
  }) => {
    const { customerId, order, late, soon } = await owing()
    const first = await paid(customerId, '1200000', { invoiceId: late.id })
    assert.equal(first.unapplied, '0')
    assert.deepEqual([(await owedOf(late.id)).owed, (await owedOf(soon.id)).owed], ['0', '1800000'])
    const pays = async (amount: string, allocations: object[]) =>
      refused(await take('debt-transactions', await payment(customerId, amount, { allocations }), 'request'))
    assert.deepEqual(await pays('900000', [{ invoiceId: late.id, amount: '1' }]), [
      'allocations.0.invoiceId:nothingOpen',
    ])
    assert.deepEqual(await pays('1800001', [{ invoiceId: soon.id, amount: '1800001' }]), [
      'allocations.0.amount:overOpen',
    ])
    assert.deepEqual(await pays('500', [{ invoiceId: soon.id, amount: '501' }]), ['amount:overAllocated'])
    const { customerId: another } = await owing()
    const drafted = async (more: object) => {
      const body = { kind: 'receipt', customerId: another, amount: '100', executionDate: '2026-02-05', ...more }
      return refused(await (await superAdmin()).post('/debt-transactions', { ...body, fundId: await fund() }))
    }
    const others = { allocations: [{ invoiceId: soon.id, amount: '100' }] }
    assert.deepEqual(await drafted(others), ['allocations.0.invoiceId:ofAnotherPartner'])
    assert.deepEqual(await drafted({ invoiceId: soon.id }), ['invoiceId:ofAnotherPartner'])
    assert.deepEqual(await drafted({ kind: 'deposit', orderId: order.id }), ['orderId:ofAnotherPartner'])
    const some = await paid(customerId, '1000000', { allocations: [{ invoiceId: soon.id, amount: '600000' }] })
    assert.equal(some.unapplied, '-400000')
    assert.equal((await owedOf(soon.id)).owed, '1200000')
    assert.equal(await debtOf(customerId), '800000')
    assert.deepEqual(await faults(), [])
  })

  test('that is sent three times is taken once', async ({ assert }) => {
    const { customerId } = await owing()
    const row = await payment(customerId, '1000')
    const [token, key] = [await signIn('superadmin'), crypto.randomUUID()]
    const answers = await Promise.all([1, 2, 3].map(() => act(token, 'debt-transactions', row, 'request', {}, key)))
    assert.deepEqual([...new Set(answers.map(({ status, body }) => `${status} ${body.code}`))].length, 1)
    assert.equal(await debtOf(customerId), '2999000')
  })

  test('of two cashiers at once pays no more than is open: what is left is held', async ({ assert }) => {
    const { customerId } = await owing()
    const rows = [await payment(customerId, '2000000'), await payment(customerId, '2000000')]
    const answers = await Promise.all(rows.map((row) => take('debt-transactions', row, 'request')))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    const unapplied = answers.map(({ body }) => body.unapplied).sort()
    assert.deepEqual([unapplied, await debtOf(customerId)], [['-1000000', '0'], '-1000000'])
    assert.deepEqual(await faults(), [])
  })

  test('is refused for no amount, a day to come, and a customer who is not there', async ({ assert }) => {
    const client = await superAdmin()
    const customerId = await customer()
    const body = { kind: 'receipt', customerId, fundId: await fund(), executionDate: '2026-02-05' }
    for (const amount of ['0', '-5', '1.5'])
      assert.deepEqual((await client.post('/debt-transactions', { ...body, amount })).body.errors[0].field, 'amount')
    const later = await answered(
      client.post('/debt-transactions', { ...body, amount: '5', executionDate: '2099-01-01' }),
    )
    assert.deepEqual(refused(await take('debt-transactions', later, 'request')), ['executionDate:future'])
  })
})

test.group('money that is held for a customer', () => {
  test('pays the invoice of the order that it is for, as the old and the new debt on it say', async ({ assert }) => {
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, SOLD, '50', FREE)
    const bank = await fund('bank')
    const deposit = await paid(customerId, '1500000', { kind: 'deposit', orderId: order.id, fundId: bank })
    assert.match(deposit.code, /^BC-2602-\d{5}$/)
    assert.equal(await debtOf(customerId), '-1500000')
    const first = await invoiced(order, '10')
    assert.containsSubset(first, { oldDebt: '-1500000', newDebt: '-500000' })
    assert.containsSubset(await owedOf(first.id), { owed: '0', paymentStatus: 'paid' })
    const used = await take('debt-transactions', deposit, 'undo', { comment: 'Nhầm' })
    assert.deepEqual(refused(used), ['comment:usedPayment'])
    const undone = await take('invoices', first, 'undo', { comment: 'Nhầm' })
    assert.equal(undone.status, 200)
    assert.equal(await debtOf(customerId), '-1500000')
    assert.deepEqual(await faults(), [])
  })

  test('goes back to the customer, no more than it is', async ({ assert }) => {
    const customerId = await customer()
    const fundId = await fund()
    await paid(customerId, '500000', { fundId })
    const tooMuch = await payment(customerId, '500001', { kind: 'refund', fundId })
    assert.deepEqual(refused(await take('debt-transactions', tooMuch, 'request')), ['amount:overCredit'])
    const back = await paid(customerId, '300000', { kind: 'refund', fundId })
    assert.match(back.code, /^PC-2602-\d{5}$/)
    assert.deepEqual([await debtOf(customerId), await balanceOf(fundId)], ['-200000', '200000'])
    assert.deepEqual(await faults(), [])
  })
})

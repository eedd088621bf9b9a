import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { answered, balanceOf, customer, faults, fund, paid, payment, take, type Row } from './owing.ts'

const opened = async (fundId: string, amount: string, openedOn = '2026-01-31') => {
  const draft = await answered((await superAdmin()).post('/opening-funds', { openedOn, lines: [{ fundId, amount }] }))
  return take('opening-funds', draft, 'post')
}

/** The draft of money that goes back to a customer. */
const back = (customerId: string, fundId: string, amount: string, executionDate: string) =>
  payment(customerId, amount, { kind: 'refund', fundId, executionDate })

const pay = (draft: Row) => take('debt-transactions', draft, 'request')

/** A cash fund, and a customer of whom it received 1,000 on the tenth. */
async function received(): Promise<{ fundId: string; customerId: string }> {
  const [fundId, customerId] = [await fund(), await customer()]
  await paid(customerId, '1000', { fundId, executionDate: '2026-02-10' })
  return { fundId, customerId }
}

test.group('a cash fund', () => {
  test('gives no more than it has, and says so at the amount', async ({ assert }) => {
    const { fundId, customerId } = await received()
    // The money of another fund is held for the customer too.
    await paid(customerId, '9000', { executionDate: '2026-02-10' })
    const answer = await pay(await back(customerId, fundId, '1001', '2026-02-11'))
    assert.deepEqual([answer.status, answer.body.code, refused(answer)], [409, 'FUN_ERR_008', ['amount:fundShort']])
    assert.match(answer.body.errors[0].message, /1 đ .*11\/02\/2026/)
    await answered(pay(await back(customerId, fundId, '1000', '2026-02-11')))
    assert.deepEqual([await balanceOf(fundId), await faults()], ['0', []])
  })

  test('gives on no past day what it got or gave since', async ({ assert }) => {
    const { fundId, customerId } = await received()
    await paid(customerId, '500', { fundId, executionDate: '2026-02-20' })
    await answered(pay(await back(customerId, fundId, '900', '2026-02-15')))
    const early = await pay(await back(customerId, fundId, '1', '2026-02-09'))
    const between = await pay(await back(customerId, fundId, '200', '2026-02-12'))
    assert.deepEqual([refused(early), refused(between)], [['amount:fundShort'], ['amount:fundShort']])
    assert.match(between.body.errors[0].message, /100 đ .*15\/02\/2026/)
    assert.match(early.body.errors[0].message, /09\/02\/2026/)
    await answered(pay(await back(customerId, fundId, '100', '2026-02-12')))
  })

  test('takes nothing back whose money has gone', async ({ assert }) => {
    const [fundId, customerId] = [await fund(), await customer()]
    const opening = await answered(opened(fundId, '1000'))
    await paid(customerId, '9000', { executionDate: '2026-02-10' })
    await answered(pay(await back(customerId, fundId, '600', '2026-02-11')))
    const undone = await take('opening-funds', opening, 'undo', { comment: 'Nhầm' })
    assert.deepEqual([undone.body.code, refused(undone)], ['FUN_ERR_008', ['undoneOn:fundShort']])
  })

  test('begins with no debt, and moves nothing before it begins', async ({ assert }) => {
    const [fundId, customerId] = [await fund(), await customer()]
    assert.deepEqual(refused(await opened(fundId, '-5')), ['lines.0.amount:fundShort'])
    await answered(opened(fundId, '100', '2026-02-05'))
    const early = await pay(await payment(customerId, '10', { fundId, executionDate: '2026-02-04' }))
    assert.deepEqual(refused(early), ['executionDate:beforeOpening'])
    assert.include(early.body.errors[0].message, '05/02/2026')
    await answered(pay(await payment(customerId, '10', { fundId, executionDate: '2026-02-05' })))
  })

  test('is emptied once though several pay at the same time', async ({ assert }) => {
    const { fundId, customerId } = await received()
    await paid(customerId, '9000', { executionDate: '2026-02-10' })
    const drafts = await Promise.all(Array.from({ length: 6 }, () => back(customerId, fundId, '400', '2026-02-12')))
    const answers = await Promise.all(drafts.map(pay))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 409, 409, 409, 409])
    assert.deepEqual([await balanceOf(fundId), await faults()], ['200', []])
  })
})

test.group('an account at a bank', () => {
  test('is overdrawn where its setting says so', async ({ assert }) => {
    const [fundId, customerId] = [await fund('bank'), await customer()]
    await paid(customerId, '9000', { executionDate: '2026-02-10' })
    const draft = await back(customerId, fundId, '700', '2026-02-11')
    assert.deepEqual(refused(await pay(draft)), ['amount:fundShort'])
    const client = await superAdmin()
    const account = await answered(client.get(`/funds/${fundId}`))
    const lent = await answered(client.patch(`/funds/${fundId}`, { version: account.version, overdraft: true }))
    await answered(pay(draft))
    assert.equal(await balanceOf(fundId), '-700')
    // Once the bank lends no more, it may only rise.
    await answered(client.patch(`/funds/${fundId}`, { version: lent.version, overdraft: false }))
    assert.deepEqual(refused(await pay(await back(customerId, fundId, '1', '2026-02-12'))), ['amount:fundShort'])
    await answered(pay(await payment(customerId, '1', { fundId, executionDate: '2026-02-12' })))
    assert.equal(await balanceOf(fundId), '-699')
  })

  test('lends nothing any more once it is a cash fund', async ({ assert }) => {
    const client = await superAdmin()
    const fundId = await fund('bank')
    const { version } = await answered(client.get(`/funds/${fundId}`))
    const lent = await answered(client.patch(`/funds/${fundId}`, { version, overdraft: true }))
    const cash = await answered(client.patch(`/funds/${fundId}`, { version: lent.version, kind: 'cash' }))
    assert.isNotTrue(cash.overdraft)
  })
})

import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { answered, balanceOf, customer, faults, fund, paid, RICHES, richFund, take, type Row } from './owing.ts'

const drafted = async (fromFundId: string, toFundId: string, amount: string, more: object = {}) =>
  (await superAdmin()).post('/fund-transfers', {
    ...{ fromFundId, toFundId, amount, executionDate: '2026-02-05', content: 'Nộp tiền vào ngân hàng' },
    ...more,
  })

const post = (row: Row) => take('fund-transfers', row, 'request')

const moved = async (...given: Parameters<typeof drafted>) => post(await answered(drafted(...given)))

test.group('money between funds', () => {
  test('leaves one and comes into the other with one number, and comes back when it is undone', async ({ assert }) => {
    const [cash, bank] = [await richFund(), await fund('bank')]
    const done = await answered(moved(cash, bank, '700'))
    assert.match(done.code, /^CQ-2602-\d{5}$/)
    assert.deepEqual([await balanceOf(cash), await balanceOf(bank)], [String(BigInt(RICHES) - 700n), '700'])
    const undone = await answered(take('fund-transfers', done, 'undo', { comment: 'Nhầm' }))
    assert.equal(undone.status, 'cancelled')
    assert.deepEqual([await balanceOf(cash), await balanceOf(bank), await faults()], [RICHES, '0', []])
  })

  test('is in the books of both, each with the other', async ({ assert }) => {
    const [cash, bank] = [await richFund(), await fund('bank')]
    const { id, code } = await answered(moved(cash, bank, '700'))
    const client = await superAdmin()
    const nameOf = async (fundId: string) => (await answered(client.get(`/funds/${fundId}`))).name
    for (const [fundId, other, side] of [
      [cash, bank, { in: null, out: '700' }],
      [bank, cash, { in: '700', out: null }],
    ] as const) {
      const { rows } = await answered(client.get(`/cash-book?fundId=${fundId}&from=2026-02-01&to=2026-02-28`))
      assert.containsSubset(rows, [{ ...side, code, documentId: id, kind: 'transfer', person: await nameOf(other) }])
    }
  })

  test('is refused to the same fund, to one that is off, beyond what is there, and before a fund begins', async ({
    assert,
  }) => {
    const [cash, bank] = [await richFund(), await fund('bank')]
    assert.deepEqual(refused(await drafted(cash, cash, '5')), ['toFundId:sameFund'])
    assert.deepEqual(refused(await moved(bank, cash, '5')), ['amount:fundShort'])
    assert.deepEqual(refused(await moved(cash, bank, '5', { executionDate: '2025-12-31' })), [
      'executionDate:beforeOpening',
    ])
    assert.deepEqual(refused(await moved(cash, bank, '5', { executionDate: '2099-01-01' })), ['executionDate:future'])
    const client = await superAdmin()
    const off = await answered(client.get(`/funds/${bank}`))
    await answered(client.patch(`/funds/${bank}`, { version: off.version, status: 'inactive' }))
    assert.lengthOf(refused(await drafted(cash, bank, '5')), 1)
  })

  test('is not undone once its money is gone from where it came', async ({ assert }) => {
    const [cash, bank, customerId] = [await richFund(), await fund('bank'), await customer()]
    const done = await answered(moved(cash, bank, '700'))
    await paid(customerId, '9000', { executionDate: '2026-02-01' })
    await paid(customerId, '600', { kind: 'refund', fundId: bank, executionDate: '2026-02-06' })
    const undone = await take('fund-transfers', done, 'undo', { comment: 'Nhầm' })
    assert.deepEqual([undone.body.code, refused(undone)], ['FUN_ERR_008', ['undoneOn:fundShort']])
  })

  test('is given once though several move it at the same time, both ways', async ({ assert }) => {
    const [one, other] = [await richFund(), await fund()]
    await answered(moved(one, other, '1000'))
    const drafts = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        answered(place % 2 === 0 ? drafted(other, one, '400') : drafted(one, other, '10')),
      ),
    )
    const answers = await Promise.all(drafts.map(post))
    const out = answers.filter(({ status }, place) => place % 2 === 0 && status === 200).length
    assert.isTrue(answers.every(({ status }, place) => place % 2 === 0 || status === 200))
    assert.equal(out, 2)
    assert.deepEqual([await balanceOf(other), await faults()], ['240', []])
  })
})

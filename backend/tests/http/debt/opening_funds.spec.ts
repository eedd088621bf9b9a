import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { answered, balanceOf, faults, fund, take, type Row } from './owing.ts'

const batch = async (lines: readonly object[], more: object = {}): Promise<Row> =>
  answered((await superAdmin()).post('/opening-funds', { openedOn: '2026-01-31', lines, ...more }))

const post = async (row: Row) => take('opening-funds', row, 'post')

test.group('what funds begin with', () => {
  test('is their balance, and is taken back as a whole', async ({ assert }) => {
    const [cash, bank] = [await fund('cash'), await fund('bank', { overdraft: true })]
    const draft = await batch([
      { fundId: cash, amount: '5000000' },
      { fundId: bank, amount: '-200000' },
    ])
    const posted = await answered(post(draft))
    assert.match(posted.code, /^#?NQD-2601-\d{4}$/)
    assert.equal(posted.total, '4800000')
    assert.deepEqual([await balanceOf(cash), await balanceOf(bank)], ['5000000', '-200000'])
    await answered(take('opening-funds', posted, 'undo', { comment: 'Nhầm' }))
    assert.deepEqual([await balanceOf(cash), await balanceOf(bank), await faults()], ['0', '0', []])
    await answered(post(await batch([{ fundId: cash, amount: '1' }])))
    assert.equal(await balanceOf(cash), '1')
  })

  test('is said once for each fund, and is not nothing', async ({ assert }) => {
    const fundId = await fund()
    const first = await answered(post(await batch([{ fundId, amount: '7' }])))
    const again = await post(await batch([{ fundId, amount: '7' }]))
    assert.deepEqual(refused(again), ['lines.0.fundId:fundOpened'])
    assert.include(again.body.errors[0].message, first.code)
    const nothing = await post(await batch([{ fundId: await fund(), amount: '0' }]))
    assert.deepEqual(refused(nothing), ['lines.0.amount:zeroAmount'])
    assert.equal(await balanceOf(fundId), '7')
  })

  test('is posted once though several post at the same time', async ({ assert }) => {
    const fundId = await fund()
    const drafts = await Promise.all(Array.from({ length: 6 }, () => batch([{ fundId, amount: '7' }])))
    const answers = await Promise.all(drafts.map(post))
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.deepEqual([await balanceOf(fundId), await faults()], ['7', []])
  })
})

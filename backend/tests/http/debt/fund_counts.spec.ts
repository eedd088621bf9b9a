import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { userId } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { answered, balanceOf, customer, faults, fund, paid, take, type Row } from './owing.ts'
import { settings } from './spending.ts'

/** A till with so many dong since the first days of February. */
async function till(amount: string): Promise<string> {
  const fundId = await fund()
  await paid(await customer(), amount, { fundId, executionDate: '2026-02-02' })
  return fundId
}

/** The draft of a count. */
const count = async (fundId: string, more: object): Promise<Row> =>
  answered((await superAdmin()).post('/fund-counts', { fundId, documentDate: '2026-02-10', ...more }))

const post = (row: Row, body: object = {}) => take('fund-counts', row, 'request', body)

test.group('the count of a till', () => {
  test('says what its notes come to, and posts nothing where that agrees', async ({ assert }) => {
    const fundId = await till('1286500')
    const notes = {
      notes500: 1,
      notes200: 2,
      notes100: 3,
      notes50: 1,
      notes20: 1,
      notes10: 1,
      notes5: 1,
      loose: '1500',
    }
    const draft = await count(fundId, notes)
    assert.containsSubset(draft, { counted: '1286500', booked: '1286500', difference: '0', size: 'none' })
    const done = await answered(post(draft))
    assert.match(done.code, /^KQ-2602-\d{5}$/)
    assert.deepEqual([done.status, await balanceOf(fundId)], ['done', '1286500'])
  })

  test('posts what differs with its reason, and takes it back when it is undone', async ({ assert }) => {
    const fundId = await till('520000')
    const draft = await count(fundId, { notes500: 1, notes20: 0, notes5: 3 })
    assert.containsSubset(draft, { counted: '515000', booked: '520000', difference: '-5000', size: 'small' })
    assert.deepEqual(refused(await post(draft)), ['reason:countNeedsReason'])
    const client = await superAdmin()
    const body = { version: draft.version, reason: 'Thối nhầm tiền lẻ' }
    const done = await answered(post(await answered(client.patch(`/fund-counts/${draft.id}`, body))))
    assert.equal(await balanceOf(fundId), '515000')
    const book = await answered(client.get(`/cash-book?fundId=${fundId}&from=2026-02-10&to=2026-02-10`))
    assert.containsSubset(book.rows, [{ code: done.code, kind: 'count', content: body.reason, out: '5000' }])
    await answered(take('fund-counts', done, 'undo', { comment: 'Đếm nhầm', values: { undoneOn: '2026-02-11' } }))
    assert.deepEqual([await balanceOf(fundId), await faults()], ['520000', []])
  })

  test('takes the reason with the request, from whoever had not seen the difference before', async ({ assert }) => {
    const fundId = await till('520000')
    const reason = 'Thối nhầm tiền lẻ'
    const done = await answered(post(await count(fundId, { notes500: 1, notes5: 3 }), { values: { reason } }))
    assert.deepEqual([done.status, done.reason, await balanceOf(fundId)], ['done', reason, '515000'])
  })

  test('asks somebody about a difference above the limit of the company', async ({ assert }) => {
    const fundId = await till('500000')
    const draft = await count(fundId, { notes500: 2, reason: 'Khách trả thừa' })
    assert.equal(draft.size, 'large')
    assert.deepEqual(refused(await post(draft)), ['approverId:required'])
    const asked = await answered(post(draft, { values: { approverId: await userId() } }))
    assert.deepEqual([asked.status, await balanceOf(fundId)], ['pending', '500000'])
    await answered(take('fund-counts', asked, 'approve'))
    assert.equal(await balanceOf(fundId), '1000000')
    try {
      await settings({ countLimit: '600000' })
      const next = await count(await till('500000'), { notes500: 2, reason: 'Khách trả thừa' })
      assert.deepEqual([next.size, (await post(next)).status], ['small', 200])
    } finally {
      await settings({ countLimit: '100000' })
    }
  })

  test('is of its day: money that moved since is told, and money of later days is left out', async ({ assert }) => {
    const fundId = await till('300000')
    await paid(await customer(), '70000', { fundId, executionDate: '2026-02-11' })
    const large = await count(fundId, { notes500: 1, reason: 'Thừa' })
    assert.equal(large.booked, '300000')
    const asked = await answered(post(large, { values: { approverId: await userId() } }))
    await paid(await customer(), '50000', { fundId, executionDate: '2026-02-09' })
    assert.deepEqual(refused(await take('fund-counts', asked, 'approve')), ['difference:bookMoved'])
    assert.equal(await balanceOf(fundId), '420000')
  })

  test('is of cash, on a day that is not to come, with notes that can lie there', async ({ assert }) => {
    const client = await superAdmin()
    const bank = await client.post('/fund-counts', { fundId: await fund('bank') })
    assert.isTrue(
      refused(bank).some((one) => one.startsWith('fundId:')),
      JSON.stringify(bank.body),
    )
    const bad = { fundId: await fund(), notes500: -1, notes200: 1.5, loose: '-1' }
    assert.sameMembers(
      refused(await client.post('/fund-counts', bad)).map((one) => one.split(':')[0]),
      ['notes500', 'notes200', 'loose'],
    )
    const early = await count(await till('100000'), { documentDate: '2036-01-01', notes100: 1 })
    assert.isTrue(refused(await post(early)).some((one) => one.startsWith('documentDate:')))
  })
})

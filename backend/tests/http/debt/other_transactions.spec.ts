import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf } from '#tests/support/samples'
import { refused } from '../stock/receiving.ts'
import { answered, balanceOf, customer, faults, fund, paid, RICHES, richFund, take, type Row } from './owing.ts'

const category = async (): Promise<string> => String((await created(resourceOf('business-expenses'))).id)

const drafted = async (direction: 'in' | 'out', fundId: string, amount: string, more: object = {}) =>
  (await superAdmin()).post('/other-transactions', {
    ...{ direction, fundId, amount, executionDate: '2026-02-05', payer: 'Điện lực', content: 'Tiền điện' },
    ...{ businessExpenseId: await category(), ...more },
  })

const post = (row: Row) => take('other-transactions', row, 'request')
const done = async (...given: Parameters<typeof drafted>) => post(await answered(drafted(...given)))

/** The number of a voucher without its kind and month. */
const countOf = ({ code }: Row) => Number(String(code).split('-').at(-1))

test.group('other money', () => {
  test('goes into a fund or out of it by a voucher of its kind, and is undone', async ({ assert }) => {
    const [cash, bank] = [await richFund(), await fund('bank', { overdraft: true })]
    const rows = []
    for (const [direction, fundId] of [
      ['in', cash],
      ['out', cash],
      ['in', bank],
      ['out', bank],
    ] as const)
      rows.push(await answered(done(direction, fundId, direction === 'in' ? '300' : '1000')))
    assert.deepEqual(
      rows.map(({ voucher }) => voucher),
      ['PT', 'PC', 'BC', 'UNC'],
    )
    assert.match(rows[1]!.code, /^PC-2602-\d{5}$/)
    assert.deepEqual([await balanceOf(cash), await balanceOf(bank)], [String(BigInt(RICHES) - 700n), '-700'])
    for (const row of rows) await answered(take('other-transactions', row, 'undo', { comment: 'Nhầm' }))
    assert.deepEqual([await balanceOf(cash), await balanceOf(bank), await faults()], [RICHES, '0', []])
  })

  test('is counted together with vouchers of debts, without a gap', async ({ assert }) => {
    const [fundId, customerId] = [await richFund(), await customer()]
    const executionDate = '2026-02-06'
    const first = await answered(done('in', fundId, '10', { executionDate }))
    const debt = await paid(customerId, '20', { fundId, executionDate })
    const last = await answered(done('in', fundId, '30', { executionDate }))
    assert.deepEqual([countOf(debt), countOf(last)], [countOf(first) + 1, countOf(first) + 2])
  })

  test('is in the cash book with its person and what it is for, and is no money of customers', async ({ assert }) => {
    const fundId = await richFund()
    const { code } = await answered(done('out', fundId, '500'))
    const client = await superAdmin()
    const { rows } = await answered(client.get(`/cash-book?fundId=${fundId}&from=2026-02-01&to=2026-02-28`))
    assert.containsSubset(rows, [{ code, kind: 'other_out', person: 'Điện lực', content: 'Tiền điện', out: '500' }])
    const collected = await client.get(`/collections?fundId=${fundId}`)
    assert.deepEqual([collected.status, collected.body.length], [200, 0])
  })

  test('is refused beyond what is there, before its fund begins, and without what a voucher says', async ({
    assert,
  }) => {
    assert.deepEqual(refused(await done('out', await fund(), '1')), ['amount:fundShort'])
    assert.deepEqual(refused(await done('in', await richFund(), '1', { executionDate: '2025-12-31' })), [
      'executionDate:beforeOpening',
    ])
    const empty = await answered(drafted('out', await richFund(), '1', { payer: null, content: null }))
    assert.sameMembers(refused(await post(empty)), ['payer:required', 'content:required'])
  })

  test('keeps a category in use from being deleted', async ({ assert }) => {
    const businessExpenseId = await category()
    await answered(drafted('in', await fund(), '5', { businessExpenseId }))
    const { status, body } = await (await superAdmin()).delete(`/business-expenses/${businessExpenseId}`)
    assert.deepEqual([status, body.code], [409, 'BUE_ERR_007'])
  })
})

import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf } from '#tests/support/samples'
import { refused } from '../stock/receiving.ts'
import { answered, faults, take, type Row } from './owing.ts'
import { advanceOf, approve, approvedTicket, employee, paidSlip, ticket } from './spending.ts'

/** What is open of an employee, in dong by the number of each. */
async function openOf(employeeId: string): Promise<Record<string, string>> {
  const { body } = await (await superAdmin()).get(`/employee-debts/open?employeeId=${employeeId}`)
  return Object.fromEntries((body as Row[]).map(({ code, open }) => [code, open]))
}

const trip = (more: object) => ({ openReason: 'Chuyến khác', ...more })

/** Two advances of 1,000, the first of which is due first. */
async function twoAdvances() {
  const employeeId = await employee()
  const first = await paidSlip(employeeId, 'advance', '1000', { dueDate: '2026-02-20' })
  const second = await paidSlip(employeeId, 'advance', '1000', trip({ dueDate: '2026-03-20' }))
  return { employeeId, first, second }
}

const opening = async (lines: object[]): Promise<Row> => {
  const draft = await answered((await superAdmin()).post('/opening-advances', { openedOn: '2026-01-31', lines }))
  return answered(take('opening-advances', draft, 'post'))
}

const held = (employeeId: string, more: object = {}) => ({
  ...{ employeeId, number: crypto.randomUUID(), documentDate: '2025-12-05', amount: '700' },
  ...more,
})

test.group('advances that a claim clears', () => {
  test('are those that somebody chose, and the rest of the claim is owed', async ({ assert }) => {
    const { employeeId, first, second } = await twoAdvances()
    const allocations = [{ paymentSlipId: second.id, amount: '900' }]
    const claim = await approvedTicket(employeeId, 'reimbursement', '1200', { allocations })
    assert.deepEqual(await openOf(employeeId), { [first.code]: '1000', [second.code]: '100', [claim.code]: '300' })
    assert.deepEqual([claim.owed, await advanceOf(employeeId), await faults()], ['300', '800', []])
  })

  test('are those due first where nobody chose, and the claim says which', async ({ assert }) => {
    const { employeeId, first, second } = await twoAdvances()
    const claim = await approvedTicket(employeeId, 'reimbursement', '1200')
    assert.deepEqual(await openOf(employeeId), { [second.code]: '800' })
    const said = claim.allocations.map(({ paymentSlipId, amount }: Row) => [paymentSlipId, amount])
    assert.deepEqual(said, [
      [first.id, '1000'],
      [second.id, '200'],
    ])
  })

  test('are refused at their line: more than is open, of another, or more than the claim', async ({ assert }) => {
    const { employeeId, first } = await twoAdvances()
    const other = await paidSlip(await employee(), 'advance', '5')
    for (const [allocations, rule] of [
      [[{ paymentSlipId: first.id, amount: '1001' }], 'allocations.0.amount:overOpen'],
      [[{ paymentSlipId: other.id, amount: '5' }], 'allocations.0.paymentSlipId:nothingOpen'],
      [[{ paymentSlipId: first.id, amount: '600' }], 'lines:overAllocated'],
    ] as const) {
      const draft = await ticket(employeeId, 'reimbursement', '500', { allocations })
      assert.include(refused(await approve(draft)), rule)
    }
    const advance = await ticket(employeeId, 'advance', '5', {
      allocations: [{ paymentSlipId: first.id, amount: '1' }],
    })
    assert.deepEqual(advance.allocations, [])
  })

  test('are chosen by whoever may only make tickets, of what they hold themselves', async ({ assert }) => {
    const { token, userId } = await clerk(53, ['c'], [], 'claimer')
    const employeeId = await employee({ userId })
    const given = await paidSlip(employeeId, 'advance', '300')
    const own = api(token)
    const { body: open } = await own.get(`/employee-debts/open?employeeId=${employeeId}`)
    assert.deepEqual(
      (open as Row[]).map(({ id }) => id),
      [given.id],
    )
    const category = (await created(resourceOf('business-expenses'))).id
    const body = { type: 'reimbursement', employeeId, purpose: 'Chuyến đi', documentDate: '2026-02-04' }
    const allocations = [{ paymentSlipId: given.id, amount: '100' }]
    const lines = [{ businessExpenseId: category, amount: '100' }]
    const draft = await answered(own.post('/expense-tickets', { ...body, lines, allocations }))
    assert.deepEqual(
      draft.allocations.map(({ paymentSlip, amount }: Row) => [paymentSlip?.code, amount]),
      [[given.code, '100']],
    )
    assert.equal((await own.get(`/payment-slips/${given.id}`)).status, 403)
  })

  test('come back when the claim is undone', async ({ assert }) => {
    const { employeeId, first } = await twoAdvances()
    const allocations = [{ paymentSlipId: first.id, amount: '500' }]
    const claim = await approvedTicket(employeeId, 'reimbursement', '500', { allocations })
    assert.equal(await advanceOf(employeeId), '1500')
    assert.equal((await take('expense-tickets', claim, 'undo', { comment: 'Nhầm' })).status, 200)
    assert.deepEqual([await advanceOf(employeeId), await faults()], ['2000', []])
  })
})

test.group('advances of the books before', () => {
  test('are held and owed from the day on, each by its own number, and are cleared as others', async ({ assert }) => {
    const [employeeId, other] = [await employee(), await employee()]
    const lines = [held(employeeId, { number: 'TU-07' }), held(other, { amount: '-200' })]
    const batch = await opening(lines)
    assert.match(batch.code, /^TUD-2601-\d{4}$/)
    assert.deepEqual([await advanceOf(employeeId), await advanceOf(other)], ['700', '-200'])
    const allocations = [{ openingAdvanceId: batch.lines[0].id, amount: '300' }]
    await approvedTicket(employeeId, 'reimbursement', '300', { allocations })
    assert.deepEqual(await openOf(employeeId), { 'TU-07': '400' })
    await paidSlip(employeeId, 'advance_return', '400')
    await paidSlip(other, 'reimbursement', '200')
    assert.deepEqual([await advanceOf(employeeId), await advanceOf(other), await faults()], ['0', '0', []])
    const undone = await take('opening-advances', batch, 'undo', { comment: 'Nhầm' })
    assert.deepEqual(refused(undone), ['comment:clearedOpening'])
  })

  test('are taken over once, and only with the total of the books before', async ({ assert }) => {
    const employeeId = await employee()
    await opening([held(employeeId, { number: '9' })])
    const client = await superAdmin()
    const again = { openedOn: '2026-01-31', controlTotal: '1', lines: [held(employeeId, { number: '09' })] }
    const draft = await answered(client.post('/opening-advances', again))
    assert.sameMembers(refused(await take('opening-advances', draft, 'post')), [
      'controlTotal:controlTotal',
      'lines.0.number:openedBefore',
    ])
  })
})

import { test } from '@japa/runner'
import { act, clerk, superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { answered, balanceOf, faults, fund, paid, RICHES, richFund, customer, take, type Row } from './owing.ts'
import { advanceOf, approve, approvedTicket, employee, paidSlip, pay, settings, slip, ticket } from './spending.ts'

const shown = async (resource: string, { id }: Row): Promise<Row> =>
  answered((await superAdmin()).get(`/${resource}/${id}`))

/** The number of a voucher without its kind and month. */
const countOf = ({ code }: Row) => Number(String(code).split('-').at(-1))
const left = (amount: bigint) => String(BigInt(RICHES) - amount)

test.group('expense tickets and payment slips', () => {
  test('an advance that is more than what was spent: the rest stays with the employee', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    const asked = await approvedTicket(employeeId, 'advance', '2500')
    assert.match(asked.code, /^CTP-2602-\d{5}$/)
    assert.deepEqual([asked.status, asked.itemCount, await advanceOf(employeeId)], ['done', 1, '0'])
    const given = await paidSlip(employeeId, 'advance', '2500', { expenseTicketId: asked.id, fundId })
    assert.match(given.code, /^PC-2602-\d{5}$/)
    assert.deepEqual([await advanceOf(employeeId), await balanceOf(fundId)], ['2500', left(2500n)])
    const claim = await approvedTicket(employeeId, 'reimbursement', '1750')
    assert.deepEqual([await advanceOf(employeeId), claim.owed, claim.total], ['750', '0', '1750'])
    assert.equal((await shown('expense-tickets', asked)).paid, '2500')
    assert.deepEqual(await faults(), [])
  })

  test('what was spent beyond an advance is owed to the employee until a slip pays it', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    await paidSlip(employeeId, 'advance', '1750', { fundId })
    const claim = await approvedTicket(employeeId, 'reimbursement', '2500')
    assert.deepEqual([await advanceOf(employeeId), claim.owed], ['-750', '750'])
    const draft = await slip(employeeId, 'reimbursement', '751', { expenseTicketId: claim.id, fundId })
    assert.deepEqual(refused(await pay(draft)), ['lines:overTicket'])
    await paidSlip(employeeId, 'reimbursement', '750', { expenseTicketId: claim.id, fundId })
    const now = await shown('expense-tickets', claim)
    assert.deepEqual([await advanceOf(employeeId), now.owed, now.paid], ['0', '0', '750'])
    assert.deepEqual([await balanceOf(fundId), await faults()], [left(2500n), []])
  })

  test('a claim clears several advances, those due first before others', async ({ assert }) => {
    const employeeId = await employee()
    await paidSlip(employeeId, 'advance', '1000', { dueDate: '2026-03-01' })
    await paidSlip(employeeId, 'advance', '2000', { dueDate: '2026-02-20', openReason: 'Chuyến thứ hai' })
    await approvedTicket(employeeId, 'reimbursement', '2400')
    assert.deepEqual([await advanceOf(employeeId), await faults()], ['600', []])
  })

  test('a slip alone pays what is owed, and claims with it what is more', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    await approvedTicket(employeeId, 'reimbursement', '300')
    await paidSlip(employeeId, 'reimbursement', '500', { fundId })
    assert.deepEqual([await advanceOf(employeeId), await balanceOf(fundId), await faults()], ['0', left(500n), []])
  })

  test('the rest of an advance comes back by a slip, and no more than that', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    await paidSlip(employeeId, 'advance', '2500', { fundId })
    await approvedTicket(employeeId, 'reimbursement', '1750')
    const more = await slip(employeeId, 'advance_return', '751', { fundId })
    assert.deepEqual(refused(await pay(more)), ['lines:overReturned'])
    const back = await paidSlip(employeeId, 'advance_return', '750', { fundId })
    assert.match(back.code, /^PT-2602-\d{5}$/)
    assert.deepEqual([await advanceOf(employeeId), await balanceOf(fundId), await faults()], ['0', left(1750n), []])
  })

  test('a paid slip is corrected by an opposite one that names it', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    const wrong = await paidSlip(employeeId, 'advance', '100', { fundId })
    const other = await paidSlip(employeeId, 'advance', '40', { fundId, openReason: 'Chuyến khác' })
    const early = await slip(employeeId, 'advance_return', '101', { slipId: wrong.id, fundId })
    assert.deepEqual(refused(await pay(early)), ['lines:overReturned'])
    await paidSlip(employeeId, 'advance_return', '100', { slipId: wrong.id, fundId })
    assert.equal(await advanceOf(employeeId), '40')
    const again = await slip(employeeId, 'advance_return', '1', { slipId: wrong.id, fundId })
    assert.deepEqual(refused(await pay(again)), ['lines:overReturned'])
    const strange = await slip(await employee(), 'advance_return', '1', { slipId: other.id, fundId })
    assert.deepEqual(refused(await pay(strange)), ['employeeId:otherEmployee'])
    assert.deepEqual([await balanceOf(fundId), await faults()], [left(40n), []])
  })

  test('a claim whose slip is corrected is owed once more, and paid by another slip', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    const claim = await approvedTicket(employeeId, 'reimbursement', '300')
    const wrong = await paidSlip(employeeId, 'reimbursement', '300', { expenseTicketId: claim.id, fundId })
    const more = { slipId: wrong.id, fundId }
    await paidSlip(employeeId, 'advance_return', '300', more)
    assert.deepEqual([await advanceOf(employeeId), await balanceOf(fundId)], ['-300', left(0n)])
    assert.deepEqual(refused(await pay(await slip(employeeId, 'advance_return', '1', more))), ['lines:overReturned'])
    await paidSlip(employeeId, 'reimbursement', '300', { fundId })
    assert.deepEqual([await advanceOf(employeeId), await balanceOf(fundId), await faults()], ['0', left(300n), []])
  })

  test('a slip has no number until it is paid, and then one of all vouchers of its kind', async ({ assert }) => {
    const [employeeId, fundId, documentDate] = [await employee(), await richFund(), '2026-02-07']
    const draft = await slip(employeeId, 'advance', '10', { documentDate, fundId })
    assert.match(draft.code, /^#/)
    const voucher = { kind: 'refund', fundId, executionDate: documentDate }
    const customerId = await customer()
    await paid(customerId, '20', { executionDate: documentDate })
    const first = await paid(customerId, '5', voucher)
    const given = await answered(pay(draft))
    assert.equal(countOf(given), countOf(first) + 1)
    const bank = await richFund('bank')
    assert.match((await paidSlip(employeeId, 'reimbursement', '10', { fundId: bank })).code, /^UNC-2602-/)
  })

  test('a paid slip is neither changed nor deleted nor paid twice, also when two do it at once', async ({ assert }) => {
    const [employeeId, fundId] = [await employee(), await richFund()]
    const client = await superAdmin()
    const draft = await slip(employeeId, 'advance', '100', { fundId })
    const twice = await Promise.all([pay(draft), pay(draft)])
    assert.sameMembers(
      twice.map(({ status }) => status),
      [200, 409],
    )
    const row = twice.find(({ status }) => status === 200)!.body as Row
    for (const version of [row.version, draft.version]) {
      const changed = await client.patch(`/payment-slips/${row.id}`, { version, note: 'Sửa' })
      assert.deepEqual([changed.status, changed.body.code], [409, 'PMS_ERR_006'], String(version))
    }
    const gone = await client.delete(`/payment-slips/${row.id}`)
    assert.deepEqual([gone.status, gone.body.code], [409, 'PMS_ERR_006'])
    assert.deepEqual([await advanceOf(employeeId), await balanceOf(fundId), await faults()], ['100', left(100n), []])
  })

  test('two slips at once pay no more than their ticket', async ({ assert }) => {
    const employeeId = await employee()
    const { id: expenseTicketId } = await approvedTicket(employeeId, 'advance', '100')
    const more = { expenseTicketId, openReason: 'Hai phiếu' }
    const drafts = [await slip(employeeId, 'advance', '60', more), await slip(employeeId, 'advance', '60', more)]
    const answers = await Promise.all(drafts.map(pay))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 422],
    )
    assert.deepEqual([await advanceOf(employeeId), await faults()], ['60', []])
  })

  test('what cannot be is refused at its field', async ({ assert }) => {
    const [employeeId, other] = [await employee(), await employee()]
    const client = await superAdmin()
    const { id: expenseTicketId } = await approvedTicket(employeeId, 'advance', '100')
    const ofOther = await slip(other, 'advance', '100', { expenseTicketId })
    assert.deepEqual(refused(await pay(ofOther)), ['employeeId:otherEmployee'])
    const otherType = await slip(employeeId, 'reimbursement', '100', { expenseTicketId })
    assert.deepEqual(refused(await pay(otherType)), ['type:otherTicketType'])
    const poor = await slip(employeeId, 'advance', '100', { fundId: await fund() })
    assert.deepEqual(refused(await pay(poor)), ['fundId:fundShort'])
    await paidSlip(employeeId, 'advance', '100', { expenseTicketId })
    assert.deepEqual(refused(await pay(await slip(employeeId, 'advance', '1'))), ['openReason:advanceOpen'])
    const leaver = await slip(other, 'advance', '1')
    await answered(client.patch(`/employees/${other}`, { status: 'inactive' }))
    assert.deepEqual(refused(await pay(leaver)), ['employeeId:employeeLeft'])
    const empty = await slip(employeeId, 'advance', '1', { lines: [], payer: null, attachmentName: null })
    assert.sameMembers(refused(await pay(empty)), ['lines:required', 'payer:required', 'attachmentName:required'])
    const backwards = { departureDate: '2026-02-05', returnDate: '2026-02-04' }
    const answer = await client.post('/expense-tickets', { type: 'advance', employeeId, purpose: 'x', ...backwards })
    assert.include(refused(answer), 'returnDate:notBefore')
    const zero = await client.post('/payment-slips', { type: 'advance', lines: [{ itemName: 'x', cost: '0' }] })
    assert.include(refused(zero), 'lines.0.cost:range')
  })

  test('whoever wrote a slip does not pay it where the company asks so', async ({ assert }) => {
    const [employeeId, cashier] = [await employee(), await clerk(65, ['u'], [[25, 'v']], 'tills')]
    const own = await slip(employeeId, 'advance', '100')
    try {
      await settings({ cashierApart: true })
      assert.deepEqual(refused(await pay(own)), ['payer:cashierApart'])
      assert.equal(await advanceOf(employeeId), '0')
      const paid = await act(cashier.token, 'payment-slips', own, 'pay')
      assert.equal(paid.status, 200, JSON.stringify(paid.body))
    } finally {
      await settings({ cashierApart: false })
    }
    assert.deepEqual([await advanceOf(employeeId), await faults()], ['100', []])
  })

  test('nobody approves their own ticket by being named as the requester of it', async ({ assert }) => {
    const { body } = await (await superAdmin()).get('/User/profile')
    const draft = await ticket(await employee({ userId: body.data.id }), 'advance', '100')
    assert.deepEqual(refused(await approve(draft)), ['approverId:approvesOwnTicket'])
  })

  test('a claim is undone until a slip has paid it', async ({ assert }) => {
    const employeeId = await employee()
    const claim = await approvedTicket(employeeId, 'reimbursement', '300')
    assert.equal((await take('expense-tickets', claim, 'undo', { comment: 'Nhầm' })).status, 200)
    assert.equal(await advanceOf(employeeId), '0')
    const second = await approvedTicket(employeeId, 'reimbursement', '300')
    await paidSlip(employeeId, 'reimbursement', '300', { expenseTicketId: second.id })
    const answer = await take('expense-tickets', second, 'undo', { comment: 'Nhầm' })
    assert.deepEqual(refused(answer), ['comment:usedTicket'])
    assert.deepEqual(await faults(), [])
  })
})

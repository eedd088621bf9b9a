import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { issued } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { onHand } from '../stock/stock.ts'
import { answered, faults, take, type Row } from './owing.ts'
import { advanceOf, approve, approvedTicket, employee, settings, ticket } from './spending.ts'
import { receivedOf, varianceOf } from './supplier_invoicing.ts'

/** A receipt of 100 bars for 25,000,000 dong, and what of it is on hand in dong. */
async function hundred() {
  const goods = { quantity: '100', priceType: 'piece', unitPrice: '250000', actualWeight: '1850' }
  const { receipt, productId, warehouseId } = await receivedOf(goods)
  const value = async () => (await onHand(productId)).at(-1)
  return { receipt, productId, warehouseId, value }
}

/** A claim of what a trip for goods cost. */
const tripOf = async (employeeId: string, receipt: Row, amount: string, more: object = {}): Promise<Row> =>
  ticket(employeeId, 'reimbursement', amount, { receiptId: receipt.id, documentDate: '2026-02-03', ...more })

test.group('what a trip for goods cost', () => {
  test('is a cost of what of them is here, and variance of what has left; undo takes both back', async ({ assert }) => {
    const { receipt, productId, warehouseId, value } = await hundred()
    assert.equal(await value(), '25000000')
    await issued(warehouseId, [{ productId, quantity: '40' }], { documentDate: '2026-02-03' })
    assert.equal(await value(), '15000000')
    const owed = async () => (await answered((await superAdmin()).get(`/warehouse-receipts/${receipt.id}`))).owed
    const [employeeId, before] = [await employee(), await owed()]
    const claim = await answered(approve(await tripOf(employeeId, receipt, '1000001')))
    assert.deepEqual([await value(), await varianceOf(productId)], ['15600001', '400000'])
    assert.equal(await advanceOf(employeeId), '-1000001')
    // Nobody else is owed anything.
    assert.equal(await owed(), before)
    await answered(take('expense-tickets', claim, 'undo', { comment: 'Nhầm phiếu nhập' }))
    assert.deepEqual([await value(), await varianceOf(productId)], ['15000000', '0'])
    assert.deepEqual([await advanceOf(employeeId), await faults()], ['0', []])
  })

  test('is a cost of nothing where no receipt is named, or money is asked for before', async ({ assert }) => {
    const { receipt, value } = await hundred()
    const employeeId = await employee()
    await approvedTicket(employeeId, 'reimbursement', '1000')
    const draft = await (
      await superAdmin()
    ).post('/expense-tickets', {
      ...{ type: 'advance', employeeId, documentDate: '2026-02-03', purpose: 'Chở thép', receiptId: receipt.id },
    })
    assert.deepEqual(draft.status === 201 ? [draft.body.receiptId] : refused(draft), [null])
    assert.equal(await value(), '25000000')
  })

  test('is refused at its field before the goods came, and once their receipt is undone', async ({ assert }) => {
    const { receipt } = await hundred()
    const employeeId = await employee()
    const early = await tripOf(employeeId, receipt, '1000', { documentDate: '2026-02-01' })
    assert.deepEqual(refused(await approve(early)), ['documentDate:matchBeforeReceipt'])
    const late = await tripOf(employeeId, receipt, '1000')
    await answered(take('warehouse-receipts', receipt, 'undo', { comment: 'Nhầm' }))
    assert.deepEqual(refused(await approve(late)), ['receiptId:undoneReceipt'])
  })

  test('keeps the receipt from being undone before it', async ({ assert }) => {
    const { receipt } = await hundred()
    await answered(approve(await tripOf(await employee(), receipt, '1000')))
    const { status, body } = await take('warehouse-receipts', receipt, 'undo', { comment: 'Nhầm' })
    assert.equal(status, 409)
    assert.include(JSON.stringify(body), 'expense')
  })

  test('is refused on a day of books that are closed', async ({ assert }) => {
    const { receipt } = await hundred()
    const claim = await tripOf(await employee(), receipt, '1000')
    try {
      await settings({ lockedUntil: '2026-02-03' })
      const { status, body } = await approve(claim)
      assert.equal(status, 422)
      assert.deepEqual(refused({ body }), ['documentDate:lockedDay'])
    } finally {
      await settings({ lockedUntil: null, lockReason: 'Mở lại để thử' })
    }
  })
})

import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { customer, invoice, invoiced, paid, payment, soldAndIssued, take, type Row } from '../debt/owing.ts'
import { issue, leave, sellingOrder } from '../stock/issuing.ts'
import { bought, contract, receipt, receive, refused } from '../stock/receiving.ts'
import { company, product, warehouse } from '../stock/stock.ts'

const SOLD = { quantity: '10', priceType: 'piece', salePrice: '200000' }
const open = async (resource: string, { id }: { id: string }) =>
  (await (await superAdmin()).get(`/${resource}/${id}`)).body as Row

/** Gives a draft another partner behind the server's back, as drafts from before have one. */
const moved = async (table: string, column: string, { id }: Row, partner: string) => {
  const own = await company()
  await onDatabase(async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [own])
    await client.query(`update ${table} set ${column} = $2 where id = $1`, [id, partner])
  })
}

test.group('a draft', () => {
  test('keeps nothing from being undone or cancelled; it is refused at its posting, at its field', async ({
    assert,
  }) => {
    const customerId = await customer()
    const { order, warehouseId } = await soldAndIssued(customerId, SOLD, '5')
    const bill = await invoiced(order, '5')
    const money = await payment(customerId, '100', { invoiceId: bill.id })
    const waiting = await payment(customerId, '200', { invoiceId: bill.id })
    assert.equal((await take('invoices', bill, 'undo', { comment: 'Sai ngày' })).status, 200)
    for (const one of [money, waiting])
      assert.deepEqual(refused(await take('debt-transactions', one, 'request')), ['invoiceId:nothingOpen'])
    const { productId } = order.lines[0]
    const other = await sellingOrder(warehouseId, [{ productId, ...SOLD }], { customerId })
    const free = [{ productId, quantity: '1' }]
    const [left, deposit] = [
      await issue(warehouseId, free, { orderId: other.id, customerId }),
      await payment(customerId, '100', { kind: 'deposit', orderId: other.id }),
    ]
    assert.equal((await (await superAdmin()).delete(`/sales-orders/${other.id}`)).status, 409)
    assert.equal((await take('sales-orders', other, 'cancel', { comment: 'Khách thôi' })).status, 200)
    assert.deepEqual(refused(await leave(left)), ['orderId:endedSource'])
    assert.deepEqual(refused(await take('debt-transactions', deposit, 'request')), ['orderId:endedSource'])
  })

  test('is of its own partner alone: the order of another is told at its field as it is saved', async ({ assert }) => {
    const client = await superAdmin()
    const [mine, theirs] = [await customer(), await customer()]
    const { order } = await soldAndIssued(mine, SOLD, '5')
    const body = { customerId: theirs, orderId: order.id, documentDate: '2026-02-03' }
    const answer = await client.post('/invoices', body)
    assert.deepEqual(
      [answer.status, answer.body.errors],
      [422, [{ field: 'orderId', rule: 'ofAnotherPartner', message: `${order.code} is of another customer` }]],
    )
    const old = await invoice(order, '1')
    await moved('invoices', 'customer_id', old, theirs)
    const kept = await client.patch(`/invoices/${old.id}`, { version: old.version, note: 'Giao sáng' })
    assert.equal(kept.status, 200)
    assert.deepEqual(refused(await take('invoices', kept.body, 'request')), ['customerId:otherCustomer'])
  })

  test('of goods that come is of the supplier of its contract', async ({ assert }) => {
    const client = await superAdmin()
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await contract([bought(productId, '10')])
    const stranger = String((await created(resourceOf('suppliers'))).id)
    const line = { productId, contractLineId: row.lines[0].id, quantity: '1', actualWeight: '18.49', unitPrice: '1' }
    const draft = await receipt(warehouseId, [{ ...line, priceType: 'actual_kg' }], { contractId: row.id })
    const patched = await client.patch(`/warehouse-receipts/${draft.id}`, {
      version: draft.version,
      supplierId: stranger,
    })
    assert.deepEqual(refused(patched), ['supplierId:ofAnotherPartner'])
    await moved('warehouse_receipts', 'supplier_id', draft, stranger)
    assert.include(refused(await receive(draft)), 'contractId:ofAnotherPartner')
  })
})

test.group('an undone document', () => {
  test('says who undid it, when and why, and what is made from it still', async ({ assert }) => {
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, SOLD, '5')
    const bill = await invoiced(order, '5')
    assert.isNull((await open('invoices', bill)).ended)
    const draft = await payment(customerId, '100', { invoiceId: bill.id })
    await take('invoices', bill, 'undo', { comment: 'Sai ngày' })
    const { ended } = await open('invoices', bill)
    assert.containsSubset(ended, { action: 'undo', comment: 'Sai ngày', by: { code: 'NV0001' } })
    assert.deepEqual(ended.follows, [{ resource: 'debt-transactions', id: draft.id, name: draft.code }])
    const { body } = await take('debt-transactions', draft, 'cancel', { comment: 'Thôi' })
    assert.containsSubset(body.ended, { action: 'cancel', comment: 'Thôi', follows: [] })
    assert.deepEqual((await open('invoices', bill)).ended.follows, [])
    assert.equal((await paid(customerId, '100')).ended, null)
  })
})

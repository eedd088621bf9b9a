import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { answered, customer, debtOf, faults, invoice, invoiced, owedOf, soldAndIssued, take } from './owing.ts'

const order = async (id: string) => answered((await superAdmin()).get(`/sales-orders/${id}`))

test.group('an invoice', () => {
  test('takes what was issued and is not invoiced yet, and posts the debt by the days of its customer', async ({
    assert,
  }) => {
    const customerId = await customer(30)
    const sold = { quantity: '50', priceType: 'piece', salePrice: '200000' }
    const charges = { discountSource: 'manual', discount: '100001', shippingFee: '500000' }
    const { order: source, issue } = await soldAndIssued(customerId, sold, '30', charges)
    const { body } = await (await superAdmin()).get(`/invoices/from/orderId/${source.id}`)
    assert.containsSubset(body, {
      values: { orderId: source.id, customerId },
      lines: { lines: [{ quantity: '30.000' }] },
    })
    const first = await invoiced(source, '20')
    assert.match(first.code, /^HD-2602-\d{5}$/)
    const shares = { total: '4000000', discount: '40000', shippingFee: '200000', grandTotal: '4160000' }
    assert.containsSubset(first, { status: 'done', dueDate: '2026-03-05', oldDebt: '0', newDebt: '4160000', ...shares })
    assert.containsSubset(await owedOf(first.id), { owed: '4160000', paymentStatus: 'unpaid' })
    assert.equal((await order(source.id)).status, 'in_progress')
    // Parts of one amount add up to it: 60,001 and 300,000 are left for the other 30 pieces.
    const tooMany = await take('invoices', await invoice(source, '11'), 'request')
    assert.deepEqual([tooMany.status, refused(tooMany)], [422, ['lines.0.quantity:overIssued']])
    const second = await invoiced(source, '10')
    assert.containsSubset(second, { total: '2000000', discount: '20001', shippingFee: '100000', oldDebt: '4160000' })
    assert.equal(await debtOf(customerId), '6239999')

    const taken = await take('warehouse-issues', issue, 'undo', { comment: 'Khách trả lại' })
    assert.deepEqual(refused(taken), ['lines.0.quantity:invoicedSince'])
    const undone = await take('invoices', second, 'undo', { comment: 'Sai ngày' })
    assert.deepEqual([undone.status, undone.body.status], [200, 'cancelled'])
    assert.equal(await debtOf(customerId), '4160000')
    const again = await take('invoices', undone.body, 'undo', { comment: 'Sai ngày' })
    assert.equal(again.body.code, 'DOC_ERR_001')
    assert.equal((await invoiced(source, '10')).discount, '20001')
    assert.deepEqual(await faults(), [])
  })

  test('is of kg as they were weighed where these are paid, and closes its order once all is invoiced', async ({
    assert,
  }) => {
    const customerId = await customer()
    const sold = { quantity: '10', priceType: 'actual_kg', salePrice: '15500', actualWeight: '180.55' }
    const { order: source } = await soldAndIssued(customerId, sold, '10')
    const half = await invoiced(source, '5')
    assert.containsSubset(half.lines[0], { actualWeight: '90.280', unitPrice: '15500.00', amount: '1399340' })
    const rest = await invoiced(source, '5')
    assert.containsSubset(rest.lines[0], { actualWeight: '90.270', amount: '1399185' })
    assert.equal((await order(source.id)).status, 'done')
    assert.deepEqual(await faults(), [])
  })

  test('works its kg and its discount out anew when it posts, so that all parts come to the whole', async ({
    assert,
  }) => {
    const customerId = await customer()
    const sold = { quantity: '10', priceType: 'actual_kg', salePrice: '15500', actualWeight: '180.55' }
    const charges = { discountSource: 'manual', discount: '99999', shippingFee: '0' }
    const { order: source } = await soldAndIssued(customerId, sold, '10', charges)
    const drafts = [await invoice(source, '5'), await invoice(source, '5')]
    const [first, second] = [
      await answered(take('invoices', drafts[0]!, 'request')),
      await answered(take('invoices', drafts[1]!, 'request')),
    ]
    assert.containsSubset(first, { discount: '50000', lines: [{ actualWeight: '90.280' }] })
    assert.containsSubset(second, { discount: '49999', lines: [{ actualWeight: '90.270' }] })
    const [sums, discount] = [Number(first.total) + Number(second.total), '99999']
    assert.equal(await debtOf(customerId), String(sums - Number(discount)))
    assert.deepEqual(await faults(), [])
  })

  test('is refused when it is approved after others have taken a part of what it was asked for', async ({ assert }) => {
    const customerId = await customer()
    const sold = { quantity: '10', priceType: 'actual_kg', salePrice: '15500', actualWeight: '180.55' }
    const { order: source } = await soldAndIssued(customerId, sold, '10')
    const client = await superAdmin()
    const approverId = (await client.get('/User/profile')).body.data.id
    const asked = await answered(take('invoices', await invoice(source, '5', { approverId }), 'request'))
    assert.equal(asked.status, 'pending')
    await invoiced(source, '5')
    const late = await take('invoices', asked, 'approve')
    assert.deepEqual(refused(late), ['lines.0.amount:staleInvoice'])
    const back = await answered(take('invoices', asked, 'withdraw'))
    const edited = { version: back.version, approverId: null }
    const draft = await answered(client.patch(`/invoices/${back.id}`, edited))
    const posted = await answered(take('invoices', draft, 'request'))
    assert.containsSubset(posted, { status: 'done', lines: [{ actualWeight: '90.270' }] })
  })

  test('says at its fields what is wrong: goods, order, customer and day of others', async ({ assert }) => {
    const [customerId, other] = [await customer(), await customer()]
    const sold = { quantity: '10', priceType: 'piece', salePrice: '200000' }
    const { order: source } = await soldAndIssued(customerId, sold, '10')
    const draft = await invoice(source, '1')
    const client = await superAdmin()
    const line = { productId: source.lines[0].productId, orderLineId: source.lines[0].id, quantity: '1' }
    const answer = async (change: object) =>
      refused(await client.patch(`/invoices/${draft.id}`, { version: draft.version, ...change }))
    assert.deepEqual(await answer({ lines: [line, line] }), ['lines.1.orderLineId:repeatedLine'])
    assert.deepEqual(await answer({ dueDate: '2026-02-01' }), ['dueDate:notBefore'])
    assert.deepEqual(await answer({ shippingFee: '-1' }), ['shippingFee:range'])
    assert.deepEqual(await answer({ customerId: other }), ['customerId:ofAnotherPartner'])
    const early = await invoice(source, '1', { documentDate: '2026-01-02' })
    assert.deepEqual(refused(await take('invoices', early, 'request')), ['documentDate:invoiceBeforeOrder'])
    assert.equal(await debtOf(customerId), '0')
  })
})

import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { issued } from '../stock/issuing.ts'
import { answered, customer, faults, FREE, invoiced, soldAndIssued, take } from './owing.ts'

test.group('an order by the kg on the scale', () => {
  test('says what has left and what was invoiced, with fee and VAT, beside the estimate that was approved', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const switchVat = (vat: string) => answered(client.patch('/company-settings', { vat, vatRate: '10' }))
    await switchVat('excluded')
    const sold = { quantity: '10', priceType: 'actual_kg', salePrice: '15500', actualWeight: '72.20' }
    const charges = { ...FREE, shippingFee: '100000' }
    const { order, warehouseId } = await soldAndIssued(await customer(), sold, '4', charges)
    await switchVat('off')
    const now = async () => answered(client.get(`/sales-orders/${order.id}`))
    const approved = { actualWeight: order.actualWeight, grandTotal: order.grandTotal }
    assert.containsSubset(await now(), {
      ...{ issuedCount: '4.000', issuedWeight: '72.200', invoicedCount: '0.000', invoicedTotal: '0' },
      ...approved,
    })
    const first = await invoiced(order, '4')
    assert.containsSubset(await now(), { invoicedCount: '4.000', invoicedTotal: first.grandTotal, ...approved })
    const [line] = order.lines
    const rest = { productId: line.productId, orderLineId: line.id, quantity: '6', actualWeight: '108.10' }
    await issued(warehouseId, [rest], { orderId: order.id, customerId: order.customerId })
    const second = await invoiced(order, '6')
    const all = String(Number(first.grandTotal) + Number(second.grandTotal))
    const listed = (await client.get(`/sales-orders?id=${order.id}`)).body[0]
    for (const row of [await now(), listed])
      assert.containsSubset(row, { issuedWeight: '180.300', invoicedTotal: all, status: 'done', ...approved })
    await answered(take('invoices', second, 'undo', { comment: 'Sai ngày' }))
    assert.equal((await now()).invoicedTotal, first.grandTotal)
    assert.deepEqual(await faults(), [])
  })
})

import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, customer, FREE, invoice, invoiced, paid, SOLD, stocked, take, type Row } from '../debt/owing.ts'
import { issued, sellingOrder } from '../stock/issuing.ts'

const makesOf = async (resource: string, { id }: { id: string }): Promise<string[]> =>
  (await answered((await superAdmin()).get(`/${resource}/${id}`))).makes

/** An approved order of 50 pieces at 100,000 dong. */
async function order(): Promise<Row> {
  const { productId, warehouseId } = await stocked('100')
  return sellingOrder(warehouseId, [{ productId, ...SOLD }], { customerId: await customer(), ...FREE })
}

const leave = ({ exportingWarehouseId, id, customerId, lines: [line] }: Row, quantity: string) =>
  issued(exportingWarehouseId, [{ productId: line.productId, orderLineId: line.id, quantity }], {
    orderId: id,
    customerId,
  })

test.group('what may be made of a document', () => {
  test('is what is open of it: goods to issue, then goods to invoice, and nothing of what is done', async ({
    assert,
  }) => {
    const sold = await order()
    const [issue, bill] = ['warehouse-issues.orderId', 'invoices.orderId']
    const open = async () => (await makesOf('sales-orders', sold)).filter((way) => way === issue || way === bill).sort()
    assert.deepEqual(await open(), [issue])
    await leave(sold, '20')
    assert.deepEqual(await open(), [bill, issue])
    await invoiced(sold, '20')
    assert.deepEqual(await open(), [issue])
    await leave(sold, '30')
    await invoiced(sold, '30')
    assert.deepEqual(await open(), [])
  })

  test('of an invoice is money while something of it is owed, and nothing of a draft', async ({ assert }) => {
    const sold = await order()
    await leave(sold, '50')
    const draft = await invoice(sold, '50')
    assert.deepEqual(await makesOf('invoices', draft), [])
    const { id, customerId } = await answered(take('invoices', draft, 'request'))
    const pay = 'debt-transactions.invoiceId'
    assert.include(await makesOf('invoices', { id }), pay)
    await paid(customerId, '2000000', { invoiceId: id })
    assert.include(await makesOf('invoices', { id }), pay)
    await paid(customerId, '3000000', { invoiceId: id })
    assert.notInclude(await makesOf('invoices', { id }), pay)
  })
})

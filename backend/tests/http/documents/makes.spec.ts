import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, customer, FREE, invoice, invoiced, paid, SOLD, stocked, take, type Row } from '../debt/owing.ts'
import { issue, issued, sellingOrder } from '../stock/issuing.ts'

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

interface Offered {
  id: string
  source?: { partner: string; day: string; open: Record<string, string> }
}

/** What an issue offers for its order. */
const offered = async (query: object): Promise<Offered[]> =>
  answered((await superAdmin()).get(`/warehouse-issues/options/orderId?${new URLSearchParams({ ...query })}`)) as never

test.group('documents that one is made of', () => {
  test('are offered while something of them is open, to the partner whose they are, with what is open', async ({
    assert,
  }) => {
    const [own, others] = [await order(), await order()]
    await leave(own, '20')
    const ask = { open: 'true', partner: own.customerId }
    const [first, ...more] = await offered(ask)
    assert.deepEqual([first?.id, more], [own.id, []])
    assert.containsSubset(first!.source, { day: own.orderDate, open: { pieces: '30.000' } })
    assert.isNotEmpty(first!.source!.partner)
    await leave(own, '30')
    assert.deepEqual(await offered(ask), [])
    // One that is chosen already keeps its name.
    assert.deepEqual(
      (await offered({ ...ask, id: own.id })).map(({ id }) => id),
      [own.id],
    )
    assert.include(
      (await offered({ open: 'true', _end: '100' })).map(({ id }) => id),
      others.id,
    )
    const { status } = await (await superAdmin()).get('/warehouse-issues/options/warehouseId?open=true')
    assert.equal(status, 400)
  })
})

test.group('what may be made of a document', () => {
  test('is what is open of it: goods to issue, then goods to invoice, and nothing of what is done', async ({
    assert,
  }) => {
    const sold = await order()
    const [goods, bill] = ['warehouse-issues.orderId', 'invoices.orderId']
    const open = async () => (await makesOf('sales-orders', sold)).filter((way) => way === goods || way === bill).sort()
    assert.deepEqual(await open(), [goods])
    await leave(sold, '20')
    assert.deepEqual(await open(), [bill, goods])
    await invoiced(sold, '20')
    assert.deepEqual(await open(), [goods])
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

  test('of a closed weighing ticket is one receipt or issue, with its truck', async ({ assert }) => {
    const client = await superAdmin()
    const truck = {
      licencePlate: '51C-123.45',
      driverName: 'Anh Tư',
      firstWeight: '8000',
      firstAt: '2026-01-05T01:00:00.000Z',
    }
    const ticket = await answered(client.post('/weighing-tickets', truck))
    assert.deepEqual(await makesOf('weighing-tickets', ticket), [])
    await answered(take('weighing-tickets', ticket, 'weigh', { values: { secondWeight: '21300' } }))
    const ways = ['warehouse-issues.ticketIds', 'warehouse-receipts.ticketIds']
    assert.deepEqual((await makesOf('weighing-tickets', ticket)).sort(), ways)
    const { values } = await answered(client.get(`/warehouse-issues/from/ticketIds/${ticket.id}`))
    assert.deepEqual(values, {
      ticketIds: [ticket.id],
      licencePlate: truck.licencePlate,
      driverName: truck.driverName,
    })
    const { id, customerId, exportingWarehouseId, lines } = await order()
    const own = { productId: lines[0].productId, orderLineId: lines[0].id, quantity: '1' }
    const draft = { orderId: id, customerId, ...values }
    await issue(exportingWarehouseId, [own], draft)
    assert.deepEqual(await makesOf('weighing-tickets', ticket), [])
  })
})

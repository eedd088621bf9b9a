import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { fresh } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { places } from '../documents/ordering.ts'
import { answered, customer, invoiced, soldAndIssued, take, type Row } from './owing.ts'

const body = (customerId: string, invoiceIds: string[], more: object = {}) => ({
  ...{ customerId, invoiceIds, status: 'issued', serial: `C26T${fresh()}`, number: '00000815', issuedOn: '2026-02-04' },
  ...{ amount: '2000000', tax: '160000', total: '2160000' },
  ...more,
})

const register = async (...given: Parameters<typeof body>): Promise<Row> =>
  answered((await superAdmin()).post('/vat-invoices', body(...given)))

const FREE = { discountSource: 'manual', discount: '0', shippingFee: '0' }

async function twoInvoices(): Promise<{ customerId: string; invoices: [Row, Row] }> {
  const customerId = await customer()
  const goods = { quantity: '60', priceType: 'piece', salePrice: '100000' }
  const { order } = await soldAndIssued(customerId, goods, '60', FREE)
  return { customerId, invoices: [await invoiced(order, '20'), await invoiced(order, '10')] }
}

test.group('VAT invoices', () => {
  test('leave a sum of what was delivered and is not exported', async ({ assert }) => {
    const { customerId, invoices } = await twoInvoices()
    const client = await superAdmin()
    const sumOf = async (more = '') =>
      (
        await client.get(
          `/invoices?customerId=${customerId}&status=done&vatExported=false&_end=1&_sum=grandTotal${more}`,
        )
      ).headers.get('x-total-sum')
    assert.equal(await sumOf(), '3000000')
    assert.equal(await sumOf('&grandTotal_gte=2000000'), '2000000')
    await register(customerId, [invoices[0].id])
    assert.equal(await sumOf(), '1000000')
    assert.equal(await sumOf(`&q=${invoices[0].code}`), '0')
    assert.equal((await client.get('/invoices?_sum=status')).status, 400)
    assert.isNull((await client.get('/invoices?_end=1')).headers.get('x-total-sum'))
  })

  test('say which sales invoices are exported, also of several at once, until they are replaced', async ({
    assert,
  }) => {
    const { customerId, invoices } = await twoInvoices()
    const client = await superAdmin()
    const missing = async () => {
      const found = await client.get(`/invoices?customerId=${customerId}&status=done&vatExported=false&_sort=code`)
      return (found.body as Row[]).map(({ id }) => id).sort()
    }
    const ids = invoices.map(({ id }) => id).sort()
    assert.deepEqual(await missing(), ids)
    const first = await register(customerId, [invoices[0].id])
    assert.deepEqual(await missing(), [invoices[1].id])
    assert.isTrue((await answered(client.get(`/invoices/${invoices[0].id}`))).vatExported)
    const both = await register(customerId, ids, { status: 'not_issued' })
    assert.deepEqual(await missing(), [invoices[1].id], 'one that is not issued says nothing')
    await answered(client.patch(`/vat-invoices/${both.id}`, { version: both.version, status: 'issued' }))
    assert.deepEqual(await missing(), [])
    await answered(client.patch(`/vat-invoices/${both.id}`, { version: both.version + 1, status: 'cancelled' }))
    await answered(client.patch(`/vat-invoices/${first.id}`, { version: first.version, status: 'replaced' }))
    assert.deepEqual(await missing(), ids)
  })

  test('keep a sales invoice from being undone while they are issued', async ({ assert }) => {
    const { customerId, invoices } = await twoInvoices()
    const vat = await register(customerId, [invoices[0].id])
    const undo = () => take('invoices', invoices[0], 'undo', { comment: 'Sai giá' })
    const refused = await undo()
    assert.deepEqual([refused.status, places(refused.body)], [422, ['comment:vatIssued']])
    assert.include(JSON.stringify(refused.body), `${vat.serial} 00000815`)
    await answered(take('invoices', invoices[1], 'undo', { comment: 'Sai giá' }))
    await answered((await superAdmin()).patch(`/vat-invoices/${vat.id}`, { version: vat.version, status: 'cancelled' }))
    await answered(undo())
  })

  test('are unique by serial and number, come to their amounts, and are of posted invoices', async ({ assert }) => {
    const client = await superAdmin()
    const customerId = await customer()
    const vat = await register(customerId, [])
    const sent = async (more: object) => {
      const { status, body: answer } = await client.post('/vat-invoices', body(customerId, [], more))
      return [status, ...places(answer)]
    }
    assert.deepEqual(await sent({ serial: vat.serial.toLowerCase() }), [409, 'number:unique'])
    assert.deepEqual(await sent({ total: '2160001' }), [422, 'total:vatTotal'])
    const { order } = await soldAndIssued(customerId, { quantity: '5', priceType: 'piece', salePrice: '1000' }, '5')
    const draft = await answered(client.post('/invoices', { orderId: order.id, customerId }))
    assert.equal((await sent({ invoiceIds: [draft.id] }))[0], 422)
  })

  test('are of the invoices of one customer, by today, and never of themselves', async ({ assert }) => {
    const [{ customerId, invoices }, other] = [await twoInvoices(), await customer()]
    const client = await superAdmin()
    const [{ id }] = invoices
    const sent = async (...given: Parameters<typeof body>) => {
      const { status, body: answer } = await client.post('/vat-invoices', body(...given))
      return [status, ...places(answer)]
    }
    assert.deepEqual(await sent(other, [id]), [422, 'invoiceIds:ofAnotherCustomer'])
    const soon = { issuedOn: '2098-01-01' }
    assert.deepEqual(await sent(customerId, [id], soon), [422, 'issuedOn:notIssuedYet'])
    const planned = await register(customerId, [id], { ...soon, status: 'not_issued' })
    const issued = await register(customerId, [])
    const change = async ({ id: own, version }: Row, more: object) =>
      places((await client.patch(`/vat-invoices/${own}`, { version, ...more })).body)
    assert.deepEqual(await change(planned, { status: 'issued' }), ['issuedOn:notIssuedYet'])
    assert.deepEqual(await change(issued, { originalId: issued.id }), ['originalId:ownOriginal'])
    assert.deepEqual(await change(planned, { customerId: other }), ['invoiceIds:ofAnotherCustomer'])
  })

  test('from before, whose numbers are the same, are listed for those who may see them', async ({ assert }) => {
    const [customerId, client] = [await customer(), await superAdmin()]
    const serial = `C26S${crypto.randomUUID().slice(0, 8)}`
    const rows: Row[] = []
    for (const number of ['00000077', '78', '79'])
      rows.push(await answered(client.post('/vat-invoices', body(customerId, [], { serial, number }))))
    const listed = async (by = client) =>
      (await by.get('/vat-invoices/same-numbers')).body.filter((one: { serial: string }) => one.serial === serial)
    assert.deepEqual(await listed(), [])
    await onDatabase((db) => db.query(`update vat_invoices set number = '077' where id = $1`, [rows[1]!.id]))
    const [first, second] = rows.map(({ id }) => id)
    const invoices = [
      { id: first, number: '00000077' },
      { id: second, number: '077' },
    ]
    assert.deepEqual(await listed(), [{ serial, invoices }])
    assert.deepEqual(await listed(api((await clerk(20, ['v'])).token)), [{ serial, invoices }])
    assert.equal((await api((await clerk(19, ['v'])).token).get('/vat-invoices/same-numbers')).status, 403)
    const other = api(await signIn('superadmin', 'PHUONGNAM'))
    assert.deepEqual(await listed(other), [])
    const { version } = (await client.get(`/vat-invoices/${second}`)).body
    await answered(client.patch(`/vat-invoices/${second}`, { version, number: '78' }))
    assert.deepEqual(await listed(), [])
  })

  test('are one by the value of their number, of two who register it at once too', async ({ assert }) => {
    const [customerId, client, serial] = [
      await customer(),
      await superAdmin(),
      `C26T${crypto.randomUUID().slice(0, 8)}`,
    ]
    const sent = (number: string, more: object = {}) =>
      client.post('/vat-invoices', body(customerId, [], { serial, number, ...more }))
    const first = await answered(sent('00000077'))
    for (const number of ['77', '077']) {
      const { status, body: answer } = await sent(number)
      assert.deepEqual([status, ...places(answer)], [422, 'number:sameNumber'])
      assert.include(answer.errors[0].message, '00000077')
    }
    await answered(sent('77', { serial: `${serial}K` }))
    await answered(sent('77A'))
    await answered(client.patch(`/vat-invoices/${first.id}`, { version: first.version, number: '0077' }))
    const both = await Promise.all([sent('8'), sent('08')])
    assert.sameMembers(
      both.map(({ status }) => (status < 300 ? 200 : status)),
      [200, 422],
    )
  })

  test('are not deleted while they are issued for an invoice', async ({ assert }) => {
    const { customerId, invoices } = await twoInvoices()
    const client = await superAdmin()
    const vat = await register(customerId, [invoices[0].id])
    const refused = await client.delete(`/vat-invoices/${vat.id}`)
    assert.deepEqual([refused.status, refused.body.code], [409, 'VAT_ERR_008'])
    assert.include(refused.body.message, String(invoices[0].code))
    await answered(client.patch(`/vat-invoices/${vat.id}`, { version: vat.version, status: 'cancelled' }))
    assert.equal((await client.delete(`/vat-invoices/${vat.id}`)).status, 200)
  })

  test('are linked to no invoice that is undone at the same moment', async ({ assert }) => {
    const { customerId, invoices } = await twoInvoices()
    const client = await superAdmin()
    const [invoice] = invoices
    const [undone, linked] = await Promise.all([
      take('invoices', invoice, 'undo', { comment: 'Sai giá' }),
      client.post('/vat-invoices', body(customerId, [invoice.id])),
    ])
    assert.sameMembers([undone.status, linked.status < 300], undone.status === 200 ? [200, false] : [422, true])
  })

  test('are seen by those who see invoices', async ({ assert }) => {
    const [seller, cashier] = [await clerk(20, ['v']), await clerk(24, ['v'])]
    assert.equal((await api(seller.token).get('/vat-invoices')).status, 200)
    assert.equal((await api(cashier.token).get('/vat-invoices')).status, 403)
  })
})

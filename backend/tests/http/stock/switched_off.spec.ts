import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { created, resourceOf } from '#tests/support/samples'
import { debtOf, debtor, invoiced, paid } from '../debt/owing.ts'
import { draftFrom, issue, issued, sellingOrder } from './issuing.ts'
import { bought, contract, receiptBody, received, refused } from './receiving.ts'
import { faults, onHand, posted, product, warehouse } from './stock.ts'
import { arrive, sent } from './transferring.ts'

/** Puts a row out of use. */
async function off(resource: string, id: string) {
  const client = await superAdmin()
  const { version } = (await client.get(`/${resource}/${id}`)).body
  const status = resource === 'products' ? 'discontinued' : 'inactive'
  const answer = await client.patch(`/${resource}/${id}`, { version, status })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

const bars = { quantity: '100', actualWeight: '1848.6', priceType: 'piece', unitPrice: '200000' }

test.group('what is switched off', () => {
  test('lets an open order leave, be invoiced and paid, and begins no other', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    await posted(warehouseId, [{ ...bars, productId }])
    const customerId = String((await created(resourceOf('customers'))).id)
    const order = await sellingOrder(warehouseId, [{ productId, quantity: '10' }], { customerId })
    const part = (quantity: string) => [{ productId, orderLineId: order.lines[0].id, quantity }]
    await issued(warehouseId, part('4'), { orderId: order.id, customerId })
    const openOf = async (resource: string, id: string) =>
      (await (await superAdmin()).get(`/${resource}/${id}/open`)).body
    const orders = [{ resource: 'sales-orders', documents: 1, lines: 1 }]
    assert.deepEqual(await openOf('products', productId), {
      documents: orders,
      standing: [{ ledger: 'stock', figure: '96.000' }],
    })
    assert.deepEqual(await openOf('customers', customerId), {
      documents: [{ ...orders[0], lines: 0 }],
      standing: [],
    })
    assert.equal((await openOf('warehouses', warehouseId)).standing[0].figure, '96.000')
    for (const [resource, id] of [
      ['customers', customerId],
      ['products', productId],
      ['warehouses', warehouseId],
    ] as const)
      await off(resource, id)
    const rest = await issued(warehouseId, part('6'), { orderId: order.id, customerId })
    assert.equal(rest.status, 'done')
    assert.equal((await invoiced({ ...order, customerId }, '10')).status, 'done')
    assert.equal((await paid(customerId, '1000')).status, 'done')

    const begin = draftFrom(warehouseId, [{ productId, quantity: '1' }], { customerId })
    const why = JSON.parse(
      await begin.then(
        () => '{}',
        (error: Error) => error.message,
      ),
    )
    assert.sameMembers(refused({ body: why }), [
      'customerId:unusable',
      'exportingWarehouseId:unusable',
      'lines.0.productId:unusable',
    ])
    const free = await issue(warehouseId, part('1'), { customerId }).catch((error: Error) => JSON.parse(error.message))
    assert.include(refused({ body: free }), 'customerId:unusable')
    assert.deepEqual(await faults(), [])
  })

  test('is told with what they owe or what is held of them, to those who may see debts and stock', async ({
    assert,
  }) => {
    const [owes, ahead] = [await debtor('10'), String((await created(resourceOf('customers'))).id)]
    await paid(ahead, '250000')
    const all = await superAdmin()
    const toldOf = async (id: string, client = all) => (await client.get(`/customers/${id}/open`)).body.standing
    assert.deepEqual(await toldOf(owes), [{ ledger: 'receivables', figure: await debtOf(owes) }])
    assert.deepEqual(await toldOf(ahead), [{ ledger: 'receivables', figure: '-250000' }])
    assert.deepEqual(await toldOf(ahead, api((await clerk(13, ['u'])).token)), [])
    assert.equal((await toldOf(ahead, api((await clerk(13, ['u'], [[22, 'v']])).token))).length, 1)
    assert.equal((await api((await clerk(13, ['v'])).token).get(`/customers/${ahead}/open`)).status, 403)
    const [productId, warehouseId] = [await product(), await warehouse()]
    await posted(warehouseId, [{ ...bars, productId }])
    const keeper = api((await clerk(17, ['u'])).token)
    assert.deepEqual((await keeper.get(`/products/${productId}/open`)).body, { documents: [], standing: [] })
  })

  test('lets the goods of an open contract come, and no others', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const bought100 = await contract([bought(productId, '100')])
    const supplierId = String((await created(resourceOf('suppliers'))).id)
    const other = await contract([bought(productId, '100')], { supplierId })
    await off('suppliers', supplierId)
    await off('products', productId)
    const line = (row: any) => ({
      ...{ productId, contractLineId: row.lines[0].id, quantity: '10', actualWeight: '184.86' },
      priceType: 'actual_kg',
    })
    const row = await received(warehouseId, [line(other)], { contractId: other.id, supplierId })
    assert.equal(row.status, 'done')
    assert.equal((await received(warehouseId, [line(bought100)], { contractId: bought100.id })).status, 'done')
    const { contractLineId: _line, ...free } = line(other)
    const body = await receiptBody(warehouseId, [{ ...free, unitPrice: '10000' }], { supplierId })
    assert.sameMembers(refused(await (await superAdmin()).post('/warehouse-receipts', body)), [
      'supplierId:unusable',
      'lines.0.productId:unusable',
    ])
  })

  test('lets a warehouse be emptied, and nothing come into it', async ({ assert }) => {
    const [productId, from, to] = [await product(), await warehouse(), await warehouse()]
    await posted(from, [{ ...bars, productId }])
    await off('warehouses', from)
    await off('products', productId)
    const row = await sent(from, to, [{ productId, quantity: '60' }])
    assert.equal((await arrive(row, ['1109.16'])).status, 200)
    await issued(from, [{ productId, quantity: '40' }], { purpose: 'internal', customerId: null })
    assert.equal((await onHand(productId))[0], '60.000')
    const back = { documentDate: '2026-02-03', fromWarehouseId: to, toWarehouseId: from }
    const lines = [{ productId, quantity: '1' }]
    assert.deepEqual(refused(await (await superAdmin()).post('/stock-transfers', { ...back, lines })), [
      'toWarehouseId:unusable',
    ])
  })
})

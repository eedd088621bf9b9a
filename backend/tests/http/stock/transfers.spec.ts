import { test } from '@japa/runner'
import { ledgers } from '@barem/resources/ledgers'
import { api, signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { issue, leave, sellingOrder } from './issuing.ts'
import { refused } from './receiving.ts'
import { entriesOf, faults, inWarehouse, onHand } from './stock.ts'
import { arrive, bars, done, sent, step, transfer } from './transferring.ts'

const NOTHING = ['0.000', '0.000', '0.000']

test.group('a transfer', () => {
  test('takes goods out of a warehouse, keeps them in transit, and weighs them anew where they arrive', async ({
    assert,
  }) => {
    const { productId, from, to } = await bars()
    const before = await onHand(productId)
    const row = await sent(from, to, [{ productId, quantity: '100', actualWeight: '1800' }])
    assert.match(row.code, /^PCK-2602-\d{5}$/)
    assert.equal(row.status, 'sent')
    assert.deepEqual((await inWarehouse(productId, from)).slice(0, 2), ['200.000', '3595.000'])
    assert.deepEqual(await inWarehouse(productId, to), [])
    assert.deepEqual(await onHand(productId), before)
    const { body: there } = await (await superAdmin()).get(`/inventory?productId=${productId}`)
    assert.containsSubset(there, [
      { warehouse: null, transfer: { id: row.id, code: row.code }, pieces: '100.000', actualKg: '1800.000' },
    ])

    const arrived = await done(arrive(row, ['1794']))
    assert.deepEqual([arrived.status, arrived.lines[0].arrivedDifference], ['done', '-6.000'])
    assert.deepEqual((await inWarehouse(productId, to)).slice(0, 2), ['100.000', '1794.000'])
    const after = await onHand(productId)
    assert.deepEqual([after[0], after[1], after[3]], [before[0], '5389.000', before[3]])
    const entries = await entriesOf(productId)
    assert.deepEqual(
      entries.slice(1).map(({ kind, pieces, actual_kg, value }) => [kind, pieces, actual_kg, value]),
      [
        ['transfer_out', '-100.000', '-1800.000', '0'],
        ['transfer_in', '100.000', '1800.000', '0'],
        ['transfer_out', '-100.000', '-1800.000', '0'],
        ['transfer_in', '100.000', '1800.000', '0'],
        ['weight_variance', '0.000', '-6.000', '0'],
      ],
    )
    assert.deepEqual(await faults(), [])
  })

  test('of all that is there takes all kg along, and goods in transit cannot be issued', async ({ assert }) => {
    const { productId, from, to } = await bars()
    const row = await sent(from, to, [{ productId, quantity: '300', actualWeight: '5300' }])
    assert.deepEqual(await inWarehouse(productId, from), NOTHING)
    for (const place of [from, to])
      assert.deepEqual(refused(await leave(await issue(place, [{ productId, quantity: '1' }]))), [
        'lines.0.quantity:stock_tooFew',
      ])
    await done(arrive(row, [null]))
    assert.deepEqual((await inWarehouse(productId, to)).slice(0, 2), ['300.000', '5395.000'])
    assert.deepEqual(await faults(), [])
  })

  test('is taken back from the way and from where it arrived, as long as the goods are there', async ({ assert }) => {
    const { productId, from, to } = await bars()
    const before = [await onHand(productId), await inWarehouse(productId, from)]
    const onTheWay = await sent(from, to, [{ productId, quantity: '100' }])
    const back = await done(step(onTheWay, 'undo', { comment: 'Xe hỏng' }))
    assert.equal(back.status, 'cancelled')
    assert.deepEqual([await onHand(productId), await inWarehouse(productId, from)], before)

    const row = await done(arrive(await sent(from, to, [{ productId, quantity: '100' }]), ['1790']))
    const { id } = await done(leave(await issue(to, [{ productId, quantity: '1' }], { documentDate: '2026-02-03' })))
    assert.deepEqual(refused(await step(row, 'undo', { comment: 'Nhầm kho' })), ['lines.0.quantity:stock_tooFew'])
    const client = await superAdmin()
    const issued = (await client.get(`/warehouse-issues/${id}`)).body
    await done(client.post(`/warehouse-issues/${id}/undo`, { version: issued.version, comment: 'Trả lại' }))
    await done(step(row, 'undo', { comment: 'Nhầm kho' }))
    assert.deepEqual([await onHand(productId), await inWarehouse(productId, from)], before)
    assert.deepEqual(await inWarehouse(productId, to), NOTHING)
    assert.deepEqual(await faults(), [])
  })

  test('says at the field what cannot be', async ({ assert }) => {
    const { productId, from, to } = await bars()
    const client = await superAdmin()
    const body = { documentDate: '2026-02-01', lines: [{ productId, quantity: '1' }] }
    const same = await client.post('/stock-transfers', { ...body, fromWarehouseId: from, toWarehouseId: from })
    assert.deepEqual(refused(same), ['toWarehouseId:sameWarehouse'])
    const more = await step(await transfer(from, to, [{ productId, quantity: '301' }]), 'send')
    assert.deepEqual([more.body.code, refused(more)], ['PRO_ERR_007', ['lines.0.quantity:stock_tooFew']])
    const row = await sent(from, to, [{ productId, quantity: '5' }])
    assert.deepEqual(refused(await arrive(row, ['88'], '2026-01-31')), ['arrivedOn:notBefore'])
    assert.deepEqual(refused(await arrive(row, ['0'])), ['lines.0.arrivedWeight:min'])
    assert.deepEqual(refused(await arrive(row, ['999999'])), ['lines.0.reason:farFromSent'])
    assert.deepEqual(refused(await step(row, 'arrive', { values: {} })), ['arrivedOn:required'])
    const again = await step(row, 'send')
    assert.equal(again.body.code, 'DOC_ERR_001')
  })

  test('leaves what orders have reserved, and takes the rest', async ({ assert }) => {
    const { productId, from, to } = await bars()
    const order = await sellingOrder(from, [{ productId, quantity: '250' }])
    const row = await transfer(from, to, [
      { productId, quantity: '30' },
      { productId, quantity: '21' },
    ])
    const more = await step(row, 'send')
    assert.deepEqual([more.status, refused(more)], [409, ['lines.1.quantity:stock_reserved']])
    assert.match(more.body.errors[0].message, /has 270 of .*, of which others reserved 250; 21 are needed$/)
    assert.deepEqual((await inWarehouse(productId, from))[0], '300.000')
    await sent(from, to, [{ productId, quantity: '50' }])
    const line = { productId, orderLineId: order.lines[0].id, quantity: '250' }
    await done(leave(await issue(from, [line], { orderId: order.id, customerId: order.customerId })))
    assert.deepEqual(await inWarehouse(productId, from), NOTHING)
    assert.deepEqual([await faults(), await faults(ledgers.reservations)], [[], []])
  })

  test('is sent and received by a storekeeper; others have no right to it', async ({ assert }) => {
    const { productId, from, to } = await bars()
    const keeper = api(await signIn('thukho.demo'))
    const body = { documentDate: '2026-02-01', fromWarehouseId: from, toWarehouseId: to }
    const row = await done(keeper.post('/stock-transfers', { ...body, lines: [{ productId, quantity: '2' }] }))
    const gone = await done(keeper.post(`/stock-transfers/${row.id}/send`, { version: row.version }))
    assert.equal(gone.status, 'sent')
    assert.equal((await api(await signIn('thuquy.demo')).get('/stock-transfers')).status, 403)
  })
})

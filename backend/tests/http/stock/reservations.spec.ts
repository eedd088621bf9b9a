import { test } from '@japa/runner'
import { ledgers } from '@barem/resources/ledgers'
import { act, clerk, superAdmin } from '#tests/support/documents/lives'
import { call, signIn } from '#tests/support/client'
import { decide } from '../deciding.ts'
import { issue, issued, leave, orderedFrom, sellingOrder } from './issuing.ts'
import { refused, take, taken } from './receiving.ts'
import { faults, posted, product, reservationsOf, warehouse } from './stock.ts'

const open = async (id: string) => (await (await superAdmin()).get(`/sales-orders/${id}`)).body
/** Pieces that an order holds for its lines; undefined where it holds nothing. */
const held = async ({ id }: { id: string }): Promise<(string | undefined)[]> =>
  (await (await superAdmin()).get(`/sales-orders/${id}/progress`)).body.map(({ held }: any) => held?.pieces)

/** So many pieces of a new product in a new warehouse. */
async function shelf(quantity = '100'): Promise<[string, string]> {
  const [productId, warehouseId] = [await product(), await warehouse()]
  await posted(warehouseId, [{ productId, quantity, actualWeight: '1848.6', priceType: 'piece', unitPrice: '250000' }])
  return [productId, warehouseId]
}

const line = (productId: string, quantity: string) => ({ productId, quantity })
const part = (order: any, quantity: string) => [
  { productId: order.lines[0].productId, orderLineId: order.lines[0].id, quantity },
]

test.group('an approved order', () => {
  test('reserves what is available; an issue uses its own reservation and leaves that of others', async ({
    assert,
  }) => {
    const [productId, warehouseId] = await shelf()
    const first = await sellingOrder(warehouseId, [line(productId, '80')])
    const second = await sellingOrder(warehouseId, [line(productId, '50')])
    assert.deepEqual([await held(first), await held(second)], [['80.000'], ['20.000']])
    const behind = await (
      await superAdmin()
    ).get(`/inventory/reserved?productId=${productId}&warehouseId=${warehouseId}`)
    assert.sameDeepMembers(
      behind.body.map(({ order, pieces }: any) => [order.code, pieces]),
      [
        [first.code, '80.000'],
        [second.code, '20.000'],
      ],
    )
    assert.equal((await call('GET', '/inventory/reserved', { token: await signIn('thuquy.demo') })).status, 403)

    const direct = await leave(await issue(warehouseId, [line(productId, '1')]))
    assert.deepEqual([direct.status, direct.body.code], [409, 'PRO_ERR_007'])
    assert.deepEqual(refused(direct), ['lines.0.quantity:stock_reserved'])
    assert.match(direct.body.errors[0].message, /has 100 of .*, of which others reserved 100; 1 are needed$/)
    const late = await leave(await issue(warehouseId, part(second, '21'), { orderId: second.id }))
    assert.match(late.body.errors[0].message, /has 100 of .*, of which others reserved 80; 21 are needed$/)

    const left = await issued(warehouseId, part(first, '60'), { orderId: first.id })
    assert.deepEqual([await held(first), await held(second)], [['20.000'], ['20.000']])
    await taken('warehouse-issues', left, 'undo', {
      comment: 'Khách hoãn',
      values: { undoneOn: '2026-02-01' },
    })
    assert.deepEqual(await held(first), ['80.000'])
    await issued(warehouseId, part(first, '80'), { orderId: first.id })
    await issued(warehouseId, part(second, '20'), { orderId: second.id })
    assert.deepEqual([(await open(first.id)).status, await held(first)], ['in_progress', ['0.000']])
    assert.deepEqual(await faults(ledgers.reservations), [])
  })

  test('says in Vietnamese too what is on hand, what others reserved and what is asked', async ({ assert }) => {
    const [productId, warehouseId] = await shelf()
    await sellingOrder(warehouseId, [line(productId, '90')])
    const row = await issue(warehouseId, [line(productId, '11')])
    const { body } = await call('POST', `/warehouse-issues/${row.id}/request`, {
      token: await signIn('superadmin'),
      body: { version: row.version },
      headers: { 'accept-language': 'vi', 'idempotency-key': crypto.randomUUID() },
    })
    assert.match(body.errors[0].message, /còn 100 .*, đơn khác giữ 90, cần 11$/)
  })

  test('releases as it is cancelled, revised or taken back, and reserves anew, also without the line', async ({
    assert,
  }) => {
    const [productId, warehouseId] = await shelf()
    const other = await product()
    await posted(warehouseId, [{ productId: other, quantity: '10', priceType: 'piece', unitPrice: '1' }])
    const order = await sellingOrder(warehouseId, [line(productId, '70'), line(other, '10')])
    const draft = await taken('sales-orders', order, 'revise', { comment: 'Khách đổi' })
    assert.deepEqual(await reservationsOf(productId), ['0.000'])
    const { body } = await (
      await superAdmin()
    ).patch(`/sales-orders/${order.id}`, {
      version: draft.version,
      lines: [{ id: order.lines[0].id, productId, quantity: '40', priceType: 'piece', salePrice: '200000' }],
    })
    const asked = await taken('sales-orders', body, 'request')
    const again = await taken('sales-orders', asked, 'approve')
    assert.deepEqual([await reservationsOf(productId), await reservationsOf(other)], [['40.000'], ['0.000']])
    const task = again.approval.tasks.at(-1)
    const back = await (
      await superAdmin()
    ).post(`/approvals/tasks/${task.id}/take-back`, { version: again.version, comment: 'Xem lại' })
    assert.equal(back.status, 200, JSON.stringify(back.body))
    assert.deepEqual(await reservationsOf(productId), ['0.000'])
    const second = await taken('sales-orders', await open(order.id), 'approve')
    assert.deepEqual(await reservationsOf(productId), ['40.000'])
    await taken('sales-orders', second, 'cancel', { comment: 'Khách thôi' })
    assert.deepEqual(await reservationsOf(productId), ['0.000'])
    assert.deepEqual(await faults(ledgers.reservations), [])
  })

  test('gives up what it closes, and takes what is there when it is opened or asked to', async ({ assert }) => {
    const [productId, warehouseId] = await shelf()
    const order = await sellingOrder(warehouseId, [line(productId, '60')])
    await issued(warehouseId, part(order, '10'), { orderId: order.id })
    const close = async (isClosed: boolean) =>
      taken('sales-orders', await open(order.id), 'closeLines', {
        comment: 'Khách đổi ý',
        lines: [{ id: order.lines[0].id, isClosed }],
      })
    await close(true)
    assert.deepEqual(await reservationsOf(productId), ['0.000'])
    const rival = await sellingOrder(warehouseId, [line(productId, '70')])
    await close(false)
    assert.deepEqual(await held(order), ['20.000'])
    await taken('sales-orders', await open(rival.id), 'release', { comment: 'Khách rút' })
    assert.deepEqual([await held(rival), (await open(rival.id)).status], [['0.000'], 'approved'])
    await taken('sales-orders', await open(order.id), 'reserve')
    assert.deepEqual(await held(order), ['50.000'])
  })

  test('is released by hand by few, and for a reason', async ({ assert }) => {
    const [productId, warehouseId] = await shelf()
    const order = await sellingOrder(warehouseId, [line(productId, '60')])
    const silent = await take('sales-orders', order, 'release')
    assert.deepEqual([silent.status, refused(silent)], [422, ['comment:required']])
    const seller = await clerk(19, ['v', 'c', 'u', 'd'])
    assert.equal((await act(seller.token, 'sales-orders', order, 'release', { comment: 'x' })).status, 403)
    assert.include((await open(order.id)).allowed, 'release')
    const few = await clerk(19, ['f'])
    const { status, body } = await act(few.token, 'sales-orders', order, 'release', { comment: 'Khách khác cần gấp' })
    assert.deepEqual([status, body.status], [200, 'approved'])
    assert.deepEqual(await reservationsOf(productId), ['0.000'])
  })

  test('reserves once from the inbox and once where two approve the last bars at the same moment', async ({
    assert,
  }) => {
    const [productId, warehouseId] = await shelf()
    const client = await superAdmin()
    const orders = await Promise.all(
      ['40', '40', '40'].map((quantity) => orderedFrom(warehouseId, [line(productId, quantity)])),
    )
    const answer = await decide(
      { api: client } as never,
      'approve',
      orders.map(({ id, version }) => ({ resource: 'sales-orders', id, version })),
    )
    assert.deepEqual(
      answer.body.data.results.map(({ succeeded }: any) => succeeded),
      [true, true, true],
    )
    const all = (await Promise.all(orders.map(held))).flat().sort()
    assert.deepEqual(all, ['20.000', '40.000', '40.000'])

    const [last, there] = await shelf()
    const pair = await Promise.all([1, 2].map(() => orderedFrom(there, [line(last, '70')])))
    const done = await Promise.all(pair.map((order) => take('sales-orders', order, 'approve')))
    assert.deepEqual(
      done.map(({ status }) => status),
      [200, 200],
    )
    assert.deepEqual((await Promise.all(pair.map(held))).flat().sort(), ['30.000', '70.000'])
    assert.deepEqual(await faults(ledgers.reservations), [])
  })

  test('is refused at its line where all of it has to be reserved', async ({ assert }) => {
    const [productId, warehouseId] = await shelf()
    const client = await superAdmin()
    const hard = async (hardReservation: boolean) => {
      const { version } = (await client.get('/company-settings')).body
      await client.patch('/company-settings', { version, hardReservation })
    }
    const order = await orderedFrom(warehouseId, [line(productId, '101')])
    await hard(true)
    try {
      const answer = await take('sales-orders', order, 'approve')
      assert.deepEqual([answer.status, answer.body.code], [409, 'PRO_ERR_007'])
      assert.deepEqual(refused(answer), ['lines.0.quantity:stock_tooFew'])
      assert.match(answer.body.errors[0].message, /has only 100 of .*; 101 are needed$/)
      assert.equal((await open(order.id)).status, 'pending')
    } finally {
      await hard(false)
    }
    await taken('sales-orders', await open(order.id), 'approve')
    assert.deepEqual(await held(order), ['100.000'])
  })
})

import { test } from '@japa/runner'
import { ledgers } from '@barem/resources/ledgers'
import { superAdmin } from '#tests/support/documents/lives'
import { issued, sellingOrder } from './issuing.ts'
import { received, taken } from './receiving.ts'
import { faults, inWarehouse, posted, product, reservationsOf, step, warehouse } from './stock.ts'
import { arrive, done, sent, step as stepOfTransfer } from './transferring.ts'

type Order = Awaited<ReturnType<typeof sellingOrder>>

const progressOf = async ({ id }: Order) =>
  (await (await superAdmin()).get(`/sales-orders/${id}/progress`)).body.map(({ held, lost }: any) => [
    held?.pieces,
    lost?.pieces ?? null,
  ])
const happenedTo = async ({ id }: Order) =>
  (await (await superAdmin()).get(`/sales-orders/${id}/history`)).body
    .filter(({ action }: any) => action === 'gaveWay')
    .map(({ comment }: any) => comment)
const open = async ({ id }: Order) => (await (await superAdmin()).get(`/sales-orders/${id}`)).body
const line = (productId: string, quantity: string) => ({ productId, quantity })
const all = ({ lines }: Order) =>
  lines.map(({ id, productId, quantity }: any) => ({ orderLineId: id, productId, quantity }))
const bars = { quantity: '100', actualWeight: '1848.6', priceType: 'piece', unitPrice: '250000' }

test.group('reservations that stock can no longer carry', () => {
  test('give way to an undone receipt, the latest first, and the order says so until it has its goods again', async ({
    assert,
  }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const come = () => received(warehouseId, [{ ...bars, productId }])
    const [, second] = [await come(), await come()]
    const first = await sellingOrder(warehouseId, [line(productId, '80')])
    const early = await sellingOrder(warehouseId, [line(productId, '70')])
    const late = await sellingOrder(warehouseId, [line(productId, '50')])
    await taken('warehouse-receipts', second, 'undo', { comment: 'Nhập nhầm kho' })

    assert.deepEqual(await inWarehouse(productId, warehouseId), ['100.000', '1848.600', '1848.600'])
    assert.deepEqual(await reservationsOf(productId), ['100.000'])
    assert.deepEqual(await progressOf(first), [['80.000', null]])
    assert.deepEqual(await progressOf(early), [['20.000', '50.000']])
    assert.deepEqual(await progressOf(late), [['0.000', '50.000']])
    assert.deepEqual(await happenedTo(first), [])
    assert.deepEqual(await happenedTo(early), [`${second.code}: ${early.code} · 1 −50`])
    assert.deepEqual(await happenedTo(late), [`${second.code}: ${late.code} · 1 −50`])

    await issued(warehouseId, all(first), { orderId: first.id })
    await come()
    await taken('sales-orders', await open(early), 'reserve')
    assert.deepEqual(await progressOf(early), [['70.000', null]])
    assert.deepEqual(await faults(ledgers.reservations), [])
  })

  test('give way to undone opening stock, and to a transfer that goes back', async ({ assert }) => {
    const [productId, here, there] = [await product(), await warehouse(), await warehouse()]
    const batch = await posted(here, [{ ...bars, productId }])
    await posted(here, [{ ...bars, productId }])
    const order = await sellingOrder(here, [line(productId, '150')])
    const undone = await step(batch, 'undo', { comment: 'Kiểm lại' })
    assert.equal(undone.status, 200)
    assert.deepEqual(await progressOf(order), [['100.000', '50.000']])

    const moved = await product()
    await posted(here, [{ ...bars, productId: moved }])
    const away = await done(arrive(await sent(here, there, [line(moved, '100')]), [null]))
    const rival = await sellingOrder(there, [line(moved, '100')])
    await done(stepOfTransfer(away, 'undo', { comment: 'Chưa tới' }))
    assert.deepEqual(await progressOf(rival), [['0.000', '100.000']])
    assert.deepEqual(await faults(ledgers.reservations), [])
  })
})

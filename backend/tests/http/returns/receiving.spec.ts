import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { act, clerk, superAdmin } from '#tests/support/documents/lives'
import { answered, take, type Row } from '../debt/owing.ts'
import { refused } from '../stock/receiving.ts'
import { allFaults, bringBack, received, returned, returnOf, sold, soldSeveral } from './returning.ts'

const PIECES = { quantity: '10', priceType: 'piece', salePrice: '200000' }

test.group('the form of a return', () => {
  test('begins without quantities where several goods may come back, and keeps the lines that have one', async ({
    assert,
  }) => {
    const { sale, customerId } = await soldSeveral(3)
    const { body: begun } = await (await superAdmin()).get(`/returns/from/invoiceId/${sale.id}`)
    assert.deepEqual(
      begun.lines.lines.map(({ quantity, open }: Row) => [quantity, open.quantity]),
      [10, 10, 10].map(() => [undefined, '10.000']),
    )
    const lines = begun.lines.lines.map(({ productId, invoiceLineId }: Row, place: number) => ({
      ...{ productId, invoiceLineId, quantity: place === 1 ? '4' : null },
    }))
    const draft = await bringBack(sale, {}, { lines })
    assert.containsSubset(draft, { totalRefund: '800000', lines: [{ quantity: '4.000' }] })
    assert.lengthOf(draft.lines, 1)
    const tooMuch = await (
      await superAdmin()
    ).post('/returns', { invoiceId: sale.id, customerId, lines: [lines[0], { ...lines[1], quantity: '11' }] })
    assert.deepEqual(refused(tooMuch), ['lines.1.quantity:overSold'])
    const single = await (await superAdmin()).get(`/returns/from/invoiceId/${(await sold(PIECES)).sale.id}`)
    assert.equal(single.body.lines.lines[0].quantity, '10.000')
  })
})

test.group('receiving a return', () => {
  test('needs a warehouse for goods that are not for sale, which the keeper makes at once', async ({ assert }) => {
    const { sale } = await sold(PIECES)
    const draft = await bringBack(sale, { quantity: '2' })
    const keeper = await clerk(45, ['v', 'u'], [[21, 'v']], 'returns')
    const scrap = { lines: [{ id: draft.lines[0].id, productStatus: 'scrap' }] } as never
    const silent = await act(keeper.token, 'returns', draft, 'receive', scrap)
    assert.deepEqual(refused(silent), ['scrapWarehouseId:place_scrap'])
    const place = (use: string, besideId = draft.warehouseId, token = keeper.token) =>
      api(token).post('/returns/warehouses', { use, besideId })
    const made = await answered(place('scrap'))
    assert.deepEqual(await answered(place('scrap')), made)
    const own = await answered((await superAdmin()).get(`/warehouses/${made.id}`))
    assert.containsSubset(own, { use: 'scrap', status: 'active' })
    assert.deepEqual(refused(await place('sale')), ['use:enum'])
    const stranger = await clerk(21, ['v', 'c', 'u'], [], 'returns')
    assert.equal((await place('scrap', draft.warehouseId, stranger.token)).status, 403)
    const there = await answered(
      act(keeper.token, 'returns', draft, 'receive', {
        ...{ values: { scrapWarehouseId: made.id } },
        ...(scrap as object),
      } as never),
    )
    assert.equal(there.status, 'received')
  })

  test('is asked of the keeper once the return says what it is received for', async ({ assert }) => {
    const { sale } = await sold(PIECES)
    const draft = await bringBack(sale, { quantity: '2' }, { reasonId: null })
    const whole = await bringBack(sale, { quantity: '2' })
    const { body } = await (await superAdmin()).get('/home?tile=takeBack')
    const listed = body.tiles.flatMap(({ rows }: Row) => rows.map(({ id }: Row) => id))
    assert.include(listed, whole.id)
    assert.notInclude(listed, draft.id)
  })
})

test.group('the refund of a return', () => {
  test('is nothing any more once the return is undone', async ({ assert }) => {
    const { sale } = await sold(PIECES)
    assert.equal((await received(sale, { quantity: '1' })).refundStatus, 'pending')
    const done = await returned(sale, { quantity: '3' })
    await answered(take('returns', done, 'undo', { comment: 'Sai' }))
    const undone = await returnOf(done.id)
    assert.isNull(undone.refundStatus)
    const { body: pending } = await (
      await superAdmin()
    ).get(`/returns?refundStatus=pending&customerId=${sale.customerId}`)
    assert.notInclude(
      pending.map(({ id }: Row) => id),
      done.id,
    )
    assert.deepEqual(await allFaults(), [])
  })
})

import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { places } from '../documents/ordering.ts'
import { entriesOf, faults, inWarehouse, onHand, opening, posted, product, step, warehouse } from './stock.ts'

test.group('opening stock', () => {
  test('is weighed by barem until it is weighed, and is worth what its price says', async ({ assert }) => {
    const productId = await product()
    const row = await opening(await warehouse(), [
      { productId, quantity: '50', priceType: 'barem_kg', unitPrice: '15000' },
      { productId, quantity: '50', actualWeight: '893.5', priceType: 'actual_kg', unitPrice: '15500' },
      { productId, quantity: '2', priceType: 'piece', unitPrice: '290000' },
    ])
    assert.deepEqual(
      row.lines.map(({ theoreticalWeight, amount }: any) => [theoreticalWeight, amount]),
      [
        ['924.300', '13864500'],
        ['924.300', '13849250'],
        ['36.970', '580000'],
      ],
    )
    assert.containsSubset(row, { status: 'draft', actualWeight: '1854.770', total: '28293750' })
    assert.match(row.code, /^#/)
    assert.deepEqual(await onHand(productId), [])
  })

  test('is in the warehouse once it is posted, with a number, and is not changed afterwards', async ({ assert }) => {
    const [productId, one, other] = [await product(), await warehouse(), await warehouse()]
    const first = await posted(one, [
      { productId, quantity: '50', actualWeight: '893.5', priceType: 'actual_kg', unitPrice: '15500' },
      { productId, quantity: '10', priceType: 'barem_kg', unitPrice: '15000' },
    ])
    assert.containsSubset(first, { status: 'done', version: 2 })
    assert.match(first.code, /^TDK-2601-\d{4}$/)
    await posted(other, [{ productId, quantity: '5', priceType: 'piece', unitPrice: '300000' }])
    assert.deepEqual(await onHand(productId), ['65.000', '1170.790', '1201.590', '18122150'])
    assert.deepEqual(await inWarehouse(productId, one), ['60.000', '1078.360', '1109.160'])
    assert.deepEqual(await inWarehouse(productId, other), ['5.000', '92.430', '92.430'])
    const entries = await entriesOf(productId)
    assert.deepEqual(
      entries.map(({ seq, kind, day, by_product_value, by_product_warehouse_pieces }) =>
        [seq, kind, day, by_product_value, by_product_warehouse_pieces].map(String),
      ),
      [
        ['1', 'opening', '2026-01-01', '13849250', '50.000'],
        ['2', 'opening', '2026-01-01', '16622150', '60.000'],
        ['3', 'opening', '2026-01-01', '18122150', '5.000'],
      ],
    )
    const client = await superAdmin()
    const changed = await client.patch(`/opening-stocks/${first.id}`, { openedOn: '2026-01-02' })
    assert.deepEqual([changed.status, changed.body.code], [409, 'DOC_ERR_001'])
    const deleted = await client.delete(`/opening-stocks/${first.id}`)
    assert.deepEqual([deleted.status, deleted.body.code], [409, 'DOC_ERR_004'])
    const again = await step(first, 'post')
    assert.deepEqual([again.status, again.body.code], [409, 'DOC_ERR_001'])
    assert.lengthOf(await entriesOf(productId), 3)
  })

  test('weighs something where the scale counts, and nothing where nothing is weighed', async ({ assert }) => {
    const client = await superAdmin()
    const sent = async (line: object) =>
      client.post('/opening-stocks', { warehouseId: await warehouse(), lines: [{ unitPrice: '15500', ...line }] })
    const weightless = { productId: await product(), quantity: '5', priceType: 'actual_kg', actualWeight: '0' }
    const refused = await sent(weightless)
    assert.deepEqual([refused.status, places(refused.body)], [422, ['lines.0.actualWeight:min']])
    const finer = await sent({ ...weightless, actualWeight: '92.431' })
    assert.deepEqual([finer.status, places(finer.body)], [422, ['lines.0.actualWeight:decimal']])
    const broken = await sent({ ...weightless, actualWeight: '92.4', quantity: '5.5' })
    assert.deepEqual([broken.status, places(broken.body)], [422, ['lines.0.quantity:wholePieces']])
    const counted = await product({
      weightMode: 'none',
      densityWeight: undefined,
      length: undefined,
      priceType: 'piece',
    })
    const { body } = await sent({ productId: counted, quantity: '5', priceType: 'piece', actualWeight: '7' })
    assert.containsSubset(body.lines[0], { actualWeight: null, theoreticalWeight: '0.000', amount: '77500' })
  })

  test('that lacks a price cannot be posted, and stays as it was', async ({ assert }) => {
    const productId = await product()
    const row = await opening(await warehouse(), [{ productId, quantity: '50', priceType: 'piece' }])
    const { status, body } = await step(row, 'post')
    assert.deepEqual([status, places(body)], [422, ['lines.0.unitPrice:required']])
    assert.deepEqual(await entriesOf(productId), [])
  })

  test('keeps its goods and its warehouse from being deleted', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await posted(warehouseId, [{ productId, quantity: '1', priceType: 'piece', unitPrice: '1' }])
    await step(row, 'undo', { comment: 'Nhập nhầm kho' })
    const client = await superAdmin()
    for (const path of [`/products/${productId}`, `/warehouses/${warehouseId}`]) {
      const { status, body } = await client.delete(path)
      assert.equal(status, 409, path)
      assert.match(body.message, /stock entr/, path)
    }
  })
})

test.group('products', () => {
  test('show what is in stock, to those who may see it', async ({ assert }) => {
    const [productId, other] = [await product(), await product()]
    for (const warehouseId of [await warehouse(), await warehouse()])
      await posted(warehouseId, [{ productId, quantity: '5', priceType: 'piece', unitPrice: '300000' }])
    const client = await superAdmin()
    assert.containsSubset((await client.get(`/products/${productId}`)).body, {
      onHand: '10.000',
      onHandWeight: '184.860',
      stockValue: '3000000',
    })
    assert.equal((await client.get(`/products/${other}`)).body.onHand, '0.000')
    const found = await client.get(`/products?id=${productId}&onHand_gte=10&_sort=onHand`)
    assert.deepEqual(
      found.body.map(({ id }: any) => id),
      [productId],
    )
    const seenBy = async (...more: [number, string][]) => {
      const { token } = await clerk(17, ['v'], more)
      const { body } = await api(token).get(`/products/${productId}`)
      return ['onHand', 'onHandWeight', 'stockValue'].filter((name) => name in body)
    }
    assert.deepEqual(await seenBy(), [])
    assert.deepEqual(await seenBy([47, 'v']), ['onHand', 'onHandWeight'])
    assert.deepEqual(await seenBy([58, 'v']), ['stockValue'])
  })
})

test.group('opening stock that is undone', () => {
  test('leaves nothing behind but its entries and their opposites', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const kept = await posted(warehouseId, [{ productId, quantity: '7', priceType: 'piece', unitPrice: '300000' }])
    const before = [await onHand(productId), await inWarehouse(productId, warehouseId)]
    const row = await posted(warehouseId, [
      { productId, quantity: '50', actualWeight: '893.5', priceType: 'actual_kg', unitPrice: '15500' },
      { productId, quantity: '3', priceType: 'piece', unitPrice: '310000' },
    ])
    const reasonless = await step(row, 'undo')
    assert.deepEqual([reasonless.status, places(reasonless.body)], [422, ['comment:required']])
    const undone = await step(row, 'undo', { comment: 'Đếm lại' })
    assert.containsSubset(undone.body, { status: 'cancelled', code: row.code })
    assert.deepEqual([await onHand(productId), await inWarehouse(productId, warehouseId)], before)
    const entries = await entriesOf(productId)
    assert.deepEqual(
      entries.map(({ kind, pieces, value }) => [kind, pieces, value].map(String)),
      [
        ['opening', '7.000', '2100000'],
        ['opening', '50.000', '13849250'],
        ['opening', '3.000', '930000'],
        ['reversal', '-50.000', '-13849250'],
        ['reversal', '-3.000', '-930000'],
      ],
    )
    assert.equal(entries[3]!.reverses_id, entries[1]!.posting_id)
    const twice = await step(undone.body, 'undo', { comment: 'Lần nữa' })
    assert.deepEqual([twice.status, twice.body.code], [409, 'DOC_ERR_001'])
    assert.equal((await step(kept, 'undo', { comment: 'Hết' })).status, 200)
    assert.deepEqual(await onHand(productId), ['0.000', '0.000', '0.000', '0'])
    assert.deepEqual(await faults(), [])
  })
})

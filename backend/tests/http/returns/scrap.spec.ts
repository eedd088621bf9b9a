import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, take } from '../debt/owing.ts'
import { issued } from '../stock/issuing.ts'
import { inWarehouse } from '../stock/stock.ts'
import { allFaults, returned, sold, warehouseFor } from './returning.ts'

const PIECES = { quantity: '10', priceType: 'piece', salePrice: '200000' }

test.group('a warehouse of scrap', () => {
  test('lets scrap leave for the furnace, and what is missing or found there be adjusted', async ({ assert }) => {
    const { sale } = await sold(PIECES)
    const { productId } = sale.lines[0]
    const scrapWarehouseId = await warehouseFor('scrap')
    await returned(sale, { quantity: '4', productStatus: 'scrap' }, { scrapWarehouseId })
    const gone = { purpose: 'disposal', customerId: null, documentDate: '2026-02-06' }
    await issued(scrapWarehouseId, [{ productId, quantity: '2' }], gone)
    const there = async () => (await inWarehouse(productId, scrapWarehouseId))[0]
    assert.equal(await there(), '2.000')
    for (const [kind, left] of [
      ['loss', '1.000'],
      ['found', '2.000'],
    ] as const) {
      const row = await answered(
        (await superAdmin()).post('/stock-adjustments', {
          ...{ documentDate: '2026-02-07', warehouseId: scrapWarehouseId, kind, reason: 'Đếm thấy khác sổ' },
          lines: [{ productId, quantity: '1' }],
        }),
      )
      await answered(take('stock-adjustments', row, 'request'))
      assert.equal(await there(), left, kind)
    }
    assert.deepEqual(await allFaults(), [])
  })
})

import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { supplier } from '../debt/owing.ts'
import { receipt, receiptBody, received, taken } from './receiving.ts'
import { product, warehouse } from './stock.ts'

const rowsOf = async (path: string): Promise<any[]> => (await (await superAdmin()).get(path)).body

/** Ten bars came with a slip of 200 kg, and our scale says this. */
const line = (productId: string, actualWeight: string | null) => ({
  ...{ productId, quantity: '10', declaredWeight: '200', actualWeight, reason: 'cân thử' },
  ...{ priceType: 'piece', unitPrice: '290000' },
})

test.group('how far our scale is off', () => {
  test('is told of each delivery, by who sent it, and which is odd; of what nobody weighed nothing', async ({
    assert,
  }) => {
    const [productId, warehouseId, supplierId] = [await product(), await warehouse(), await supplier()]
    for (const kg of ['199', '199.4', '199.2', '199.1', '199.3', null, '197'])
      await received(warehouseId, [line(productId, kg)], { supplierId })
    const found = await rowsOf(`/weighed-lines?supplierId=${supplierId}&_sort=code&_order=asc&_end=20`)
    assert.deepEqual(
      found.map(({ difference, isOdd }) => [Number(difference), isOdd]),
      [[-0.5, false], [-0.3, false], [-0.4, false], [-0.45, false], [-0.35, false], [-1.5, true]], // prettier-ignore
    )
    const odd = found.at(-1)
    assert.deepEqual([odd.before, odd.mean, odd.spread, odd.differenceKg, odd.cost].map(Number), [
      ...[5, -0.4, 0.08, -3, -43500],
    ])
    const range = 'since=2026-01-01&asOf=2026-12-31'
    for (const by of ['supplier', 'product', 'warehouse'] as const) {
      const id = { supplier: supplierId, product: productId, warehouse: warehouseId }[by]
      const [row] = await rowsOf(`/weight-differences?${range}&${by}Id=${id}`)
      const { deliveries, expectedKg, actualKg, differenceKg, mean, odd: oddOnes, cost } = row
      assert.deepEqual([row.by, deliveries, oddOnes], [by, 6, 1])
      assert.deepEqual([expectedKg, actualKg, differenceKg].map(Number), [1200, 1193, -7])
      assert.deepEqual([Number(mean), Number(cost)], [-0.58, -101500])
    }
    assert.deepEqual(await rowsOf(`/weight-differences?since=2026-01-01&asOf=2026-01-31&supplierId=${supplierId}`), [])
  })

  test('is told on the receipt itself before it is posted and since, and to whoever approves it', async ({
    assert,
  }) => {
    const [productId, warehouseId, supplierId] = [await product(), await warehouse(), await supplier()]
    const kilos = ['199', '199.4', '199.2', '199.1']
    for (const kg of kilos) await received(warehouseId, [line(productId, kg)], { supplierId })
    const client = await superAdmin()
    // Four deliveries say nothing of what is usual.
    const early = await receiptBody(warehouseId, [line(productId, '197')], { supplierId })
    assert.deepEqual((await client.post('/warehouse-receipts/preview', early)).body.warnings, [])
    await received(warehouseId, [line(productId, '199.3')], { supplierId })
    const typed = await client.post('/warehouse-receipts/preview', early)
    const odd = { difference: '-1.5', before: 5, mean: '-0.40', spread: '0.08' }
    assert.containsSubset(typed.body.warnings, [{ name: 'oddWeight', percent: '1.5', odd: [odd] }])
    const draft = await receipt(warehouseId, [line(productId, '197')], { supplierId })
    const about = (row: any) => [
      {
        name: 'oddWeight',
        lines: [row.lines[0].id],
        amount: null,
        percent: '1.5',
        odd: [{ line: row.lines[0].id, ...odd }],
      },
    ]
    assert.deepEqual(draft.warnings, about(draft))
    const approverId = (await client.get('/User/profile')).body.data.id
    const asked = await taken('warehouse-receipts', draft, 'request', { values: { approverId } })
    const reviewed = asked.review.exceptions.filter(({ name }: { name: string }) => name === 'oddWeight')
    assert.deepEqual([asked.status, reviewed], ['pending', about(asked)])
    const posted = await taken('warehouse-receipts', asked, 'approve')
    // What came later changes nothing of it.
    await received(warehouseId, [line(productId, '190')], { supplierId })
    const now = (await client.get(`/warehouse-receipts/${posted.id}`)).body
    assert.deepEqual([now.status, now.warnings], ['done', about(now)])
    const usual = await receipt(warehouseId, [line(productId, '199.2')], { supplierId })
    assert.deepEqual(usual.warnings, [])
    // Of another supplier nothing is known.
    const stranger = await receipt(warehouseId, [line(productId, '197')], { supplierId: await supplier() })
    assert.deepEqual(stranger.warnings, [])
  })
})

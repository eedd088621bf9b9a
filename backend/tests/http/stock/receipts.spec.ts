import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { bought, contract, receipt, receive, received, refused } from './receiving.ts'
import { faults, inWarehouse, onHand, product, warehouse } from './stock.ts'

test.group('a receipt', () => {
  test('from a contract is paid by its scale and price, and is in stock by ours', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const bars = await contract([bought(productId, '300')])
    const row = await received(
      warehouseId,
      [
        {
          productId,
          contractLineId: bars.lines[0].id,
          quantity: '200',
          actualWeight: '3575',
          priceType: 'piece',
          reason: 'Cân thiếu',
        },
      ],
      { contractId: bars.id },
    )
    assert.match(row.code, /^PNK-2602-\d{5}$/)
    assert.deepEqual([row.status, row.total, row.stockValue], ['done', '51837500', '51837500'])
    const [line] = row.lines
    assert.containsSubset(line, {
      priceType: 'actual_kg',
      unitPrice: '14500.00',
      theoreticalWeight: '3697.200',
      paidWeight: '3575.000',
      errorMarginKg: '-122.200',
      errorMargin: '-3.31',
      contractLine: { id: bars.lines[0].id, name: `${bars.code} · 1`, ownerId: bars.id },
    })
    assert.deepEqual(await onHand(productId), ['200.000', '3575.000', '3697.200', '51837500'])
    assert.deepEqual(await inWarehouse(productId, warehouseId), ['200.000', '3575.000', '3697.200'])
    assert.deepEqual(await faults(), [])
  })

  test('asks for what it lacks at its fields, and stays as it was', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const bars = await contract([bought(productId, '100')])
    const line = { productId, contractLineId: bars.lines[0].id, quantity: '101', priceType: 'actual_kg' }
    const of = { contractId: bars.id }
    const row = await receipt(warehouseId, [line], { ...of, documentDate: '2026-01-01' })
    assert.deepEqual(refused(await receive(row)), [
      'reason:beforeContract',
      'lines.0.actualWeight:weighFirst',
      'lines.0.quantity:overContract_piece',
    ])
    assert.deepEqual(await onHand(productId), [])
  })

  test('is proposed from the open lines of its contract, with what is still to come in every unit', async ({
    assert,
  }) => {
    const [one, other, closed, warehouseId] = [await product(), await product(), await product(), await warehouse()]
    const row = await contract(
      [
        bought(one, '300'),
        bought(other, '5', { quantityUnit: 'tonne', priceType: 'barem_kg' }),
        bought(closed, '10', { priceType: 'piece' }),
      ],
      { receivingWarehouseId: warehouseId },
    )
    const [bars, tonnes, pieces] = row.lines
    const line = { priceType: 'actual_kg', quantity: '200', actualWeight: '3697.2' }
    await received(
      warehouseId,
      [
        { ...line, productId: one, contractLineId: bars.id },
        { ...line, productId: other, contractLineId: tonnes.id },
        { productId: closed, contractLineId: pieces.id, quantity: '10', actualWeight: '184.86', priceType: 'piece' },
      ],
      { contractId: row.id },
    )
    const { status, body } = await (await superAdmin()).get(`/warehouse-receipts/from/contractId/${row.id}`)
    assert.equal(status, 200)
    assert.containsSubset(body.values, { contractId: row.id, supplierId: row.supplierId, warehouseId })
    assert.deepEqual(
      body.lines.lines.map(({ contractLineId, productId, quantity, priceType, open }: any) => [
        ...[contractLineId, productId, quantity, priceType],
        ...[open.quantity, open.pieces, open.actualKg, open.baremKg].map((left) => left && Number(left)),
      ]),
      [
        [bars.id, one, '100.000', 'actual_kg', 100, 100, 1848.6, 1848.6],
        [tonnes.id, other, null, 'barem_kg', 1.3028, null, 1302.8, 1302.8],
      ],
    )
    assert.equal(body.lines.lines[0].product.id, one)
  })
})

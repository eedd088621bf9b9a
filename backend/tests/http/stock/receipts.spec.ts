import { test } from '@japa/runner'
import { signIn } from '#tests/support/client'
import { act, superAdmin } from '#tests/support/documents/lives'
import { bought, contract, receipt, receive, received, refused } from './receiving.ts'
import { entriesOf, faults, inWarehouse, onHand, product, warehouse } from './stock.ts'

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

  test('averages what is paid by two scales, by the worked example', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const ours = await contract([bought(productId, '200')])
    const barem = await contract([bought(productId, '100', { priceType: 'barem_kg', unitPrice: '15000' })], {
      weightTerm: 'barem',
    })
    const come = (row: any, quantity: string, actualWeight: string) =>
      received(
        warehouseId,
        [
          {
            productId,
            contractLineId: row.lines[0].id,
            quantity,
            actualWeight,
            priceType: 'piece',
            reason: 'Cân thiếu',
          },
        ],
        { contractId: row.id },
      )
    assert.equal((await come(ours, '200', '3575')).stockValue, '51837500')
    assert.equal((await come(barem, '100', '1820')).stockValue, '27729000')
    assert.deepEqual(await onHand(productId), ['300.000', '5395.000', '5545.800', '79566500'])
    assert.deepEqual(await faults(), [])
  })

  test('shares its freight by weight and takes everything back on the day that is given', async ({ assert }) => {
    const [one, other, warehouseId] = [await product(), await product(), await warehouse()]
    const line = { quantity: '100', actualWeight: '1848.6', priceType: 'actual_kg', unitPrice: '10000' }
    const row = await received(
      warehouseId,
      [
        { ...line, productId: one },
        { ...line, productId: other, quantity: '50', actualWeight: '924.3' },
      ],
      { freight: '3000000' },
    )
    assert.deepEqual(
      row.lines.map(({ freightShare }: any) => freightShare),
      ['2000000', '1000000'],
    )
    assert.deepEqual((await onHand(one)).at(-1), '20486000')
    const undone = await act(await signIn('superadmin'), 'warehouse-receipts', row, 'undo', {
      comment: 'Nhập nhầm kho',
      values: { undoneOn: '2026-02-03' },
    })
    assert.equal(undone.status, 200)
    assert.deepEqual(await onHand(one), ['0.000', '0.000', '0.000', '0'])
    const days = (await entriesOf(one)).map(({ kind, day }) => `${kind} ${day}`)
    assert.deepEqual(days, ['receipt 2026-02-01', 'reversal 2026-02-03'])
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

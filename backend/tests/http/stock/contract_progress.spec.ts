import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { bought, contract, received, refused, take, taken } from './receiving.ts'
import { product, warehouse } from './stock.ts'

const open = async (id: string) => (await (await superAdmin()).get(`/purchase-contracts/${id}`)).body
const progress = async (id: string) => (await (await superAdmin()).get(`/purchase-contracts/${id}/progress`)).body

/** Receives so many pieces of a contract's line, each by its barem. */
const come = async (row: any, warehouseId: string, quantity: number, line = 0) =>
  received(
    warehouseId,
    [
      {
        productId: row.lines[line].productId,
        contractLineId: row.lines[line].id,
        quantity: String(quantity),
        actualWeight: (quantity * 18.486).toFixed(2),
        priceType: 'actual_kg',
      },
    ],
    { contractId: row.id },
  )

test.group('a contract', () => {
  test('is in progress with its first goods, done with the last, and open again when they are taken back', async ({
    assert,
  }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await contract([bought(productId, '300')])
    await come(row, warehouseId, 200)
    assert.equal((await open(row.id)).status, 'in_progress')
    const [line] = await progress(row.id)
    assert.deepEqual(line, {
      field: 'lines',
      line: row.lines[0].id,
      done: { quantity: '200.000000', pieces: '200.000', actualKg: '3697.200', baremKg: '3697.200' },
      open: { quantity: '100.000000', pieces: '100.000', actualKg: '1848.600', baremKg: '1848.600' },
      isOpen: true,
    })
    const last = await come(row, warehouseId, 100)
    assert.equal((await open(row.id)).status, 'done')
    await taken('warehouse-receipts', last, 'undo', { comment: 'Cân lại' })
    const after = await open(row.id)
    assert.deepEqual([after.status, after.version], ['in_progress', row.version])
  })

  test('is done once what is not awaited any more is closed, and goes on when it is opened', async ({ assert }) => {
    const [one, other, warehouseId] = [await product(), await product(), await warehouse()]
    const row = await contract([bought(one, '10'), bought(other, null)], { kind: 'open_ended' })
    await come(row, warehouseId, 10)
    const closing = (isClosed: boolean) => ({
      comment: 'Nhà máy ngừng giao',
      lines: row.lines.map(({ id }: any) => ({ id, isClosed })),
    })
    const closed = await taken('purchase-contracts', await open(row.id), 'closeLines', closing(true))
    assert.equal(closed.status, 'done')
    const opened = await taken('purchase-contracts', closed, 'closeLines', closing(false))
    assert.equal(opened.status, 'in_progress')
  })

  test('may be revised while goods come, but not below them', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await contract([bought(productId, '300')])
    await come(row, warehouseId, 200)
    const draft = await taken('purchase-contracts', await open(row.id), 'revise', { comment: 'Mua thêm' })
    const client = await superAdmin()
    const change = (lines: readonly object[]) =>
      client.patch(`/purchase-contracts/${row.id}`, { version: draft.version, lines })
    assert.deepEqual(refused(await change([{ ...bought(productId, '199'), id: row.lines[0].id }])), [
      'lines.0.quantity:belowDone',
    ])
    assert.deepEqual(refused(await change([bought(productId, '300')])), ['lines:doneLine'])
    const { body } = await change([{ ...bought(productId, '200'), id: row.lines[0].id }])
    const asked = await taken('purchase-contracts', body, 'request')
    assert.equal((await taken('purchase-contracts', asked, 'approve')).status, 'done')
  })

  test('with goods is neither cancelled nor deleted', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await contract([bought(productId, '300')])
    const receipt = await come(row, warehouseId, 200)
    const now = await open(row.id)
    const { body } = await (await superAdmin()).delete(`/purchase-contracts/${row.id}`)
    assert.equal(body.code, 'COT_ERR_010')
    const draft = await taken('purchase-contracts', now, 'revise', { comment: 'Xem lại' })
    assert.equal((await take('purchase-contracts', draft, 'cancel', { comment: 'Thôi' })).body.code, 'COT_ERR_010')
    assert.equal((await take('warehouse-receipts', receipt, 'undo', { comment: 'Cân lại' })).status, 200)
  })
})

import { ledgers } from '@barem/resources/ledgers'
import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { issued } from '../stock/issuing.ts'
import { faults as faultsOf, onHand } from '../stock/stock.ts'
import { answered, faults, oweSince, owedTo, paidTo, take, type Row } from './owing.ts'
import { settle, settledAt, settlementOf } from './price_settling.ts'
import { matched, receivedOf, switchVat, varianceOf } from './supplier_invoicing.ts'

const PROVISIONAL = { quantity: '3575', actualWeight: '3575', unitPrice: '1000', priceState: 'provisional' }
const BARS = { quantity: '10', priceType: 'piece', unitPrice: '100000', priceState: 'provisional' }

const get = async (path: string) => answered((await superAdmin()).get(path))

const valueOf = async (productId: string) => (await onHand(productId)).at(-1)

const undo = (row: Row) => take('price-settlements', row, 'undo', { comment: 'Nhầm giá' })

const agree = async () => [
  ...(await faults()),
  ...(await faultsOf()),
  ...(await faultsOf(ledgers.matching)),
  ...(await faultsOf(ledgers.repricing)),
]

test.group('settled prices', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(async () => {
    await oweSince(null)
    await switchVat('off')
  })

  test('correct what is still here, the rest is carried by the period', async ({ assert }) => {
    const { supplierId, productId, warehouseId, receipt } = await receivedOf(PROVISIONAL)
    const leaves = { productId, quantity: '2375', actualWeight: '2375', reason: 'cân thử' }
    await issued(warehouseId, [leaves], { purpose: 'internal', documentDate: '2026-02-02' })
    const row = await settledAt(receipt, '1200')
    assert.match(row.code, /^CG-2602-\d{5}$/)
    const [line] = row.lines
    assert.deepEqual(
      [line.quantity, line.paidWeight, line.provisionalPrice, line.amount, line.difference],
      ['3575.000', '3575.000', '1000.00', '4290000', '715000'],
    )
    assert.deepEqual([row.status, row.total, row.owing, row.owed], ['done', '715000', '715000', '715000'])
    assert.equal(row.dueDate, receipt.dueDate)
    assert.deepEqual([await valueOf(productId), await varianceOf(productId)], ['1440000', '475000'])
    assert.equal(await owedTo(supplierId), '4290000')
    await answered(undo(row))
    assert.deepEqual(
      [await valueOf(productId), await varianceOf(productId), await owedTo(supplierId)],
      ['1200000', '0', '3575000'],
    )
    assert.deepEqual(await agree(), [])
  })

  test('are settled once, and again after they are taken back', async ({ assert }) => {
    const { supplierId, receipt } = await receivedOf(BARS)
    const [first, second] = [await settlementOf(receipt, '110000'), await settlementOf(receipt, '120000')]
    const answers = await Promise.all([settle(first), settle(second)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
    const late = answers.find(({ status }) => status === 422)!
    assert.deepEqual(refused(late), ['lines.0.unitPrice:settledPrice'])
    const done = answers.find(({ status }) => status === 200)!
    await answered(undo(done.body))
    assert.equal(await owedTo(supplierId), '1000000')
    await settledAt(receipt, '130000')
    assert.equal(await owedTo(supplierId), '1300000')
    assert.deepEqual(await agree(), [])
  })

  test('add their tax to the payable alone', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, productId, receipt } = await receivedOf(BARS)
    assert.equal(await owedTo(supplierId), '1100000')
    const row = await settledAt(receipt, '120000')
    assert.deepEqual([row.total, row.lines[0].tax, row.owing], ['200000', '20000', '220000'])
    assert.deepEqual([await valueOf(productId), await owedTo(supplierId)], ['1200000', '1320000'])
    assert.deepEqual(await agree(), [])
  })

  test('below the provisional ones lower what their receipts owe', async ({ assert }) => {
    const { supplierId, receipt } = await receivedOf(BARS)
    const row = await settledAt(receipt, '90000')
    assert.deepEqual([row.owing, row.owed, await owedTo(supplierId)], ['-100000', '0', '900000'])
    assert.equal((await get(`/warehouse-receipts/${receipt.id}`)).owed, '900000')
    await paidTo(supplierId, '900000', { receiptId: receipt.id })
    assert.equal(await owedTo(supplierId), '0')
    assert.deepEqual(await agree(), [])
  })

  test('are what an invoice of the supplier is held against', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, productId, receipt } = await receivedOf(BARS)
    const row = await settledAt(receipt, '120000')
    const invoice = await matched(receipt)
    assert.deepEqual(
      [invoice.lines[0].unitPrice, invoice.lines[0].received, invoice.lines[0].difference, invoice.owing],
      ['120000.00', '1200000', '0', '0'],
    )
    assert.deepEqual([await valueOf(productId), await owedTo(supplierId)], ['1200000', '1320000'])
    const { status, body } = await undo(row)
    assert.deepEqual([status, refused({ body })], [422, ['lines.0.quantity:invoicedSince']])
    await answered(take('supplier-invoices', invoice, 'undo', { comment: 'Nhầm' }))
    await answered(undo(row))
    assert.equal(await owedTo(supplierId), '1100000')
    assert.deepEqual(await agree(), [])
  })

  test('are those of the invoice where that comes first', async ({ assert }) => {
    const { supplierId, receipt } = await receivedOf(BARS)
    const waiting = await settlementOf(receipt, '120000')
    const invoice = await matched(receipt, { unitPrice: '110000' })
    const { status, body } = await settle(waiting)
    assert.deepEqual([status, refused({ body })], [422, ['lines.0.unitPrice:pricedByInvoice']])
    await answered(take('supplier-invoices', invoice, 'undo', { comment: 'Nhầm' }))
    await answered(settle(waiting))
    assert.equal(await owedTo(supplierId), '1200000')
  })

  test('are of goods at a provisional price, of this supplier and after they came', async ({ assert }) => {
    const { receipt } = await receivedOf({ ...BARS, priceState: 'final' })
    const other = await receivedOf(BARS)
    const asked = async (row: Row) => {
      const { status, body } = await settle(row)
      return [status, ...refused({ body })]
    }
    assert.deepEqual(await asked(await settlementOf(receipt, '1')), [422, 'lines.0.unitPrice:finalPrice'])
    const early = await settlementOf(other.receipt, '1', { documentDate: '2026-02-01' })
    assert.deepEqual(await asked(early), [422, 'documentDate:matchBeforeReceipt'])
    const stranger = await (
      await superAdmin()
    ).post('/price-settlements', {
      ...{ receiptId: receipt.id, supplierId: receipt.supplierId, documentDate: '2026-02-03' },
      lines: [{ receiptLineId: other.receipt.lines[0].id, unitPrice: '1' }],
    })
    assert.deepEqual([stranger.status, refused(stranger)], [422, ['lines.0.receiptLineId:ofAnotherPartner']])
  })

  test('keep their figures when words on them change later', async ({ assert }) => {
    const { receipt } = await receivedOf(BARS)
    const row = await settledAt(receipt, '120000')
    const now = await get(`/price-settlements/${row.id}`)
    const client = await superAdmin()
    const changed = await answered(
      client.patch(`/price-settlements/${row.id}`, { basis: 'Thông báo giá tháng 2', version: now.version }),
    )
    assert.deepEqual(
      [changed.basis, changed.total, changed.lines[0].difference],
      ['Thông báo giá tháng 2', '200000', '200000'],
    )
  })

  test('keep their receipt in force', async ({ assert }) => {
    const { receipt } = await receivedOf(BARS)
    const row = await settledAt(receipt, '120000')
    const { status, body } = await take('warehouse-receipts', receipt, 'undo', { comment: 'Nhầm' })
    assert.equal(status, 409)
    assert.include(body.message, 'price settlement')
    await answered(undo(row))
    await answered(
      take('warehouse-receipts', await get(`/warehouse-receipts/${receipt.id}`), 'undo', { comment: 'Nhầm' }),
    )
  })
})

import { ledgers } from '@barem/resources/ledgers'
import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { issued, sellingOrder } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { faults as faultsOf, onHand } from '../stock/stock.ts'
import { giveBack, givenBack, goBack, send } from './giving_back.ts'
import { acceptedOf, shortOf } from './claiming.ts'
import { answered, faults, oweSince, owedTo, paidTo, supplier, take, type Row } from './owing.ts'
import { settledAt } from './price_settling.ts'
import { invoiceOf, match, matched, receivedOf, switchVat, varianceOf } from './supplier_invoicing.ts'

const get = async (path: string) => answered((await superAdmin()).get(path))
const undo = (row: Row) => take('warehouse-issues', row, 'undo', { comment: 'Nhầm' })

/** 100 bars of 1,000 kg at a million each. */
const dear = (more: Parameters<typeof receivedOf>[1] = {}) =>
  receivedOf({ actualWeight: '1000', priceType: 'piece', unitPrice: '1000000' }, more)

const agree = async () => [
  ...(await faults()),
  ...(await faultsOf()),
  ...(await faultsOf(ledgers.crediting)),
  ...(await faultsOf(ledgers.matching)),
  ...(await faultsOf(ledgers.variances)),
]

test.group('goods that go back to their supplier', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(async () => {
    await oweSince(null)
    await switchVat('off')
  })

  test('leave at their original cost, and lower what is owed with its tax', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, productId, receipt } = await dear()
    assert.equal(await owedTo(supplierId), '110000000')
    const row = await givenBack(receipt, '20')
    assert.match(row.code, /^PXK-2602-\d{5}$/)
    assert.deepEqual(
      [row.status, row.lines[0].amount, row.lines[0].tax, row.credited, row.creditLeft, row.invoicedBefore],
      ['done', '20000000', '2000000', '22000000', '0', '0'],
    )
    assert.deepEqual(await onHand(productId), ['80.000', '800.000', '1478.880', '80000000'])
    assert.deepEqual([await owedTo(supplierId), await varianceOf(productId)], ['88000000', '0'])
    assert.equal((await get(`/warehouse-receipts/${receipt.id}`)).owed, '88000000')
    const { body } = await (await superAdmin()).get(`/inventory/entries?productId=${productId}`)
    assert.deepEqual([body[0].kind, body[0].code, body[0].value], ['return_out', row.code, '-20000000'])
    assert.deepEqual(await agree(), [])
    await answered(undo(row))
    assert.deepEqual(await onHand(productId), ['100.000', '1000.000', '1848.600', '100000000'])
    assert.equal(await owedTo(supplierId), '110000000')
    assert.deepEqual(await agree(), [])
  })

  test('begin with their receipt: what of it has not gone back', async ({ assert }) => {
    const { supplierId, warehouseId, receipt } = await dear()
    await givenBack(receipt, '20')
    const made: any = await get(`/warehouse-issues/from/receiptId/${receipt.id}`)
    assert.deepInclude(made.values, { purpose: 'supplier_return', supplierId, warehouseId })
    assert.equal(made.lines.lines[0].open.quantity, '80.000')
  })

  test('are of this receipt and supplier, after they came, and no more than came', async ({ assert }) => {
    const { receipt } = await dear()
    const other = await dear()
    await givenBack(receipt, '70')
    assert.deepEqual(refused(await goBack(receipt, '31')), ['lines.0.quantity:overReceivedBack'])
    const [{ id: receiptLineId, productId }] = other.receipt.lines
    const strange = { lines: [{ receiptLineId, productId, quantity: '1' }] }
    assert.deepEqual(refused(await giveBack(receipt, '1', strange)), ['lines.0.receiptLineId:otherDocument'])
    const unnamed = { lines: [{ productId: receipt.lines[0].productId, quantity: '1' }] }
    assert.deepEqual(refused(await goBack(receipt, '1', unnamed)), ['lines.0.productId:ofNoReceipt'])
    assert.deepEqual(refused(await goBack(receipt, '1', { supplierId: await supplier() })), [
      'receiptId:receiptOfAnother',
    ])
    assert.deepEqual(refused(await goBack(receipt, '1', { documentDate: '2026-02-01' })), [
      'documentDate:matchBeforeReceipt',
    ])
    const sold = { purpose: 'internal', receiptId: null, supplierId: null }
    assert.deepEqual(refused(await giveBack(receipt, '1', sold)), ['lines.0.receiptLineId:otherDocument'])
  })

  test('are there, and nobody has reserved them', async ({ assert }) => {
    const { productId, warehouseId, receipt } = await dear()
    await issued(warehouseId, [{ productId, quantity: '60' }], { purpose: 'internal', documentDate: '2026-02-03' })
    const { status, body } = await goBack(receipt, '41')
    assert.deepEqual([status, refused({ body })], [409, ['lines.0.quantity:stock_tooFew']])
    await sellingOrder(warehouseId, [{ productId, quantity: '30' }])
    assert.deepEqual(refused(await goBack(receipt, '11')), ['lines.0.quantity:stock_reserved'])
    await givenBack(receipt, '10')
  })

  test('of the same receipt go back once, by whoever is first', async ({ assert }) => {
    const { supplierId, receipt } = await dear()
    const rows = await Promise.all([1, 2, 3].map(() => answered(giveBack(receipt, '50'))))
    const answers = await Promise.all(rows.map(send))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 422])
    assert.equal(await owedTo(supplierId), '0')
    assert.deepEqual(await agree(), [])
  })

  test('leave the rest of their cost to the period where stock cannot give it', async ({ assert }) => {
    const { productId, warehouseId, receipt } = await dear()
    const other = await receivedOf({
      productId,
      quantity: '100',
      actualWeight: '1000',
      priceType: 'piece',
      unitPrice: '500000',
    })
    // Ten bars at 750,000 are left, all in one warehouse.
    const leaves = [{ productId, quantity: '90' }]
    await issued(warehouseId, leaves, { purpose: 'internal', documentDate: '2026-02-03' })
    await issued(other.warehouseId, [{ productId, quantity: '100' }], {
      purpose: 'internal',
      documentDate: '2026-02-03',
    })
    await givenBack(receipt, '10')
    assert.deepEqual([(await onHand(productId)).at(-1), await varianceOf(productId)], ['0', '-2500000'])
  })

  test('are credited without the freight that they came with', async ({ assert }) => {
    const { supplierId, productId, receipt } = await dear({ freight: '5000000' })
    const row = await givenBack(receipt, '20')
    assert.deepEqual([row.credited, await owedTo(supplierId)], ['20000000', '80000000'])
    assert.deepEqual([(await onHand(productId)).at(-1), await varianceOf(productId)], ['84000000', '1000000'])
    assert.deepEqual(await agree(), [])
  })

  test('are left out of an invoice that comes later', async ({ assert }) => {
    const { supplierId, receipt } = await dear()
    const row = await givenBack(receipt, '20')
    assert.deepEqual(refused(await match(await invoiceOf(receipt))), ['lines.0.quantity:overReceived'])
    const invoice = await matched(receipt, { quantity: '80' })
    assert.deepEqual([invoice.lines[0].amount, invoice.owing, await owedTo(supplierId)], ['80000000', '0', '80000000'])
    await answered(undo(await get(`/warehouse-issues/${row.id}`)))
    assert.equal(await owedTo(supplierId), '100000000')
    assert.equal((await matched(receipt, { quantity: '20' })).owing, '0')
    assert.deepEqual(await agree(), [])
  })

  test('of what is invoiced are credited as it says, and wait for an adjusting invoice', async ({ assert }) => {
    const { supplierId, receipt } = await dear()
    const invoice = await matched(receipt, { quantity: '90', unitPrice: '1100000' })
    assert.equal(await owedTo(supplierId), '109000000')
    // Ten that no invoice covers, and ten of those that one does.
    const row = await givenBack(receipt, '20')
    assert.deepEqual([row.credited, row.invoicedBefore, await owedTo(supplierId)], ['21000000', '11000000', '88000000'])
    const client = await superAdmin()
    const waiting = async () =>
      (await client.get('/warehouse-issues?invoicedBefore_gte=1&adjustingNumber_null=true')).body.map(
        ({ id }: Row) => id,
      )
    assert.include(await waiting(), row.id)
    const back = await take('supplier-invoices', invoice, 'undo', { comment: 'Nhầm' })
    assert.deepEqual([back.status, refused(back)], [422, ['comment:returnedSince']])
    const paper = { adjustingSerial: 'K26TAA', adjustingNumber: '78', adjustingDate: '2026-02-05' }
    await answered(client.patch(`/warehouse-issues/${row.id}`, { ...paper, version: row.version }))
    assert.notInclude(await waiting(), row.id)
    await answered(undo(await get(`/warehouse-issues/${row.id}`)))
    assert.equal(await owedTo(supplierId), '109000000')
    await answered(
      take('supplier-invoices', await get(`/supplier-invoices/${invoice.id}`), 'undo', { comment: 'Nhầm' }),
    )
    assert.deepEqual(await agree(), [])
  })

  test('hold money of a receipt that is paid, and are not undone once it is used', async ({ assert }) => {
    const { supplierId, receipt } = await dear()
    await paidTo(supplierId, '100000000', { receiptId: receipt.id })
    const row = await givenBack(receipt, '20')
    assert.deepEqual([row.creditLeft, await owedTo(supplierId)], ['-20000000', '-20000000'])
    await paidTo(supplierId, '20000000', { kind: 'supplier_refund' })
    const { status, body } = await undo(row)
    assert.deepEqual([status, refused({ body })], [422, ['comment:usedSupplierReturn']])
  })

  test('go back at a provisional price, and the rest is settled', async ({ assert }) => {
    const line = { priceType: 'piece', unitPrice: '1000000', priceState: 'provisional' }
    const { supplierId, productId, receipt } = await receivedOf(line)
    const row = await givenBack(receipt, '20')
    const settled = await settledAt(receipt, '1200000')
    assert.deepEqual([settled.owing, await owedTo(supplierId)], ['16000000', '96000000'])
    assert.equal((await onHand(productId)).at(-1), '96000000')
    assert.deepEqual(refused(await undo(await get(`/warehouse-issues/${row.id}`))), ['comment:pricedSince'])
    await answered(take('price-settlements', settled, 'undo', { comment: 'Nhầm' }))
    await answered(undo(await get(`/warehouse-issues/${row.id}`)))
    assert.equal(await owedTo(supplierId), '100000000')
    assert.deepEqual(await agree(), [])
  })

  test('are credited less the kg that the supplier has credited already', async ({ assert }) => {
    const { supplierId, receipt } = await shortOf()
    const claim = await acceptedOf(receipt)
    assert.equal(await owedTo(supplierId), '18200000')
    const row = await givenBack(receipt, '50')
    assert.deepEqual([row.credited, await owedTo(supplierId)], ['9100000', '9100000'])
    const early = await take('supplier-claims', await get(`/supplier-claims/${claim.id}`), 'undo', { comment: 'Nhầm' })
    assert.deepEqual(refused(early), ['comment:pricedSince'])
    assert.deepEqual(await agree(), [])
  })

  test('keep their receipt in force until they are taken back', async ({ assert }) => {
    const { receipt } = await dear()
    const row = await givenBack(receipt, '20')
    const { status } = await take('warehouse-receipts', receipt, 'undo', { comment: 'Nhầm' })
    assert.equal(status, 409)
    await answered(undo(row))
    await answered(
      take('warehouse-receipts', await get(`/warehouse-receipts/${receipt.id}`), 'undo', { comment: 'Nhầm' }),
    )
  })
})

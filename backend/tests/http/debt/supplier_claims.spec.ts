import { dayInVietnam } from '@barem/resources/kit'
import { ledgers } from '@barem/resources/ledgers'
import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { issued } from '../stock/issuing.ts'
import { faults as faultsOf, onHand } from '../stock/stock.ts'
import { acceptedOf, answer, claim, sentOf, shortOf } from './claiming.ts'
import { answered, faults, oweSince, owedTo, paidTo, supplier, take, type Row } from './owing.ts'
import { settledAt } from './price_settling.ts'
import { invoiceOf, matched, receivedOf, switchVat, varianceOf } from './supplier_invoicing.ts'

const get = async (path: string) => answered((await superAdmin()).get(path))
const valueOf = async (productId: string) => (await onHand(productId)).at(-1)
const undo = (row: Row) => take('supplier-claims', row, 'undo', { comment: 'Nhầm' })

const agree = async () => [
  ...(await faults()),
  ...(await faultsOf()),
  ...(await faultsOf(ledgers.crediting)),
  ...(await faultsOf(ledgers.variances)),
]

test.group('claims on suppliers', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(async () => {
    await oweSince(null)
    await switchVat('off')
  })

  test('begin with what lacks on our scale of what is paid', async ({ assert }) => {
    const { receipt } = await shortOf()
    assert.equal(receipt.lines[0].shortWeight, '28.600')
    const draft: any = await get(`/supplier-claims/from/receiptId/${receipt.id}`)
    assert.equal(draft.lines.lines[0].shortWeight, '28.600')
    const row = await sentOf(receipt)
    assert.match(row.code, /^KN-2602-\d{5}$/)
    const [line] = row.lines
    assert.deepEqual(
      [line.paidWeight, line.actualWeight, line.shortfall, line.unitPrice, line.amount],
      ['1848.600', '1820.000', '28.600', '10000.00', '286000'],
    )
    assert.deepEqual([row.status, row.claimed, row.credited], ['sent', '286000', null])
  })

  test('lower what is owed, correct what is here, and the period carries the rest', async ({ assert }) => {
    const { supplierId, productId, warehouseId, receipt } = await shortOf()
    assert.equal(await owedTo(supplierId), '18486000')
    await issued(warehouseId, [{ productId, quantity: '50' }], { purpose: 'internal', documentDate: '2026-02-02' })
    const row = await acceptedOf(receipt)
    assert.deepEqual(
      [row.status, row.credited, row.creditLeft, row.lines[0].acceptedWeight],
      ['accepted', '286000', '0', '28.600'],
    )
    assert.deepEqual([await valueOf(productId), await varianceOf(productId)], ['9100000', '-143000'])
    assert.equal(await owedTo(supplierId), '18200000')
    assert.equal((await get(`/warehouse-receipts/${receipt.id}`)).owed, '18200000')
    assert.deepEqual(await agree(), [])
    await answered(undo(row))
    assert.deepEqual(
      [await valueOf(productId), await varianceOf(productId), await owedTo(supplierId)],
      ['9243000', '0', '18486000'],
    )
    assert.deepEqual(await agree(), [])
  })

  test('may be accepted in part, or refused and sent again', async ({ assert }) => {
    const { supplierId, receipt } = await shortOf()
    const row = await sentOf(receipt)
    const lines = [{ id: row.lines[0].id, acceptedWeight: '30' }]
    assert.deepEqual(refused(await answer(row, 'acceptPart', {}, { lines })), ['lines.0.acceptedWeight:overClaim'])
    assert.deepEqual(refused(await answer(row, 'acceptPart', {}, { lines: [{ ...lines[0], acceptedWeight: '0' }] })), [
      'lines:acceptsNothing',
    ])
    const no = await answered(take('supplier-claims', row, 'refuse', { comment: 'Cân của kho chưa kiểm định' }))
    assert.deepEqual([no.status, await owedTo(supplierId)], ['refused', '18486000'])
    const again = await answered(take('supplier-claims', no, 'sendAgain'))
    const part = await answered(answer(again, 'acceptPart', {}, { lines: [{ ...lines[0], acceptedWeight: '10' }] }))
    assert.deepEqual([part.status, part.credited, await owedTo(supplierId)], ['part', '100000', '18386000'])
    // What is left of the shortfall may be claimed once more, and no more than that.
    assert.deepEqual(refused(await claim(receipt, { shortWeight: '18.61' })), ['lines.0.shortWeight:overShortfall'])
    await acceptedOf(receipt, { shortWeight: '18.6' })
    assert.equal(await owedTo(supplierId), '18200000')
    assert.deepEqual(await agree(), [])
  })

  test('of the same shortfall are accepted once', async ({ assert }) => {
    const { supplierId, receipt } = await shortOf()
    const rows = [await sentOf(receipt), await sentOf(receipt)]
    const answers = await Promise.all(rows.map((row) => answer(row)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
    const late = answers.find(({ status }) => status === 422)!
    assert.deepEqual(refused(late), ['lines.0.shortWeight:overShortfall'])
    assert.equal(await owedTo(supplierId), '18200000')
  })

  test('take their tax off the payable alone', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, productId, receipt } = await shortOf()
    assert.equal(await owedTo(supplierId), '20334600')
    const row = await acceptedOf(receipt)
    assert.deepEqual([row.total, row.lines[0].tax, row.credited], ['286000', '28600', '314600'])
    assert.deepEqual([await valueOf(productId), await owedTo(supplierId)], ['18200000', '20020000'])
    assert.deepEqual(await agree(), [])
  })

  test('hold money of a receipt that is paid, and are not undone once it is used', async ({ assert }) => {
    const { supplierId, receipt } = await shortOf()
    await paidTo(supplierId, '18486000', { receiptId: receipt.id })
    const row = await acceptedOf(receipt)
    assert.deepEqual([row.creditLeft, await owedTo(supplierId)], ['-286000', '-286000'])
    await paidTo(supplierId, '286000', { kind: 'supplier_refund' })
    const { status, body } = await undo(row)
    assert.deepEqual([status, refused({ body })], [422, ['comment:usedClaim']])
  })

  test('are left out of an invoice that comes later, and keep it in force', async ({ assert }) => {
    const { supplierId, productId, receipt } = await shortOf()
    const row = await acceptedOf(receipt)
    assert.equal(row.invoicedBefore, null)
    const invoice = await matched(receipt)
    assert.deepEqual(
      [invoice.lines[0].paidWeight, invoice.lines[0].amount, invoice.lines[0].difference, invoice.owing],
      ['1820.000', '18200000', '0', '0'],
    )
    assert.deepEqual([await valueOf(productId), await owedTo(supplierId)], ['18200000', '18200000'])
    const { status, body } = await undo(row)
    assert.deepEqual([status, refused({ body })], [422, ['lines.0.quantity:invoicedSince']])
    await answered(take('supplier-invoices', invoice, 'undo', { comment: 'Nhầm' }))
    await answered(undo(row))
    assert.equal(await owedTo(supplierId), '18486000')
    assert.deepEqual(await agree(), [])
  })

  test('of what is invoiced wait for an adjusting invoice', async ({ assert }) => {
    const { supplierId, receipt } = await shortOf()
    await matched(receipt)
    const row = await acceptedOf(receipt)
    assert.deepEqual([row.invoicedBefore, await owedTo(supplierId)], ['286000', '18200000'])
    const client = await superAdmin()
    const waiting = async () =>
      (await client.get('/supplier-claims?invoicedBefore_gte=1&adjustingNumber_null=true')).body.map(
        ({ id }: Row) => id,
      )
    assert.include(await waiting(), row.id)
    const invoice = { adjustingSerial: 'K26TAA', adjustingNumber: '77', adjustingDate: '2026-02-05' }
    await answered(client.patch(`/supplier-claims/${row.id}`, { ...invoice, version: row.version }))
    assert.notInclude(await waiting(), row.id)
    await answered(undo(await get(`/supplier-claims/${row.id}`)))
    assert.equal(await owedTo(supplierId), '18486000')
    assert.deepEqual(await agree(), [])
  })

  test('follow the settled price, and leave what is settled later', async ({ assert }) => {
    const { supplierId, receipt } = await shortOf({ priceState: 'provisional' })
    const first = await acceptedOf(receipt, { shortWeight: '20' })
    assert.equal(first.credited, '200000')
    await settledAt(receipt, '11000')
    // 1,828.6 kg at 11,000 dong.
    assert.equal(await owedTo(supplierId), '20114600')
    const second = await acceptedOf(receipt, { shortWeight: '8.6' })
    assert.deepEqual([second.credited, await owedTo(supplierId)], ['94600', '20020000'])
    const invoice = await answered(take('supplier-invoices', await invoiceOf(receipt), 'matchInvoice'))
    assert.equal(invoice.owing, '0')
  })

  test('and settled prices are taken back in turn, the last one first', async ({ assert }) => {
    const { supplierId, receipt } = await shortOf({ priceState: 'provisional' })
    const first = await acceptedOf(receipt, { shortWeight: '20' })
    const settled = await settledAt(receipt, '11000')
    const early = await undo(await get(`/supplier-claims/${first.id}`))
    assert.deepEqual([early.status, refused(early)], [422, ['comment:pricedSince']])
    assert.include(JSON.stringify(early.body), settled.code)
    const second = await acceptedOf(receipt, { shortWeight: '8.6' })
    const takeBack = () => take('price-settlements', settled, 'undo', { comment: 'Nhầm' })
    const late = await takeBack()
    assert.deepEqual([late.status, refused(late)], [422, ['comment:pricedSince']])
    await answered(undo(await get(`/supplier-claims/${second.id}`)))
    await answered(takeBack())
    await answered(undo(await get(`/supplier-claims/${first.id}`)))
    assert.equal(await owedTo(supplierId), '18486000')
    assert.deepEqual(await agree(), [])
  })

  test('are of kg that are paid, weighed here, of this supplier and after they came', async ({ assert }) => {
    const bars = await receivedOf({ priceType: 'piece', unitPrice: '100000' })
    assert.deepEqual(refused(await claim(bars.receipt, { shortWeight: '1' })), ['lines.0.productId:paidByPiece'])
    const ours = await receivedOf()
    assert.deepEqual(refused(await claim(ours.receipt, { shortWeight: '1' })), ['lines.0.shortWeight:overShortfall'])
    const unweighed = await shortOf({ actualWeight: '' })
    assert.deepEqual(refused(await claim(unweighed.receipt)), ['lines.0.productId:notWeighed'])
    const { receipt } = await shortOf()
    const other = await claim(receipt, {}, { supplierId: await supplier() })
    assert.deepEqual([other.status, refused(other)], [422, ['receiptId:ofAnotherPartner']])
    assert.deepEqual(refused(await claim(receipt, { shortWeight: '0' })), ['lines.0.shortWeight:range'])
    const early = await answer(await sentOf(receipt), 'accept', { answeredOn: '2026-02-01' })
    assert.include(refused(early).join(), 'answeredOn:')
  })

  test('are told by how far goods of the supplier weigh off what is paid', async ({ assert }) => {
    const today = dayInVietnam(new Date())
    const days = { documentDate: today, expectedExportDate: today, expectedReceiveDate: today }
    const { supplierId } = await shortOf({}, days)
    const deviation = async (id: string) =>
      (await get(`/payables/card?supplierId=${id}&_start=0&_end=1`)).party.weightDeviation
    assert.equal(await deviation(supplierId), '-1.55')
    // What the slip of the supplier says goes before the barem.
    await shortOf({ declaredWeight: '1800' }, { ...days, supplierId })
    assert.equal(await deviation(supplierId), '-0.24')
    assert.isNull(await deviation(await supplier()))
  })

  test('keep their receipt in force until they are withdrawn', async ({ assert }) => {
    const { receipt } = await shortOf()
    const row = await sentOf(receipt)
    const { status, body } = await take('warehouse-receipts', receipt, 'undo', { comment: 'Nhầm' })
    assert.equal(status, 409)
    assert.include(body.message, '1 claim')
    await answered(take('supplier-claims', row, 'withdraw', { comment: 'Cân lại đủ' }))
    await answered(
      take('warehouse-receipts', await get(`/warehouse-receipts/${receipt.id}`), 'undo', { comment: 'Nhầm' }),
    )
  })
})

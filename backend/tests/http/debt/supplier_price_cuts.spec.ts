import { ledgers } from '@barem/resources/ledgers'
import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { issued } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { faults as faultsOf, onHand } from '../stock/stock.ts'
import { adjusted, adjustmentOf, request } from './adjusting.ts'
import { acceptedOf, shortOf } from './claiming.ts'
import { givenBack } from './giving_back.ts'
import { answered, faults, oweSince, owedTo, paidTo, take, type Row } from './owing.ts'
import { settledAt } from './price_settling.ts'
import { matched, receivedOf, switchVat, varianceOf } from './supplier_invoicing.ts'

const get = async (path: string) => answered((await superAdmin()).get(path))
const valueOf = async (productId: string) => (await onHand(productId)).at(-1)
const undo = (row: Row) => take('debt-adjustments', row, 'undo', { comment: 'Nhầm' })

/** 100 bars at a million each. */
const dear = (line: object = {}, more: { supplierId?: string } = {}) =>
  receivedOf({ actualWeight: '1000', priceType: 'piece', unitPrice: '1000000', ...line }, more)

/** A posted cut of what receipts cost. */
const cut = (supplierId: string, receipts: readonly Row[], amount: string, more: object = {}) =>
  adjusted({ kind: 'supplier_price_cut', supplierId, receiptIds: receipts.map(({ id }) => id), amount, ...more })

/** What a request that names its approver is refused for. */
async function refusedCut(supplierId: string, receipts: readonly Row[], more: object = {}) {
  const approverId = (await (await superAdmin()).get('/User/profile')).body.data.id
  const receiptIds = receipts.map(({ id }) => id)
  const body = { kind: 'supplier_price_cut', supplierId, receiptIds, approverId, amount: '1', ...more }
  const answer = await request(await adjustmentOf(body))
  return [answer.status, refused(answer)]
}

const agree = async () => [
  ...(await faults()),
  ...(await faultsOf()),
  ...(await faultsOf(ledgers.crediting)),
  ...(await faultsOf(ledgers.matching)),
  ...(await faultsOf(ledgers.variances)),
]

test.group('prices that suppliers lower later', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(async () => {
    await oweSince(null)
    await switchVat('off')
  })

  test('correct what is here, leave the rest to the period, and take their tax off the payable', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, productId, warehouseId, receipt } = await dear()
    await matched(receipt)
    await issued(warehouseId, [{ productId, quantity: '50' }], { purpose: 'internal', documentDate: '2026-02-02' })
    const row = await cut(supplierId, [receipt], '11000000')
    assert.deepEqual([row.owing, row.tax, row.invoicedBefore], ['-11000000', '1000000', '11000000'])
    assert.deepEqual([await valueOf(productId), await varianceOf(productId)], ['45000000', '-5000000'])
    assert.deepEqual(
      [await owedTo(supplierId), (await get(`/warehouse-receipts/${receipt.id}`)).owed],
      ['99000000', '99000000'],
    )
    assert.deepEqual(await agree(), [])
    await answered(undo(row))
    assert.deepEqual(
      [await valueOf(productId), await varianceOf(productId), await owedTo(supplierId)],
      ['50000000', '0', '110000000'],
    )
    assert.deepEqual(await agree(), [])
  })

  test('are left out of an invoice that comes later, and keep it in force', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, productId, receipt } = await dear()
    const row = await cut(supplierId, [receipt], '11000000')
    assert.equal(row.invoicedBefore, '0')
    const invoice = await matched(receipt, { unitPrice: '900000' })
    assert.deepEqual([invoice.lines[0].difference, invoice.owing], ['0', '0'])
    assert.deepEqual([await valueOf(productId), await owedTo(supplierId)], ['90000000', '99000000'])
    assert.deepEqual(refused(await undo(row)), ['comment:invoicedSince'])
    await answered(take('supplier-invoices', invoice, 'undo', { comment: 'Nhầm' }))
    await answered(undo(row))
    assert.equal(await owedTo(supplierId), '110000000')
    assert.deepEqual(await agree(), [])
  })

  test('of goods that are invoiced in part are of both parts', async ({ assert }) => {
    const { supplierId, productId, receipt } = await dear()
    await matched(receipt, { quantity: '60' })
    const row = await cut(supplierId, [receipt], '10000000', { kind: 'supplier_volume_discount' })
    assert.equal(row.invoicedBefore, '6000000')
    const rest = await matched(receipt, { quantity: '40', unitPrice: '900000' })
    assert.deepEqual([rest.lines[0].difference, rest.owing], ['0', '0'])
    assert.deepEqual([await valueOf(productId), await owedTo(supplierId)], ['90000000', '90000000'])
    assert.deepEqual(await agree(), [])
  })

  test('are of no more than is left of the goods, and those go back at the lower price', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, productId, receipt } = await dear()
    await matched(receipt)
    await givenBack(receipt, '20')
    const row = await cut(supplierId, [receipt], '8800000')
    assert.deepEqual([row.tax, await owedTo(supplierId)], ['800000', '79200000'])
    assert.deepEqual(await refusedCut(supplierId, [receipt], { amount: '79200001' }), [422, ['amount:overReceipts']])
    const back = await givenBack(receipt, '80')
    assert.deepEqual([back.credited, await owedTo(supplierId)], ['79200000', '0'])
    assert.equal(await valueOf(productId), '0')
    assert.deepEqual(refused(await undo(row)), ['comment:pricedSince'])
    await answered(take('warehouse-issues', back, 'undo', { comment: 'Nhầm' }))
    await answered(undo(row))
    assert.equal(await owedTo(supplierId), '88000000')
    assert.deepEqual(await agree(), [])
  })

  test('of several receipts lower what these owe first, and hold the rest', async ({ assert }) => {
    const first = await dear()
    const { supplierId, productId } = first
    const other = await receivedOf(
      { productId, quantity: '50', actualWeight: '500', priceType: 'piece', unitPrice: '1200000' },
      { supplierId, warehouseId: first.warehouseId },
    )
    await paidTo(supplierId, '100000000', { receiptId: first.receipt.id })
    const row = await cut(supplierId, [first.receipt, other.receipt], '16000000')
    assert.deepEqual([await valueOf(productId), await owedTo(supplierId)], ['144000000', '44000000'])
    assert.equal((await get(`/warehouse-receipts/${other.receipt.id}`)).owed, '44000000')
    assert.deepEqual(
      row.allocations.map(({ receiptId, amount }: Row) => [receiptId, amount]),
      [[other.receipt.id, '16000000']],
    )
    assert.deepEqual(await agree(), [])
  })

  test('are of posted receipts of this supplier, at final prices, not before they came', async ({ assert }) => {
    const { supplierId, receipt } = await dear()
    const other = await dear()
    assert.deepEqual(await refusedCut(supplierId, []), [422, ['receiptIds:required']])
    assert.deepEqual(await refusedCut(supplierId, [other.receipt]), [422, ['receiptIds:receiptOfAnother']])
    assert.deepEqual(await refusedCut(supplierId, [receipt], { documentDate: '2026-02-01' }), [
      422,
      ['documentDate:matchBeforeReceipt'],
    ])
    const provisional = await dear({ priceState: 'provisional' })
    assert.deepEqual(await refusedCut(provisional.supplierId, [provisional.receipt]), [
      422,
      ['receiptIds:settlePriceFirst'],
    ])
    await settledAt(provisional.receipt, '900000')
    await cut(provisional.supplierId, [provisional.receipt], '90000000')
    assert.equal(await owedTo(provisional.supplierId), '0')
    const row = await cut(supplierId, [receipt], '1000000')
    const undone = await take('warehouse-receipts', await get(`/warehouse-receipts/${receipt.id}`), 'undo', {
      comment: 'Nhầm',
    })
    assert.equal(undone.status, 409)
    await answered(undo(row))
  })

  test('of the same goods are granted once', async ({ assert }) => {
    const { supplierId, productId, receipt } = await dear()
    const approverId = (await (await superAdmin()).get('/User/profile')).body.data.id
    const rows = await Promise.all(
      [1, 2, 3].map(async () => {
        const more = { receiptIds: [receipt.id], amount: '60000000', approverId }
        return answered(request(await adjustmentOf({ kind: 'supplier_price_cut', supplierId, ...more })))
      }),
    )
    const answers = await Promise.all(rows.map((row) => take('debt-adjustments', row, 'approve')))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422])
    assert.deepEqual([await valueOf(productId), await owedTo(supplierId)], ['40000000', '40000000'])
    assert.deepEqual(await agree(), [])
  })

  test('of what is invoiced wait for an adjusting invoice', async ({ assert }) => {
    const { supplierId, receipt } = await dear()
    await matched(receipt)
    const row = await cut(supplierId, [receipt], '10000000')
    const client = await superAdmin()
    const waiting = async () =>
      answered(
        client.get(`/debt-adjustments?supplierId=${supplierId}&invoicedBefore_gte=1&adjustingNumber_null=true`),
      ) as unknown as Promise<Row[]>
    assert.deepEqual(
      (await waiting()).map(({ id }) => id),
      [row.id],
    )
    await answered(
      client.patch(`/debt-adjustments/${row.id}`, {
        ...{ adjustingSerial: '1C26TAA', adjustingNumber: '00000012', adjustingDate: '2026-02-07' },
        version: row.version,
      }),
    )
    assert.isEmpty(await waiting())
  })

  test('and claims and returns lower VAT in once their adjusting invoices are here', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, receipt } = await shortOf()
    await matched(receipt)
    const claim = await acceptedOf(receipt)
    const back = await givenBack(receipt, '10')
    const row = await cut(supplierId, [receipt], '1100000')
    const open = await cut(supplierId, [(await dear({}, { supplierId })).receipt], '1100000')
    const client = await superAdmin()
    const adjusting = { adjustingSerial: '1C26TAA', adjustingNumber: '00000012', adjustingDate: '2026-02-07' }
    const documents = { 'supplier-claims': claim, 'warehouse-issues': back, 'debt-adjustments': row }
    for (const [name, { id }] of Object.entries(documents)) {
      const { version } = await get(`/${name}/${id}`)
      await answered(client.patch(`/${name}/${id}`, { ...adjusting, version }))
    }
    // Of what no invoice covers nothing is adjusted.
    const { version } = await get(`/debt-adjustments/${open.id}`)
    await answered(client.patch(`/debt-adjustments/${open.id}`, { ...adjusting, version }))
    const { body } = await client.get(`/vat-in?supplierId=${supplierId}`)
    assert.deepEqual(
      Object.fromEntries(body.map((one: Row) => [one.document, [one.base, one.tax, one.total, one.rate]])),
      {
        'supplier-invoices': ['18486000', '1848600', '20334600', '10.00'],
        'supplier-claims': ['-286000', '-28600', '-314600', '10.00'],
        'warehouse-issues': ['-1820000', '-182000', '-2002000', '10.00'],
        'debt-adjustments': ['-1000000', '-100000', '-1100000', '10.00'],
      },
    )
    const { body: byNumber } = await client.get(`/vat-in?supplierId=${supplierId}&q=00000012`)
    assert.lengthOf(byNumber, 3)
    await answered(undo(await get(`/debt-adjustments/${row.id}`)))
    const { body: left } = await client.get(`/vat-in?supplierId=${supplierId}&q=00000012`)
    assert.sameMembers(
      left.map((one: Row) => one.document),
      ['supplier-claims', 'warehouse-issues'],
    )
  })
})

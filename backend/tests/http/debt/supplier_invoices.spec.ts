import { ledgers } from '@barem/resources/ledgers'
import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { refused } from '../stock/receiving.ts'
import { issued } from '../stock/issuing.ts'
import { faults as faultsOf, onHand } from '../stock/stock.ts'
import { answered, faults, oweSince, owedTo, paidTo, supplier, take } from './owing.ts'
import { DAY, invoiceOf, match, matched, paperOf, receivedOf, switchVat, varianceOf } from './supplier_invoicing.ts'

const get = async (path: string) => answered((await superAdmin()).get(path))

const valueOf = async (productId: string) => (await onHand(productId)).at(-1)

const agree = async () => [...(await faults()), ...(await faultsOf()), ...(await faultsOf(ledgers.matching))]

test.group('invoices of suppliers', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(async () => {
    await oweSince(null)
    await switchVat('off')
  })

  test('that say what was received post nothing more', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, productId, receipt } = await receivedOf({
      quantity: '10',
      priceType: 'piece',
      unitPrice: '10000000',
    })
    assert.equal(await owedTo(supplierId), '110000000')
    const row = await matched(receipt)
    assert.deepEqual(
      [row.status, row.total, row.tax, row.payable, row.received, row.owing, row.owed],
      ['done', '100000000', '10000000', '110000000', '100000000', '0', '0'],
    )
    assert.match(row.code, /^HDV-2602-\d{5}$/)
    assert.deepEqual([await owedTo(supplierId), await valueOf(productId)], ['110000000', '100000000'])
    assert.deepEqual(await agree(), [])
  })

  test('at another price correct what is still here, the rest is carried by the period', async ({ assert }) => {
    const { supplierId, productId, warehouseId, receipt } = await receivedOf({
      quantity: '3575',
      actualWeight: '3575',
      priceType: 'actual_kg',
      unitPrice: '1000',
    })
    const leaves = { productId, quantity: '2375', actualWeight: '2375', reason: 'cân thử' }
    await issued(warehouseId, [leaves], { purpose: 'internal', documentDate: '2026-02-02' })
    assert.deepEqual([await valueOf(productId), await owedTo(supplierId)], ['1200000', '3575000'])
    const row = await matched(receipt, { unitPrice: '1200' })
    assert.deepEqual([row.lines[0].difference, row.owing], ['715000', '715000'])
    assert.deepEqual([await valueOf(productId), await varianceOf(productId)], ['1440000', '475000'])
    assert.equal(await owedTo(supplierId), '4290000')
    await answered(take('supplier-invoices', row, 'undo', { comment: 'Nhầm giá' }))
    assert.deepEqual(
      [await valueOf(productId), await varianceOf(productId), await owedTo(supplierId)],
      ['1200000', '0', '3575000'],
    )
    assert.deepEqual(await agree(), [])
  })

  test('for parts of a receipt come to all that it posted', async ({ assert }) => {
    await switchVat('excluded')
    const { supplierId, productId, receipt } = await receivedOf({
      quantity: '3',
      actualWeight: '55.55',
      unitPrice: '15001',
    })
    const whole = await owedTo(supplierId)
    const parts = [await matched(receipt, { quantity: '1' }), await matched(receipt, { quantity: '1' })]
    const last = await matched(receipt, { quantity: '1' })
    const sum = (name: string) => [...parts, last].reduce((all, row) => all + Number(row.lines[0][name]), 0)
    assert.equal(sum('received'), Number(receipt.lines[0].amount))
    assert.closeTo(sum('paidWeight'), 55.55, 1e-9)
    const owing = [...parts, last].reduce((all, row) => all + Number(row.owing), 0)
    assert.equal(Number(await owedTo(supplierId)), Number(whole) + owing)
    assert.isAtMost(Math.abs(owing), 3)
    const { status, body } = await match(await invoiceOf(receipt, { quantity: '1' }))
    assert.deepEqual([status, refused({ body })], [422, ['lines.0.quantity:overReceived']])
    assert.equal(
      await valueOf(productId),
      String(
        Number(receipt.lines[0].amount) +
          parts.concat(last).reduce((all, row) => all + Number(row.lines[0].difference), 0),
      ),
    )
    assert.deepEqual(await agree(), [])
  })

  test('for less lower what their receipts owe, and what was paid too much is held', async ({ assert }) => {
    const { supplierId, receipt } = await receivedOf({ quantity: '10', priceType: 'piece', unitPrice: '100000' })
    const row = await matched(receipt, { unitPrice: '90000' })
    assert.deepEqual([row.owing, row.owed, await owedTo(supplierId)], ['-100000', '0', '900000'])
    assert.equal((await get(`/warehouse-receipts/${receipt.id}`)).owed, '900000')
    await answered(take('supplier-invoices', row, 'undo', { comment: 'Nhầm giá' }))
    await paidTo(supplierId, '1000000', { receiptId: receipt.id })
    const later = await matched(receipt, { unitPrice: '90000' })
    assert.deepEqual([later.owed, await owedTo(supplierId)], ['-100000', '-100000'])
    assert.deepEqual(await agree(), [])
  })

  test('take the amounts and taxes that their paper states', async ({ assert }) => {
    await switchVat('excluded')
    const { receipt } = await receivedOf({ quantity: '10', priceType: 'piece', unitPrice: '100000' })
    const row = await invoiceOf(receipt, { statedAmount: '1000001', statedTax: '99999' }, { controlTotal: '1100000' })
    assert.deepEqual([row.total, row.tax, row.payable, row.owing], ['1000001', '99999', '1100000', '0'])
    const off = await invoiceOf(receipt, {}, { controlTotal: '1100001' })
    const { status, body } = await match(off)
    assert.deepEqual([status, refused({ body })], [422, ['controlTotal:paperTotal']])
  })

  test('wait without a debt until their goods are here', async ({ assert }) => {
    const { supplierId, productId, receipt } = await receivedOf({
      quantity: '10',
      priceType: 'piece',
      unitPrice: '100000',
    })
    const goods = { productId, quantity: '10', priceType: 'piece', unitPrice: '110000' }
    const client = await superAdmin()
    const draft = await answered(client.post('/supplier-invoices', paperOf(supplierId, { lines: [goods] })))
    const early = await match(draft)
    assert.deepEqual([early.status, refused(early)], [422, ['lines.0.productId:goodsNotHere']])
    const row = await answered(take('supplier-invoices', draft, 'record'))
    assert.deepEqual([row.status, await owedTo(supplierId)], ['recorded', '1000000'])
    const made = { ...goods, receiptLineId: receipt.lines[0].id }
    const change = { version: row.version, receiptId: receipt.id, lines: [made] }
    const ready = await answered(client.patch(`/supplier-invoices/${row.id}`, change))
    assert.equal(ready.status, 'recorded')
    const done = await answered(match(ready))
    assert.deepEqual([done.code, done.owing, await owedTo(supplierId)], [row.code, '100000', '1100000'])
  })

  test('of freight take the place of what receipts have put on their goods', async ({ assert }) => {
    await switchVat('excluded')
    const carrier = await supplier(3)
    const way = { freight: '700000', freightSupplierId: carrier }
    const goods = { quantity: '10', priceType: 'piece', unitPrice: '100000' }
    const [one, other] = [await receivedOf(goods, way), await receivedOf(goods, { freight: '300000' })]
    const ids = [one.receipt.id, other.receipt.id]
    const costs = [{ content: 'Cước tháng 2', amount: '1100000', vatRate: '8' }]
    const client = await superAdmin()
    const body = paperOf(carrier, { freightReceiptIds: ids, costs, lines: [] })
    const row = await answered(match(await answered(client.post('/supplier-invoices', body))))
    // 1,188,000 with tax, of which the first receipt owes 700,000 already.
    assert.deepEqual([row.payable, row.owing, await owedTo(carrier)], ['1188000', '488000', '1188000'])
    assert.deepEqual([await valueOf(one.productId), await valueOf(other.productId)], ['1770000', '1330000'])
    const undo = await take('warehouse-receipts', await get(`/warehouse-receipts/${one.receipt.id}`), 'undo', {
      comment: 'Nhầm',
    })
    assert.equal(undo.status, 409)
    await answered(take('supplier-invoices', row, 'undo', { comment: 'Nhầm' }))
    assert.deepEqual([await owedTo(carrier), await valueOf(one.productId)], ['700000', '1700000'])
    assert.deepEqual(await agree(), [])
  })

  test('for expenses owe all that they come to', async ({ assert }) => {
    await switchVat('excluded')
    const supplierId = await supplier(7)
    const client = await superAdmin()
    const expense = await answered(client.post('/business-expenses', { name: `Điện ${crypto.randomUUID()}` }))
    const costs = [{ expenseId: expense.id, amount: '5000000', vatRate: '8' }]
    const draft = await answered(client.post('/supplier-invoices', paperOf(supplierId, { costs, lines: [] })))
    const row = await answered(match(draft))
    assert.deepEqual(
      [row.owing, row.owed, row.dueDate, await owedTo(supplierId)],
      ['5400000', '5400000', '2026-02-10', '5400000'],
    )
    await paidTo(supplierId, '400000', { allocations: [{ supplierInvoiceId: row.id, amount: '400000' }] })
    const undo = await take('supplier-invoices', await get(`/supplier-invoices/${row.id}`), 'undo', { comment: 'Nhầm' })
    assert.deepEqual([undo.status, refused(undo)], [422, ['comment:paidSupplierInvoice']])
    const nothing = await client.post(
      '/supplier-invoices',
      paperOf(supplierId, { costs: [{ amount: '1' }], lines: [] }),
    )
    assert.deepEqual([nothing.status, refused(nothing)], [422, ['costs.0.expenseId:freightOfNothing']])
  })

  test('are refused twice, of another seller, of goods and freight of others, before their goods came, and empty', async ({
    assert,
  }) => {
    const { supplierId, receipt } = await receivedOf({}, { freight: '1000', freightSupplierId: await supplier() })
    const client = await superAdmin()
    const row = await invoiceOf(receipt, {}, { number: '00000077' })
    const again = await client.post(
      '/supplier-invoices',
      paperOf(supplierId, { number: '77', serial: 'k26taa', lines: [] }),
    )
    assert.deepEqual([again.status, refused(again)], [422, ['number:sameSupplierInvoice']])
    await answered(take('supplier-invoices', row, 'discard', { comment: 'Nhầm' }))
    const taxed = await answered(client.patch(`/suppliers/${supplierId}`, { taxCode: '0109918260' }))
    assert.equal(taxed.taxCode, '0109918260')
    const seller = await match(await invoiceOf(receipt, {}, { sellerTaxCode: '0312345678' }))
    assert.deepEqual([seller.status, refused(seller)], [422, ['sellerTaxCode:otherTaxCode']])
    assert.include(JSON.stringify(seller.body), '0109918260')
    const stranger = await client.post(
      '/supplier-invoices',
      paperOf(await supplier(), { receiptId: receipt.id, lines: [] }),
    )
    assert.deepEqual([stranger.status, refused(stranger)], [422, ['receiptId:ofAnotherPartner']])
    const carried = await answered(
      client.post(
        '/supplier-invoices',
        paperOf(supplierId, { freightReceiptIds: [receipt.id], costs: [{ amount: '5' }], lines: [] }),
      ),
    )
    const freight = await match(carried)
    assert.deepEqual([freight.status, refused(freight)], [422, ['freightReceiptIds:otherCarrier']])
    const early = await match(await invoiceOf(receipt, {}, { documentDate: '2026-02-01', issuedOn: '2026-02-01' }))
    assert.deepEqual([early.status, refused(early)], [422, ['documentDate:matchBeforeReceipt']])
    const empty = await match(await answered(client.post('/supplier-invoices', paperOf(supplierId, { lines: [] }))))
    assert.deepEqual([empty.status, refused(empty)], [422, ['lines:emptyInvoice']])
  })

  test('keep a receipt from being undone, which names them; those of old receipts owe nothing', async ({ assert }) => {
    await oweSince('2026-02-03')
    const { supplierId, productId, receipt } = await receivedOf(
      { quantity: '10', priceType: 'piece', unitPrice: '100000' },
      DAY,
    )
    const row = await matched(receipt, { unitPrice: '120000' })
    assert.deepEqual([row.owing, await owedTo(supplierId), await valueOf(productId)], ['0', '0', '1200000'])
    const undo = await take('warehouse-receipts', await get(`/warehouse-receipts/${receipt.id}`), 'undo', {
      comment: 'Nhầm',
    })
    assert.equal(undo.status, 409)
    assert.match(JSON.stringify(undo.body), /supplier invoice/)
  })
})

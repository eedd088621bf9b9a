import { test } from '@japa/runner'
import { ledgers } from '@barem/resources/ledgers'
import { superAdmin } from '#tests/support/documents/lives'
import { fresh } from '#tests/support/samples'
import { allFaults as faultsOfReturns, returned, returnOf, sold } from '../returns/returning.ts'
import { refused } from '../stock/receiving.ts'
import { faults as stockFaults } from '../stock/stock.ts'
import { adjusted, adjustmentOf, request } from './adjusting.ts'
import { answered, customer, debtOf, FREE, owedOf, paid, take, type Row } from './owing.ts'

const LINE = { quantity: '10', priceType: 'piece', salePrice: '163500' }
const BEFORE = { discountSource: 'manual', discount: '32700', shippingFee: '0' }
const APRIL = 'range=custom&from=2026-04-01&to=2026-04-30'

const allFaults = async () => [...(await faultsOfReturns()), ...(await stockFaults(ledgers.reducing))]
const get = async (path: string) => answered((await superAdmin()).get(path))
const getRows = async (path: string) => (await get(path)) as unknown as Row[]
const settings = async (values: object) => (await superAdmin()).patch('/company-settings', values)

/** A posted cut of the prices of invoices. */
const cut = (customerId: string, invoiceIds: string[], amount: string, more: object = {}) =>
  adjusted({ kind: 'price_cut', customerId, invoiceIds, amount, documentDate: '2026-04-05', ...more })

/** What a request that names its approver is refused for. */
async function refusedCut(customerId: string, more: object) {
  const approverId = (await (await superAdmin()).get('/User/profile')).body.data.id
  const row = await adjustmentOf({ kind: 'price_cut', customerId, approverId, amount: '1', ...more })
  const { status, body } = await request(row)
  return [status, refused({ body })]
}

test.group('prices that are lowered after the sale', () => {
  for (const [vat, owed, amount, tax, left] of [
    ['excluded', '1762530', '176253', '16023', '1586277'],
    ['included', '1602300', '160230', '14566', '1442070'],
  ] as const)
    test(`lower debt, revenue and VAT, and what comes back: prices with VAT ${vat}`, async ({ assert }) => {
      await settings({ vat, vatRate: '10' })
      try {
        const { sale, customerId } = await sold(LINE, BEFORE, { documentDate: '2026-03-10' })
        const before = await get(`/dashboard?${APRIL}`)
        const row = await cut(customerId, [sale.id], amount)
        assert.deepEqual([row.owing, row.tax, await debtOf(customerId)], [`-${amount}`, tax, left])
        const after = await get(`/dashboard?${APRIL}`)
        const lower = Number(before.figures.revenue.value) - Number(after.figures.revenue.value)
        assert.equal(lower, Number(amount) - Number(tax))
        const [entry] = await getRows(`/sales-entries?customerId=${customerId}&date_gte=2026-04-01`)
        assert.containsSubset(entry, {
          ...{ code: row.code, kind: 'reduction', document: 'debt-adjustments', documentId: row.id },
          ...{ invoiceId: sale.id, revenue: `-${lower}`, kgSold: '0' },
        })
        const invoice = await get(`/invoices/${sale.id}`)
        assert.deepEqual([invoice.reduced, invoice.owed, invoice.paymentStatus], [amount, left, 'unpaid'])
        assert.equal((await get(`/customers/${customerId}`)).totalPurchase, String(Number(owed) - Number(amount)))

        const back = await returned(sale, { quantity: '10' }, { documentDate: '2026-04-06' })
        assert.deepEqual([back.totalRefund, await debtOf(customerId)], [left, '0'])
        const undone = { comment: 'Nhầm', values: { undoneOn: '2026-04-07' } }
        assert.deepEqual(refused(await take('debt-adjustments', row, 'undo', undone)), ['comment:pricedSince'])
        await answered(take('returns', await returnOf(back.id), 'undo', undone))
        await answered(take('debt-adjustments', await get(`/debt-adjustments/${row.id}`), 'undo', undone))
        assert.equal(await debtOf(customerId), owed)
        assert.deepEqual((await get(`/dashboard?${APRIL}`)).figures.revenue.value, before.figures.revenue.value)
      } finally {
        await settings({ vat: 'off' })
      }
      assert.deepEqual(await allFaults(), [])
    })

  test('are of no more than is left of the invoices, to the last dong', async ({ assert }) => {
    const { sale, customerId } = await sold(LINE, FREE)
    await returned(sale, { quantity: '4' })
    await cut(customerId, [sale.id], '81000')
    assert.deepEqual(await refusedCut(customerId, { invoiceIds: [sale.id], amount: '900001' }), [
      422,
      ['amount:overInvoices'],
    ])
    await cut(customerId, [sale.id], '900000')
    const back = await returned(sale, { quantity: '6' })
    assert.deepEqual([back.totalRefund, await debtOf(customerId)], ['0', '0'])
    assert.deepEqual(await allFaults(), [])
  })

  test('are of posted invoices of the customer, not before their day', async ({ assert }) => {
    const { sale, customerId } = await sold(LINE, FREE, { documentDate: '2026-03-10' })
    assert.deepEqual(await refusedCut(customerId, {}), [422, ['invoiceIds:required']])
    const body = { kind: 'price_cut', amount: '1', documentDate: '2026-03-11', reason: 'x', invoiceIds: [sale.id] }
    const stranger = await (await superAdmin()).post('/debt-adjustments', { ...body, customerId: await customer() })
    assert.deepEqual(refused(stranger), ['invoiceIds:ofAnotherPartner'])
    assert.deepEqual(await refusedCut(customerId, { invoiceIds: [sale.id], documentDate: '2026-03-09' }), [
      422,
      ['documentDate:cutBeforeSale'],
    ])
    const row = await cut(customerId, [sale.id], '1000')
    const undone = await take('invoices', await get(`/invoices/${sale.id}`), 'undo', { comment: 'Nhầm' })
    assert.equal(undone.status, 409)
    await answered(take('debt-adjustments', row, 'undo', { comment: 'Nhầm' }))
    await answered(take('invoices', await get(`/invoices/${sale.id}`), 'undo', { comment: 'Nhầm' }))
  })

  test('lower their own invoices first, and are held where all is paid', async ({ assert }) => {
    const { sale, customerId } = await sold(LINE, FREE, { documentDate: '2026-03-10' })
    await paid(customerId, '1635000', { executionDate: '2026-03-11' })
    const row = await adjusted({
      ...{ kind: 'volume_discount', customerId, invoiceIds: [sale.id], amount: '35000', documentDate: '2026-04-05' },
    })
    assert.deepEqual([row.allocations, await debtOf(customerId)], [[], '-35000'])
    assert.equal((await owedOf(sale.id)).paymentStatus, 'paid')
  })

  test('wait for their adjusting invoice until the register has it', async ({ assert }) => {
    await settings({ vat: 'excluded', vatRate: '10' })
    try {
      const { sale, customerId } = await sold(LINE, BEFORE, { documentDate: '2026-03-10' })
      const row = await cut(customerId, [sale.id], '176253')
      const waiting = () => getRows(`/price-cuts-without-vat?customerId=${customerId}`)
      assert.containsSubset(await waiting(), [
        { code: row.code, amount: '160230', tax: '16023', total: '176253', kind: 'price_cut', vatNumbers: null },
      ])
      const register = {
        ...{ customerId, status: 'issued', serial: `C26G${fresh()}`, number: '00000001', issuedOn: '2026-04-05' },
        ...{ amount: '-160230', tax: '-16023', total: '-176253', adjustmentIds: [row.id] },
      }
      const stranger = await (await superAdmin()).post('/vat-invoices', { ...register, customerId: await customer() })
      assert.deepEqual(refused(stranger), ['adjustmentIds:ofAnotherCustomer'])
      await answered((await superAdmin()).post('/vat-invoices', register))
      assert.isEmpty(await waiting())
      assert.isTrue((await get(`/debt-adjustments/${row.id}`)).vatAdjusted)
      assert.deepEqual(refused(await take('debt-adjustments', row, 'undo', { comment: 'Nhầm' })), ['comment:vatIssued'])
    } finally {
      await settings({ vat: 'off' })
    }
  })
})

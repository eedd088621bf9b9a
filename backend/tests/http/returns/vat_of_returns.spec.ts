import { test } from '@japa/runner'
import { dayInVietnam } from '@barem/resources/kit'
import { api } from '#tests/support/client'
import { act, clerk, superAdmin } from '#tests/support/documents/lives'
import { fresh } from '#tests/support/samples'
import { answered, FREE, paid, payment, richFund, take, type Row } from '../debt/owing.ts'
import { refused } from '../stock/receiving.ts'
import { allFaults, returned, returnOf, sold } from './returning.ts'

const daysSince = (day: string) => Math.round((Date.parse(dayInVietnam(new Date())) - Date.parse(day)) / 86_400_000)

const LINE = { quantity: '10', priceType: 'piece', salePrice: '163500' }
const BEFORE = { discountSource: 'manual', discount: '32700', shippingFee: '0' }

/** Registers a VAT invoice of a sale or of a return. */
const register = async (customerId: string, more: object): Promise<Row> =>
  answered(
    (await superAdmin()).post('/vat-invoices', {
      ...{ customerId, status: 'issued', serial: `C26T${fresh()}`, number: '00000815', issuedOn: '2026-02-05' },
      ...{ amount: '-480690', tax: '-48069', total: '-528759', ...more },
    }),
  )

const settings = async (values: object) => (await superAdmin()).patch('/company-settings', values)

/** What of a customer stands in the list of returns without a VAT invoice. */
const waiting = async (customerId: string): Promise<Row[]> =>
  (await (await superAdmin()).get(`/returns-without-vat?customerId=${customerId}`)).body

test.group('returns without an adjusting invoice', () => {
  test('are listed with their days, amount and tax until the register has one in force', async ({ assert }) => {
    await settings({ vat: 'excluded', vatRate: '10', sellerAdjustsSince: '2026-02-05' })
    try {
      const { sale, customerId } = await sold(LINE, BEFORE)
      const of = await register(customerId, {
        invoiceIds: [sale.id],
        amount: '1602300',
        tax: '160230',
        total: '1762530',
      })
      const done = await returned(sale, { quantity: '3' })
      const [row, ...more] = await waiting(customerId)
      assert.isEmpty(more)
      assert.containsSubset(row, {
        ...{ code: done.code, returnId: done.id, amount: '480690', tax: '48069', total: '528759', issuer: 'buyer' },
        ...{ days: daysSince('2026-02-04'), vatNumbers: `${of.serial} 00000815` },
      })
      await settings({ sellerAdjustsSince: '2026-02-04' })
      assert.equal((await waiting(customerId))[0]!.issuer, 'seller')
      assert.isFalse((await returnOf(done.id)).vatAdjusted)

      const vat = await register(customerId, { returnIds: [done.id] })
      assert.isEmpty(await waiting(customerId))
      assert.isTrue((await returnOf(done.id)).vatAdjusted)
      const undo = () => take('returns', done, 'undo', { comment: 'Sai' })
      assert.deepEqual(refused(await undo()), ['comment:vatIssued'])
      assert.equal((await (await superAdmin()).delete(`/vat-invoices/${vat.id}`)).body.code, 'VAT_ERR_008')

      await answered((await superAdmin()).patch(`/vat-invoices/${vat.id}`, { version: 1, status: 'cancelled' }))
      assert.lengthOf(await waiting(customerId), 1)
      await answered(undo())
      assert.isEmpty(await waiting(customerId))
      const late = await (
        await superAdmin()
      ).patch(`/vat-invoices/${of.id}`, { version: of.version, returnIds: [done.id] })
      assert.deepEqual(refused(late), ['returnIds:unusable'])
    } finally {
      await settings({ vat: 'off', sellerAdjustsSince: null })
    }
    assert.deepEqual(await allFaults(), [])
  })

  test('are those with VAT, or whose sale has a VAT invoice, each of its own customer', async ({ assert }) => {
    const { sale, customerId } = await sold(LINE, FREE)
    const done = await returned(sale, { quantity: '3' })
    assert.isEmpty(await waiting(customerId))
    await register(customerId, { invoiceIds: [sale.id] })
    assert.containsSubset(await waiting(customerId), [{ code: done.code, tax: '0', amount: '490500' }])
    const other = await sold(LINE, FREE)
    const body = {
      ...{ customerId: other.customerId, returnIds: [done.id], serial: `C26T${fresh()}`, number: '1', tax: '0' },
      ...{ status: 'issued', issuedOn: '2026-02-05', amount: '-490500', total: '-490500' },
    }
    const foreign = await (await superAdmin()).post('/vat-invoices', body)
    assert.deepEqual(refused(foreign), ['returnIds:ofAnotherCustomer'])
  })
})

test.group('the refund of a return', () => {
  test('is paid by somebody else than who sold the goods, where the company asks so', async ({ assert }) => {
    const { sale, customerId } = await sold(LINE, FREE)
    await paid(customerId, '1635000', { invoiceId: sale.id })
    const done = await returned(sale, { quantity: '3' })
    const back = { kind: 'refund', returnId: done.id, fundId: await richFund() }
    const own = await payment(customerId, '490500', back)
    const cashier = await clerk(24, ['v', 'c', 'u'], [[21, 'v']], 'refunds')
    const theirs = await answered(
      api(cashier.token).post('/debt-transactions', {
        ...{ ...back, customerId, amount: '490500', executionDate: '2026-02-05' },
      }),
    )
    await settings({ refundApart: true })
    try {
      assert.deepEqual(refused(await take('debt-transactions', own, 'request')), ['returnId:refundApart'])
      await answered(act(cashier.token, 'debt-transactions', theirs, 'request'))
    } finally {
      await settings({ refundApart: false })
    }
  })
})

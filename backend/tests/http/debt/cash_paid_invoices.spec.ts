import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { answered, oweSince, paidTo, richFund, take, type Row } from './owing.ts'
import { settings } from './spending.ts'
import { matched, receivedOf } from './supplier_invoicing.ts'

const listed = async (supplierId: string): Promise<Row[]> =>
  (await (await superAdmin()).get(`/cash-paid-invoices?supplierId=${supplierId}`)).body

/** A matched invoice of so many dong; of a supplier, if one is named, else of a new one. */
async function invoiced(amount: string, more: { supplierId?: string; issuedOn?: string } = {}) {
  const goods = { quantity: '10', priceType: 'piece', unitPrice: String(Number(amount) / 10) }
  const { supplierId, ...days } = more
  const { receipt } = await receivedOf(goods, supplierId ? { supplierId } : {})
  return { receipt, row: await matched(receipt, {}, days) }
}

test.group('invoices of suppliers that cash paid', (group) => {
  group.setup(() => oweSince('2026-01-01'))
  group.teardown(() => oweSince(null))

  test('are listed with what cash paid of them, from 5,000,000 of a seller and day on', async ({ assert }) => {
    const { receipt, row } = await invoiced('5000000')
    const { supplierId } = receipt
    assert.deepEqual(await listed(supplierId), [])
    const account = { bankAccountNumber: '001100', bankName: 'Ngân hàng Mẫu', accountHolderName: 'Người Bán' }
    await answered((await superAdmin()).patch(`/suppliers/${supplierId}`, account))
    await paidTo(supplierId, '2000000', { fundId: await richFund('bank'), receiptId: receipt.id })
    assert.deepEqual(await listed(supplierId), [])
    const cash = await paidTo(supplierId, '700000', { receiptId: receipt.id })
    const [found] = await listed(supplierId)
    assert.containsSubset(found, { id: row.id, payable: '5000000', ofDay: '5000000', cash: '700000', status: 'done' })
    await answered(take('debt-transactions', cash, 'undo', { comment: 'Nhầm' }))
    assert.deepEqual(await listed(supplierId), [])
  })

  test('are added up by seller and day: two small ones count, others of another day do not', async ({ assert }) => {
    const { receipt, row } = await invoiced('3000000')
    const { supplierId } = receipt
    const other = await invoiced('2500000', { supplierId, issuedOn: '2026-02-04' })
    await paidTo(supplierId, '3000000', { receiptId: receipt.id })
    await paidTo(supplierId, '2500000', { receiptId: other.receipt.id })
    assert.deepEqual(await listed(supplierId), [])
    await invoiced('2000000', { supplierId })
    const found = await listed(supplierId)
    assert.deepEqual(
      found.map(({ id, cash, ofDay }) => [id, cash, ofDay]),
      [[row.id, '3000000', '5000000']],
    )
  })

  test('have paid in cash what they took of an advance in cash', async ({ assert }) => {
    const { receipt: first } = await invoiced('100')
    const { supplierId } = first
    await paidTo(supplierId, '1000000', { kind: 'advance' })
    const { row } = await invoiced('6000000', { supplierId, issuedOn: '2026-02-05' })
    const allocations = [{ receiptId: row.receiptId, amount: '1000000' }]
    await paidTo(supplierId, '1000000', { kind: 'supplier_offset', fundId: undefined, allocations })
    const own = (await listed(supplierId)).find(({ id }) => id === row.id)
    assert.equal(own?.cash, '1000000')
  })

  test('follow the limit of the settings, and its day', async ({ assert }) => {
    const { receipt } = await invoiced('5000000')
    await paidTo(receipt.supplierId, '5000000', { receiptId: receipt.id })
    try {
      await settings({ cashLimit: '5000001' })
      assert.lengthOf(await listed(receipt.supplierId), 0)
      await settings({ cashLimit: '5000000', cashLimitSince: '2026-02-04' })
      assert.lengthOf(await listed(receipt.supplierId), 0)
      await settings({ cashLimitSince: '2026-02-03' })
      assert.lengthOf(await listed(receipt.supplierId), 1)
    } finally {
      await settings({ cashLimit: '5000000', cashLimitSince: null })
    }
  })

  test('are for those who see debts, and their sheet for those who export invoices', async ({ assert }) => {
    const [viewer, other] = [api((await clerk(22, ['v'])).token), api((await clerk(24, ['v'])).token)]
    assert.equal((await viewer.get('/cash-paid-invoices')).status, 200)
    assert.equal((await other.get('/cash-paid-invoices')).status, 403)
    assert.equal((await viewer.get('/cash-paid-invoices/export')).status, 403)
    assert.equal((await (await superAdmin()).get('/cash-paid-invoices/export')).status, 200)
  })
})

import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, oweSince, paidTo, richFund, supplier, take, type Row } from './owing.ts'
import { approvedTicket, employee, pay, paidSlip, settings, slip } from './spending.ts'
import { receivedOf } from './supplier_invoicing.ts'

const client = superAdmin
const amounts = ({ warnings }: Row): [string, string][] =>
  warnings.map(({ name, amount }: Row) => [name, amount] as [string, string])

/** What a payment to a supplier that is not made yet warns of. */
const warnedOf = async (supplierId: string, amount: string, more: object = {}) =>
  amounts(
    await answered(
      (await client()).post('/debt-transactions/preview', {
        ...{ kind: 'advance', supplierId, amount, executionDate: '2026-02-05', fundId: await richFund(), ...more },
      }),
    ),
  )

let number = 0
/** A tax code of nobody else. */
const taxCode = () => `09${String(Date.now() % 1e6).padStart(6, '0')}${String((number += 1) % 100).padStart(2, '0')}`

test.group('cash of 5,000,000 and more to one seller on one day', (group) => {
  group.setup(() => oweSince('2026-01-01'))
  group.teardown(() => oweSince(null))

  test('is warned of from the limit on, with what cash paid before, and refused never', async ({ assert }) => {
    const supplierId = await supplier()
    assert.deepEqual(await warnedOf(supplierId, '4999999'), [])
    assert.deepEqual(await warnedOf(supplierId, '5000000'), [['cashLimit', '5000000']])
    await paidTo(supplierId, '3000000', { kind: 'advance' })
    assert.deepEqual(await warnedOf(supplierId, '1999999'), [])
    assert.deepEqual(await warnedOf(supplierId, '2000000'), [['cashLimit', '5000000']])
    assert.deepEqual(await warnedOf(supplierId, '2000000', { executionDate: '2026-02-06' }), [])
    assert.deepEqual(await warnedOf(supplierId, '9000000', { fundId: await richFund('bank') }), [])
    assert.equal((await paidTo(supplierId, '2000000', { kind: 'advance' })).status, 'done')
  })

  test('is of a tax code, whoever pays it', async ({ assert }) => {
    const [supplierId, seller] = [await supplier(), taxCode()]
    await answered((await client()).patch(`/suppliers/${supplierId}`, { taxCode: seller }))
    const lines = [{ itemName: 'Mua lẻ', cost: '3000000', quantity: '1', sellerTaxCode: seller }]
    await paidSlip(await employee(), 'reimbursement', '0', { documentDate: '2026-02-05', lines })
    assert.deepEqual(await warnedOf(supplierId, '1999999'), [])
    assert.deepEqual(await warnedOf(supplierId, '2000000'), [['cashLimit', '5000000']])
  })

  test('is warned of at any amount where one day sold that much', async ({ assert }) => {
    const { supplierId, receipt } = await receivedOf({ quantity: '10', priceType: 'piece', unitPrice: '500000' })
    assert.deepEqual(await warnedOf(supplierId, '1', { kind: 'payment' }), [['cashLimit', '5000000']])
    assert.deepEqual(await warnedOf(supplierId, '1', { kind: 'payment', receiptId: receipt.id }), [
      ['cashLimit', '5000000'],
    ])
    const small = await receivedOf({ quantity: '10', priceType: 'piece', unitPrice: '499999' })
    assert.deepEqual(await warnedOf(small.supplierId, '1', { kind: 'payment' }), [])
  })

  test('follows the settings, and their day', async ({ assert }) => {
    const supplierId = await supplier()
    try {
      await settings({ cashLimit: '5000001' })
      assert.deepEqual(await warnedOf(supplierId, '5000000'), [])
      await settings({ cashLimit: '5000000', cashLimitSince: '2026-02-06' })
      assert.deepEqual(await warnedOf(supplierId, '5000000'), [])
    } finally {
      await settings({ cashLimit: '5000000', cashLimitSince: null })
    }
  })

  test('is warned of on a slip that pays a claim, by the seller of its lines, until it is paid', async ({ assert }) => {
    const [employeeId, seller] = [await employee(), taxCode()]
    const lines = (cost: string, sellerTaxCode: string | null, paymentDate = '2026-02-03') => ({
      lines: [{ itemName: 'Thuê xe', cost, quantity: '1', sellerTaxCode, paymentDate }],
    })
    await paidSlip(employeeId, 'reimbursement', '0', lines('3000000', seller))
    const shown = async (row: Row) => amounts(await answered((await client()).get(`/payment-slips/${row.id}`)))
    const draft = async (...given: Parameters<typeof lines>) => slip(employeeId, 'reimbursement', '0', lines(...given))
    const row = await draft('2000000', seller)
    assert.deepEqual(await shown(row), [['cashLimit', '5000000']])
    assert.deepEqual(await shown(await draft('1999999', seller)), [])
    assert.deepEqual(await shown(await draft('2000000', seller, '2026-02-04')), [])
    assert.deepEqual(await shown(await draft('4999999', null)), [])
    assert.deepEqual(await shown(await draft('5000000', null)), [['cashLimit', '5000000']])
    assert.deepEqual(await shown(await slip(employeeId, 'advance', '5000000')), [])
    const paid = await answered(pay(row))
    assert.deepEqual([paid.status, await shown(paid)], ['paid', []])
  })

  test('is warned of on the claim, and the slip of it keeps seller and day', async ({ assert }) => {
    const [employeeId, seller] = [await employee(), taxCode()]
    const { businessExpenseId } = (await approvedTicket(employeeId, 'advance', '1')).lines[0]
    const line = { businessExpenseId, amount: '2500000', sellerTaxCode: seller, spentOn: '2026-02-02' }
    const ticket = await answered(
      (await client()).post('/expense-tickets', {
        ...{ type: 'reimbursement', employeeId, documentDate: '2026-02-02', purpose: 'Thuê xe' },
        lines: [line, line],
      }),
    )
    assert.deepEqual(amounts(ticket), [['cashLimit', '5000000']])
    const approverId = (await (await client()).get('/User/profile')).body.data.id
    const asked = await answered(take('expense-tickets', ticket, 'request', { values: { approverId } }))
    assert.deepEqual(
      asked.review.exceptions.map(({ name }: Row) => name),
      ['cashLimit'],
    )
    const done = await answered(take('expense-tickets', asked, 'approve'))
    const { lines: made } = await answered((await client()).get(`/payment-slips/from/expenseTicketId/${done.id}`))
    assert.deepEqual(
      made.lines.map(({ sellerTaxCode, paymentDate, cost }: Row) => [sellerTaxCode, paymentDate, cost]),
      [
        [seller, '2026-02-02', '2500000'],
        [seller, '2026-02-02', '2500000'],
      ],
    )
  })
})

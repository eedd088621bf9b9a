import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { places } from '../documents/ordering.ts'
import {
  answered,
  debtOf,
  faults,
  FREE,
  fund,
  invoice,
  owedOf,
  saleAtOnce,
  soldAndIssued,
  SOLD,
  take,
  type Row,
} from './owing.ts'
import { created, resourceOf } from '#tests/support/samples'

const name = async (walkInCustomerId: string | null) => {
  await answered((await superAdmin()).patch('/company-settings', { walkInCustomerId }))
}

/** A sale at once for the walk-in customer of the company. */
async function sale() {
  const { order, body } = await saleAtOnce()
  await name(order.customerId)
  const sell = async (more: object = {}) =>
    (await superAdmin()).post(`/sales-orders/${order.id}/sell`, { ...body, ...more })
  const preview = async () =>
    (await superAdmin()).post(`/sales-orders/${order.id}/sell/preview`, { ...body, payment: undefined })
  return { order, sell, preview }
}

test.group('a walk-in customer', (group) => {
  group.each.teardown(() => name(null))

  test('pays at once, all of it', async ({ assert }) => {
    const { order, sell, preview } = await sale()
    const asked = await preview()
    assert.deepEqual(
      [asked.status, asked.body.invoice.owed, asked.body.payment],
      [200, asked.body.invoice.grandTotal, null],
    )
    assert.isFalse(asked.body.invoice.mayOwe)
    const unpaid = await sell({ payment: null })
    assert.deepEqual([unpaid.status, places(unpaid.body)], [422, ['payment.amount:walkInPays']])
    const short = await sell({ payment: { amount: '900000', fundId: await fund() } })
    assert.deepEqual([short.status, places(short.body)], [422, ['payment.amount:walkInPays']])
    assert.match(short.body.errors[0].message, /^A walk-in customer pays at once: \d{2,3},\d{3} đ is missing$/)
    assert.equal(await debtOf(order.customerId), '0')
    const { invoice } = await answered(sell({ payment: { amount: '2000000', fundId: await fund() } }))
    assert.equal(await debtOf(order.customerId), '0')
    assert.containsSubset(await owedOf(invoice.id), { owed: '0', oldDebt: '0', newDebt: '0' })
  })

  test('never owes by what becomes of the payment alone: the invoice is undone first, then the money goes back', async ({
    assert,
  }) => {
    const { order, sell } = await sale()
    const { invoice: made, payment } = await answered(sell({ payment: { amount: '2000000', fundId: await fund() } }))
    const open = async () => answered((await superAdmin()).get(`/debt-transactions/${payment.id}`))
    const undo = async (resource: string, row: Row) => take(resource, row, 'undo', { comment: 'Thử' })
    const refusals = [
      await undo('debt-transactions', await open()),
      await take('debt-transactions', await open(), 'reallocate', { allocations: [] } as object),
    ]
    assert.deepEqual(
      refusals.map(({ status, body }) => [status, ...places(body)]),
      [
        [422, 'comment:walkInUndo'],
        [422, 'customerId:walkInUndo'],
      ],
    )
    assert.equal((await owedOf(made.id)).owed, '0')
    const { version, grandTotal } = await owedOf(made.id)
    assert.equal((await undo('invoices', { ...made, version })).status, 200)
    assert.equal(await debtOf(order.customerId), `-${grandTotal}`)
    assert.equal((await undo('debt-transactions', await open())).status, 200)
    assert.deepEqual([await debtOf(order.customerId), await faults()], ['0', []])
  })

  test('is invoiced nothing that is not paid, and has no debt from before', async ({ assert }) => {
    const { order: sold } = await sale()
    const { customerId } = sold
    const { order } = await soldAndIssued(customerId, SOLD, '50', FREE)
    const refused = await take('invoices', await invoice(order, '10'), 'request')
    assert.deepEqual([refused.status, places(refused.body)], [422, ['customerId:walkInOwes']])
    const lines = [{ customerId, number: 'A', documentDate: '2026-01-05', amount: '5' }]
    const batch = await created(resourceOf('opening-receivables'), { openedOn: '2026-01-31', lines })
    const opening = await take('opening-receivables', batch as never, 'post')
    assert.deepEqual([opening.status, places(opening.body)], [422, ['lines.0.customerId:walkInOwes']])
    await name(null)
    await answered(take('invoices', await invoice(order, '10'), 'request'))
    assert.equal(await debtOf(customerId), '1000000')
  })
})

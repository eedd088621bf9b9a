import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { act, clerk, superAdmin } from '#tests/support/documents/lives'
import {
  answered,
  balanceOf,
  customer,
  debtOf,
  FREE,
  fund,
  invoiced,
  paid,
  stocked,
  take,
  type Row,
} from '../debt/owing.ts'
import { issued } from '../stock/issuing.ts'
import { refused } from '../stock/receiving.ts'
import { allFaults, bringBack, reasonId, received, returned, returnOf, sold, warehouseFor } from './returning.ts'

const LINE = { quantity: '10', priceType: 'piece', salePrice: '200000' }

/** After the money came in. */
const LATER = { documentDate: '2026-02-06' }

const settings = async (values: object): Promise<void> => {
  await answered((await superAdmin()).patch('/company-settings', values))
}

/** Ten bars that were sold and paid into a new fund; their customer is the walk-in customer from then on. */
async function soldForCash() {
  const { sale, customerId } = await sold(LINE)
  const fundId = await fund()
  await paid(customerId, '2000000', { invoiceId: sale.id, fundId })
  await settings({ walkInCustomerId: customerId })
  return { sale, customerId, fundId }
}

const refundsOf = async ({ id }: Row): Promise<Row[]> =>
  (await (await superAdmin()).get(`/debt-transactions?kind=refund&returnId=${id}`)).body

test.group('the credit of a walk-in customer', (group) => {
  group.each.teardown(() => settings({ walkInCustomerId: null, refundApart: false }))

  test('is paid back with the return, from the fund that their money came to', async ({ assert }) => {
    const { sale, customerId, fundId } = await soldForCash()
    const early = await received(sale, { quantity: '4' })
    assert.deepEqual(refused(await take('returns', early, 'request')), ['refundFundId:fundShort'])
    await answered(take('returns', early, 'cancel', { comment: 'Sai ngày' }))
    const done = await returned(sale, { quantity: '4' }, LATER)
    assert.equal(done.refundFundId, fundId)
    assert.containsSubset(await returnOf(done.id), { credit: '0', refundStatus: 'refunded' })
    assert.deepEqual([await debtOf(customerId), await balanceOf(fundId)], ['0', '1200000'])
    const [refund] = await refundsOf(done)
    assert.containsSubset(refund, { status: 'done', amount: '800000', executionDate: done.documentDate })
    assert.deepEqual(refused(await take('returns', done, 'undo', { comment: 'Sai' })), ['comment:usedReturn'])
    await answered(take('debt-transactions', refund!, 'undo', { comment: 'Sai' }))
    await answered(take('returns', await returnOf(done.id), 'undo', { comment: 'Sai' }))
    assert.deepEqual([await debtOf(customerId), await balanceOf(fundId)], ['0', '2000000'])
    assert.deepEqual(await allFaults(), [])
  })

  test('asks for a fund where no money came in, and any customer may be paid back so', async ({ assert }) => {
    const { productId } = await stocked('100')
    const [customerId, till] = [await customer(), await fund()]
    await settings({ walkInCustomerId: customerId })
    const draft = await answered(
      (await superAdmin()).post('/returns', {
        ...{ basis: 'none', customerId, documentDate: '2026-02-06', reasonId: await reasonId() },
        warehouseId: await warehouseFor('sale'),
        lines: [{ productId, quantity: '1', ownPrice: '200000', ownPriceType: 'piece' }],
      }),
    )
    const there = await answered(take('returns', draft, 'receive'))
    assert.deepEqual(refused(await take('returns', there, 'request')), ['refundFundId:walkInRefund'])
    await settings({ walkInCustomerId: null })
    await paid((await sold(LINE)).customerId, '500000', { fundId: till })
    const named = { version: there.version, refundFundId: till }
    await answered(
      take('returns', await answered((await superAdmin()).patch(`/returns/${draft.id}`, named)), 'request'),
    )
    assert.deepEqual([await debtOf(customerId), await balanceOf(till)], ['0', '300000'])
    assert.containsSubset(await returnOf(draft.id), { credit: '0', refundStatus: 'refunded' })
    assert.deepEqual(await allFaults(), [])
  })

  test('waits for a cashier as a draft where its writer may not pay it out', async ({ assert }) => {
    const { sale } = await soldForCash()
    const seller = await clerk(
      21,
      ['v', 'c', 'u'],
      [
        [20, 'v'],
        [45, 'u'],
      ],
    )
    const draft = await bringBack(sale, { quantity: '2' }, LATER)
    const there = await act(seller.token, 'returns', draft, 'receive')
    const done = await act(seller.token, 'returns', there.body, 'request')
    assert.equal(done.status, 200, JSON.stringify(done.body))
    const [waiting] = await refundsOf(draft)
    assert.containsSubset(waiting, { status: 'draft', amount: '400000', createdById: null })
    await answered(take('debt-transactions', waiting!, 'request'))
    assert.containsSubset(await returnOf(draft.id), { credit: '0', refundStatus: 'refunded' })

    await settings({ refundApart: true })
    const apart = await returned(sale, { quantity: '1' }, LATER)
    const [other] = await refundsOf(apart)
    assert.equal(other!.status, 'draft')
    assert.deepEqual(refused(await take('debt-transactions', other!, 'request')), ['returnId:refundApart'])
    const cashier = await clerk(24, ['v', 'c', 'u'], [[21, 'v']], 'cashiers')
    const payer = await act(cashier.token, 'debt-transactions', other!, 'request')
    assert.equal(payer.status, 200, JSON.stringify(payer.body))
    assert.equal((await api(cashier.token).get(`/debt-transactions/${other!.id}`)).status, 200)
    assert.deepEqual(await allFaults(), [])
  })
})

test.group('goods of an invoice that are delivered again', () => {
  test('open their order for delivery and invoice, at the same amounts', async ({ assert }) => {
    // Nine come to 100,000 dong, and thirteen would come to 144,445.
    const { sale, order, customerId, warehouseId } = await sold(
      { ...LINE, quantity: '9', salePrice: '11111.15' },
      { ...FREE, discount: '10000' },
    )
    const shown = async () => answered((await superAdmin()).get(`/sales-orders/${order.id}`))
    assert.equal((await shown()).status, 'done')
    const done = await returned(sale, { quantity: '4', redeliver: true })
    const open = await shown()
    assert.containsSubset(open, {
      ...{ status: 'in_progress', issuedCount: '5.000', invoicedCount: '5.000', returnedCount: '4.000' },
    })
    const { body: next } = await (await superAdmin()).get(`/warehouse-issues/from/orderId/${order.id}`)
    assert.equal(next.lines.lines[0].quantity, '4.000')
    assert.equal(await debtOf(customerId), String(90_000 - Number(done.totalRefund)))
    const again = { productId: order.lines[0].productId, orderLineId: order.lines[0].id, quantity: '4' }
    const more = { orderId: order.id, customerId, documentDate: '2026-02-05' }
    const issue = await issued(warehouseId, [again], more)
    assert.deepEqual(refused(await take('returns', await returnOf(done.id), 'undo', { comment: 'Nhầm' })), [
      'lines.0.quantity:overOrder',
    ])
    const second = await invoiced(order, '4', { documentDate: '2026-02-05' })
    assert.equal(second.grandTotal, done.totalRefund)
    assert.containsSubset(await shown(), { status: 'done', invoicedTotal: '90000', invoicedCount: '9.000' })
    assert.equal(await debtOf(customerId), '90000')
    await answered(take('invoices', second, 'undo', { comment: 'Nhầm' }))
    await answered(take('warehouse-issues', issue, 'undo', { comment: 'Nhầm' }))
    await answered(take('returns', await returnOf(done.id), 'undo', { comment: 'Nhầm' }))
    assert.containsSubset(await shown(), { status: 'done', issuedCount: '9.000', invoicedCount: '9.000' })
    assert.deepEqual(await allFaults(), [])
  })
})

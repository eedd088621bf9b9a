import { test } from '@japa/runner'
import { tenantId } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { onDatabase } from '#tests/support/server'
import { refused } from '../stock/receiving.ts'
import { answered, customer, debtOf, faults, invoice, invoiced, paid, soldAndIssued, take, type Row } from './owing.ts'

const GOODS = { quantity: '60', priceType: 'piece', salePrice: '100000' }
const CHARGED = { discountSource: 'manual', discount: '500000', shippingFee: '200000' }
const FREE = { discountSource: 'manual', discount: '0', shippingFee: '0' }

const switchVat = async (vat: string, vatRate = '10') => {
  const { status, body } = await (await superAdmin()).patch('/company-settings', { vat, vatRate })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** What an invoice counts for in the revenue of the company, before discounts. */
const revenueOf = async ({ lines }: Row): Promise<string> => {
  const own = await tenantId('DONGA')
  return onDatabase(async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [own])
    const text = 'select sum(amount)::text as amount from invoicing_by_order_line where order_line_id = any($1)'
    return (await client.query(text, [lines.map(({ orderLineId }: Row) => orderLineId)])).rows[0].amount
  })
}

test.group('VAT of sales', (group) => {
  group.each.teardown(() => switchVat('off'))

  test('is on top of prices without it, after the discount and on the delivery fee', async ({ assert }) => {
    await switchVat('excluded')
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, GOODS, '60', CHARGED)
    assert.containsSubset(order, {
      ...{ vat: 'excluded', total: '6000000', tax: '570000', grandTotal: '6270000' },
      lines: [{ vatRate: '10.00', tax: '550000' }],
    })
    const first = await invoiced(order, '20')
    assert.containsSubset(first, {
      ...{ vat: 'excluded', total: '2000000', discount: '166667', shippingFee: '66667', tax: '190000' },
      ...{ grandTotal: '2090000', newDebt: '2090000', lines: [{ vatRate: '10.00', tax: '183333' }] },
    })
    assert.deepEqual([await debtOf(customerId), await revenueOf(first)], ['2090000', '2000000'])
    const rest = await invoiced(order, '40')
    assert.equal(rest.grandTotal, '4180000')
    await paid(customerId, '6270000')
    const { paymentStatus } = await answered((await superAdmin()).get(`/sales-orders/${order.id}`))
    assert.deepEqual([paymentStatus, await debtOf(customerId), await faults()], ['paid', '0', []])
  })

  test('is inside prices that have it, and outside revenue', async ({ assert }) => {
    await switchVat('included')
    const customerId = await customer()
    const { order } = await soldAndIssued(customerId, { ...GOODS, salePrice: '110000', vatRate: '10' }, '60', FREE)
    assert.containsSubset(order, { vat: 'included', total: '6600000', tax: '600000', grandTotal: '6600000' })
    const made = await invoiced(order, '10')
    assert.containsSubset(made, { tax: '100000', grandTotal: '1100000' })
    assert.deepEqual([await debtOf(customerId), await revenueOf(made)], ['1100000', '1000000'])
  })

  test('is outside the delivery that figures show, whether prices have it or not', async ({ assert }) => {
    const customerId = await customer()
    const charged = async () => {
      const { order } = await soldAndIssued(customerId, GOODS, '60', { ...FREE, shippingFee: '220000' })
      return invoiced(order, '60')
    }
    const shippingOf = async () => {
      const report = '/dashboard/reports/sales-by-customer?from=2026-02-03&to=2026-02-03&_start=0&_end=100'
      const { rows } = await answered((await superAdmin()).get(report))
      return rows.find(({ id }: Row) => id === customerId).shipping
    }
    await switchVat('included')
    const made = await charged()
    assert.equal(await shippingOf(), '200000')
    await switchVat('excluded')
    await charged()
    assert.equal(await shippingOf(), '420000')
    assert.equal(
      (await take('invoices', made, 'undo', { comment: 'Thử', values: { undoneOn: '2026-02-03' } })).status,
      200,
    )
    assert.equal(await shippingOf(), '220000')
  })

  test('keeps orders with other VAT out of one invoice', async ({ assert }) => {
    const customerId = await customer()
    const { order: without } = await soldAndIssued(customerId, GOODS, '60', FREE)
    await switchVat('excluded')
    const { order: taxed } = await soldAndIssued(customerId, GOODS, '60', FREE)
    const lines = [without, taxed].map(({ lines: [{ id, productId }] }) => ({
      ...{ productId, orderLineId: id, quantity: '5' },
    }))
    const mixed = await invoice(without, '5', { moreOrderIds: [taxed.id], lines })
    assert.deepEqual(refused(await take('invoices', mixed, 'request')), ['moreOrderIds:otherVat'])
  })

  test('goes by the rate of the line, and stays with an order as it was agreed', async ({ assert }) => {
    const before = await soldAndIssued(await customer(), GOODS, '60', FREE)
    await switchVat('excluded', '8')
    const { order } = await soldAndIssued(await customer(), { ...GOODS, vatRate: '5' }, '60', FREE)
    assert.deepEqual([order.tax, order.grandTotal], ['300000', '6300000'])
    await switchVat('off')
    const after = await invoice(order, '10')
    assert.containsSubset(after, { vat: 'excluded', tax: '50000', grandTotal: '1050000' })
    await switchVat('excluded', '8')
    assert.containsSubset(await invoice(before.order, '10'), { vat: 'off', tax: null, grandTotal: '1000000' })
  })
})

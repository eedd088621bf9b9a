import { test } from '@japa/runner'
import { orderColumns } from '../src/domains/sales/papers/columns.ts'
import { amountOf, becomeTotals } from '../src/domains/sales/papers/totals.ts'
import { sampleOrder } from './print_samples.ts'
import { asked, t } from './print_words.ts'

test.group('an order on paper', () => {
  test('what was invoiced stands beside the estimate, and alone once all has left', ({ assert }) => {
    const invoiced = { itemCount: '10', invoicedCount: '4', invoicedTotal: '2305525' }
    const labels = (more: object) =>
      becomeTotals(sampleOrder(1, { ...invoiced, ...more }), t).map(({ label, amount }) => `${label} ${amount}`)
    assert.deepEqual(labels({ discount: '0', shippingFee: null, grandTotal: '2347539' }), [
      'Tổng cộng 2347539',
      'Đã lập hóa đơn 2305525',
    ])
    assert.deepEqual(labels({ invoicedCount: '10' }), ['Đã lập hóa đơn 2305525'])
    assert.equal(amountOf(sampleOrder(1, { ...invoiced, invoicedCount: '10' })), '2305525')
    const weights = (more: object) =>
      orderColumns(sampleOrder(2, more), { ...asked('deliveryNote'), priced: false }, t).find(
        ({ key }) => key === 'actualWeight',
      )!
    const part = { itemCount: '10', issuedCount: '4', issuedWeight: '148.2' }
    assert.equal(weights(part).totalNote, 'Thực xuất: 148.2')
    assert.equal(weights({ ...part, issuedCount: '10' }).total, 'Thực xuất: 148.2')
  })
})

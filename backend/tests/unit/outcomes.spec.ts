import { test } from '@japa/runner'
import { registry } from '@barem/resources'
import { outcomeOf, type AnyResource } from '@barem/resources/kit'

const orders = registry['sales-orders'] as unknown as AnyResource
const order = (more: object) => ({
  ...{ status: 'in_progress', itemCount: '10.000', grandTotal: '2347539', actualWeight: '151.060' },
  ...{ issuedCount: '0.000', issuedWeight: '0.000', invoicedCount: '0.000', invoicedTotal: '0' },
  ...more,
})

test.group('what becomes of an estimate', () => {
  test('is nothing yet, then stands beside it, and alone once all has left', ({ assert }) => {
    const weight = (more: object) => outcomeOf(orders, order(more), 'actualWeight')
    assert.isNull(weight({}))
    assert.deepEqual(weight({ issuedCount: '4.000', issuedWeight: '60.10' }), { by: 'issuedWeight', isFinal: false })
    assert.deepEqual(weight({ issuedCount: '10.000', issuedWeight: '148.200' }), { by: 'issuedWeight', isFinal: true })
    assert.isNull(weight({ issuedCount: '10.000', issuedWeight: '151.06' }), 'it came out as it was expected')
  })

  test('is final where less left, and the order has come to its end', ({ assert }) => {
    const total = (more: object) => outcomeOf(orders, order(more), 'grandTotal')
    const invoiced = { invoicedCount: '9.000', invoicedTotal: '2305525' }
    assert.deepEqual(total(invoiced), { by: 'invoicedTotal', isFinal: false })
    assert.deepEqual(total({ ...invoiced, status: 'done' }), { by: 'invoicedTotal', isFinal: true })
    assert.isNull(total({ status: 'done' }), 'an order from before there were invoices')
    assert.isNull(outcomeOf(orders, order(invoiced), 'total'))
  })
})

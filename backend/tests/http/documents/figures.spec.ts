import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { resourceOf, sample } from '#tests/support/samples'
import { bar, header, places } from './ordering.ts'

test.group('weights of lines', () => {
  test('of more decimals than are kept are refused, and not rounded in silence', async ({ assert }) => {
    const client = await superAdmin()
    const line = {
      productId: await bar({ priceType: 'actual_kg' }),
      quantity: '50',
      priceType: 'actual_kg',
      salePrice: '15500',
    }
    const sent = async (actualWeight: string | number) =>
      client.post('/sales-orders', { ...(await header()), lines: [{ ...line, actualWeight }] })
    for (const actualWeight of ['893.505', '893.5001', 893.505]) {
      const { status, body } = await sent(actualWeight)
      assert.deepEqual([status, places(body)], [422, ['lines.0.actualWeight:decimal']], String(actualWeight))
      assert.include(body.errors[0].message, '2')
    }
    for (const [actualWeight, kept] of [
      ['893.50', '893.500'],
      ['893.500', '893.500'],
      ['893.55', '893.550'],
    ] as const)
      assert.equal((await sent(actualWeight)).body.lines[0].actualWeight, kept)
  })
})

test.group('weights that are paid', () => {
  test('by the scale are something: 0 kg is refused, and what is not weighed yet is estimated', async ({ assert }) => {
    const client = await superAdmin()
    const line = { productId: await bar({ priceType: 'actual_kg' }), quantity: '50', salePrice: '15500' }
    const sent = async (more: object) =>
      client.post('/sales-orders', { ...(await header()), lines: [{ ...line, ...more }] })
    const refused = await sent({ priceType: 'actual_kg', actualWeight: '0' })
    assert.deepEqual([refused.status, places(refused.body)], [422, ['lines.0.actualWeight:min']])
    const estimated = await sent({ priceType: 'actual_kg' })
    assert.equal(estimated.status, 201)
    assert.containsSubset(estimated.body.lines[0], { actualWeight: '924.300', weightSource: 'estimated' })
    assert.equal((await sent({ priceType: 'piece', actualWeight: '0' })).status, 201)
    const { id, lines } = estimated.body
    const changed = await client.patch(`/sales-orders/${id}`, { lines: [{ id: lines[0].id, actualWeight: '0' }] })
    assert.deepEqual([changed.status, places(changed.body)], [422, ['lines.0.actualWeight:min']])
  })
})

test.group('days of documents', () => {
  test('goods are received on the day of the order or later, also when only one of the days changes', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const lines = [
      { productId: await bar({ priceType: 'actual_kg' }), quantity: '1', priceType: 'piece', salePrice: '290000' },
    ]
    const body = { ...(await header()), orderDate: '2026-11-20', lines }
    const early = await client.post('/sales-orders', { ...body, receivingDate: '2026-11-19' })
    assert.deepEqual([early.status, places(early.body)], [422, ['receivingDate:notBefore']])
    assert.equal(early.body.errors[0].message, 'Must not be before order date')
    const { status, body: order } = await client.post('/sales-orders', { ...body, receivingDate: '2026-11-20' })
    assert.equal(status, 201, JSON.stringify(order))
    const later = await client.patch(`/sales-orders/${order.id}`, { orderDate: '2026-11-21' })
    assert.deepEqual([later.status, places(later.body)], [422, ['receivingDate:notBefore']])
    const both = { orderDate: '2026-11-21', receivingDate: '2026-11-25' }
    assert.equal((await client.patch(`/sales-orders/${order.id}`, both)).status, 200)
  })

  test('a contract brings nothing in before it is made', async ({ assert }) => {
    const client = await superAdmin()
    const contract = await sample(resourceOf('purchase-contracts'))
    const days = { contractDate: '2026-11-20', receivingDate: '2026-11-19' }
    const early = await client.post('/purchase-contracts', { ...contract, ...days })
    assert.deepEqual([early.status, places(early.body)], [422, ['receivingDate:notBefore']])
  })
})

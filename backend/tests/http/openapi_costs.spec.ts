import { test } from '@japa/runner'
import { signIn } from '#tests/support/client'
import { clerk } from '#tests/support/documents/lives'
import { Walker } from '#tests/support/walker'

test('prices and goods are described without what tells the cost to those who may not see it', async ({ assert }) => {
  const { token } = await clerk(19, ['v'])
  const seen = await Walker.of('nhanvien.demo')
  const goods = await seen.visit('sales-orders.goods', { token, query: 'q=phi 16' })
  assert.notProperty(goods.body[0], 'costPrice')
  assert.notInclude(JSON.stringify(seen.document.paths['/sales-orders/goods']), 'costPrice')
  assert.notInclude(JSON.stringify(seen.document.paths['/sales-orders/quote']), 'belowMargin')
  assert.include(JSON.stringify((await Walker.of('superadmin')).document.paths['/sales-orders/quote']), 'belowMargin')
  await seen.visit('pricing.quote', {
    token: await signIn('nhanvien.demo'),
    body: { orderDate: '2026-11-05', lines: [{ productId: goods.body[0].id, quantity: '1' }] },
  })
})

import { test } from '@japa/runner'
import { addDays } from '@barem/resources/calc/days'
import { dayInVietnam } from '@barem/resources/kit'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, customer, FREE, type Row } from '../debt/owing.ts'
import { issued, sellingOrder } from './issuing.ts'
import { posted, product, warehouse } from './stock.ts'

const notTaken = async (productId: string): Promise<Row[]> =>
  (await answered((await superAdmin()).get(`/sold-not-taken?productId=${productId}`))) as never

test('goods that were sold and not taken are the order less what was issued of it', async ({ assert }) => {
  const [productId, warehouseId, customerId] = [await product(), await warehouse(), await customer()]
  const line = { productId, quantity: '100', actualWeight: '1820', priceType: 'piece', unitPrice: '265000' }
  await posted(warehouseId, [line], { openedOn: '2026-01-31' })
  const sold = { productId, quantity: '50', priceType: 'barem_kg', salePrice: '15500' }
  const order = await sellingOrder(warehouseId, [sold], { customerId, ...FREE })
  const issue = (quantity: string) =>
    issued(warehouseId, [{ productId, orderLineId: order.lines[0].id, quantity }], {
      ...{ orderId: order.id, customerId, documentDate: dayInVietnam(new Date()) },
    })
  const [all] = await notTaken(productId)
  await issue('20')
  const [some] = await notTaken(productId)
  assert.deepEqual([all!.left, some!.sold, some!.taken, some!.left], ['50.000', '50.000', '20.000', '30.000'])
  assert.deepEqual([some!.customerId, some!.orderId, some!.code], [customerId, order.id, order.code])
  assert.equal(addDays(some!.orderDate, some!.days), dayInVietnam(new Date()))
  assert.closeTo(Number(some!.baremKg), Number(all!.baremKg) * 0.6, 0.001)
  await issue('30')
  assert.deepEqual(await notTaken(productId), [])
})

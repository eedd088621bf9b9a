import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { orderedFrom, sellingOrder } from './issuing.ts'
import { posted, product, warehouse } from './stock.ts'

/** One product in two warehouses, 100 pieces and 30, of which an order reserved 80 of the 100. */
async function twoPlaces() {
  const [productId, near, far] = [await product(), await warehouse(), await warehouse()]
  const goods = (quantity: string) => [{ productId, quantity, priceType: 'piece', unitPrice: '250000' }]
  await posted(near, goods('100'))
  await posted(far, goods('30'))
  const order = await sellingOrder(near, [{ productId, quantity: '80' }])
  return { productId, near, far, order }
}

test.group('what is available', () => {
  test('is on hand less what others reserved, by warehouse, the most first', async ({ assert }) => {
    const { productId, near, far, order } = await twoPlaces()
    const client = await superAdmin()
    const [goods] = (await client.get(`/inventory/available?productIds=${productId}`)).body
    assert.equal(goods.id, productId)
    const figures = ({ warehouse: { id }, onHand, reserved, available }: any) => [id, onHand, reserved, available]
    assert.deepEqual(goods.places.map(figures), [
      [far, '30.000', '0', '30.000'],
      [near, '100.000', '80.000', '20.000'],
    ])
    const own = `productIds=${productId}&orderLineIds=${order.lines[0].id}`
    const [mine] = (await client.get(`/inventory/available?${own}`)).body
    assert.deepEqual(figures(mine.places[0]), [near, '100.000', '0.000', '100.000'])
    const rows = (await client.get(`/inventory?productId=${productId}&warehouseId=${near}`)).body
    assert.containsSubset(rows, [{ pieces: '100.000', reserved: '80.000', available: '20.000' }])
  })

  test('is answered to those who see stock alone, of the company’s own goods, and for ids alone', async ({
    assert,
  }) => {
    const { productId } = await twoPlaces()
    const path = `/inventory/available?productIds=${productId}`
    assert.equal((await api(await signIn('thuquy.demo')).get(path)).status, 403)
    const [foreign] = (await (await superAdmin('PHUONGNAM')).get(path)).body
    assert.deepEqual(foreign.places, [])
    const client = await superAdmin()
    for (const wrong of ['productIds=x', 'orderLineIds=1', 'warehouse=1'])
      assert.equal((await client.get(`/inventory/available?${wrong}`)).status, 400, wrong)
    assert.deepEqual((await client.get('/inventory/available')).body, [])
  })

  test('is among the exceptions of an approval when it is not enough, with a warehouse that has more', async ({
    assert,
  }) => {
    const { productId, near, far } = await twoPlaces()
    const order = await orderedFrom(near, [{ productId, quantity: '25' }])
    const client = await superAdmin()
    const named = (await client.get(`/warehouses/${far}`)).body.name
    const found = ({ review }: any) => review.exceptions.filter(({ name }: any) => name === 'shortStock')
    const [exception] = found((await client.get(`/sales-orders/${order.id}`)).body)
    const [{ id }] = order.lines
    const other = { warehouse: named, available: '30.000' }
    assert.deepEqual(exception.shortages, [{ line: id, available: '20.000', asked: '25', other }])
    assert.deepEqual(exception.lines, [id])
    const seller = api((await clerk(19, ['v'])).token)
    assert.deepEqual(found((await seller.get(`/sales-orders/${order.id}`)).body), [])
    const enough = await orderedFrom(near, [{ productId, quantity: '20' }])
    assert.deepEqual(found((await client.get(`/sales-orders/${enough.id}`)).body), [])
  })
})

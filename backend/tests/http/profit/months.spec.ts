import { areas, type AreaCode, type Level } from '@barem/resources/areas'
import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { entered, newPerson, newRole } from '#tests/support/people'
import { answered } from '../debt/owing.ts'
import { received } from '../stock/receiving.ts'
import { product, warehouse } from '../stock/stock.ts'
import { example } from './example.ts'

const months = async (id: string, client?: ReturnType<typeof api>): Promise<any> =>
  answered((client ?? (await superAdmin())).get(`/products/${id}/months`))

const withRights = async (...held: AreaCode[]) => {
  const role = await newRole(held.map((area): [AreaCode, Level] => [area, 'v']))
  return api((await entered(await newPerson(role))).token)
}

test.group('stock and prices of a product by month', () => {
  test('are those of its entries, and of what was sold and bought', async ({ assert }) => {
    const { invoice } = await example()
    const sold = await months(invoice.lines[0].productId)
    assert.lengthOf(sold.months, 12)
    const at = sold.months.indexOf('2026-02')
    const held = sold.stock[at]
    assert.deepEqual(Object.values(held).map(Number), [250, 4501.5, 4621.5])
    assert.deepEqual(sold.stock.at(-1), held)
    // 14,326,650 dong for 893.5 kg.
    assert.deepEqual([sold.sold[at], sold.isByKg], ['16034', true])
    const [productId, warehouseId] = [await product(), await warehouse()]
    const line = { productId, quantity: '10', actualWeight: '185', priceType: 'actual_kg', unitPrice: '14500' }
    await received(warehouseId, [line])
    const bought = await months(productId)
    assert.equal(bought.bought[at], '14500')
    const rows: any = await answered((await superAdmin()).get(`/products/${productId}/prices?month=2026-02`))
    assert.deepEqual(
      rows.map(({ side, unitPrice, amount }: any) => [side, Number(unitPrice), amount]),
      [['bought', 14500, '2682500']],
    )
  })

  test('are each for whoever may see it', async ({ assert }) => {
    const { invoice } = await example()
    const id = invoice.lines[0].productId
    const { product: goods, inventory, invoice: invoices, costPrice } = areas
    const namesFor = async (...held: AreaCode[]) => Object.keys(await months(id, await withRights(goods, ...held)))
    assert.sameMembers(await namesFor(), ['months', 'isByKg'])
    assert.sameMembers(await namesFor(inventory), ['months', 'stock', 'isByKg'])
    assert.sameMembers(await namesFor(inventory, invoices), ['months', 'stock', 'sold', 'isByKg'])
    assert.sameMembers(await namesFor(costPrice), ['months', 'bought', 'isByKg'])
    const blind = await withRights(goods, invoices)
    const { body } = await blind.get(`/products/${id}/prices?month=2026-02`)
    assert.deepEqual([...new Set(body.map(({ side }: any) => side))], ['sold'])
    assert.deepEqual((await (await withRights(goods)).get(`/products/${id}/prices?month=2026-02`)).body, [])
  })

  test('refuse what is no month, and no product', async ({ assert }) => {
    const client = await superAdmin()
    const id = await product()
    for (const query of ['', '?month=2026-13', '?month=2026-02&side=sold'])
      assert.equal((await client.get(`/products/${id}/prices${query}`)).status, 400, query)
    for (const path of [crypto.randomUUID(), 'x'])
      assert.equal((await client.get(`/products/${path}/months`)).status, 404)
  })
})

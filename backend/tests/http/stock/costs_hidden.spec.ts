import { test } from '@japa/runner'
import { areas, type Level } from '@barem/resources/areas'
import { registry } from '@barem/resources'
import type { AnyResource, Field } from '@barem/resources/kit'
import { api } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { entered, newPerson, newRole } from '#tests/support/people'
import { rowsOf, sheet } from '../resources/sheet_calls.ts'
import { oweSince } from '../debt/owing.ts'
import { received } from './receiving.ts'
import { product, warehouse } from './stock.ts'

/**
 * Figures of one receipt that no other test has: price, amount, freight, value, and their averages; of its product,
 * what it cost last. Longer numbers hold some of their digits by chance.
 */
const SECRETS = /(?<!\d)(?:87654|262963|1357913|1620876|540292|29227|98765)(?!\d)/

/** Digits of ids and of moments, of which some are those of a figure by chance. */
const BY_CHANCE = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+/g
const figuresOf = (body: unknown) => JSON.stringify(body).replace(BY_CHANCE, '')

/** Areas whose documents are prices of a supplier themselves. */
const PURCHASING: readonly number[] = [areas.purchaseContract]

/** Somebody who may do everything but see costs. */
const blind = async () => {
  const held = Object.values(areas).filter((area) => area !== areas.costPrice && !PURCHASING.includes(area))
  const role = await newRole(held.map((area): [never, Level] => [area as never, 'f']))
  return (await entered(await newPerson(role))).token
}

const all = Object.values(registry) as unknown as AnyResource[]
const relationsOf = (name: string) =>
  Object.entries(all.find((one) => one.name === name)?.fields ?? {}).flatMap(([field, { type }]) =>
    (type as Field['type']) === 'belongsTo' ? [field] : [],
  )

test.group('who may not see what goods cost', () => {
  test('learns it from no address of the API, from no history, and from no sheet', async ({ assert }) => {
    // Whoever sees debts sees what a receipt owes, which here nothing does.
    await oweSince(null)
    const [productId, warehouseId] = [await product({ costPrice: '98765' }), await warehouse()]
    const line = { productId, quantity: '3', actualWeight: '55.45', priceType: 'piece', unitPrice: '87654.32' }
    const row = await received(warehouseId, [line], { freight: '1357913' })
    assert.deepEqual([row.total, row.stockValue], ['262963', '1620876'])

    const token = await blind()
    const client = api(token)
    const own: Readonly<Record<string, string>> = { 'warehouse-receipts': row.id, products: productId }
    const { body: description } = await client.get('/openapi.json')
    const known = new Map<string, string | undefined>(Object.entries(own))
    /** The row that a test asks for of a resource: that of the receipt, else the first. */
    const idOf = async (name: string): Promise<string | undefined> => {
      if (!known.has(name)) {
        const { body } = await client.get(`/${name}?_start=0&_end=1`)
        known.set(name, Array.isArray(body) ? body[0]?.id : undefined)
      }
      return known.get(name)
    }
    const addresses = async (path: string): Promise<string[]> => {
      const name = path.split('/')[1]!
      const id = path.includes('{id}') ? await idOf(name) : ''
      if (id === undefined) return []
      const filled = path.replace('{id}', id)
      if (filled.includes('{field}')) return relationsOf(name).map((field) => filled.replace('{field}', field))
      return filled.includes('{') ? [] : [filled]
    }
    const asked: string[] = []
    for (const [path, operations] of Object.entries<object>(description.paths)) {
      if (!('get' in operations) || /\/(export|template)$|openapi/.test(path)) continue
      for (const address of await addresses(path)) {
        const { status, body } = await client.get(address)
        if (status === 200) asked.push(address)
        assert.notMatch(figuresOf(body), SECRETS, address)
      }
    }
    assert.isAbove(asked.length, 150, 'too few addresses were asked')
    assert.includeMembers(asked, [
      ...['', '/history', '/revisions', '/prints'].map((path) => `/warehouse-receipts/${row.id}${path}`),
      ...['', '/history'].map((path) => `/products/${productId}${path}`),
      ...['/inventory', '/inventory/entries', '/warehouse-receipts', '/products', '/find'].filter(
        (path) => path !== '/find',
      ),
    ])

    const narrow = `productId=${productId}`
    for (const address of [
      `/inventory?${narrow}`,
      `/inventory/entries?${narrow}`,
      `/warehouse-receipts?id=${row.id}`,
      `/sales-orders/goods?ids=${productId}`,
      `/find?q=${encodeURIComponent(row.code)}`,
    ]) {
      const { status, body } = await client.get(address)
      assert.equal(status, 200, address)
      assert.notMatch(figuresOf(body), SECRETS, address)
    }
    const preview = await client.post('/warehouse-receipts/preview', {
      lines: [{ productId, quantity: '3', priceType: 'piece' }],
    })
    assert.notMatch(JSON.stringify(preview.body), SECRETS)
    const quote = await client.post('/sales-orders/quote', {
      orderDate: '2026-02-01',
      lines: [{ productId, quantity: '1', priceType: 'piece' }],
    })
    assert.notMatch(JSON.stringify(quote.body), SECRETS)
    for (const name of ['warehouse-receipts', 'products']) {
      const { status, content } = await sheet(`/${name}/export?id=${own[name]}`, { token })
      assert.equal(status, 200, name)
      const cells = JSON.stringify(await rowsOf(content))
      assert.include(cells, name === 'products' ? 'BAR' : row.code)
      assert.notMatch(cells, SECRETS, `${name}.xlsx`)
    }
    // Who asks for it by name is refused.
    const filters = [
      '/warehouse-receipts?total=262963',
      '/warehouse-receipts?_sort=stockValue',
      '/products?costPrice=98765',
    ]
    for (const address of filters) assert.equal((await client.get(address)).status, 400, address)

    const seen = await (await superAdmin()).get(`/products/${productId}`)
    assert.containsSubset(seen.body, { stockValue: '1620876', capitalPrice: '540292.00' })
  }).timeout(60_000)
})

import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { api, signIn } from '#tests/support/client'
import { lines, newOrder, seller, type OrderRow } from '#tests/support/documents/orders'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'
import { server } from '#tests/support/server'

const products = resourceOf('products')
const superAdmin = async () => api(await signIn('superadmin'))

/** A unit with an English name, and a product that is counted in it. */
async function counted() {
  const unit = await created(resourceOf('product-units'), { name: `Kiện ${fresh()}`, englishName: `Pallet ${fresh()}` })
  const body = { ...(await sample(products, 'DONGA', 'required')), code: `U${fresh()}`, unitId: unit.id }
  return { unit, product: await created(products, body) }
}

test.group('English names of units', () => {
  test('come beside the others wherever a unit is named', async ({ assert }) => {
    const { unit, product } = await counted()
    const client = await superAdmin()
    const named = { id: unit.id, code: unit.code, name: unit.name, englishName: unit.englishName }
    assert.deepEqual((await client.get(`/products/${product.id}`)).body.unit, named)
    assert.deepEqual((await client.get(`/products?id=${product.id}`)).body[0].unit, named)
    assert.deepEqual((await client.get(`/products/options/unitId?id=${unit.id}`)).body, [{ ...named, hint: null }])
    const [goods] = (await client.get(`/sales-orders/goods?ids=${product.id}`)).body
    assert.deepEqual([goods.unit, goods.englishUnit], [unit.name, unit.englishName])
    assert.deepEqual(
      (await client.get(`/product-units?q=${String(unit.englishName).split(' ')[1]}`)).body.map(({ id }: any) => id),
      [unit.id],
    )
    const { product: plain } = await client
      .get(`/sales-orders?_end=1`)
      .then(async ({ body }) => (await client.get(`/sales-orders/${body[0].id}`)).body.lines[0])
    assert.notProperty(plain, 'englishName', 'what has no English names has no place for them')
  })

  test('stay on the lines of documents as they were when the goods were written down', async ({ assert }) => {
    const { unit, product } = await counted()
    const person = await seller()
    const order = await newOrder(person, null)
    const [line] = await lines()
    const change = async (row: OrderRow, body: object) =>
      (await person.api.patch(`/sales-orders/${row.id}`, { version: row.version, ...body })).body as OrderRow
    const saved = await change(order, { lines: [{ ...line, productId: product.id }] })
    const kept = { unit: unit.name, englishUnit: unit.englishName }
    assert.containsSubset(saved.lines[0], kept)
    await (await superAdmin()).patch(`/product-units/${unit.id}`, { version: unit.version, englishName: 'Crate' })
    const { id } = saved.lines[0]
    assert.containsSubset((await change(saved, { lines: [{ id, quantity: '7' }] })).lines[0], kept)
  })

  test('are written in English sheets and read in all of them', async ({ assert }) => {
    const { unit, product } = await counted()
    const call = async (path: string, language: string, body?: ArrayBuffer | Uint8Array) =>
      fetch(`${server().url}/v1.0/products/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${await signIn('superadmin')}`,
          'accept-language': language,
          ...(body && { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
        },
        body: body as never,
      })
    const unitCell = async (language: string) => {
      const workbook = new ExcelJS.Workbook()
      await workbook.xlsx.load(await (await call(`export?code=${product.code}`, language)).arrayBuffer())
      const sheet = workbook.worksheets[0]!
      const heads = (sheet.getRow(1).values as string[]).map((head) => String(head).replace(' *', ''))
      return sheet.getRow(2).getCell(heads.indexOf(language === 'vi' ? 'Đơn vị tính' : 'Unit'))
    }
    assert.equal((await unitCell('vi')).value, `${unit.code} – ${unit.name}`)
    const cell = await unitCell('en')
    assert.equal(cell.value, `${unit.code} – ${unit.englishName}`)

    cell.value = String(unit.englishName).toUpperCase()
    const heads = cell.worksheet.getRow(1).values as string[]
    const code = `U${fresh()}`
    cell.worksheet.getRow(2).getCell(heads.findIndex((head) => /^Product code/.test(head))).value = code
    const file = (await cell.workbook.xlsx.writeBuffer()) as unknown as Uint8Array
    const answer = (await (await call('import', 'vi', file)).json()) as { data: unknown }
    assert.deepEqual(answer.data, { total: 1, accepted: 1, refused: [] })
    assert.equal((await (await superAdmin()).get(`/products?code=${code}`)).body[0].unitId, unit.id)
  })
})

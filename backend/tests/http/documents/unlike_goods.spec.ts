import { test } from '@japa/runner'
import { choosableNames } from '@barem/resources/kit'
import ExcelJS from 'exceljs'
import { bar } from '#tests/support/bar'
import { signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { resourceOf, sample } from '#tests/support/samples'
import { server } from '#tests/support/server'

const [orders, contracts] = [resourceOf('sales-orders'), resourceOf('purchase-contracts')]

/** A new product that is counted in this unit. */
async function goods(unit: string): Promise<string> {
  const [{ id }] = (await (await superAdmin()).get(`/product-units?q=${unit}&_end=1`)).body
  return (await bar({ unitId: id })).id
}

async function made(resource: typeof orders, lines: object[]) {
  const body = { ...(await sample(resource, 'DONGA', 'required')), lines }
  const answer = await (await superAdmin()).post(`/${resource.name}`, body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** The cell of a row's sheet below a heading. */
async function cellOf(resource: typeof orders, id: string, heading: RegExp, language: string): Promise<unknown> {
  const answer = await fetch(`${server().url}/v1.0/${resource.name}/export?id=${id}&_range=all`, {
    headers: { authorization: `Bearer ${await signIn('superadmin')}`, 'accept-language': language },
  })
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(await answer.arrayBuffer())
  const [sheet] = workbook.worksheets
  const place = (sheet!.getRow(1).values as string[]).findIndex((one) => heading.test(one))
  return (sheet!.getRow(2).values as unknown[])[place]
}

const words = (cell: unknown) => String(cell).replaceAll('\u00a0', ' ')

test.group('goods that are unlike', () => {
  test('are counted by unit in the sheet of orders, in its language', async ({ assert }) => {
    const line = (productId: string, quantity: string) => ({
      productId,
      quantity,
      priceType: 'barem_kg',
      salePrice: '15500',
    })
    const [bars, more, sheets] = [await goods('Cây'), await goods('Cây'), await goods('Tấm')]
    const { id, itemCount } = await made(orders, [line(bars, '1100'), line(sheets, '19'), line(more, '60')])
    assert.equal(itemCount, '1179.000', 'which the contract of the API names')
    assert.equal(words(await cellOf(orders, id, /^Tổng số lượng$/, 'vi')), '1,160 cây · 19 tấm')
    assert.match(words(await cellOf(orders, id, /^Total quantity$/, 'en')), /^1,160 \p{L}+ · 19 \p{L}+$/u)
  })

  test('are counted so in that of contracts, tonnes and open quantities too', async ({ assert }) => {
    const line = (productId: string, more: object) => ({
      productId,
      priceType: 'barem_kg',
      unitPrice: '15000',
      ...more,
    })
    const lines = [
      line(await goods('Cây'), { quantity: '100', quantityUnit: 'piece' }),
      line(await goods('Cây'), { quantity: '2.5', quantityUnit: 'tonne' }),
      line(await goods('Tấm'), { quantity: null, quantityUnit: 'piece' }),
    ]
    const { id } = await made(contracts, lines)
    assert.equal(words(await cellOf(contracts, id, /^Tổng số lượng$/, 'vi')), '100 cây · 2.5 tấn')
    const open = await made(contracts, [lines[2]!])
    assert.isUndefined(await cellOf(contracts, open.id, /^Tổng số lượng$/, 'vi'))
  })

  test('are no column of a list that adds them up', ({ assert }) => {
    for (const resource of [orders, contracts]) assert.notInclude(choosableNames(resource), 'itemCount')
  })
})

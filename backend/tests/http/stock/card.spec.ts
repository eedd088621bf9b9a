import { test } from '@japa/runner'
import { api, signIn } from '#tests/support/client'
import { clerk, superAdmin } from '#tests/support/documents/lives'
import { downloaded } from '#tests/support/sheets'
import { answered, type Row } from '../debt/owing.ts'
import { issued } from './issuing.ts'
import { posted, product, warehouse } from './stock.ts'
import { sent } from './transferring.ts'

const card = async (query: string): Promise<Row> => answered((await superAdmin()).get(`/stock-card?${query}`))

/** 100 pieces of which 30 left on one day and 20 for another warehouse on the next. */
async function moved() {
  const [productId, from, to] = [await product(), await warehouse(), await warehouse()]
  const line = { productId, quantity: '100', actualWeight: '1820', priceType: 'piece', unitPrice: '265000' }
  await posted(from, [line], { openedOn: '2026-01-31' })
  const issue = await issued(from, [{ productId, quantity: '30' }], { documentDate: '2026-02-03' })
  const transfer = await sent(from, to, [{ productId, quantity: '20' }], { documentDate: '2026-02-04' })
  return { productId, from, issue, transfer }
}

const short = ({ rows }: Row) =>
  rows.map((row: Row) => [row.date, row.code, row.in.pieces, row.out.pieces, row.after.pieces])

test.group('the stock card', () => {
  test('has what there was before a range, each document with what there was after it, and what is left', async ({
    assert,
  }) => {
    const { productId, from, issue, transfer } = await moved()
    const range = `productId=${productId}&from=2026-02-01&to=2026-02-28`
    const place = await card(`${range}&warehouseId=${from}`)
    assert.deepEqual(short(place), [
      ['2026-02-03', issue.code, null, '30.000', '70.000'],
      ['2026-02-04', transfer.code, null, '20.000', '50.000'],
    ])
    assert.deepEqual(
      ['opening', 'in', 'out', 'closing'].map((part) => Number(place.sum[part].pieces)),
      [100, 0, 50, 50],
    )
    assert.deepEqual([place.rows[0].document, place.rows[0].documentId], ['warehouse-issues', issue.id])
    assert.notProperty(place.sum.closing, 'value')
    // To the company, what is on its way has not left.
    const whole = await card(range)
    assert.deepEqual(short(whole), [['2026-02-03', issue.code, null, '30.000', '70.000']])
    assert.deepEqual(
      [whole.sum.opening.value, whole.sum.out.value, whole.sum.closing.value],
      ['26500000', '7950000', '18550000'],
    )
    const second = await card(`${range}&warehouseId=${from}&_start=1&_end=2`)
    assert.deepEqual([short(second), second.total], [[['2026-02-04', transfer.code, null, '20.000', '50.000']], 2])
    const later = await card(`productId=${productId}&from=2026-03-01&to=2026-03-31`)
    assert.deepEqual([later.rows, later.sum.closing.pieces], [[], '70.000'])
  })

  test('goes out as a sheet', async ({ assert }) => {
    const { productId, issue } = await moved()
    const [heads, opening, entry, closing] = await downloaded(
      `/stock-card/export?productId=${productId}&from=2026-02-01&to=2026-02-28`,
    )
    const after = heads!.indexOf('Balance (pieces)')
    assert.deepEqual([opening![after], entry![1], entry![after], closing![after]], [100, issue.code, 70, 70])
    assert.include(heads, 'Balance (đ)')
  })

  test('shows values to those who may see costs, and nothing of another company', async ({ assert }) => {
    const { productId, from } = await moved()
    const sees = async (more: [number, string][]) => {
      const client = api((await clerk(47, ['v'], more)).token)
      const { body } = await client.get(`/stock-card?productId=${productId}`)
      const heads = (await client.get(`/stock-card/whole?productId=${productId}`)).body
      return ['value' in body.sum.closing, 'value' in body.rows[0].in, 'value' in heads.rows[0].after]
    }
    assert.deepEqual([await sees([]), await sees([[58, 'v']])], [Array(3).fill(false), Array(3).fill(true)])
    assert.equal((await api((await clerk(2, ['v'])).token).get(`/stock-card?productId=${productId}`)).status, 403)
    const theirs = api(await signIn('superadmin', 'PHUONGNAM'))
    const statuses = [`productId=${productId}`, `productId=${await product()}&warehouseId=${from}`]
    for (const query of statuses) assert.equal((await theirs.get(`/stock-card?${query}`)).status, 404, query)
  })

  test('refuses what it cannot be asked for, by name', async ({ assert }) => {
    const client = await superAdmin()
    const productId = await product()
    for (const [query, field] of [
      ['', 'productId'],
      ['productId=1', 'productId'],
      [`productId=${productId}&warehouseId=here`, 'warehouseId'],
      [`productId=${productId}&from=2026-02-30`, 'from'],
      [`productId=${productId}&nothing=1`, 'nothing'],
    ]) {
      const { status, body } = await client.get(`/stock-card?${query}`)
      assert.deepEqual([status, body.errors?.[0].field], [400, field], query)
    }
  })
})

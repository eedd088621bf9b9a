import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { contentOf, hashOf } from '#app/documents/content'
import { bar } from '#tests/support/bar'
import { signIn } from '#tests/support/client'
import { superAdmin } from '#tests/support/documents/lives'
import { resourceOf, sample } from '#tests/support/samples'
import { server } from '#tests/support/server'

const orders = resourceOf('sales-orders')

const lineOf = async (more: object = {}, goods: object = {}) => ({
  productId: (await bar(goods)).id,
  quantity: '10',
  priceType: 'barem_kg',
  salePrice: '15500',
  ...more,
})
const weighed = { actualWeight: '184.5', weightSource: 'weighed' }

/** A new order of these lines. */
async function order(...lines: object[]) {
  const { status, body } = await (
    await superAdmin()
  ).post('/sales-orders', {
    ...(await sample(orders, 'DONGA', 'required')),
    lines,
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

test.group('the weight of an order', () => {
  test('is called an estimate for as long as a line is not weighed, in its answers and in lists', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const [first, second] = [await lineOf(), await lineOf(weighed)]
    const row = await order(first, second)
    const listed = async () => (await client.get(`/sales-orders?id=${row.id}`)).body[0].weightEstimated
    const change = async (...lines: object[]) => (await client.patch(`/sales-orders/${row.id}`, { lines })).body
    assert.deepEqual([row.weightEstimated, await listed()], [true, true])
    const [one, other] = row.lines
    const done = await change({ ...first, ...weighed, id: one.id }, { ...second, id: other.id })
    assert.deepEqual([done.actualWeight, done.weightEstimated, await listed()], ['369.000', false, false])
    const more = await change(
      { ...first, ...weighed, id: one.id },
      { ...second, id: other.id },
      await lineOf({ quantity: '1' }),
    )
    assert.deepEqual([more.weightEstimated, await listed()], [true, true])
    const less = await change({ ...first, ...weighed, id: one.id }, { ...second, id: other.id })
    assert.deepEqual([less.weightEstimated, await listed()], [false, false])
  })

  test('is no estimate where goods are only counted, or only the scale says what they weigh', async ({ assert }) => {
    const counted = await lineOf(
      { priceType: 'piece' },
      { weightMode: 'none', densityWeight: undefined, length: undefined },
    )
    const coil = await lineOf(
      { priceType: 'actual_kg' },
      { weightMode: 'coil', densityWeight: undefined, length: undefined },
    )
    assert.isFalse((await order(counted)).weightEstimated)
    assert.isFalse((await order(coil)).weightEstimated)
    assert.isTrue((await order(counted, coil, await lineOf())).weightEstimated)
  })

  test('is called so by nobody but the system, and its fingerprint is that of before', async ({ assert }) => {
    const client = await superAdmin()
    const row = await order(await lineOf())
    for (const weightEstimated of [false, true]) {
      const { status, body } = await client.patch(`/sales-orders/${row.id}`, { weightEstimated, version: row.version })
      assert.deepEqual([status, body.errors?.[0]?.field], [400, 'weightEstimated'], JSON.stringify(body))
    }
    assert.isTrue((await client.get(`/sales-orders/${row.id}`)).body.weightEstimated)
    const { weightEstimated: _flag, ...before } = row
    for (const weightEstimated of [true, false])
      assert.equal(hashOf(contentOf(orders, { ...row, weightEstimated })), hashOf(contentOf(orders, before)))
  })

  test('is called so in sheets too', async ({ assert }) => {
    const rows = [await order(await lineOf()), await order(await lineOf(weighed))]
    const answer = await fetch(`${server().url}/v1.0/sales-orders/export?id=${rows[0].id}&id=${rows[1].id}`, {
      headers: { authorization: `Bearer ${await signIn('superadmin')}` },
    })
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load(await answer.arrayBuffer())
    const [sheet] = workbook.worksheets
    const column = (head: RegExp) => (sheet!.getRow(1).values as string[]).findIndex((one) => head.test(one))
    const said = Object.fromEntries(
      [2, 3].map((place) => {
        const cells = sheet!.getRow(place).values as string[]
        return [cells[column(/^Số đơn hàng/)]!, cells[column(/^TL còn ước tính/)]!]
      }),
    )
    assert.deepEqual(said, { [rows[0].code]: 'Có', [rows[1].code]: 'Không' })
  })
})

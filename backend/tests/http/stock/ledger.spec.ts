import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { signIn } from '#tests/support/client'
import { act } from '#tests/support/documents/lives'
import { onDatabase } from '#tests/support/server'
import {
  company,
  entriesOf,
  faults,
  inWarehouse,
  onHand,
  opening,
  posted,
  product,
  step,
  takeAway,
  warehouse,
} from './stock.ts'

const piece = (productId: string, quantity: string, unitPrice = '300000') => ({
  productId,
  quantity,
  priceType: 'piece',
  unitPrice,
})

test.group('the ledger of stock', () => {
  test('has entries that not even the owner of their table changes', async ({ assert }) => {
    const productId = await product()
    await posted(await warehouse(), [piece(productId, '2')])
    const before = await entriesOf(productId)
    const own = await company()
    await onDatabase(async (client) => {
      await client.query(`select set_config('app.tenant_id', $1, false)`, [own])
      for (const text of [
        `update stock_entries set value = 0 where product_id = '${productId}'`,
        `delete from stock_entries where product_id = '${productId}'`,
        'truncate stock_entries',
      ])
        await assert.rejects(() => client.query(text), 'entries of a ledger are only added')
    })
    assert.deepEqual(await entriesOf(productId), before)
  })

  test('takes postings that come at once one after another, without a gap or a deadlock', async ({ assert }) => {
    const [one, other, warehouseId] = [await product(), await product(), await warehouse()]
    const drafts = []
    for (let n = 0; n < 12; n++)
      drafts.push(
        await opening(warehouseId, n % 2 ? [piece(one, '1'), piece(other, '2')] : [piece(other, '2'), piece(one, '1')]),
      )
    const answers = await Promise.all(drafts.map((row) => step(row, 'post')))
    assert.deepEqual(
      answers.map(({ status }) => status),
      drafts.map(() => 200),
    )
    assert.deepEqual((await inWarehouse(one, warehouseId))[0], '12.000')
    assert.deepEqual(await onHand(other), ['24.000', '443.640', '443.640', '7200000'])
    assert.deepEqual(
      (await entriesOf(one)).map(({ seq }) => Number(seq)),
      drafts.map((_, index) => index + 1),
    )
    assert.deepEqual(await faults(), [])
  })

  test('is written once by a step that is sent twice', async ({ assert }) => {
    const productId = await product()
    const row = await opening(await warehouse(), [piece(productId, '3')])
    const token = await signIn('superadmin')
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => act(token, 'opening-stocks', row, 'post', {}, key)))
    assert.include(
      answers.map(({ status }) => status),
      200,
    )
    assert.deepEqual((await act(token, 'opening-stocks', row, 'post', {}, key)).status, 200)
    assert.lengthOf(await entriesOf(productId), 1)
  })

  test('never goes below zero: what has left cannot be undone, and the answer says of what and where', async ({
    assert,
  }) => {
    const client = await superAdmin()
    const [productId, warehouseId] = [await product(), await warehouse()]
    const row = await posted(warehouseId, [piece(productId, '1'), piece(productId, '50')])
    await takeAway(productId, warehouseId, '5')
    const entries = await entriesOf(productId)
    const { status, body } = await step(row, 'undo', { comment: 'Nhập nhầm' })
    assert.deepEqual([status, body.code], [409, 'PRO_ERR_007'])
    const [place, goods] = await Promise.all(
      [`/warehouses/${warehouseId}`, `/products/${productId}`].map(async (path) => (await client.get(path)).body.name),
    )
    assert.deepEqual(
      body.errors.map(({ field, rule, message }: any) => [field, rule, message]),
      [['lines.1.quantity', 'stock_tooFew', `${place} has only 45 of ${goods}; 50 are needed`]],
    )
    assert.deepEqual(await entriesOf(productId), entries)
    assert.equal((await client.get(`/opening-stocks/${row.id}`)).body.status, 'done')
    assert.deepEqual(await faults(), [])
  })

  test('holds no more than it can write down, and says so at the line', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    const most = piece(productId, '10000000', '99999999')
    await posted(warehouseId, [most])
    const { status, body } = await step(await opening(warehouseId, [piece(productId, '1'), most]), 'post')
    assert.deepEqual([status, body.code], [422, 'COM_ERR_001'])
    assert.deepEqual(
      body.errors.map(({ field, rule }: any) => [field, rule]),
      [['lines.1.quantity', 'stock_tooMuch']],
    )
    assert.lengthOf(await entriesOf(productId), 1)
    assert.deepEqual(await faults(), [])
  })

  test('shows what differs from its entries', async ({ assert }) => {
    const [productId, warehouseId] = [await product(), await warehouse()]
    await posted(warehouseId, [piece(productId, '2')])
    const own = await company()
    const change = (figure: string) =>
      onDatabase(async (client) => {
        await client.query(`select set_config('app.tenant_id', $1, false)`, [own])
        await client.query(`update stock_by_product set value = value ${figure} where product_id = $1`, [productId])
      })
    await change('+ 1')
    assert.deepEqual(await faults(), [`balance of by_product at {"product_id":"${productId}"}`])
    await change('- 1')
    assert.deepEqual(await faults(), [])
  })
})

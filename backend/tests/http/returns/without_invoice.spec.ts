import { test } from '@japa/runner'
import { acrossCompanies } from '#database/across_companies'
import { PRIOR_RETURNS } from '#database/prior_returns'
import { api } from '#tests/support/client'
import { act, clerk, superAdmin } from '#tests/support/documents/lives'
import { onDatabase } from '#tests/support/server'
import { answered, customer, debtOf, stocked, take, type Row } from '../debt/owing.ts'
import { refused } from '../stock/receiving.ts'
import { onHand, product } from '../stock/stock.ts'
import { allFaults, reasonId, returnOf, warehouseFor } from './returning.ts'

/** The body of a return of four bars that were sold before go-live, 200,000 dong each unless said. */
const bodyOf = async (customerId: string, line: object, more: object = {}) => ({
  ...{ basis: 'none', customerId, documentDate: '2026-02-04', reasonId: await reasonId() },
  warehouseId: await warehouseFor('sale'),
  lines: [{ quantity: '4', ownPrice: '200000', ownPriceType: 'piece', ...line }],
  ...more,
})

const written = async (...given: Parameters<typeof bodyOf>): Promise<Row> =>
  answered((await superAdmin()).post('/returns', await bodyOf(...given)))

const received = async (row: Row, more: object = {}): Promise<Row> => answered(take('returns', row, 'receive', more))

/** Owes so much since before go-live. */
async function owes(customerId: string, amount: string): Promise<void> {
  const line = { customerId, number: 'HD-CU-1', documentDate: '2025-12-20', dueDate: '2026-01-20', amount }
  const body = { openedOn: '2026-01-31', controlTotal: amount, lines: [line] }
  const row = await answered((await superAdmin()).post('/opening-receivables', body))
  await answered(take('opening-receivables', row, 'post'))
}

test.group('a return without an invoice', () => {
  test('brings goods in at their average cost, and its credit first lowers what was taken over', async ({ assert }) => {
    const { productId } = await stocked('100')
    const customerId = await customer()
    await owes(customerId, '500000')
    const draft = await written(customerId, { productId, actualWeight: '80' })
    assert.containsSubset(draft, {
      ...{ totalRefund: '800000', invoiceId: null },
      lines: [{ unitPrice: '200000.00', priceType: 'piece', amount: '800000', orderLineId: null }],
    })
    const done = await answered(take('returns', await received(draft), 'request'))
    assert.containsSubset(done, { status: 'done', totalRefund: '800000' })
    // 100 bars of 2,000 kg cost 28,000,000 dong.
    assert.deepEqual(await onHand(productId), ['104.000', '2080.000', '1922.540', '29120000'])
    assert.containsSubset(await returnOf(done.id), { credit: '300000', refundStatus: 'partly_refunded' })
    assert.equal(await debtOf(customerId), '-300000')
    await answered(take('returns', done, 'undo', { comment: 'Sai' }))
    assert.deepEqual(await onHand(productId), ['100.000', '2000.000', '1848.600', '28000000'])
    assert.equal(await debtOf(customerId), '500000')
    assert.deepEqual(await allFaults(), [])
  })

  test('is priced by the kg that come back once they are weighed, and has a reason and a price', async ({ assert }) => {
    const { productId } = await stocked('100')
    const customerId = await customer()
    const own = { productId, ownPrice: '15000', ownPriceType: 'actual_kg' }
    const draft = await written(customerId, own)
    assert.isNull(draft.totalRefund)
    const unweighed = await take('returns', await received(draft), 'request')
    assert.deepEqual(refused(unweighed), ['totalRefund:amountUnknown'])
    const weighed = await written(customerId, own)
    const lines = [{ id: weighed.lines[0].id, actualWeight: '79.5' }]
    assert.equal((await received(weighed, { lines })).totalRefund, '1192500')
    const silent = await written(customerId, { productId, ownPrice: null }, { reasonId: null })
    assert.includeMembers(refused(await take('returns', silent, 'receive')), [
      'reasonId:required',
      'lines.0.ownPrice:required',
    ])
    const never = await written(customerId, { productId: await product() })
    const worthless = await take('returns', await received(never), 'request')
    assert.deepEqual(refused(worthless), ['lines.0.unitCost:stock_noCost'])
    const priced = await written(customerId, { productId: await product(), unitCost: '240000', actualWeight: '80' })
    const done = await answered(take('returns', await received(priced), 'request'))
    assert.deepEqual((await onHand(done.lines[0].productId))[3], '960000')
  })

  test('is written by those who have full rights to returns, and received by any keeper', async ({ assert }) => {
    const { productId } = await stocked('100')
    const customerId = await customer()
    const [seller, chief] = [await clerk(21, ['v', 'c', 'u'], [[20, 'v']]), await clerk(21, ['f'], [[20, 'v']])]
    const body = await bodyOf(customerId, { productId })
    assert.deepEqual(refused(await api(seller.token).post('/returns', body)), ['basis:returnWithoutInvoice'])
    const draft = await answered(api(chief.token).post('/returns', body))
    const keeper = await clerk(45, ['v', 'u'], [[21, 'v']], 'returns')
    const there = await act(keeper.token, 'returns', draft, 'receive')
    assert.equal(there.status, 200, JSON.stringify(there.body))
    assert.notMatch(JSON.stringify(there.body), /200000|800000|ownPrice"/)
    const dearer = { version: there.body.version, lines: [{ ...body.lines[0], id: draft.lines[0].id, ownPrice: '1' }] }
    assert.deepEqual(refused(await api(seller.token).patch(`/returns/${draft.id}`, dearer)), [
      'basis:returnWithoutInvoice',
    ])
  })
  test('is in the ledger too where it was posted before that was there, once', async ({ assert }) => {
    const { productId } = await stocked('100')
    const customerId = await customer()
    const back = async (line: object) =>
      answered(take('returns', await received(await written(customerId, { productId, ...line })), 'request'))
    const [kept, undone] = [await back({ actualWeight: '80', addedCost: '5000' }), await back({ quantity: '3' })]
    await answered(take('returns', undone, 'undo', { comment: 'Sai', values: { undoneOn: '2026-02-06' } }))
    const read = async () =>
      onDatabase(async (client) => [
        (
          await client.query(
            `select posting_id, reverses_id, document, document_id, line_id, action, kind, date::text, seq,
                created_by, return_line_id, quantity, actual_kg, barem_kg, amount, discount, total, cost,
                by_product_quantity, by_product_total, by_product_cost
              from prior_returning_entries where product_id = $1 order by seq`,
            [productId],
          )
        ).rows,
        (await client.query('select * from prior_returning_by_product where product_id = $1', [productId])).rows,
      ])
    const before = await read()
    assert.lengthOf(before[0]!, 3)
    await onDatabase(async (client) => {
      await client.query(`set session_replication_role = replica`)
      await client.query('delete from prior_returning_entries where product_id = $1', [productId])
      await client.query('delete from prior_returning_by_product where product_id = $1', [productId])
    })
    assert.deepEqual(await read(), [[], []])
    const tables = [
      'stock_entries',
      'returns',
      'returns_lines',
      'prior_returning_entries',
      'prior_returning_by_product',
    ]
    for (let times = 0; times < 2; times++) {
      await onDatabase((client) => client.query(acrossCompanies(tables, PRIOR_RETURNS)))
      assert.deepEqual(await read(), before)
    }
    await answered(take('returns', kept, 'undo', { comment: 'Sai' }))
    assert.lengthOf((await read())[0]!, 4)
    assert.deepEqual(await allFaults(), [])
  })
})

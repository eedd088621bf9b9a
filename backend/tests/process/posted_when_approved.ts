import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { untilLocked } from '#tests/support/lock_waits'
import type { Served } from '#tests/support/test_document/served'
import { stockMoving, type Row } from '#tests/support/test_document/stock_moving'

const IN = '100'

/** Tests of a document that posts when it is approved, whichever way it gets there. */
export function postedWhenApproved(held: Served): void {
  const { as, clerk, rowsOf, product, move, asked, askAlso, posted, place } = stockMoving(held)

  test('posts and takes its number when the last of its approvers has decided, once', async ({ assert }) => {
    const [one, last] = [await clerk(), await as('quantri.demo')]
    const row = await asked('in', [[await product(), IN, '1000']], true)
    await askAlso(row)
    const { status, body: half } = await one.act(row, 'approve')
    assert.deepEqual([status, half.status, half.code, await posted(half)], [200, 'pending', row.code, []])
    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => last.act(half, 'approve', {}, key)))
    assert.include(
      answers.map(({ status }) => status),
      200,
    )
    const { status: again, body: done } = await last.act(half, 'approve', {}, key)
    assert.deepEqual([again, done.status, await posted(done)], [200, 'done', [[100, 1000]]])
    assert.match(done.code, /^KD-\d\d-\d{4}$/)
    const late = await one.act(done, 'approve')
    assert.deepEqual([late.status, late.body.code], [409, 'DOC_ERR_001'])
  })

  test('posts by a request that needs nobody, and is taken back as what it is', async ({ assert }) => {
    const { act } = await clerk()
    const draft = await move('in', [[await product(), IN, '1000']])
    const key = randomUUID()
    const { body: row } = await act(draft, 'request', {}, key)
    assert.deepEqual([row.status, row.approval.status, await posted(row)], ['done', 'approved', [[100, 1000]]])
    assert.match(row.code, /^KD-\d\d-\d{4}$/)
    assert.deepEqual((await act(draft, 'request', {}, key)).body, row)
    const [request] = await rowsOf(`select summary ->> 'code' as code from approval_instances where id = $1`, [
      row.approval.id,
    ])
    assert.equal(request.code, row.code)
    const { body: undone } = await act(row, 'undo', { comment: 'Nhầm' })
    assert.equal(undone.status, 'cancelled')
    assert.deepEqual(await posted(row), [
      [100, 1000],
      [-100, -1000],
    ])
  })

  test('is asked for what its approval needs by a request that needs nobody', async ({ assert }) => {
    const { act, send, now } = await clerk()
    const { id } = await move('in', [[await product(), IN]])
    const { body: draft } = await send('PATCH', `/stock-moves/${id}`, { version: 1, keeper: null })
    const { status, body } = await act(draft, 'request')
    assert.deepEqual(
      [status, body.errors.map(({ field, rule }: Row) => [field, rule])],
      [422, [['keeper', 'required']]],
    )
    assert.deepEqual(await now(draft), draft)
  })

  test('refuses the whole approval when it cannot be posted', async ({ assert }) => {
    const { act, now } = await clerk()
    const productId = await product()
    await asked('in', [[productId, IN, '1000']])
    const row = await asked('out', [[productId, '60']], true)
    const before = place(await asked('out', [[productId, '41']]))
    const refused = await act(row, 'approve')
    assert.deepEqual([refused.status, refused.body.code], [409, 'PRO_ERR_007'])
    assert.deepEqual(
      refused.body.errors.map(({ field, rule }: Row) => [field, rule]),
      [['lines.0.quantity', 'stock_tooFew']],
    )
    assert.deepEqual(await now(row), row)
    assert.deepEqual(await rowsOf('select 1 from document_revisions where record_id = $1', [row.id]), [])

    const draft = await move('out', [[productId, '60']])
    assert.equal((await act(draft, 'request')).body.code, 'PRO_ERR_007')
    assert.deepEqual(await now(draft), draft)
    assert.equal(place(await asked('out', [[productId, '59']])), before + 1)
  })

  test('refuses a request for what its approval could not post', async ({ assert }) => {
    const { act, now } = await clerk()
    const productId = await product()
    await asked('in', [[productId, IN, '1000']])
    const draft = await move('out', [[productId, '101']], true)
    const { status, body } = await act(draft, 'request')
    assert.deepEqual([status, body.code], [409, 'PRO_ERR_007'])
    assert.deepEqual(await now(draft), draft)
  })

  test('of two that come at once, one takes the last goods', async ({ assert }) => {
    const { act } = await clerk()
    const productId = await product()
    await asked('in', [[productId, IN, '1000']])
    const [granted, decided] = [await move('out', [[productId, IN]]), await asked('out', [[productId, IN]], true)]
    const answers = await Promise.all([act(granted, 'request'), act(decided, 'approve')])
    assert.sameMembers(
      answers.map(({ body }) => body.code.slice(0, 3)),
      ['KD-', 'PRO'],
    )
    assert.deepEqual([...(await posted(granted)), ...(await posted(decided))], [[-100, -1000]])
  })

  test('is posted from the inbox, each on what the others leave', async ({ assert }) => {
    const { decide, now } = await clerk()
    const productId = await product()
    await asked('in', [[productId, '60', '600']])
    const rows = [
      await asked('in', [[productId, '40', '400']], true),
      await asked('out', [[productId, '60']], true),
      await asked('out', [[productId, '60']], true),
      await asked('out', [[productId, '40']], true),
    ]
    const { results } = (await decide(rows)).body.data
    assert.deepEqual(
      results.map(({ code, row }: Row) => code ?? row.status),
      ['done', 'done', 'PRO_ERR_007', 'done'],
    )
    assert.deepEqual(await now(rows[2]!), rows[2]!)
    const entries = []
    for (const row of rows) entries.push(await posted(row))
    assert.deepEqual(entries, [[[40, 400]], [[-60, -600]], [], [[-40, -400]]])
    const taken = [0, 1, 3].map((index) => place(results[index].row))
    assert.deepEqual(
      taken,
      [0, 1, 2].map((more) => taken[0]! + more),
    )
  })

  test('waits for the goods of the whole inbox before it posts any of it', async ({ assert }) => {
    const { decide } = await clerk()
    const [one, other] = [await product(), await product()].sort() as [string, string]
    await asked('in', [
      [one, IN, '1000'],
      [other, IN, '1000'],
    ])
    const rows = [await asked('out', [[other, '1']], true), await asked('out', [[one, '1']], true)]
    const locks = (client: pg.Client, id: string, more = '') =>
      client.query(`select from stock_by_product where product_id = $1 for no key update ${more}`, [id])
    const own = new pg.Client({ connectionString: held.database })
    await own.connect()
    try {
      await own.query('begin')
      await locks(own, one)
      const going = decide(rows)
      await untilLocked(held.db, 'stock_by_product')
      await assert.doesNotReject(() => locks(held.db, other, 'nowait'))
      await own.query('commit')
      assert.deepEqual(
        (await going).body.data.results.map(({ succeeded }: Row) => succeeded),
        [true, true],
      )
    } finally {
      await own.end()
    }
  })

  test('is undone at its own cost, and what stock cannot carry of it is variance', async ({ assert }) => {
    const productId = await product()
    const cheap = await asked('in', [[productId, '100', '1000000']])
    await asked('in', [[productId, '100', '1200000']])
    const out = await asked('out', [[productId, '100']])
    assert.deepEqual(await posted(out), [[-100, -1100000]])
    const { act } = await clerk()
    const { status, body } = await act(cheap, 'undo', { comment: 'Nhầm' })
    assert.deepEqual([status, body.status], [200, 'cancelled'])
    assert.deepEqual(await posted(cheap), [
      [100, 1000000],
      [-100, -1100000],
    ])
    const variances = 'select amount::int, by_product_amount::int as sum from variances_entries where product_id = $1'
    assert.deepEqual(await rowsOf(variances, [productId]), [{ amount: 100000, sum: 100000 }])
    const left = await rowsOf('select pieces::int, value::int from stock_by_product where product_id = $1', [productId])
    assert.deepEqual(left, [{ pieces: 0, value: 0 }])
  })
}

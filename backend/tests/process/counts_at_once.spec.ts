import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { call, signIn } from '#tests/support/client'
import { lockWaits } from '#tests/support/lock_waits'
import { serverOnPostgres } from '#tests/support/on_postgres'
import { until } from '#tests/support/until'

type Row = Record<string, any> & { id: string }

test.group('counts of goods, several at once, on PostgreSQL', (group) => {
  const held = serverOnPostgres(group, 'counts-at-once')

  const connected = async () => {
    const { url } = held.server
    const token = await signIn('superadmin', 'DONGA', url)
    return (method: string, path: string, body?: object) =>
      call(method, path, { token, url, body, headers: { 'idempotency-key': randomUUID() } })
  }

  /** Runs all of `work` while nobody can store a count, until each of them waits. */
  async function atOnce<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
    await held.db.query('begin')
    try {
      await held.db.query('lock table stock_counts in share mode')
      const going = work.map((one) => one())
      await until(async () => {
        if ((await lockWaits(held.db)) < work.length) throw new Error('not all of them wait')
      }).finally(() => held.db.query('commit'))
      return await Promise.all(going)
    } finally {
      await held.db.query('rollback')
    }
  }

  test('one product is in one open count, though two save theirs at one instant', async ({ assert }) => {
    const [send, other] = [await connected(), await connected()]
    const [warehouse, elsewhere]: Row[] = (await send('GET', '/warehouses?status=active&_end=2')).body
    const [one, two]: Row[] = (await send('GET', '/products?status=in_business&isService=false&_end=2')).body
    const body = (product: Row, { id }: Row) => ({
      ...{ documentDate: '2026-02-10', warehouseId: id, lines: [{ productId: product.id, quantity: '1' }] },
    })
    const post = (by: typeof send, product: Row, place: Row) => () =>
      by('POST', '/stock-counts', body(product, place)) as Promise<{ status: number; body: Row }>
    const answers = await atOnce([post(send, one!, warehouse!), post(other, one!, warehouse!)])
    const [made, refused] = answers.toSorted((a, b) => a.status - b.status)
    assert.deepEqual([made!.status, refused!.status], [201, 422])
    assert.containsSubset(refused!.body.errors, [{ field: 'lines.0.productId', rule: 'countedElsewhere' }])
    // Nor when a count that is there gets the goods while another begins with them.
    const lines = [one!, two!].map(({ id }) => ({ productId: id, quantity: '1' }))
    const both = await atOnce([
      () => send('PATCH', `/stock-counts/${made!.body.id}`, { version: made!.body.version, lines }),
      post(other, two!, warehouse!),
    ])
    assert.sameMembers(
      both.map(({ status }) => status < 300),
      [true, false],
    )
    const apart = await atOnce([post(send, two!, elsewhere!), post(other, one!, elsewhere!)])
    assert.deepEqual(
      apart.map(({ status }) => status),
      [201, 201],
    )
  })
})

import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { call, signIn } from '#tests/support/client'
import { untilLocked } from '#tests/support/lock_waits'
import { testDocumentServer } from '#tests/support/test_document/served'

type Row = Record<string, any> & { id: string; version: number }

const CLIENTS = 24
/** Steps that each client takes. */
const STEPS = 12

/** Numbers from 0 that look random and are the same in each run. */
function numbers(seed: number) {
  let state = seed * 2654435761
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0
    return state % below
  }
}

test.group('documents that link to documents', (group) => {
  const held = testDocumentServer(group)
  const signedIn = async () => {
    const { url } = held.server
    const token = await signIn('superadmin', 'DONGA', url)
    return (method: string, path: string, body?: object) =>
      call(method, path, { token, url, body, headers: { 'idempotency-key': randomUUID() } })
  }
  type Send = Awaited<ReturnType<typeof signedIn>>
  const count = async (send: Send): Promise<Row> =>
    (await send('POST', '/cash-counts', { keeper: 'Quỹ', lines: [{ account: '1111', booked: '5' }] })).body
  const transfer = async (send: Send, values: object): Promise<Row> =>
    (await send('POST', '/cash-transfers', values)).body

  /** Runs work with two more connections, which may hold locks. */
  async function locking(work: (one: pg.Client, other: pg.Client) => Promise<void>) {
    const [one, other] = [1, 2].map(() => new pg.Client({ connectionString: held.database })) as [pg.Client, pg.Client]
    try {
      await Promise.all([one.connect(), other.connect()])
      await work(one, other)
    } finally {
      await Promise.all([one.end(), other.end()])
    }
  }

  /** Ends once a statement about a table waits for a lock. */
  const waits = (table: string) => untilLocked(held.db, table)

  test('a request that needs nobody is approved at once, moves the document and keeps what was approved', async ({
    assert,
  }) => {
    const send = await signedIn()
    const row = await transfer(send, { lines: [] })
    const { status, body } = await send('POST', `/cash-transfers/${row.id}/request`, { version: row.version })
    assert.deepEqual(
      [status, body.status, body.approval.status, body.approval.tasks],
      [200, 'approved', 'approved', []],
    )
    assert.match(body.code, /^CQ-\d\d-\d{4}$/)
    const { body: revisions } = await send('GET', `/cash-transfers/${row.id}/revisions`)
    assert.deepEqual(
      revisions.map(({ revision, content }: Row) => [revision, content.movedOn]),
      [[0, row.movedOn]],
    )
    const named = await transfer(send, { approverId: body.createdById })
    const asked = await send('POST', `/cash-transfers/${named.id}/request`, { version: named.version })
    assert.deepEqual([asked.status, asked.body.status], [200, 'pending'])
    const { body: edited } = await send('PATCH', `/cash-transfers/${named.id}`, { version: 2, movedOn: '2026-01-02' })
    assert.deepEqual([edited.status, edited.approval.status], ['draft', 'closed'])
  })

  test('a write waits for the documents that it links to, those of lines included', async ({ assert }) => {
    const send = await signedIn()
    const [one, two] = [await count(send), await count(send)]
    const row = await transfer(send, { lines: [{ countId: one.id, amount: '1' }] })
    await locking(async (own) => {
      for (const [locked, path, body] of [
        [one, `/cash-transfers/${row.id}`, { version: 1, movedOn: '2026-01-02' }],
        [two, `/cash-transfers/${row.id}`, { version: 2, countId: two.id }],
        [two, `/cash-transfers/${row.id}/cancel`, { version: 3, comment: 'Nhầm' }],
      ] as const) {
        await own.query('begin')
        await own.query('select 1 from cash_counts where id = $1 for no key update', [locked.id])
        const going = send(path.endsWith('cancel') ? 'POST' : 'PATCH', path, body)
        await waits('cash_counts').finally(() => own.query('commit'))
        assert.equal((await going).status, 200, path)
      }
    })
  })

  test('a write that finds other links once it has its locks waits for those too', async ({ assert }) => {
    const send = await signedIn()
    const [one, two] = [await count(send), await count(send)]
    const row = await transfer(send, { countId: one.id })
    await locking(async (own, other) => {
      await other.query('begin')
      await other.query('select 1 from cash_counts where id = $1 for no key update', [two.id])
      await own.query('begin')
      await own.query('update cash_transfers set count_id = $2 where id = $1', [row.id, two.id])
      const going = send('PATCH', `/cash-transfers/${row.id}`, { version: 1, movedOn: '2026-01-02' })
      await waits('cash_transfers').finally(() => own.query('commit'))
      await waits('cash_counts').finally(() => other.query('commit'))
      const { status, body } = await going
      assert.deepEqual([status, body.countId], [200, two.id])
    })
  })

  test('decisions about many documents wait for all that these link to before they lock one of them', async ({
    assert,
  }) => {
    const send = await signedIn()
    const older = await count(send)
    const asked = async (values: object): Promise<Row> => {
      const row = await transfer(send, values)
      const named = await send('PATCH', `/cash-transfers/${row.id}`, { version: 1, approverId: row.createdById })
      return (await send('POST', `/cash-transfers/${row.id}/request`, { version: named.body.version })).body
    }
    const rows = [await asked({}), await asked({ countId: older.id })]
    const items = rows.map(({ id, version }) => ({ resource: 'cash-transfers', id, version }))
    await locking(async (own, other) => {
      await own.query('begin')
      await own.query('select 1 from cash_counts where id = $1 for no key update', [older.id])
      const going = send('POST', '/approvals/decide', { decision: 'approve', items })
      await waits('cash_counts')
      await assert.doesNotReject(() =>
        other.query('select 1 from cash_transfers where id = $1 for no key update nowait', [rows[0]!.id]),
      )
      await own.query('commit')
      assert.deepEqual(
        (await going).body.data.results.map(({ row }: Row) => row?.status),
        ['approved', 'approved'],
      )
    })
  })

  test(`${CLIENTS} people write documents that link to each other without a deadlock or a gap in the numbers`, async ({
    assert,
  }) => {
    const sends = await Promise.all(Array.from({ length: CLIENTS }, signedIn))
    const send = sends[0]!
    const counts = await Promise.all(Array.from({ length: 4 }, () => count(send)))
    const { body: customers } = await send('GET', '/customers?_end=2')
    const transfers = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        transfer(send, { customerId: customers[place % 2].id, countId: counts[place % 4]!.id }),
      ),
    )
    const seen = new Map<number, number>()
    const codes: string[] = []
    await Promise.all(
      sends.map(async (own, client) => {
        const pick = numbers(client + 1)
        const one = <T>(rows: readonly T[]): T => rows[pick(rows.length)]!
        for (let step = 0; step < STEPS; step++) {
          const kind = one(['edit', 'edit', 'request', 'revise', 'cancel', 'count', 'prepare', 'create'])
          const base = kind === 'count' || kind === 'prepare' ? 'cash-counts' : 'cash-transfers'
          const { id } = base === 'cash-counts' ? one(counts) : one(transfers)
          const { version } = (await own('GET', `/${base}/${id}`)).body as Row
          const lines = [one(counts), one(counts)].map((row) => ({ countId: row.id, amount: '1' }))
          const links = { countId: one(counts).id, lines, customerId: one(customers as Row[]).id }
          const { status, body } = await {
            edit: () => own('PATCH', `/${base}/${id}`, { version, ...links }),
            request: () => own('POST', `/${base}/${id}/request`, { version }),
            revise: () => own('POST', `/${base}/${id}/revise`, { version, comment: 'Sửa' }),
            cancel: () =>
              client === 0
                ? own('POST', `/${base}/${id}/cancel`, { version, comment: 'Huỷ' })
                : own('GET', `/${base}/${id}`),
            count: () => own('PATCH', `/${base}/${id}`, { version, keeper: `Quỹ ${pick(9)}` }),
            prepare: () => own('POST', `/${base}/${id}/prepare`, { version, values: { witness: 'Chứng' } }),
            create: () => own('POST', `/${base}`, links),
          }[kind]!()
          seen.set(status, (seen.get(status) ?? 0) + 1)
          if (status === 201 && step % 3 === 0) {
            const asked = await own('POST', `/${base}/${body.id}/request`, { version: 1 })
            seen.set(asked.status, (seen.get(asked.status) ?? 0) + 1)
            codes.push(asked.body.code)
          }
        }
      }),
    )
    assert.isEmpty([...seen.keys()].filter((status) => ![200, 201, 409].includes(status)))
    assert.isAbove(seen.get(200) ?? 0, CLIENTS)
    const { rows } = await held.db.query(
      `select t.code from cash_transfers t join tenants using (tenant_id) where tenants.code = 'DONGA' and t.code like 'CQ-%'`,
    )
    const taken = rows.map(({ code }: { code: string }) => Number(code.slice(-4))).sort((one, other) => one - other)
    assert.deepEqual(
      taken,
      taken.map((_, place) => place + 1),
    )
    assert.isTrue(codes.every((code) => /^CQ-/.test(code)))
  }).timeout(120_000)
})

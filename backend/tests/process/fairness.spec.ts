import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { call, signIn, type Answer } from '#tests/support/client'
import { lockWaits } from '#tests/support/lock_waits'
import { serverOnPostgres } from '#tests/support/on_postgres'
import { until } from '#tests/support/until'

/** Transactions that one person may have at once, and requests under way, those that wait included. */
const AT_ONCE = 4
const UNDER_WAY = 128

test.group('requests that wait in the database, on PostgreSQL', (group) => {
  const held = serverOnPostgres(group, 'fairness')

  const waiting = () => lockWaits(held.db)

  /** Holds a row, sends so many saves of it, and lets it go after `meanwhile`; returns the answers to the saves. */
  async function saves(token: string, count: number, meanwhile: (answers: Answer[]) => Promise<void>) {
    const { body } = await list(token)
    const answers: Answer[] = []
    await held.db.query('begin')
    await held.db.query('select 1 from departments where id = $1 for update', [body[0].id])
    const sent = Array.from({ length: count }, async (_, place) => {
      const change = { name: `Tổ ${place}` }
      answers.push(await call('PATCH', `/departments/${body[0].id}`, { url: held.server.url, token, body: change }))
    })
    await meanwhile(answers).finally(() => held.db.query('commit'))
    await Promise.all(sent)
    return answers
  }

  const list = (token: string) => call('GET', '/departments?_end=1', { url: held.server.url, token })

  test('take no more than the budget of their person: everybody else is answered', async ({ assert }) => {
    const accounts = ['superadmin', 'quantri.demo', 'ketoan.demo', 'nhanvien.demo']
    const [a, b] = await Promise.all(accounts.map((account) => signIn(account, 'DONGA', held.server.url)))
    const other = await signIn('superadmin', 'PHUONGNAM', held.server.url)
    const answers = await saves(a!, 20, async () => {
      await until(async () => assert.equal(await waiting(), AT_ONCE))
      for (const token of [b!, other]) assert.equal((await list(token)).status, 200)
      assert.equal(await waiting(), AT_ONCE)
    })
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  })

  test('of somebody who has left meanwhile are no failure, and nothing is logged', async ({ assert }) => {
    const token = await signIn('superadmin', 'DONGA', held.server.url)
    const leaving = new AbortController()
    const asked = () =>
      fetch(`${held.server.url}/v1.0/departments?_end=1`, {
        headers: { authorization: `Bearer ${token}` },
        signal: leaving.signal,
      })
    const before = held.server.output().length
    await saves(token, AT_ONCE, async () => {
      await until(async () => assert.equal(await waiting(), AT_ONCE))
      const left = Promise.allSettled(Array.from({ length: 5 }, asked))
      const others = await list(await signIn('ketoan.demo', 'DONGA', held.server.url))
      assert.equal(others.status, 200)
      leaving.abort()
      assert.deepEqual(new Set((await left).map(({ status }) => status)), new Set(['rejected']))
    })
    assert.equal((await list(token)).status, 200)
    assert.notInclude(held.server.output().slice(before), 'request failed')
  })

  test('are refused when they are more than a person needs, and say when to come back', async ({ assert }) => {
    const token = await signIn('superadmin', 'DONGA', held.server.url)
    const more = 12
    const answers = await saves(token, UNDER_WAY + more, (known) =>
      until(async () => assert.isAtLeast(known.length, more)),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    assert.isAtLeast(refused.length, more)
    for (const { status, headers, body } of refused) {
      assert.deepEqual([status, body.code, headers.get('retry-after')], [429, 'COM_ERR_016', '1'])
      assert.equal(body.message, 'Too many requests at once. Please try again in 1 s')
    }
    assert.equal((await list(token)).status, 200)
  })

  test('leave room for their person while they send slowly', async ({ assert }) => {
    const { url } = held.server
    const token = await signIn('superadmin', 'DONGA', url)
    const slow: Socket[] = []
    for (let count = 1; count <= 12; count++) {
      const socket = connect(Number(new URL(url).port), 'localhost')
      slow.push(socket)
      socket.write(
        [
          'POST /v1.0/departments HTTP/1.1',
          'Host: localhost',
          `Authorization: Bearer ${token}`,
          'Content-Type: application/json',
          'Content-Length: 100',
          'Expect: 100-continue',
          '',
          '{',
        ].join('\r\n'),
      )
      const [answer] = (await once(socket, 'data')) as [Buffer]
      assert.match(answer.toString(), /^HTTP\/1.1 100 /)
    }
    assert.equal((await list(token)).status, 200)
    for (const socket of slow) socket.destroy()
  })
})

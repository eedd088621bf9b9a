import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { call, signIn } from '#tests/support/client'
import { untilLocked } from '#tests/support/lock_waits'
import { serverOnPostgres } from '#tests/support/on_postgres'
import { importSheet, sheetOf } from '#tests/support/sheets'
import { spawnServer } from '#tests/support/spawned'
import { until } from '#tests/support/until'

const LINES = 60
const PART = 25

test.group('an import while it runs, on PostgreSQL', (group) => {
  const held = serverOnPostgres(group, 'imports')
  let token: string
  group.setup(async () => {
    token = await signIn('superadmin', 'DONGA', held.server.url)
  })

  group.each.teardown(async () => void (await held.db.query('rollback')))

  /** Holds the code of a line in the second part, so that an import waits there until `release`. */
  async function heldImport(mark: string) {
    const codes = Array.from({ length: LINES }, (_, place) => `${mark}-${place + 1}`)
    const file = await sheetOf(
      ['code', 'name'],
      codes.map((code) => [code, `Tổ ${code}`]),
    )
    const { rows } = await held.db.query(`select tenant_id from tenants where code = 'DONGA'`)
    await held.db.query('begin')
    await held.db.query(
      `insert into departments (tenant_id, id, code, name, status) values ($1, gen_random_uuid(), $2, 'x', 'active')`,
      [rows[0].tenant_id, codes[PART + 5]],
    )
    const key = randomUUID()
    const send = () => importSheet(token, 'departments', file, { key, url: held.server.url })
    const going = send()
    going.catch(() => {})
    // A server that has just started waits for locks of its own too.
    await untilLocked(held.db, 'departments', 60_000)
    const saved = async () => {
      const { rows: found } = await held.db.query('select count(*)::int as count from departments where name like $1', [
        `Tổ ${mark}-%`,
      ])
      return found[0].count as number
    }
    return { going, send, saved, release: () => held.db.query('rollback') }
  }

  test('keeps nobody else waiting, and is saved up to the part that it is at', async ({ assert }) => {
    const { going, saved, release } = await heldImport('HOI')
    assert.equal(await saved(), PART)
    const other = await signIn('ketoan.demo', 'DONGA', held.server.url)
    assert.equal((await call('GET', '/customers?_end=1', { url: held.server.url, token: other })).status, 200)
    await release()
    assert.equal((await going).body.data.accepted, LINES)
    assert.equal(await saved(), LINES)
  })

  test('ends behind its part when the server stops, and goes on when it is sent again', async ({ assert }) => {
    const { going, send, saved, release } = await heldImport('DUNG')
    const stopping = held.server.stop()
    await until(async () => {
      const { status } = await fetch(`${held.server.url}/health`).catch(() => ({ status: 503 }))
      if (status === 200) throw new Error('the server is not stopping')
    })
    await release()
    const { status, body } = await going
    assert.deepEqual([status, body.code], [503, 'COM_ERR_010'])
    await stopping
    assert.equal(await saved(), 2 * PART)
    held.server = await spawnServer(held.env)
    const again = await send()
    assert.deepEqual(again.body.data, { total: LINES, accepted: LINES, refused: [] })
    assert.equal(await saved(), LINES)
  })

  test('goes on under its key after the server was killed', async ({ assert }) => {
    const { going, send, saved, release } = await heldImport('CHET')
    held.server.process.kill('SIGKILL')
    await going.then(
      () => assert.fail('nobody was there to answer'),
      () => {},
    )
    await release()
    await until(async () => assert.equal(await saved(), PART))
    held.server = await spawnServer(held.env)
    const { body } = await send()
    assert.deepEqual(body.data, { total: LINES, accepted: LINES, refused: [] })
    assert.equal(await saved(), LINES)
  })
})

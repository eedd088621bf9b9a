import { test } from '@japa/runner'
import { rmSync } from 'node:fs'
import { call, signIn } from '#tests/support/client'
import { startPostgres, testPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { spawnServer, type Spawned } from '#tests/support/spawned'
import { demoStorage, emptyFolder } from '#tests/support/storage'
import { times } from '#tests/support/soak'
import { until } from '#tests/support/until'

const WRITERS = 4
const ENOUGH = 40
/** How often a soak does it all. */
const rounds = Array.from({ length: times(1, 20) }, (_, round) => (round === 0 ? '' : `, round ${round + 1}`))

/** Writes until the server dies; returns the ids of the rows that it acknowledged. */
async function writeUntilKilled(server: Spawned): Promise<string[]> {
  const token = await signIn('superadmin', 'DONGA', server.url)
  const acknowledged: string[] = []
  let killed: Promise<unknown> | null = null
  const writer = async (number: number) => {
    for (let index = 0; ; index++) {
      try {
        const { status, body } = await call('POST', '/positions', {
          url: server.url,
          token,
          body: { name: `Chức vụ ${number}-${index}` },
        })
        if (status === 201) acknowledged.push(body.id)
      } catch {
        return
      }
      if (acknowledged.length >= ENOUGH) killed ??= server.stop('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)))
  await killed
  return acknowledged
}

async function missing(server: Spawned, ids: string[]): Promise<string[]> {
  const token = await signIn('superadmin', 'DONGA', server.url)
  const answers = await Promise.all(ids.map((id) => call('GET', `/positions/${id}`, { url: server.url, token })))
  return ids.filter((_, index) => answers[index]!.status !== 200)
}

for (const round of rounds)
  test.group(`kill -9 under writes${round}`, () => {
    test('loses no acknowledged row on the embedded engine', async ({ assert, cleanup }) => {
      const storageDir = demoStorage('kill')
      cleanup(() => rmSync(storageDir, { recursive: true, force: true }))
      const ids = await writeUntilKilled(await spawnServer({ STORAGE_DIR: storageDir }))
      assert.isAtLeast(ids.length, ENOUGH)
      const again = await spawnServer({ STORAGE_DIR: storageDir })
      assert.deepEqual(await missing(again, ids), [])
      await again.stop()
    })

    test('loses no acknowledged row on PostgreSQL', async ({ assert, cleanup }) => {
      const storageDir = emptyFolder('kill')
      cleanup(() => rmSync(storageDir, { recursive: true, force: true }))
      const env = {
        STORAGE_DIR: storageDir,
        DATABASE_URL: await freshDatabase(await testPostgres(), { STORAGE_DIR: storageDir }),
      }
      const ids = await writeUntilKilled(await spawnServer(env))
      assert.isAtLeast(ids.length, ENOUGH)
      const again = await spawnServer(env)
      assert.deepEqual(await missing(again, ids), [])
      await again.stop()
    })
  })

for (const round of rounds)
  test.group(`PostgreSQL starts anew under edits${round}`, () => {
    test('and no acknowledged edit is lost, however it was ended', async ({ assert, cleanup }) => {
      const storageDir = emptyFolder('restart')
      const postgres = await startPostgres()
      const server = await spawnServer({
        STORAGE_DIR: storageDir,
        DATABASE_URL: await freshDatabase(postgres.url, { STORAGE_DIR: storageDir }),
        LOG_LEVEL: 'silent',
      })
      cleanup(async () => {
        await server.stop()
        postgres.stop()
        rmSync(storageDir, { recursive: true, force: true })
      })
      const { url } = server
      const token = await signIn('superadmin', 'DONGA', url)
      const send = (method: string, path: string, body?: unknown) => call(method, path, { url, token, body })
      let [acknowledged, done] = [0, false]

      /** Counts up in the description of a row of its own; returns the row and the last acknowledged number. */
      const writer = async (number: number) => {
        const { body: row } = await send('POST', '/positions', { name: `Chức vụ đếm ${number}` })
        let last = 0
        for (let next = 1; !done; next++) {
          const { status } = await send('PATCH', `/positions/${row.id}`, { description: String(next) })
          assert.include([200, 503], status)
          if (status !== 200) continue
          last = next
          acknowledged++
        }
        return { id: row.id, last }
      }
      const writers = Array.from({ length: WRITERS }, (_, number) => writer(number))
      const more = (enough: number) =>
        until(async () => assert.isAtLeast(acknowledged, enough, 'writers do not get on'), 60_000)
      for (const how of ['fast', 'immediate', 'fast'] as const) {
        await more(acknowledged + ENOUGH)
        await postgres.restart(how)
      }
      await more(acknowledged + ENOUGH)
      done = true
      for (const { id, last } of await Promise.all(writers)) {
        const { body } = await send('GET', `/positions/${id}`)
        assert.isAtLeast(Number(body.description), last, 'an acknowledged edit is lost')
      }
    })
  })

import { test } from '@japa/runner'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { EmbeddedEngine } from '#app/embedded/embedded_engine'
import { emptyFolder } from '#tests/support/storage'

const QUERIES = 200

test.group('connections that share the embedded engine', (group) => {
  let engine: EmbeddedEngine
  let storage: string

  group.setup(async () => {
    storage = emptyFolder('connections')
    engine = new EmbeddedEngine(storage, 30_000)
    await engine.start()
    return async () => {
      await engine.stop()
      rmSync(storage, { recursive: true })
    }
  })

  const connected = async (count: number): Promise<pg.Client[]> => {
    const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: engine.url }))
    await Promise.all(clients.map((client) => client.connect()))
    return clients
  }

  test('each gets the answers to its own statements, outside of transactions, in them and after mistakes', async ({
    assert,
    cleanup,
  }) => {
    const clients = await connected(3)
    cleanup(() => Promise.all(clients.map((client) => client.end())).then(() => {}))
    const asked = clients.map(async (client, index) => {
      const answers: string[] = []
      for (let query = 0; query < QUERIES; query++) {
        const own = `${index}-${query}`
        if (query % 7 === 0) await assert.rejects(() => client.query('select $1::int', [own]), /invalid input syntax/)
        if (query % 5 === 0) await client.query('begin')
        answers.push((await client.query<{ own: string }>('select $1::text as own', [own])).rows[0]!.own)
        if (query % 5 === 0) await client.query('commit')
      }
      return answers
    })
    const expected = clients.map((_, index) => Array.from({ length: QUERIES }, (__, query) => `${index}-${query}`))
    assert.deepEqual(await Promise.all(asked), expected)
  })

  test('one that is lost within a statement keeps the engine from nobody', async ({ assert, cleanup }) => {
    const [lost, other] = (await connected(2)) as [pg.Client, pg.Client]
    cleanup(() => other.end())
    lost.on('error', () => {})
    const { connection } = lost as unknown as {
      connection: { parse: (q: object) => void; stream: { end: () => void } }
    }
    // A statement is described, and nobody says that it is to be run.
    connection.parse({ text: 'select 1', name: '', types: [] })
    connection.stream.end()
    assert.equal((await other.query<{ two: number }>('select $1::int as two', [2])).rows[0]!.two, 2)
  })
})

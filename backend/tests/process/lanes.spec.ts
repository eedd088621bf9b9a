import { test } from '@japa/runner'
import pg from 'pg'
import { testPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { emptyFolder } from '#tests/support/storage'

async function on<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('suites that run at the same time have a database each, which starts as the others did', async ({ assert }) => {
  const url = await testPostgres()
  const env = { STORAGE_DIR: emptyFolder('lanes') }
  const [one, other] = [await freshDatabase(url, env), await freshDatabase(url, env)]
  const companies = (client: pg.Client) => client.query('select code from tenants order by code')
  const before = (await on(other, companies)).rows
  assert.isNotEmpty(before)
  await on(one, (client) => client.query(`update tenants set code = code || '-1'`))
  assert.deepEqual((await on(other, companies)).rows, before)
  assert.deepEqual((await on(await freshDatabase(url, env), companies)).rows, before)
}).timeout(240_000)

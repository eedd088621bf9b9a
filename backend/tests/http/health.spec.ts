import { test } from '@japa/runner'
import { onDatabase, server } from '#tests/support/server'

const health = async () => {
  const response = await fetch(`${server().url}/health`)
  return { status: response.status, body: await response.json() }
}

test.group('health', () => {
  test('answers when Barem is ready to serve', async ({ assert }) => {
    assert.deepEqual(await health(), { status: 200, body: { status: 'ok' } })
  })

  test('is not ready on a database that lacks the newest migration', async ({ assert, cleanup }) => {
    const [{ name }] = await onDatabase(
      async (client) => (await client.query('select name from adonis_schema order by name desc limit 1')).rows,
    )
    const rename = (from: string, to: string) =>
      onDatabase((client) => client.query('update adonis_schema set name = $2 where name = $1', [from, to]))
    cleanup(async () => void (await rename('taken away', name)))
    await rename(name, 'taken away')
    assert.deepEqual(await health(), { status: 503, body: { status: 'not migrated' } })
  })
})

import { test } from '@japa/runner'
import { server } from '#tests/support/server'

test.group('health', () => {
  test('answers when Barem is ready to serve', async ({ assert }) => {
    const response = await fetch(`${server().url}/health`)
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), { status: 'ok' })
  })
})

import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { signIn } from '#tests/support/client'
import { filesBelow, PDF, upload } from '#tests/support/files'
import { server } from '#tests/support/server'

const stored = () => filesBelow(join(server().storageDir, 'files'))

test.group('a file with a key', () => {
  test('is kept once however often it is sent; another file does not get its answer', async ({ assert }) => {
    const [token, key] = [await signIn('quantri.demo'), randomUUID()]
    const first = await upload(token, 'documents', PDF, 'một lần.pdf', { key })
    assert.equal(first.status, 201, JSON.stringify(first.body))
    const kept = stored()
    const again = await upload(token, 'documents', PDF, 'một lần.pdf', { key })
    assert.deepEqual([again.status, again.body], [201, first.body])
    const other = await upload(token, 'documents', Buffer.concat([PDF, Buffer.from('\n')]), 'khác.pdf', { key })
    assert.deepEqual([other.status, other.body.code], [422, 'COM_ERR_014'])
    assert.deepEqual(stored(), kept)
  })
})

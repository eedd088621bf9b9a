import { test } from '@japa/runner'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { signIn } from '#tests/support/client'
import { filesBelow, PDF, upload } from '#tests/support/files'
import { mayMount, smallDisk } from '#tests/support/small_disk'
import { spawnServer, type Spawned } from '#tests/support/spawned'
import { demoStorage, emptyFolder } from '#tests/support/storage'

const MB = 1024 * 1024

/** A PDF of so many bytes. */
function sized(bytes: number) {
  const end = Buffer.from('\n%%EOF\n')
  return Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length - end.length, '%'), end])
}

test.group('room for files', (group) => {
  let storageDir = ''
  let server: Spawned | null = null
  group.each.setup(() => {
    storageDir = demoStorage('room')
    return async () => {
      await server?.stop()
      server = null
      rmSync(storageDir, { recursive: true, force: true })
    }
  })

  const start = async (env: Record<string, string> = {}) =>
    (server = await spawnServer({ STORAGE_DIR: storageDir, ...env })).url
  const send = (url: string, token: string, content = PDF, path = 'documents') =>
    upload(token, path, content, 'a.pdf', { url })
  const stored = () => filesBelow(join(storageDir, 'files')).filter((name) => !name.includes('filler-'))

  test('each person has a quota, and all of a company have one, versions before included', async ({ assert }) => {
    const url = await start({ FILE_PERSON_QUOTA_MB: '2', FILE_COMPANY_QUOTA_MB: '3' })
    const [one, two] = [await signIn('superadmin', 'DONGA', url), await signIn('ketoan.demo', 'DONGA', url)]
    const half = sized(MB / 2)
    const { body } = await send(url, one, half)
    for (const version of [2, 3, 4]) {
      const replaced = await send(url, one, half, `${body.data.filePath}?override=true`)
      assert.deepEqual([replaced.status, replaced.body.data.version], [200, version])
    }
    const more = await send(url, one, half)
    assert.deepEqual(
      [more.status, more.body.code, more.body.message],
      [413, 'FIL_ERR_004', 'Only 0 MB of your 2 MB for files are left. Please tell your administrator'],
    )
    assert.equal((await send(url, two, half)).status, 201)
    assert.equal((await send(url, two, half)).status, 201)
    const full = await send(url, two, half)
    assert.deepEqual(
      [full.status, full.body.code, full.body.message],
      [413, 'FIL_ERR_003', 'Only 0 MB of your company’s 3 MB for files are left. Please tell your administrator'],
    )
    assert.lengthOf(stored(), 6, 'nothing is left of what was refused')
    assert.equal((await send(url, await signIn('superadmin', 'PHUONGNAM', url), half)).status, 201, 'another company')
  })

  test('the quota holds when many files are sent at once', async ({ assert }) => {
    const url = await start({ FILE_PERSON_QUOTA_MB: '1' })
    const token = await signIn('superadmin', 'DONGA', url)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(url, token, sized(MB / 4))))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 201, 413, 413, 413, 413])
    assert.lengthOf(stored(), 4)
  })

  test('while the disk is full uploads are refused in words, the node is not ready, and all else goes on', async ({
    assert,
    cleanup,
  }) => {
    const disk = smallDisk(join(storageDir, 'files'), 64 * MB, 200)
    cleanup(disk.unmount)
    const url = await start()
    const token = await signIn('superadmin', 'DONGA', url)
    const health = async (query = '') => {
      const answer = await fetch(`${url}/health${query}`)
      return [answer.status, ((await answer.json()) as { status: string }).status]
    }
    assert.equal((await send(url, token)).status, 201)
    assert.deepEqual(await health(), [200, 'ok'])

    const ways: [string, () => void, unknown[]][] = [
      ['no bytes', () => disk.fillTo(0), [503, 'full']],
      ['fewer bytes than are kept free', () => disk.fillTo(31 * MB), [503, 'full']],
      ['no more files', () => disk.fillFilesTo(0), [503, 'full']],
      ['full while it is written', () => disk.fillFilesTo(1), [200, 'ok']],
    ]
    for (const [way, fill, said] of ways) {
      const before = stored()
      fill()
      assert.deepEqual(await health(), said, way)
      assert.deepEqual(await health('?disk=ignore'), [200, 'ok'], way)
      const { status, body } = await send(url, token)
      assert.deepEqual(
        [status, body.code, body.message],
        [507, 'COM_ERR_018', 'The server has run out of storage. Nothing was saved; please tell your administrator'],
        way,
      )
      const list = await fetch(`${url}/v1.0/customers?_end=1`, { headers: { authorization: `Bearer ${token}` } })
      assert.equal(list.status, 200, way)
      disk.empty()
      assert.deepEqual(stored(), before, way)
      assert.deepEqual(await health(), [200, 'ok'], way)
      assert.equal((await send(url, token)).status, 201, way)
    }
    assert.include(server!.output(), 'ENOSPC', 'what the disk said is in the log')
  }).skip(!mayMount(emptyFolder('mount')), 'file systems cannot be mounted here')
})

import { test } from '@japa/runner'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { signIn, tenantId } from '#tests/support/client'
import { filesBelow, picture, upload } from '#tests/support/files'
import { startS3 } from '#tests/support/s3'
import { PROJECT, spawnServer } from '#tests/support/spawned'
import { demoStorage } from '#tests/support/storage'

const run = promisify(execFile)
const DAYS_AGO = new Date(Date.now() - 3 * 86_400_000)

/** Runs the command beside no server, as a night job does. */
async function sweep(env: Record<string, string>, ...flags: string[]): Promise<string> {
  const { stdout, stderr } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'backend/bin/console.ts', 'files:sweep', ...flags],
    { cwd: PROJECT, env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', ...env } },
  )
  return stdout + stderr
}

test.group('bytes that no file names', () => {
  test('are told by name, taken out when asked to, and nothing else is touched', async ({ assert, cleanup }) => {
    const storageDir = demoStorage('sweep')
    const node = await spawnServer({ STORAGE_DIR: storageDir })
    cleanup(async () => {
      await node.stop()
      rmSync(storageDir, { recursive: true, force: true })
    })
    const token = await signIn('superadmin', 'DONGA', node.url)
    const { filePath } = (await upload(token, 'products', await picture('png', 400, 300), 'a.png', { url: node.url }))
      .body.data
    assert.equal(
      (await upload(token, `${filePath}?override=true`, await picture('jpeg'), 'b.jpg', { url: node.url })).status,
      200,
    )
    const [company, other] = [await tenantId('DONGA', node.url), await tenantId('PHUONGNAM', node.url)]
    await node.stop()

    const files = join(storageDir, 'files')
    const kept = filesBelow(files)
    for (const path of kept) utimesSync(join(files, path), DAYS_AGO, DAYS_AGO)
    const lay = (key: string, at = DAYS_AGO) => {
      const path = join(files, key)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, 'left behind')
      utimesSync(path, at, at)
      return key
    }
    const lost = `${company}/products/${randomUUID()}/${randomUUID()}`
    const orphans = [
      lay(lost),
      lay(`${lost}.thumb`),
      lay(`${other}/${filePath}/${randomUUID()}`),
      lay(`${company}/${filePath}/${randomUUID()}`),
      lay(`${other}/documents/so.tmp`),
    ]
    const young = lay(`${company}/products/${randomUUID()}/${randomUUID()}`, new Date())
    const foreign = lay(`${randomUUID()}/products/${randomUUID()}/${randomUUID()}`)

    const told = await sweep({ STORAGE_DIR: storageDir })
    for (const key of orphans) assert.include(told, `${key}  11 bytes`)
    assert.include(told, '5 that no file names, 55 bytes. Nothing was changed')
    for (const key of [...kept, young, foreign]) assert.notInclude(told, key)
    assert.sameMembers(filesBelow(files), [...kept, ...orphans, young, foreign])

    assert.include(await sweep({ STORAGE_DIR: storageDir }, '--delete'), 'Took out 5')
    assert.sameMembers(filesBelow(files), [...kept, young, foreign])
    assert.include(await sweep({ STORAGE_DIR: storageDir }, '--delete'), 'Everything in the store belongs to a file.')
  })

  test('are found in an S3-compatible store, page by page', async ({ assert, cleanup }) => {
    const [storageDir, s3] = [demoStorage('sweep'), await startS3('key-of-barem')]
    const env = {
      STORAGE_DIR: storageDir,
      S3_BUCKET: 'barem',
      S3_ENDPOINT: s3.url,
      S3_REGION: 'vn-1',
      S3_ACCESS_KEY_ID: 'key-of-barem',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    const node = await spawnServer(env)
    cleanup(async () => {
      await node.stop()
      await s3.stop()
      rmSync(storageDir, { recursive: true, force: true })
    })
    const token = await signIn('superadmin', 'DONGA', node.url)
    for (const name of ['a.png', 'b.png'])
      assert.equal((await upload(token, 'products', await picture('png'), name, { url: node.url })).status, 201)
    const company = await tenantId('DONGA', node.url)
    await node.stop()
    for (const object of s3.objects.values()) object.at = DAYS_AGO
    const kept = [...s3.objects.keys()]
    const orphans = [1, 2, 3, 4].map(() => `barem/${company}/orders/${randomUUID()}/${randomUUID()}`)
    for (const key of orphans)
      s3.objects.set(key, { content: Buffer.from('left behind'), type: 'application/pdf', at: DAYS_AGO })

    assert.include(await sweep(env), '4 that no file names, 44 bytes')
    assert.sameMembers([...s3.objects.keys()], [...kept, ...orphans])
    assert.include(await sweep(env, '--delete'), 'Took out 4')
    assert.sameMembers([...s3.objects.keys()], kept)
    assert.isFalse(existsSync(join(storageDir, 'files')))
  })
})

import { test } from '@japa/runner'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { signIn, tenantId } from '#tests/support/client'
import { download, filesBelow, PDF, picture, upload } from '#tests/support/files'
import { inside } from '#tests/support/inside'
import { startS3 } from '#tests/support/s3'
import { spawnServer } from '#tests/support/spawned'
import { demoStorage, emptyFolder } from '#tests/support/storage'

test.group('files in an S3-compatible store', () => {
  test('go there signed, come back, and are never on our own disk; a store that is down saves nothing', async ({
    assert,
    cleanup,
  }) => {
    const [storageDir, s3] = [demoStorage('s3'), await startS3('key-of-barem')]
    const node = await spawnServer({
      STORAGE_DIR: storageDir,
      S3_BUCKET: 'barem',
      S3_ENDPOINT: s3.url,
      S3_REGION: 'vn-1',
      S3_ACCESS_KEY_ID: 'key-of-barem',
      S3_SECRET_ACCESS_KEY: 'secret',
    })
    cleanup(async () => {
      await node.stop()
      await s3.stop()
      rmSync(storageDir, { recursive: true, force: true })
    })
    const url = node.url
    const token = await signIn('superadmin', 'DONGA', url)
    const image = await upload(token, 'products', await picture('png', 400, 300), 'ảnh.png', { url })
    assert.equal(image.status, 201, JSON.stringify(image.body))
    const { filePath, bytes } = image.body.data
    const prefix = `barem/${await tenantId('DONGA', url)}/${filePath}/`
    const keys = [...s3.objects.keys()].sort()
    assert.lengthOf(keys, 2)
    assert.isTrue(keys.every((key) => key.startsWith(prefix)) && keys[1] === `${keys[0]}.thumb`, keys.join())
    assert.equal(s3.objects.get(keys[0]!)!.type, 'image/png')
    assert.lengthOf(s3.objects.get(keys[0]!)!.content, bytes)

    const back = await download(token, filePath, {}, url)
    assert.isTrue(back.content.equals(s3.objects.get(keys[0]!)!.content))
    assert.equal((await download(token, `${filePath}?size=thumb`, {}, url)).headers.get('content-type'), 'image/webp')
    assert.equal((await download(token, filePath, { 'if-none-match': back.headers.get('etag')! }, url)).status, 304)
    const replaced = await upload(token, `${filePath}?override=true`, await picture('jpeg'), 'b.jpg', { url })
    assert.equal(replaced.body.data.version, 2)
    assert.lengthOf([...s3.objects.keys()], 4, 'the version before stays')
    assert.deepEqual(s3.unsigned, [])
    assert.isFalse(existsSync(join(storageDir, 'files')))

    s3.fail()
    const lost = await upload(token, 'documents', PDF, 'a.pdf', { url })
    assert.deepEqual([lost.status, lost.body.code], [500, 'COM_ERR_009'])
    assert.include(s3.requests.at(-1)!, 'DELETE', 'what may have arrived is taken back')
    const unread = await download(token, filePath, {}, url)
    assert.deepEqual(
      [unread.status, unread.headers.get('content-disposition'), unread.body.code],
      [500, null, 'COM_ERR_009'],
    )
  })

  test('settings that do not fit together stop the start, in words', async ({ assert, cleanup }) => {
    const storageDir = emptyFolder('settings')
    cleanup(() => rmSync(storageDir, { recursive: true, force: true }))
    const refused = (env: Record<string, string>) =>
      spawnServer({ STORAGE_DIR: storageDir, ...env }).then(
        () => '',
        (error: Error) => error.message,
      )
    assert.include(
      await refused({ S3_ACCESS_KEY_ID: 'x', S3_BUCKET: 'barem' }),
      'Only one of S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY is set',
    )
    assert.include(await refused({ S3_ENDPOINT: 'http://127.0.0.1:9000' }), 'S3_BUCKET is missing')
    assert.include(
      await refused({ FILE_IMAGE_MAX_MB: 'large', S3_ENDPOINT: 'minio:9000' }),
      "FILE_IMAGE_MAX_MB is 'large'",
    )
  })
})

test.group('limits of files', () => {
  test('are settings', async ({ assert, cleanup }) => {
    const storageDir = demoStorage('limits')
    const { url, stop } = await spawnServer({
      STORAGE_DIR: storageDir,
      FILE_IMAGE_MAX_MB: '1',
      FILE_SHEET_MAX_MB: '2',
      FILE_DOCUMENT_MAX_MB: '21',
    })
    cleanup(async () => {
      await stop()
      rmSync(storageDir, { recursive: true, force: true })
    })
    const token = await signIn('superadmin', 'DONGA', url)
    const padded = (megabytes: number) =>
      Buffer.concat([PDF, Buffer.alloc(megabytes * 1024 * 1024, '%'), Buffer.from('\n%%EOF\n')])
    for (const [name, megabytes, limit] of [
      ['a.png', 1, 1],
      ['a.xlsx', 2, 2],
      ['a.pdf', 21, 21],
    ] as const) {
      const { status, body } = await upload(token, 'documents', padded(megabytes), name, { url })
      assert.deepEqual([status, body.message], [413, `The file is too large: at most ${limit} MB`])
    }
    assert.equal(
      (await upload(token, 'documents', padded(20), 'a.pdf', { url })).status,
      201,
      'more than the framework takes by itself',
    )
    assert.lengthOf(filesBelow(join(storageDir, 'files')), 1)
  })
})

test.group('files that records point to', () => {
  test('are those of the company and the folder, and open to those who may read them', ({ assert }) => {
    const output = inside(`
      const { storedFile } = await import('#app/files/stored_path')
      const { saveFile } = await import('#app/files/save_file')
      const { foldersIn } = await import('#app/files/folders')
      const { resources } = await import('@barem/resources')
      const [one, two] = rows.map((row: { tenant_id: string }) => row.tenant_id)
      const person = (tenantId: string, userId = crypto.randomUUID(), isSuperAdmin = false, permissions: string[] = []) => ({ tenantId, userId, sessionId: '', username: '', fullName: '', roles: [], permissions: new Set<string>(permissions), isSuperAdmin, mustChangePassword: false })
      const [uploader, colleague, blind, boss, stranger] = [person(one), person(one, undefined, false, ['17.v']), person(one), person(one, undefined, true), person(two, undefined, true)]
      const prepared = { name: 'a.pdf', kind: 'pdf' as const, content: Buffer.from('x'), thumb: null, width: null, height: null }
      const path = async (folder: 'documents' | 'products') => folder + '/' + (await saveFile(uploader, folder, prepared)).id
      const [document, product] = [await path('documents'), await path('products')]
      const ask = (who: typeof uploader, at: string, folder: 'documents' | 'products') => inTenant(who.tenantId, async () => Boolean(await storedFile(at, folder, foldersIn(resources)[folder]!.read, who)))
      const [asked, expected] = [[] as boolean[], [] as boolean[]]
      for (const [who, at, folder, answer] of [
        [uploader, document, 'documents', true], [boss, document, 'documents', true], [colleague, document, 'documents', false], [stranger, document, 'documents', false],
        [uploader, product, 'products', true], [colleague, product, 'products', true], [blind, product, 'products', false], [stranger, product, 'products', false],
        [uploader, document, 'products', false], [uploader, product.replace('products', 'documents'), 'documents', false], [uploader, product + '/x', 'products', false],
        [uploader, 'products/' + crypto.randomUUID(), 'products', false], [uploader, 'products/../' + product, 'products', false], [uploader, 'mau.png', 'products', false], [uploader, '', 'products', false],
      ] as const) { asked.push(await ask(who, at, folder)); expected.push(answer) }
      say('as expected: ' + (JSON.stringify(asked) === JSON.stringify(expected)) + ' ' + asked)
`)
    assert.include(output, 'as expected: true')
  })
})

import { test } from '@japa/runner'
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { tenantId } from '#tests/support/client'
import { download, formWith, PDF, picture, post, upload, workbook } from '#tests/support/files'
import { onDatabase, server } from '#tests/support/server'
import { admin, stored } from './storing.ts'

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

test.group('File/{path}: what is sent comes back', () => {
  test('an image is answered with its path and size, and comes back to download', async ({ assert }) => {
    const { status, body } = await upload(
      await admin(),
      'products',
      await picture('png', 320, 200),
      'Thép hình chữ H.png',
    )
    assert.equal(status, 201, JSON.stringify(body))
    assert.isTrue(body.succeeded)
    assert.match(body.data.filePath, /^products\/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/)
    assert.containsSubset(body.data, {
      name: 'Thép hình chữ H.png',
      contentType: 'image/png',
      width: 320,
      height: 200,
      version: 1,
    })

    const { status: found, headers, content } = await download(await admin(), body.data.filePath)
    assert.equal(found, 200)
    assert.lengthOf(content, body.data.bytes)
    assert.equal(headers.get('content-type'), 'image/png')
    assert.equal(headers.get('content-length'), String(body.data.bytes))
    assert.equal(
      headers.get('content-disposition'),
      `attachment; filename="Th_p_h_nh_ch__H.png"; filename*=UTF-8''Th%C3%A9p%20h%C3%ACnh%20ch%E1%BB%AF%20H.png`,
    )
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('content-security-policy'), 'sandbox')
    assert.equal(headers.get('cache-control'), 'private, no-cache')
    assert.containsSubset(await sharp(content).metadata(), { format: 'png', width: 320, height: 200 })
  })

  test('documents and sheets come back byte by byte', async ({ assert }) => {
    const token = await admin()
    for (const [folder, name, content] of [
      ['documents', 'Hợp đồng.pdf', PDF],
      ['documents', 'bảng giá.xlsx', await workbook()],
      ['imports', 'KHÁCH.XLSX', await workbook()],
    ] as const) {
      const { status, body } = await upload(token, folder, content, name)
      assert.equal(status, 201, JSON.stringify(body))
      assert.containsSubset(body.data, { name, bytes: content.length, width: null, height: null, version: 1 })
      assert.isTrue((await download(token, body.data.filePath)).content.equals(content), name)
    }
  })

  test('a file of a megabyte comes back whole too', async ({ assert }) => {
    const big = Buffer.concat([PDF, Buffer.alloc(3_000_000, '% line of filling\n'), Buffer.from('\n%%EOF\n')])
    const { body } = await upload(await admin(), 'documents', big, 'big.pdf')
    assert.equal(sha256((await download(await admin(), body.data.filePath)).content), sha256(big))
  })

  test('a body without a form is taken under its content type, its name from Content-Disposition', async ({
    assert,
  }) => {
    const named = await post(await admin(), 'products', await picture('webp'), {
      'content-type': 'image/webp',
      'content-disposition': "attachment; filename*=UTF-8''%E1%BA%A3nh.webp",
    })
    assert.deepEqual([named.status, named.body.data?.name], [201, 'ảnh.webp'])
    const bare = await post(await admin(), 'documents', PDF, { 'content-type': 'application/pdf' })
    assert.deepEqual([bare.status, bare.body.data?.name], [201, 'file.pdf'])
  })

  test('an image has a thumbnail of 160 px, other files have none', async ({ assert }) => {
    const image = await upload(await admin(), 'products', await picture('jpeg', 800, 400), 'a.jpg')
    const { status, headers, content } = await download(await admin(), `${image.body.data.filePath}?size=thumb`)
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/webp'])
    assert.containsSubset(await sharp(content).metadata(), { format: 'webp', width: 160, height: 80 })
    const pdf = await upload(await admin(), 'documents', PDF, 'a.pdf')
    assert.equal((await download(await admin(), `${pdf.body.data.filePath}?size=thumb`)).status, 404)
    assert.equal((await download(await admin(), `${image.body.data.filePath}?size=huge`)).status, 400)
    assert.equal((await download(await admin(), `${image.body.data.filePath}?path=..`)).status, 400)
  })

  test('what has not changed is not sent again', async ({ assert }) => {
    const token = await admin()
    const { filePath } = (await upload(token, 'products', await picture('jpeg'), 'a.jpg')).body.data
    const etag = (await download(token, filePath)).headers.get('etag')!
    const thumb = (await download(token, `${filePath}?size=thumb`)).headers.get('etag')!
    assert.notEqual(etag, thumb)
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await download(token, filePath, { 'if-none-match': tag })
      assert.deepEqual([again.status, again.content.length, again.headers.get('etag')], [304, 0, etag], tag)
    }
    assert.equal((await download(token, filePath, { 'if-none-match': thumb })).status, 200)
    await upload(token, `${filePath}?override=true`, await picture('jpeg', 50, 50), 'b.jpg')
    assert.equal((await download(token, filePath, { 'if-none-match': etag })).status, 200)
  })
})

test.group('File/{path}: override', () => {
  test('makes a new version under the same path, and keeps the one before', async ({ assert }) => {
    const token = await admin()
    const first = (await upload(token, 'products', await picture('png', 30, 30), 'cũ.png')).body.data
    const second = await upload(token, `${first.filePath}?override=true`, await picture('jpeg', 60, 20), 'mới.jpg')
    assert.equal(second.status, 200)
    assert.containsSubset(second.body.data, {
      filePath: first.filePath,
      version: 2,
      name: 'mới.jpg',
      contentType: 'image/jpeg',
      width: 60,
      height: 20,
    })
    assert.containsSubset(await sharp((await download(token, first.filePath)).content).metadata(), {
      format: 'jpeg',
      width: 60,
    })
    const { rows } = await onDatabase((client) =>
      client.query(`select version, name, object from file_versions where file_id = $1`, [
        first.filePath.split('/')[1],
      ]),
    )
    assert.containsSubset(rows, [{ version: 1, name: 'cũ.png' }])
    assert.include(stored().join('\n'), rows[0].object)
  })

  test('is asked for: without it an existing path is a conflict, and nothing changes', async ({ assert }) => {
    const token = await admin()
    const first = (await upload(token, 'products', await picture('png'), 'a.png')).body.data
    for (const query of ['', '?override=false']) {
      const { status, body } = await upload(token, `${first.filePath}${query}`, await picture('png'), 'b.png')
      assert.deepEqual(
        [status, body.code, body.message],
        [409, 'FIL_ERR_001', 'There is a file at this path already. Send override=true to replace it by a new version'],
      )
    }
    assert.equal((await upload(token, `${first.filePath}?override=yes`, await picture('png'), 'b.png')).status, 400)
    assert.equal((await upload(token, `${first.filePath}?overwrite=true`, await picture('png'), 'b.png')).status, 400)
    assert.include((await download(token, first.filePath)).headers.get('content-disposition')!, 'a.png')
  })

  test('sent several times at once, each gets a version of its own and all bytes stay', async ({ assert }) => {
    const token = await admin()
    const first = (await upload(token, 'documents', PDF, 'a.pdf')).body.data
    const content = (index: number) => Buffer.concat([PDF, Buffer.from(`% ${index}\n%%EOF\n`)])
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) => upload(token, `${first.filePath}?override=true`, content(index), `${index}.pdf`)),
    )
    assert.deepEqual(answers.map(({ body }) => body.data.version).sort(), [2, 3, 4, 5])
    const last = answers.find(({ body }) => body.data.version === 5)!.body.data.name.slice(0, 1)
    assert.isTrue((await download(token, first.filePath)).content.equals(content(Number(last))))
    const { rows } = await onDatabase((client) =>
      client.query(`select object from file_versions where file_id = $1`, [first.filePath.split('/')[1]]),
    )
    for (const { object } of rows) assert.include(stored().join('\n'), object)
  })

  test('of a file that is not there is not found', async ({ assert }) => {
    const { status, body } = await upload(
      await admin(),
      `products/${crypto.randomUUID()}?override=true`,
      await picture('png'),
      'a.png',
    )
    assert.deepEqual([status, body.code], [404, 'COM_ERR_002'])
  })
})

test.group('File/{path}: the store', () => {
  test('keys are made by the server, in folders for their owner alone', async ({ assert }) => {
    const { filePath } = (await upload(await admin(), 'products', await picture('png'), '../../../../etc/passwd.png'))
      .body.data
    const key = stored().find((path) => path.includes(filePath.split('/')[1]))!
    assert.match(key, new RegExp(`^${await tenantId('DONGA')}/${filePath}/[0-9a-f-]{36}$`))
    assert.equal(statSync(join(server().storageDir, 'files')).mode & 0o777, 0o700)
  })

  test('when the row cannot be written, the bytes go again', async ({ assert, cleanup }) => {
    const token = await admin()
    cleanup(() =>
      onDatabase(
        async (client) =>
          void (await client.query(`drop trigger if exists refuse on files; drop function if exists refuse_file()`)),
      ),
    )
    await onDatabase((client) =>
      client.query(
        `create function refuse_file() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$; create trigger refuse before insert or update on files for each row when (new.name like 'hỏng%') execute function refuse_file()`,
      ),
    )
    const { filePath } = (await upload(token, 'products', await picture('png'), 'a.png')).body.data
    const before = stored()
    assert.equal((await upload(token, 'products', await picture('png'), 'hỏng.png')).status, 500)
    assert.equal((await upload(token, `${filePath}?override=true`, await picture('png'), 'hỏng.png')).status, 500)
    assert.deepEqual(stored(), before)
    assert.include((await download(token, filePath)).headers.get('content-disposition')!, 'a.png')
  })

  test('other requests go on while a file arrives slowly', async ({ assert }) => {
    const token = await admin()
    const image = await picture('png')
    let finish = () => {}
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(image.subarray(0, 50)))
        finish = () => {
          controller.enqueue(new Uint8Array(image.subarray(50)))
          controller.close()
        }
      },
    })
    const slow = fetch(`${server().url}/v1.0/File/products`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    } as RequestInit)
    for (let index = 0; index < 5; index++) assert.equal((await upload(token, 'documents', PDF, 'a.pdf')).status, 201)
    finish()
    assert.equal((await slow).status, 201)
  })

  test('one file at a time, in the part called file', async ({ assert }) => {
    const token = await admin()
    const two = formWith(PDF, 'a.pdf')
    two.append('file', new Blob([new Uint8Array(PDF)]), 'b.pdf')
    const twice = await post(token, 'documents', two)
    assert.deepEqual([twice.status, twice.body.errors[0].rule], [422, 'oneFile'])
    const elsewhere = await post(token, 'documents', formWith(PDF, 'a.pdf', '', 'avatar'))
    assert.deepEqual(
      [elsewhere.status, elsewhere.body.errors[0]],
      [400, { field: 'avatar', rule: 'unknownField', message: 'There is no field avatar' }],
    )
    const more = formWith(PDF, 'a.pdf')
    more.set('createdBy', 'me')
    assert.equal((await post(token, 'documents', more)).status, 400)
    const none = await post(token, 'documents', new FormData())
    assert.include([400, 422], none.status)
    const empty = await upload(token, 'documents', Buffer.alloc(0), 'a.pdf')
    assert.deepEqual([empty.status, empty.body.errors[0].field], [422, 'file'])
  })
})

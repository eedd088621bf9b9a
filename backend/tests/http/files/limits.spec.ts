import { test } from '@japa/runner'
import { PDF, picture, pour, upload } from '#tests/support/files'
import { server } from '#tests/support/server'
import { admin, stored } from './storing.ts'

test.group('File/{path}: limits', () => {
  test('images 5 MB, sheets and documents 10 MB: more is 413 and says how much may be sent', async ({ assert }) => {
    const token = await admin()
    const before = stored()
    for (const [folder, name, megabytes] of [
      ['products', 'a.png', 5],
      ['imports', 'a.xlsx', 10],
      ['documents', 'a.pdf', 10],
      ['documents', 'a.jpg', 5],
    ] as const) {
      const { status, body } = await upload(token, folder, Buffer.alloc(megabytes * 1024 * 1024 + 1), name)
      assert.deepEqual(
        [status, body.code, body.message],
        [413, 'FIL_ERR_002', `The file is too large: at most ${megabytes} MB`],
        name,
      )
      assert.containsSubset(body.errors, [{ field: 'file', rule: 'fileTooLarge' }])
      const vietnamese = await upload(token, folder, Buffer.alloc(megabytes * 1024 * 1024 + 1), name, {
        language: 'vi',
      })
      assert.equal(vietnamese.body.message, `Tệp quá lớn: tối đa ${megabytes} MB`)
    }
    assert.deepEqual(stored(), before)
  })

  test('a file of exactly the limit is taken', async ({ assert }) => {
    const [head, tail] = [PDF, Buffer.from('\n%%EOF\n')]
    const full = Buffer.concat([head, Buffer.alloc(10 * 1024 * 1024 - head.length - tail.length, '%'), tail])
    assert.equal((await upload(await admin(), 'documents', full, 'full.pdf')).status, 201)
  })

  test('a body that never ends is refused and cut off, however it is sent', async ({ assert }) => {
    const token = await admin()
    const [chunked, form, part] = [
      'Transfer-Encoding: chunked',
      'Content-Type: multipart/form-data; boundary=x',
      'content-disposition: form-data; name="file"',
    ]
    const endless: Record<string, string[]> = {
      'an image with its length': ['Content-Type: image/png', 'Content-Length: 900000000'],
      'an image in one endless chunk': ['Content-Type: image/png', chunked, '', '3B9ACA00'],
      'a file in a form': [form, chunked, '', '3B9ACA00', '--x', `${part}; filename="a.png"`, ''],
      'a field in a form': [form, chunked, '', '3B9ACA00', '--x', part, ''],
      'a form that does not begin': [form, chunked, '', '3B9ACA00'],
    }
    for (const [what, head] of Object.entries(endless)) {
      const { sent, answer } = await pour(token, 'products', 200 * 1024 * 1024, head)
      assert.match(answer, /^HTTP\/1.1 4(00|13) /, what)
      assert.isBelow(sent, 50 * 1024 * 1024, what)
    }
  })

  test('who stops sending leaves nothing behind, and no error in the log', async ({ assert }) => {
    const token = await admin()
    const [before, said] = [stored(), server().output().length]
    for (const head of [['Content-Type: image/png'], ['Content-Type: multipart/form-data; boundary=x']])
      await pour(token, 'products', 100_000, [...head, 'Content-Length: 500000'])
    assert.equal((await upload(token, 'products', await picture('png'), 'a.png')).status, 201)
    assert.lengthOf(stored(), before.length + 2)
    assert.equal(server().output().slice(said), '')
  })
})

import { test } from '@japa/runner'
import { request } from 'node:http'
import { signIn, tenantId } from '#tests/support/client'
import { download, filesBelow, picture, post } from '#tests/support/files'
import { server } from '#tests/support/server'
import { stored } from './storing.ts'

const everything = () => filesBelow(server().storageDir).filter((path) => !/^(pg|run)/.test(path))
const UUID = '0198c0de-0000-7000-8000-000000000001'

/** Sends a path as it is written: fetch would tidy it first. */
const rawly = (method: string, path: string, token: string, body = ''): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server().url)
    const outgoing = request(
      {
        method,
        hostname,
        port,
        path,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-language': 'en',
          'content-type': 'image/png',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode!, text }))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })

const UP = [
  '..',
  '.',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%252e%252e',
  '..%00',
  '...',
  '....',
  '..;',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '．．',
  '%ef%bc%8e%ef%bc%8e',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
]
const SLASH = ['%2f', '%5c', '%252f', '%c0%af', '%e2%88%95', '%ef%bc%8f', '\\']
const WINDOWS = [
  'CON',
  'nul.png',
  'COM1',
  'aux',
  'C:',
  'C:%5cWindows%5cwin.ini',
  '%5c%5cserver%5cshare',
  'a.png::$DATA',
  'LPT1.txt',
  'a.png.',
  'a.png%20',
  'a<b>|c?d*.png',
]
const ODD = [
  '%00',
  '%0d%0aX-Injected:1',
  `${UUID}%00.png`,
  `${UUID}.png`,
  `${UUID}/`,
  UUID.toUpperCase().slice(1),
  `{${UUID}}`,
  UUID.replaceAll('-', ''),
  `${UUID}'--`,
  '1',
  '-1',
  '*',
  '%',
  '%zz',
  '%e0%a4%a',
  'a'.repeat(4096),
  '%F0%9F%92%A9',
  '%ed%a0%80',
  `urn:uuid:${UUID}`,
  '~root',
  '$HOME',
  '%20',
  '%09',
  '.git%2fconfig',
]

/** Paths below `/File` that try to leave it, at least eighty, each for a reason of its own. */
const paths = [
  ...UP.map((name) => `${name}/${UUID}`),
  ...UP.map((name) => `products/${name}`),
  ...SLASH.flatMap((slash) => [`products/..${slash}..${slash}app_key`, `products${slash}${UUID}`]),
  ...WINDOWS.map((name) => `products/${name}`),
  ...ODD.map((name) => `products/${name}`),
  'products/../../app_key',
  '../File/products/../../app_key',
  '/etc/passwd',
  '//etc/passwd',
  'file:///etc/passwd',
  'products//etc/passwd',
  `products/${UUID}/1`,
  `products/${UUID}/../../../app_key`,
  `Products/${UUID}`,
  `PRODUCTS/${UUID}`,
  `secret/${UUID}`,
  'app_key',
  `products%00/${UUID}`,
  `products%20/${UUID}`,
]

test.group('File/{path}: hostile paths', () => {
  test(`${paths.length} of them are not found or malformed for each method, and write nothing`, async ({ assert }) => {
    assert.isAtLeast(paths.length, 80)
    const token = await signIn('superadmin')
    const image = (await picture('png')).toString('latin1')
    const [before, absent] = [everything(), (await rawly('GET', `/v1.0/File/products/${UUID}`, token)).text]
    assert.equal(JSON.parse(absent).code, 'COM_ERR_002')
    for (const path of paths)
      for (const [method, query] of [
        ['GET', ''],
        ['GET', '?size=thumb'],
        ['POST', ''],
        ['POST', '?override=true'],
      ] as const) {
        const { status, text } = await rawly(
          method,
          `/v1.0/File/${path.replace(/[^\x21-\x7e]/g, encodeURIComponent)}${query}`,
          token,
          method === 'POST' ? image : '',
        )
        assert.include([400, 404], status, `${method} ${path.slice(0, 60)}${query}: ${text.slice(0, 200)}`)
        // The framework refuses paths that are not UTF-8 (400). All others get the answer of a missing file.
        if (status === 404) assert.equal(text, absent, path.slice(0, 60))
      }
    assert.deepEqual(everything(), before)
  }).timeout(60_000)

  test('hostile names of files are only names', async ({ assert }) => {
    const token = await signIn('superadmin')
    const outside = everything().filter((path) => !path.startsWith('files/'))
    const names: [string, string][] = [
      ['../../../x.png', 'x.png'],
      ['..\\..\\x.png', 'x.png'],
      ['/etc/cron.d/x.png', 'x.png'],
      ['C:\\Windows\\x.png', 'x.png'],
      ['a\u202egnp.exe.png', 'agnp.exe.png'],
      ['a\u0001\u007fb.png', 'ab.png'],
      [`${'ả'.repeat(400)}.png`, `${'ả'.repeat(196)}.png`],
      ['CON.png', 'CON.png'],
      ["'; drop table files; --.png", "'; drop table files; --.png"],
      ['<svg onload=alert(1)>.png', '<svg onload=alert(1)>.png'],
      ['a\u0065\u0301.png', 'aé.png'],
    ]
    for (const [sent, kept] of names) {
      const { status, body } = await post(token, 'products', await picture('png'), {
        'content-type': 'image/png',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(sent)}`,
      })
      assert.deepEqual([status, body.data?.name], [201, kept], sent.slice(0, 40))
      const { headers } = await download(token, body.data.filePath)
      assert.match(
        headers.get('content-disposition')!,
        /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%!~-]+$/,
      )
    }
    assert.deepEqual(
      everything().filter((path) => !path.startsWith('files/')),
      outside,
    )
    const known = await Promise.all(['DONGA', 'PHUONGNAM'].map((company) => tenantId(company as 'DONGA')))
    assert.isTrue(stored().every((path) => known.includes(path.split('/')[0]!)))
  })
})

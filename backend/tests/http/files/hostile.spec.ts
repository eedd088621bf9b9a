import { test } from '@japa/runner'
import { request } from 'node:http'
import { join } from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { signIn, tenantId } from '#tests/support/client'
import { download, filesBelow, PDF, picture, post, upload, workbook } from '#tests/support/files'
import { server } from '#tests/support/server'

const admin = () => signIn('quantri.demo')
const stored = () => filesBelow(join(server().storageDir, 'files'))
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
        // What is no text in UTF-8 never gets past the framework; all others answer as one file that is not there.
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

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of a few bytes whose header claims `side` × `side` pixels. */
function flood(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>',
)
const HTML = Buffer.from('<!doctype html><html><script>alert(1)</script></html>')

test.group('File/{path}: hostile files', () => {
  test('SVG, HTML and whatever is not on the list is refused, in words, at the field', async ({ assert }) => {
    const token = await admin()
    const before = stored()
    for (const [name, content] of [
      ['a.svg', SVG],
      ['a.html', HTML],
      ['a.htm', HTML],
      ['a.png.html', HTML],
      ['a.xhtml', HTML],
      ['a.xml', SVG],
      ['a.gif', Buffer.from('GIF89a')],
      ['a.exe', Buffer.from('MZ')],
      ['a.js', Buffer.from('alert(1)')],
      ['png', PDF],
      ['a.', PDF],
      ['', PDF],
      ['a.xlsm', await workbook()],
      ['a.csv', Buffer.from('a,b')],
      ['a.zip', Buffer.from('PK')],
    ] as const) {
      const { status, body } = await upload(token, 'documents', content, name)
      assert.equal(status, 422, name)
      assert.equal(body.code, 'COM_ERR_001')
      if (name !== '')
        assert.deepEqual(
          body.errors,
          [{ field: 'file', rule: 'fileKind', message: 'Only these kinds of files: pdf, xlsx, docx, jpg, png, webp' }],
          name,
        )
    }
    const vietnamese = await upload(token, 'products', SVG, 'a.svg', { language: 'vi' })
    assert.equal(vietnamese.body.errors[0].message, 'Chỉ nhận tệp jpg, png, webp')
    for (const type of [
      'image/svg+xml',
      'text/html',
      'application/xhtml+xml',
      'application/json',
      'application/octet-stream',
      'text/plain',
      'image/gif',
    ])
      assert.include([400, 422], (await post(token, 'products', SVG, { 'content-type': type })).status, type)
    assert.deepEqual(stored(), before)
  })

  test('a file that is not what it says is refused', async ({ assert }) => {
    const token = await admin()
    const [png, jpeg, sheet] = [await picture('png'), await picture('jpeg'), await workbook()]
    const lies: [string, string, Buffer][] = [
      ['products', 'a.png', SVG],
      ['products', 'a.jpg', HTML],
      ['products', 'a.png', jpeg],
      ['products', 'a.jpg', png],
      ['products', 'a.webp', png],
      ['products', 'a.png', PDF],
      ['products', 'a.png', Buffer.from('GIF89a\x01\x00\x01\x00')],
      ['documents', 'a.pdf', HTML],
      ['documents', 'a.pdf', Buffer.concat([HTML, PDF])],
      ['documents', 'a.pdf', sheet],
      ['documents', 'a.docx', sheet],
      ['imports', 'a.xlsx', PDF],
      ['imports', 'a.xlsx', Buffer.from('Mã,Tên\n1,2')],
      ['imports', 'a.xlsx', Buffer.from('PK\x03\x04')],
      ['documents', 'a.pdf', Buffer.concat([PDF, Buffer.alloc(5000, 'PK\x03\x04')])],
      ['documents', 'a.pdf', PDF.subarray(0, 40)],
    ]
    for (const [folder, name, content] of lies) {
      const { status, body } = await upload(token, folder, content, name)
      assert.deepEqual(
        [status, body.errors?.[0]?.field, body.errors?.[0]?.rule],
        [422, 'file', 'fileContent'],
        `${name} ${content.subarray(0, 12)}`,
      )
    }
    const typed = await post(token, 'products', png, { 'content-type': 'image/jpeg' })
    assert.deepEqual([typed.status, typed.body.errors[0].message], [422, 'What is inside is not a jpg file'])
  })

  test('a folder takes its own kinds only', async ({ assert }) => {
    const token = await signIn('superadmin')
    for (const [folder, name, content] of [
      ['products', 'a.pdf', PDF],
      ['company', 'a.xlsx', await workbook()],
      ['imports', 'a.png', await picture('png')],
    ] as const)
      assert.equal((await upload(token, folder, content, name)).body.errors[0].rule, 'fileKind')
  })

  test('images with too many pixels are refused before they are drawn', async ({ assert }) => {
    for (const side of [65_535, 20_000, 5001]) {
      const { status, body } = await upload(await admin(), 'products', flood(side), 'flood.png')
      assert.deepEqual(
        [status, body.errors[0].rule, body.errors[0].message],
        [422, 'imagePixels', 'The image is too large: at most 25 megapixels'],
      )
    }
  })

  test('images that end too early or hold nonsense are refused', async ({ assert }) => {
    for (const [format, name] of [
      ['png', 'a.png'],
      ['jpeg', 'a.jpg'],
      ['webp', 'a.webp'],
    ] as const) {
      const whole = await picture(format, 200, 200)
      for (const part of [0.2, 0.5, 0.9]) {
        const { status, body } = await upload(
          await admin(),
          'products',
          whole.subarray(0, Math.floor(whole.length * part)),
          name,
        )
        assert.deepEqual([status, body.errors?.[0]?.rule], [422, 'imageBroken'], `${name} ${part}`)
      }
    }
    assert.equal((await upload(await admin(), 'products', flood(100), 'a.png')).body.errors[0].rule, 'imageBroken')
  })

  test('what rides along in an image is gone: place, camera, scripts, a second file', async ({ assert }) => {
    const camera = {
      IFD0: { Make: 'SecretCam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '106/1 40/1 0/1' },
    }
    const image = await sharp(await picture('jpeg', 60, 40))
      .withExif(camera)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    assert.isDefined((await sharp(image).metadata()).exif)
    const riders = Buffer.concat([image, HTML, await workbook()])
    const { status, body } = await upload(await admin(), 'products', riders, 'a.jpg')
    assert.equal(status, 201, JSON.stringify(body))
    const { content } = await download(await admin(), body.data.filePath)
    const { exif, icc, xmp, orientation, width, height } = await sharp(content).metadata()
    assert.deepEqual(
      { exif, icc, xmp, orientation, width, height },
      { exif: undefined, icc: undefined, xmp: undefined, orientation: undefined, width: 40, height: 60 },
      'and it stands upright',
    )
    for (const secret of ['SecretCam', '<script', 'PK\x03\x04', 'GPS'])
      assert.equal(content.indexOf(secret, 0, 'latin1'), -1, secret)
    const text = await sharp(await picture('png')).toBuffer()
    const commented = Buffer.concat([
      text.subarray(0, 33),
      chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
      text.subarray(33),
    ])
    const png = await upload(await admin(), 'products', commented, 'a.png')
    assert.equal((await download(await admin(), png.body.data.filePath)).content.indexOf('<script'), -1)
  })

  test('large images come down to 2000 px on their longest side', async ({ assert }) => {
    const wide = await sharp({ create: { width: 3000, height: 1200, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(await admin(), 'products', wide, 'wide.jpg')
    assert.deepEqual([body.data.width, body.data.height], [2000, 800])
  })

  test('a bomb is refused at once', async ({ assert }) => {
    const bomb = Buffer.from(await workbook())
    for (let at = bomb.indexOf('PK\x01\x02', 0, 'latin1'); at !== -1; at = bomb.indexOf('PK\x01\x02', at + 4, 'latin1'))
      bomb.writeUInt32LE(900_000_000, at + 24)
    const { status, body } = await upload(await admin(), 'imports', bomb, 'a.xlsx')
    assert.deepEqual([status, body.errors[0].rule], [422, 'fileContent'])
  })
})

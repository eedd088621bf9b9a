import { test } from '@japa/runner'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { signIn } from '#tests/support/client'
import { download, PDF, picture, post, upload, workbook } from '#tests/support/files'
import { admin, stored } from './storing.ts'

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

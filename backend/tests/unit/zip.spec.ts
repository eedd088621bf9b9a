import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import { unpackedSize, zipEntries } from '#app/zip/entries'
import { pack } from '#app/zip/pack'
import { unpack } from '#app/zip/unpack'

interface Part {
  name?: string
  content: Buffer
  method?: number
  flags?: number
  /** What the directory says otherwise. */
  says?: { size?: number; crc?: number; method?: number; name?: string; at?: number; packed?: number }
  /** What the local header says otherwise. */
  local?: { size?: number; crc?: number; method?: number; name?: string; flags?: number }
  /** Sizes behind the content, with or without their signature. */
  descriptor?: 'signed' | 'bare' | 'wrong'
  /** Bytes put behind the entry. */
  gap?: number
  extra?: number
}

interface End {
  prefix?: Buffer
  suffix?: Buffer
  comment?: string
  count?: number
  /** Bytes between directory and end record. */
  between?: Buffer
  start?: (start: number) => number
  size?: (size: number) => number
  disk?: number
}

const HAS_DESCRIPTOR = 1 << 3

/** A zip of parts, right but for what is said. */
function zip(parts: readonly Part[], end: End = {}): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[end.prefix ?? Buffer.alloc(0)], []]
  let at = bodies[0]!.length
  for (const [place, part] of parts.entries()) {
    const { content, method = 8, says = {}, local = {}, descriptor, gap = 0, extra = 0 } = part
    const flags = (part.flags ?? 0) | (descriptor ? HAS_DESCRIPTOR : 0)
    const name = part.name ?? `part${place}.xml`
    const packed = method === 8 ? deflateRawSync(content) : content
    const [crc, size] = [crc32(content), content.length]
    const [localName, centralName] = [Buffer.from(local.name ?? name), Buffer.from(says.name ?? name)]
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50)
    header.writeUInt16LE(local.flags ?? flags, 6)
    header.writeUInt16LE(local.method ?? says.method ?? method, 8)
    header.writeUInt32LE(local.crc ?? (descriptor ? 0 : (says.crc ?? crc)), 14)
    header.writeUInt32LE(descriptor ? 0 : (says.packed ?? packed.length), 18)
    header.writeUInt32LE(local.size ?? (descriptor ? 0 : (says.size ?? size)), 22)
    header.writeUInt16LE(localName.length, 26)
    header.writeUInt16LE(extra, 28)
    const sizes = Buffer.alloc(descriptor ? 16 : 0)
    if (descriptor)
      for (const [index, value] of [
        0x08074b50,
        descriptor === 'wrong' ? (crc ^ 1) >>> 0 : crc,
        packed.length,
        size,
      ].entries())
        sizes.writeUInt32LE(value, index * 4)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(says.method ?? method, 10)
    entry.writeUInt32LE(says.crc ?? crc, 16)
    entry.writeUInt32LE(says.packed ?? packed.length, 20)
    entry.writeUInt32LE(says.size ?? size, 24)
    entry.writeUInt16LE(centralName.length, 28)
    entry.writeUInt32LE(says.at ?? at, 42)
    const body = [
      header,
      localName,
      Buffer.alloc(extra),
      packed,
      descriptor === 'bare' ? sizes.subarray(4) : sizes,
      Buffer.alloc(gap),
    ]
    bodies.push(...body)
    directory.push(entry, centralName)
    at += Buffer.concat(body).length
  }
  const index = Buffer.concat(directory)
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50)
  record.writeUInt16LE(end.disk ?? 0, 4)
  record.writeUInt16LE(end.count ?? parts.length, 8)
  record.writeUInt16LE(end.count ?? parts.length, 10)
  record.writeUInt32LE((end.size ?? ((size) => size))(index.length + (end.between?.length ?? 0)), 12)
  record.writeUInt32LE((end.start ?? ((start) => start))(at), 16)
  record.writeUInt16LE(end.comment?.length ?? 0, 20)
  return Buffer.concat([
    ...bodies,
    index,
    end.between ?? Buffer.alloc(0),
    record,
    Buffer.from(end.comment ?? ''),
    end.suffix ?? Buffer.alloc(0),
  ])
}

const of = (bytes: number) => Buffer.alloc(bytes, 0x20)
const some = Buffer.from(Array.from({ length: 500 }, (_, index) => index % 251))
const part: Part = { content: some }

test.group('a zip', () => {
  test('is read when it can be read in one way', async ({ assert }) => {
    const parts: Part[] = [
      { name: '[Content_Types].xml', content: some },
      { name: 'xl/workbook.xml', content: of(9), method: 0 },
      { name: 'xl/a.xml', content: some, descriptor: 'signed' },
      { name: 'xl/b.xml', content: some, descriptor: 'bare', extra: 20 },
      { name: '/xl/c.xml', content: of(0) },
      { name: 'xl/', content: of(0), method: 0 },
      { name: 'xl/ế.xml', content: some, flags: 1 << 11 },
    ]
    const entries = zipEntries(zip(parts))!
    assert.deepEqual(
      entries.map(({ name, size }) => [name, size]),
      parts.filter(({ name }) => name !== 'xl/').map(({ name, content }) => [name!.replace(/^\//, ''), content.length]),
    )
    for (const entry of entries)
      assert.deepEqual(
        await unpack(entry),
        parts.find(({ name }) => name!.replace(/^\//, '') === entry.name)!.content,
        entry.name,
      )
    assert.equal(unpackedSize(entries), 500 * 4 + 9)
  })

  test('is read as other programs write it', async ({ assert }) => {
    const [book, stream] = [new ExcelJS.Workbook(), new PassThrough()]
    book.addWorksheet('x').addRow(['a'])
    // This one writes sizes behind the content.
    const streamed = new ExcelJS.stream.xlsx.WorkbookWriter({ stream })
    streamed.addWorksheet('x').addRow(['a']).commit()
    const [content] = await Promise.all([buffer(stream), streamed.commit()])
    for (const file of [content, Buffer.from(await book.xlsx.writeBuffer())])
      assert.include(
        zipEntries(file)?.map(({ name }) => name),
        'xl/worksheets/sheet1.xml',
      )
  })

  const second = zip([{ content: of(2_000_000) }])
  const broken: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['bytes', of(100)],
    ['without its end', zip([part]).subarray(0, -22)],
    ['without entries', zip([])],
    ['with something before it', zip([part], { prefix: of(10) })],
    ['with something before it that offsets do not count', Buffer.concat([of(10), zip([part])])],
    ['with something behind it', zip([part], { suffix: of(10) })],
    ['with a comment', zip([part], { comment: 'x' })],
    ['with a second zip before it', Buffer.concat([second, zip([part])])],
    ['with a second directory in a gap', zip([{ ...part, gap: 200 }])],
    ['with something behind the directory', zip([part], { between: of(4) })],
    ['whose directory begins elsewhere', zip([part], { start: (start) => start - 1 })],
    ['whose directory is smaller', zip([part, part], { size: (size) => size - 1 })],
    ['that counts more entries', zip([part], { count: 2 })],
    ['that counts fewer entries', zip([part, part], { count: 1 })],
    ['on several disks', zip([part], { disk: 1 })],
    ['that points to zip64', zip([part], { start: () => 0xffffffff })],
    ['with an entry of zip64', zip([{ ...part, says: { size: 0xffffffff } }])],
    ['with a packed size of zip64', zip([{ ...part, says: { packed: 0xffffffff } }])],
    ['with two entries of one content', zip([part, { ...part, says: { at: 0 } }])],
    [
      'with the same name twice',
      zip([
        { ...part, name: 'xl/A.xml' },
        { ...part, name: 'xl/a.xml' },
      ]),
    ],
    [
      'with the same name twice, once with a slash',
      zip([
        { ...part, name: '/a.xml' },
        { ...part, name: 'a.xml' },
      ]),
    ],
    ['whose local header has another name', zip([{ ...part, local: { name: 'other.xml' } }])],
    ['whose local header has another size', zip([{ ...part, local: { size: 7 } }])],
    ['whose local header has another checksum', zip([{ ...part, local: { crc: 7 } }])],
    ['whose local header has another method', zip([{ ...part, local: { method: 0 } }])],
    ['whose local header has other flags', zip([{ ...part, local: { flags: HAS_DESCRIPTOR } }])],
    ['whose sizes behind the content differ', zip([{ ...part, descriptor: 'wrong' }])],
    ['that is encrypted', zip([{ ...part, flags: 1 }])],
    ['packed in an unknown way', zip([{ ...part, method: 12 }])],
    ['stored with another size', zip([{ ...part, method: 0, says: { size: 499 } }])],
    ['with more entries than documents have', zip(Array.from({ length: 2001 }, () => ({ content: of(1) })))],
    ...['../a.xml', 'a/../../b.xml', 'a\\b.xml', 'a\0.xml', '/', './a.xml'].map((name): [string, Buffer] => [
      `with a name such as ${JSON.stringify(name)}`,
      zip([{ ...part, name }]),
    ]),
  ]
  for (const [what, file] of broken)
    test(`${what} is refused`, ({ assert }) => {
      assert.isNull(zipEntries(file))
    })

  test('never unpacks to more than it says', async ({ assert }) => {
    const lies: Part[] = [
      { content: of(5_000_000), says: { size: 10 } },
      { content: of(5_000_000), says: { size: 0 } },
      { content: some, says: { size: 501 } },
      { content: some, says: { crc: 7 } },
    ]
    for (const lie of lies) {
      const [entry] = zipEntries(zip([lie]))!
      assert.isNull(await unpack(entry!), JSON.stringify(lie.says))
    }
    const [entry] = zipEntries(zip([part]))!
    const longer = Buffer.concat([entry!.packed, of(1)])
    assert.isNull(await unpack({ ...entry!, packed: longer }), 'with something behind what was packed')
    assert.isNull(await unpack({ ...entry!, packed: entry!.packed.subarray(0, -3) }))
    assert.isNull(await unpack({ ...entry!, packed: of(40) }))
  })

  test('is packed anew with what was read of it and nothing else', async ({ assert }) => {
    const files = ['[Content_Types].xml', 'xl/ế.xml', 'c'].map((name, place) => {
      const content = of(place * 1000)
      return { name, content, crc: crc32(content) }
    })
    const made = pack(files)
    assert.deepEqual(
      zipEntries(made)!.map(({ name, packed, crc }) => ({ name, content: packed, crc })),
      files,
    )
  })
})

import { test } from '@japa/runner'
import ExcelJS from 'exceljs'
import { readdirSync, readFileSync } from 'node:fs'
import { crc32, deflateRawSync } from 'node:zlib'
import { MAX_UNPACKED, readSheet } from '#app/resources/sheets/read_sheet'
import { unpack } from '#app/zip/unpack'
import { zipEntries } from '#app/zip/entries'
import { pack } from '#app/zip/pack'

type Rows = readonly (readonly unknown[])[]

async function workbook(rows: Rows): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('x').addRows(rows as unknown[][])
  return Buffer.from(await book.xlsx.writeBuffer())
}

/** A workbook with other content in the place of one of its files. */
async function workbookWith(name: string, content: Buffer): Promise<Buffer> {
  const entries = zipEntries(await workbook([['a']]))!
  const files = await Promise.all(
    entries.map(async (entry) => {
      const own = entry.name === name ? content : (await unpack(entry))!
      return { name: entry.name, content: own, crc: crc32(own) }
    }),
  )
  return deflated(pack(files))
}

/** The same zip with its contents deflated. */
function deflated(file: Buffer): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, packed, crc, size } of zipEntries(file)!) {
    const [content, named] = [deflateRawSync(packed, { level: 1 }), Buffer.from(name)]
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    for (const [place, value] of [crc, content.length, size].entries()) facts.writeUInt32LE(value, 10 + place * 4)
    facts.writeUInt16LE(named.length, 22)
    const offset = Buffer.alloc(4)
    offset.writeUInt32LE(at)
    const header = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, named])
    bodies.push(header, content)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, Buffer.alloc(10), offset, named)
    at += header.length + content.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  for (const place of [8, 10]) end.writeUInt16LE(bodies.length / 2, place)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, index, end])
}

/** The rule that refuses a file, or what was read of it. */
const outcome = (file: Buffer) =>
  readSheet(file).then(
    (rows) => rows.map(({ cells }) => cells),
    (error) => error.errors[0].rule as string,
  )

const SHEET = 'xl/worksheets/sheet1.xml'
const sheetOf = (rows: string) =>
  Buffer.from(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  )
/** A sheet of so many rows, which all say that they are the first. */
const rowsOf = (count: number) => sheetOf('<row><c><v>1</v></c></row>'.repeat(count))

test.group('a workbook', () => {
  test('is read as it was written, whatever packed it', async ({ assert }) => {
    const rows = [
      ['Tên', 'Số'],
      ['Thép', 1.5],
      ['Ống', new Date('2026-11-05T00:00:00Z')],
    ]
    const file = await workbook(rows)
    assert.deepEqual(await outcome(file), rows)
    const stored = await Promise.all(
      zipEntries(file)!.map(async (entry) => ({ ...entry, content: (await unpack(entry))! })),
    )
    assert.deepEqual(await outcome(pack(stored)), rows)
    assert.deepEqual(await outcome(deflated(pack(stored))), rows)
  })

  test('with two directories is refused: nobody reads another one than was checked', async ({ assert }) => {
    const [bomb, plain] = [await workbookWith(SHEET, rowsOf(2_000_000)), await workbook([['a']])]
    const end = plain.subarray(-22)
    const moved = Buffer.from(end)
    moved.writeUInt32LE(bomb.length + end.readUInt32LE(16), 16)
    const directory = plain.subarray(end.readUInt32LE(16), -22)
    for (const file of [
      Buffer.concat([bomb, plain]),
      Buffer.concat([bomb, plain.subarray(0, -22), moved]),
      Buffer.concat([plain, bomb.subarray(-22)]),
      Buffer.concat([bomb.subarray(0, -22), directory, end]),
      Buffer.concat([plain.subarray(0, -22), bomb.subarray(0, 500), end]),
    ])
      assert.equal(await outcome(file), 'xlsx')
  })

  test('that unpacks to more than is taken is refused before anything is unpacked', async ({ assert }) => {
    const file = await workbookWith(SHEET, Buffer.alloc(MAX_UNPACKED, 0x20))
    assert.isBelow(file.length, 1024 * 1024)
    assert.equal(await outcome(file), 'xlsxTooLarge')
  })

  test('that lies about its size or checksum is refused', async ({ assert }) => {
    const lies = await workbookWith(SHEET, Buffer.alloc(MAX_UNPACKED, 0x20))
    for (const offset of [16, 24]) {
      const lie = Buffer.from(lies)
      // In the directory, and in the header of the entry itself.
      const central = lie.lastIndexOf(`PK\x01\x02`, lie.lastIndexOf(SHEET), 'latin1')
      const local = lie.readUInt32LE(central + 42)
      lie.writeUInt32LE(1000, central + offset)
      lie.writeUInt32LE(1000, local + offset - 2)
      assert.equal(await outcome(lie), offset === 24 ? 'xlsx' : 'xlsxTooLarge')
    }
    const checksum = await workbookWith(SHEET, rowsOf(10))
    const central = checksum.lastIndexOf(`PK\x01\x02`, checksum.lastIndexOf(SHEET), 'latin1')
    checksum.writeUInt32LE(7, central + 16)
    checksum.writeUInt32LE(7, checksum.readUInt32LE(central + 42) + 14)
    assert.equal(await outcome(checksum), 'xlsx')
  })

  test('with more rows than an import takes is refused', async ({ assert }) => {
    const rows = Array.from(
      { length: 6000 },
      (_, place) => `<row r="${place + 1}"><c r="A${place + 1}"><v>1</v></c></row>`,
    )
    assert.equal(await outcome(await workbookWith(SHEET, sheetOf(rows.join('')))), 'xlsxTooLarge')
  })

  test('that takes too much memory ends its process, and no other', async ({ assert }) => {
    const heavy = await workbookWith(SHEET, rowsOf(2_000_000))
    assert.isBelow(heavy.length, 1024 * 1024)
    const [first, second] = await Promise.all([outcome(heavy), outcome(await workbook([['a']]))])
    assert.equal(first, 'xlsxTooHeavy')
    assert.deepEqual(second, [['a']])
  })

  test('that is no workbook inside is refused', async ({ assert }) => {
    const file = (name: string, content: string) => ({
      name,
      content: Buffer.from(content),
      crc: crc32(Buffer.from(content)),
    })
    assert.deepEqual(await outcome(pack([file('readme.txt', 'x')])), [])
    assert.equal(await outcome(pack([file('xl/workbook.xml', '<workbook><sheets><sheet/>')])), 'xlsx')
    assert.equal(await outcome(await workbookWith(SHEET, Buffer.from('<worksheet><sheetData><row>'))), 'xlsx')
  })
})

test.group('sheets', () => {
  test('are read two at a time, however many come at once', async ({ assert }) => {
    const file = await workbook([['a']])
    let [most, done] = [0, false]
    const children = () =>
      readdirSync(`/proc/${process.pid}/task`).flatMap((thread) =>
        readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
      ).length
    const before = children()
    const all = Promise.all(Array.from({ length: 7 }, () => outcome(file))).finally(() => (done = true))
    while (!done) {
      most = Math.max(most, children() - before)
      await new Promise(setImmediate)
    }
    assert.deepEqual(await all, Array(7).fill([['a']]))
    assert.equal(most, 2)
  }).skip(process.platform !== 'linux', 'counts processes as Linux tells them')
})

/** A file to put into a zip, with the checksum that is known of it. */
export interface Packed {
  name: string
  content: Buffer
  crc: number
}

/** Version 2.0, names in UTF-8, stored as it is, at no particular time. */
const COMMON = Buffer.from([20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0])

const u16 = (value: number) => Buffer.from([value & 0xff, value >> 8])
function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [place, value] of values.entries()) bytes.writeUInt32LE(value, place * 4)
  return bytes
}

/** What both headers of an entry say. */
const factsOf = ({ content, crc }: Packed, name: Buffer) =>
  Buffer.concat([COMMON, u32(crc, content.length, content.length), u16(name.length), u16(0)])

/** A zip of these files, uncompressed, with nothing in it besides. */
export function pack(files: readonly Packed[]): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const facts = factsOf(file, name)
    const header = Buffer.concat([u32(0x04034b50), facts, name])
    bodies.push(header, file.content)
    directory.push(u32(0x02014b50), u16(20), facts, u16(0), u16(0), u16(0), u32(0, at), name)
    at += header.length + file.content.length
  }
  const index = Buffer.concat(directory)
  const end = [u32(0x06054b50, 0), u16(files.length), u16(files.length), u32(index.length, at), u16(0)]
  return Buffer.concat([...bodies, index, ...end])
}

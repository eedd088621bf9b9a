import { createInflateRaw } from 'node:zlib'

const ENTRY = 0x02014b50
const PART = 0x04034b50
/** More than any workbook has. */
const MOST = 1000

interface Packed {
  method: number
  content: Buffer
}

/** What the directory of a zip lists; null when it is broken, of the kind beyond 4 GB, or lists too much. */
function partsOf(file: Buffer): Packed[] | null {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end === -1 || end + 22 > file.length) return null
  const parts: Packed[] = []
  let at = file.readUInt32LE(end + 16)
  while (at + 46 <= end && file.readUInt32LE(at) === ENTRY) {
    const [local, packed] = [file.readUInt32LE(at + 42), file.readUInt32LE(at + 20)]
    if (parts.length === MOST || local + 30 > file.length || file.readUInt32LE(local) !== PART) return null
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    if (from + packed > file.length) return null
    parts.push({ method: file.readUInt16LE(at + 10), content: file.subarray(from, from + packed) })
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return parts.length > 0 ? parts : null
}

/** Bytes that come out of a part, counted as they come and no further than just above `most`. */
async function inflated(content: Buffer, most: number): Promise<number> {
  const stream = createInflateRaw()
  stream.end(content)
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) if ((size += chunk.length) > most) break
  return size
}

/**
 * Whether all of a zip unpacks to at most `most` bytes: really, whatever it says of itself. Nothing that comes out is kept.
 * @returns `broken` for what is no zip that we read
 */
export async function unpacksWithin(file: Buffer, most: number): Promise<'yes' | 'no' | 'broken'> {
  let left = most
  for (const { method, content } of partsOf(file) ?? [{ method: -1, content: file }]) {
    if (method !== 0 && method !== 8) return 'broken'
    const size = method === 0 ? content.length : await inflated(content, left).catch(() => null)
    if (size === null) return 'broken'
    if ((left -= size) < 0) return 'no'
  }
  return 'yes'
}

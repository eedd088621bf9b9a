/** A file inside a zip, as both its headers say. */
export interface ZipEntry {
  /** Without a slash in front. */
  name: string
  /** 0 as it is, 8 deflated. */
  method: 0 | 8
  crc: number
  /** Bytes that it unpacks to. */
  size: number
  packed: Buffer
}

/** What a header says of its entry. */
interface Header {
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  name: Buffer
}

interface Placed extends Header {
  /** Where the local header begins. */
  at: number
}

const END = 0x06054b50
const END_SIZE = 22
const CENTRAL = 0x02014b50
const CENTRAL_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const DESCRIPTOR = 0x08074b50
const DESCRIPTOR_SIZE = 16
/** Entries that a workbook or a text document may have. */
const MOST = 2000
/** Values that point to the fields of zip64, which nothing here needs. */
const [IN_ZIP64_16, IN_ZIP64_32] = [0xffff, 0xffffffff]
/**
 * Sizes that come after the content; names in UTF-8; how well it was deflated. Others, such as encryption, are refused.
 */
const HAS_DESCRIPTOR = 1 << 3
const ALLOWED_FLAGS = HAS_DESCRIPTOR | (1 << 11) | (1 << 1) | (1 << 2)

class Broken extends Error {}

function must(condition: boolean): asserts condition {
  if (!condition) throw new Broken()
}

/** The end record, which has to be the last bytes of a file, on one disk, right behind the directory. */
function endOf(file: Buffer): { start: number; end: number; count: number } {
  const end = file.length - END_SIZE
  must(end >= 0 && file.readUInt32LE(end) === END)
  const [disk, firstDisk, onDisk, count] = [4, 6, 8, 10].map((place) => file.readUInt16LE(end + place)) as number[]
  const [size, start] = [file.readUInt32LE(end + 12), file.readUInt32LE(end + 16)]
  must(disk === 0 && firstDisk === 0 && onDisk === count && count! > 0 && count! <= MOST && count !== IN_ZIP64_16)
  must(start !== IN_ZIP64_32 && start + size === end && file.readUInt16LE(end + 20) === 0)
  return { start, end, count: count! }
}

function directory(file: Buffer): { entries: Placed[]; start: number } {
  const { start, end, count } = endOf(file)
  const entries: Placed[] = []
  let at = start
  for (let place = 0; place < count; place++) {
    must(at + CENTRAL_SIZE <= end && file.readUInt32LE(at) === CENTRAL)
    const [name, extra, comment, disk] = [28, 30, 32, 34].map((offset) => file.readUInt16LE(at + offset)) as number[]
    const [crc, packed, size] = [16, 20, 24].map((offset) => file.readUInt32LE(at + offset)) as number[]
    const [flags, method] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)]
    must(disk === 0 && packed !== IN_ZIP64_32 && size !== IN_ZIP64_32)
    const from = at + CENTRAL_SIZE
    const next = from + name! + extra! + comment!
    must(next <= end)
    entries.push({
      ...{ flags, method, crc: crc!, packed: packed!, size: size! },
      name: file.subarray(from, from + name!),
      at: file.readUInt32LE(at + 42),
    })
    at = next
  }
  must(at === end)
  return { entries, start }
}

/** The name of an entry, which has to be a plain path. */
function nameOf({ name }: Header): string {
  const text = name.toString('utf8')
  const plain = text.replace(/^\//, '')
  must(Buffer.from(text, 'utf8').equals(name))
  must(plain !== '' && !/[\0\\]/.test(plain) && !plain.split('/').some((part) => part === '..' || part === '.'))
  return plain
}

/** Where the entry ends that has its content before `from`: behind the sizes, where those come after it. */
function endOfEntry(file: Buffer, entry: Placed, from: number): number {
  if (!(entry.flags & HAS_DESCRIPTOR)) return from
  const signed = from + DESCRIPTOR_SIZE <= file.length && file.readUInt32LE(from) === DESCRIPTOR
  const at = signed ? from + 4 : from
  must(at + 12 <= file.length)
  const [crc, packed, size] = [0, 4, 8].map((offset) => file.readUInt32LE(at + offset))
  must(crc === entry.crc && packed === entry.packed && size === entry.size)
  return at + 12
}

/** The content of an entry, whose own header has to say what the directory says; and where the next one begins. */
function contentOf(file: Buffer, entry: Placed): { packed: Buffer; next: number } {
  const { at, flags, method, name } = entry
  must(at + LOCAL_SIZE <= file.length && file.readUInt32LE(at) === LOCAL)
  must((flags & ~ALLOWED_FLAGS) === 0 && (method === 0 || method === 8))
  must(file.readUInt16LE(at + 6) === flags && file.readUInt16LE(at + 8) === method)
  const [nameSize, extra] = [file.readUInt16LE(at + 26), file.readUInt16LE(at + 28)]
  const named = at + LOCAL_SIZE
  must(file.subarray(named, named + nameSize).equals(name))
  const said = [14, 18, 22].map((offset) => file.readUInt32LE(at + offset))
  const known = [entry.crc, entry.packed, entry.size]
  const later = (flags & HAS_DESCRIPTOR) !== 0
  must(said.every((value, place) => value === known[place] || (later && value === 0)))
  const from = named + nameSize + extra
  const end = from + entry.packed
  must(end <= file.length && (method === 8 || entry.packed === entry.size))
  return { packed: file.subarray(from, end), next: endOfEntry(file, entry, end) }
}

function read(file: Buffer): ZipEntry[] {
  const { entries, start } = directory(file)
  const names = new Set<string>()
  let expected = 0
  const found = entries
    .toSorted((one, other) => one.at - other.at)
    .map((entry): ZipEntry => {
      must(entry.at === expected)
      const { packed, next } = contentOf(file, entry)
      expected = next
      const name = nameOf(entry)
      must(!names.has(name.toLowerCase()))
      names.add(name.toLowerCase())
      return { name, method: entry.method as 0 | 8, crc: entry.crc, size: entry.size, packed }
    })
  must(expected === start)
  return found.filter(({ name, size }) => !(name.endsWith('/') && size === 0))
}

/**
 * The files in a zip. It is taken only when it can be read in one way: entries without gaps from the first byte to the
 * directory, the directory up to the end record, that at the very end; local headers that agree; each name once; no
 * zip64, no encryption, no second disk.
 * @returns null for anything else
 */
export function zipEntries(file: Buffer): ZipEntry[] | null {
  try {
    return read(file)
  } catch (error) {
    if (error instanceof Broken) return null
    throw error
  }
}

/** Bytes that all of a zip unpacks to, by what it says. */
export const unpackedSize = (entries: readonly ZipEntry[]): number =>
  entries.reduce((total, { size }) => total + size, 0)

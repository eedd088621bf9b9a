import { promisify } from 'node:util'
import { crc32, inflateRaw, type InputType, type ZlibOptions } from 'node:zlib'
import type { ZipEntry } from './entries.ts'

/** With `info`, zlib also returns the engine, whose `bytesWritten` is how much it has read. */
interface Inflated {
  buffer: Buffer
  engine: { bytesWritten: number }
}

const inflate = promisify(inflateRaw) as unknown as (content: InputType, options: ZlibOptions) => Promise<Inflated>

/**
 * The content of an entry: checked for its size and checksum, and that all packed bytes belong to it.
 * @returns null when a check fails; it never unpacks more than the size that it claims
 */
export async function unpack({ method, packed, size, crc }: ZipEntry): Promise<Buffer | null> {
  const { buffer, engine } =
    method === 0
      ? { buffer: packed, engine: { bytesWritten: packed.length } }
      : await inflate(packed, { info: true, maxOutputLength: Math.max(1, size) }).catch(() => ({
          buffer: Buffer.alloc(0),
          engine: { bytesWritten: -1 },
        }))
  const isWhole = engine.bytesWritten === packed.length && buffer.length === size
  return isWhole && crc32(buffer) === crc ? buffer : null
}

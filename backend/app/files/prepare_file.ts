import { fileTypeFromBuffer } from 'file-type'
import { unpackedSize, zipEntries } from '#app/zip/entries'
import { redraw, type ImageKind } from './image.ts'
import type { KindName } from './kinds.ts'
import type { Upload } from './read_upload.ts'
import { refused } from './refusals.ts'

/** A file as it will be kept. Only images have a size in pixels and a thumbnail. */
export interface Prepared {
  name: string
  kind: KindName
  content: Buffer
  thumb: Buffer | null
  width: number | null
  height: number | null
}

type Made = Omit<Prepared, 'name' | 'kind'>
type Prepare = (content: Buffer) => Made | Promise<Made>

const asItIs = (content: Buffer): Made => ({ content, thumb: null, width: null, height: null })
const image =
  (kind: ImageKind): Prepare =>
  (content) =>
    redraw(content, kind)

/** Bytes at the end of a PDF where its end mark must be; anything after it belongs to something else. */
const TAIL = 1024
const pdf: Prepare = (content) => {
  if (!content.subarray(-TAIL).includes('%%EOF')) throw refused('fileContent', { kind: 'pdf' })
  return asItIs(content)
}

/** Bytes that a document may unpack to where people open it. */
const MOST_UNPACKED = 150 * 1024 * 1024
const office =
  (kind: KindName): Prepare =>
  (content) => {
    const entries = zipEntries(content)
    if (!entries || unpackedSize(entries) > MOST_UNPACKED) throw refused('fileContent', { kind })
    return asItIs(content)
  }

const prepare: Record<KindName, Prepare> = {
  jpg: image('jpg'),
  png: image('png'),
  webp: image('webp'),
  pdf,
  xlsx: office('xlsx'),
  docx: office('docx'),
}

/**
 * Checks that a file is what it claims to be, and prepares what is stored of it.
 * @throws ApiError at `file`
 */
export async function prepareFile({ name, kind, content }: Upload): Promise<Prepared> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (found?.ext !== kind) throw refused('fileContent', { kind })
  return { name, kind, ...(await prepare[kind](content)) }
}

import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { environment } from '#app/environment/prepare'

/** Where one version of a file is stored. Every part is made by the server; nothing that a person typed is in it. */
export interface Keys {
  content: string
  thumb: string
}

/** Each version has an object of its own, so no write ever meets another. */
export function keysOf(tenantId: string, folder: string, id: string, object: string): Keys {
  const content = `${tenantId}/${folder}/${id}/${object}`
  return { content, thumb: `${content}.thumb` }
}

async function sync(path: string) {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** Flushes a file on the local disk and its folders, so that they survive a loss of power. */
async function settle(key: string) {
  const { s3, filesDir } = environment()
  if (s3 || process.platform === 'win32') return
  await sync(join(filesDir, key))
  for (let folder = dirname(key); folder !== '.'; folder = dirname(folder)) await sync(join(filesDir, folder))
  await sync(filesDir)
}

export async function write(key: string, content: Buffer, contentType: string): Promise<void> {
  await drive.use().put(key, content, { contentType })
  await settle(key)
}

/** The bytes under a key, once the first of them are there. @throws when there are none */
export async function read(key: string): Promise<Readable> {
  const stream = await drive.use().getStream(key)
  await once(stream, 'readable')
  return stream
}

/** An entry of the store. */
export interface Stored {
  key: string
  /** When it was written. */
  at: Date
}

/** A company without files has no folder on our own disk. */
function nothingYet(error: NodeJS.ErrnoException): { objects: []; paginationToken?: undefined } {
  if (error.code === 'ENOENT') return { objects: [] }
  throw error
}

/** Everything stored for a company, read page by page. */
export async function* storedOf(tenantId: string): AsyncGenerator<Stored> {
  let paginationToken: string | undefined
  do {
    const page = await drive.use().listAll(tenantId, { recursive: true, paginationToken }).catch(nothingYet)
    for (const found of page.objects) {
      if (!found.isFile) continue
      // Without facts it was deleted after the page was read.
      const facts = await found.getMetaData().catch(() => null)
      if (facts) yield { key: found.key, at: facts.lastModified }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

/** Size in bytes of what a key holds; lists of an S3-compatible store do not include it. */
export const sizeOf = async (key: string): Promise<number> => (await drive.use().getMetaData(key)).contentLength

export const removeKey = (key: string): Promise<void> => drive.use().delete(key)

export async function remove({ content, thumb }: Keys): Promise<void> {
  await Promise.all([content, thumb].map(removeKey))
}

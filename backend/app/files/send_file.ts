import type { HttpContext } from '@adonisjs/core/http'
import type { FileRow } from './file_rows.ts'
import { attachment } from './file_name.ts'
import { kinds } from './kinds.ts'
import { keysOf, read } from './store.ts'

const known = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')

/** Answers the bytes of a file, or of its thumbnail: to be downloaded, never run, and revalidated each time. */
export async function sendFile({ request, response, identity }: HttpContext, file: FileRow, thumb: boolean) {
  const etag = `"${file.sha256}${thumb ? '-thumb' : ''}"`
  const unchanged = known(request.header('if-none-match'), etag)
  const keys = keysOf(identity.tenantId, file.folder, file.id, file.object)
  // Opened before headers are set: missing bytes must be an error, not an empty download.
  const stream = unchanged ? null : await read(thumb ? keys.thumb : keys.content)
  response
    .header('ETag', etag)
    .header('Cache-Control', 'private, no-cache')
    .header('Content-Security-Policy', 'sandbox')
  if (!stream) return response.status(304).send(null)
  response.header('Content-Type', thumb ? kinds.webp.type : file.contentType)
  response.header('Content-Disposition', attachment(thumb ? file.name.replace(/\.\w+$/, '.webp') : file.name))
  if (!thumb) response.header('Content-Length', String(file.bytes))
  return response.stream(stream)
}

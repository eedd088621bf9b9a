import type { HttpContext } from '@adonisjs/core/http'
import { ApiError, unknownName } from '#app/http/api_error'
import { discard, limitedBytes } from '#app/http/limited_bytes'
import { nameInHeader, tidyName } from './file_name.ts'
import type { Folder } from './folders.ts'
import { kindOfName, kindOfType, kinds, type KindName } from './kinds.ts'
import { bytesAllowed, refused, tooLarge } from './refusals.ts'

/** One file as it came, with the kind that it claims to be. */
export interface Upload {
  name: string
  kind: KindName
  content: Buffer
}

type Part = Parameters<Parameters<HttpContext['request']['multipart']['onFile']>[2]>[0]

/** Bytes of boundaries and headers around the file. */
const AROUND = 64 * 1024

function accepted(folder: Folder, kind: KindName | null): KindName {
  if (kind && folder.kinds.includes(kind)) return kind
  throw refused('fileKind', { kinds: folder.kinds.join(', ') })
}

async function multipart({ request }: HttpContext, folder: Folder, most: number): Promise<Upload | null> {
  let upload: Upload | null = null
  let total = 0
  const stop = (error: Error) => {
    discard(request)
    request.multipart.abort(error)
  }
  const take = async (part: Part) => {
    if (part.name !== 'file') throw unknownName('unknownField', [part.name])
    if (upload) throw refused('oneFile')
    const name = tidyName(part.filename)
    const kind = accepted(folder, kindOfName(name))
    const limit = bytesAllowed(kinds[kind].limit)
    upload = { name, kind, content: Buffer.alloc(0) }
    upload.content = await limitedBytes(part, request, limit, () => tooLarge(limit))
  }
  // The parser takes errors of a handler for errors of the file and reads on; `stop` ends it.
  request.multipart.onFile('*', { deferValidations: true }, (part) => take(part).catch(stop))
  const parsed = request.multipart.process()
  request.request.on('data', (chunk: Buffer) => {
    const before = total
    total += chunk.length
    if (before <= most && total > most) stop(tooLarge(most - AROUND))
  })
  await parsed.catch((error: Error) => {
    throw error instanceof ApiError ? error : new ApiError('COM_ERR_006')
  })
  const others = Object.keys(request.body()).filter((name) => name !== 'file')
  if (others.length > 0) throw unknownName('unknownField', others)
  return upload
}

async function raw({ request }: HttpContext, folder: Folder): Promise<Upload> {
  const kind = accepted(folder, kindOfType(request.header('content-type') ?? ''))
  const name = tidyName(nameInHeader(request.header('content-disposition')) ?? `file.${kind}`)
  if (kindOfName(name) !== kind) throw refused('fileContent', { kind })
  const limit = bytesAllowed(kinds[kind].limit)
  return { name, kind, content: await limitedBytes(request.request, request, limit, () => tooLarge(limit)) }
}

/**
 * The one file of a request: the part `file` of a form, or the body itself under its content type.
 * Reading stops at the limit of what the file claims to be.
 * @throws ApiError at `file` for no file, several, or a kind that the folder does not take; FIL_ERR_002 for too many
 * bytes
 */
export async function readUpload(ctx: HttpContext, folder: Folder): Promise<Upload> {
  const { request } = ctx
  const most = Math.max(...folder.kinds.map((kind) => bytesAllowed(kinds[kind].limit)))
  if (Number(request.header('content-length')) > most + AROUND) {
    discard(request)
    throw tooLarge(most)
  }
  if (request.header('content-encoding')) throw new ApiError('COM_ERR_006', { status: 415 })
  const upload = request.is(['multipart/form-data'])
    ? await multipart(ctx, folder, most + AROUND)
    : await raw(ctx, folder)
  if (!upload || upload.content.length === 0) throw refused('required')
  return upload
}

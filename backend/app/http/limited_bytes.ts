import type { HttpContext } from '@adonisjs/core/http'
import type { Readable } from 'node:stream'
import { ApiError } from './api_error.ts'

type Exchange = HttpContext['request']

/**
 * Bytes that are read and dropped after a refusal, so that the sender can read the answer; more cuts the connection.
 */
const LINGER = 16 * 1024 * 1024
/** Milliseconds between the refusal and the cut: a connection that is cut while the refusal is under way loses it. */
const GRACE = 500

/** Pieces that a body may come in beyond one for each so many bytes: each costs as much as a kilobyte. */
const PIECES = 500
const BYTES_A_PIECE = 64

/** Whether a body comes in pieces smaller than any network makes them. */
const isCrumbs = (pieces: number, bytes: number) => pieces > PIECES + bytes / BYTES_A_PIECE

const discarded = new WeakSet<object>()

/**
 * Lets the rest of a request pass unread and ends the connection, once the refusal is out, when there is too much of
 * it.
 * @param linger bytes that still pass
 */
export function discard({ request, response }: Exchange, linger = LINGER): void {
  if (discarded.has(request)) return
  discarded.add(request)
  let [thrown, pieces] = [0, 0]
  const cut = () => void setTimeout(() => request.destroy(), GRACE).unref()
  request.unpipe()
  request.on('data', function count(chunk: Buffer) {
    thrown += chunk.length
    if (thrown <= linger && !isCrumbs(++pieces, thrown)) return
    request.off('data', count).pause()
    if (response.writableFinished) cut()
    else response.once('finish', cut)
  })
  request.resume()
}

/**
 * The bytes of `source`, which comes with `request`. Nothing is kept once they are more than `limit`.
 * @throws what `tooMany` makes, as soon as the limit is passed; ApiError COM_ERR_006 when the sender stops before the
 * end, or sends crumbs
 */
export function limitedBytes(
  source: Readable,
  request: Exchange,
  limit: number,
  tooMany: () => Error,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let [size, pieces] = [0, 0]
    const keep = (chunk: Buffer) => {
      size += chunk.length
      const crumbs = isCrumbs(++pieces, size)
      if (size <= limit && !crumbs) return void chunks.push(chunk)
      chunks.length = 0
      source.off('data', keep)
      discard(request)
      reject(crumbs ? new ApiError('COM_ERR_006') : tooMany())
    }
    source.on('data', keep)
    source.once('end', () => resolve(Buffer.concat(chunks)))
    const ended = () => reject(new ApiError('COM_ERR_006'))
    source.once('error', ended)
    source.once('close', ended)
  })
}

import { statfs } from 'node:fs/promises'
import { environment } from '#app/environment/prepare'
import { ApiError } from '#app/http/api_error'

const MB = 1024 * 1024

/** Bytes that files leave free on the local disk, so that the embedded database can still write. */
const RESERVE = 32 * MB

/** Error codes of systems and PostgreSQL for a full disk. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether an error says that a disk is full, itself or by its cause. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (FULL.has(String((at as NodeJS.ErrnoException).code))) return true
  return false
}

/** Whether our own disk has room for this many more bytes. */
export async function hasDiskRoom(bytes = 0): Promise<boolean> {
  const { engine, s3, storageDir, filesDir } = environment()
  const folders = [...(engine ? [storageDir] : []), ...(s3 ? [] : [filesDir])]
  for (const folder of folders) {
    const { bavail, bsize, files, ffree } = await statfs(folder)
    // Systems without a fixed number of files say 0.
    const takesMoreFiles = files === 0 || ffree > 0
    if (!takesMoreFiles || bavail * bsize < RESERVE + bytes) return false
  }
  return true
}

/** @throws ApiError COM_ERR_018 when our own disk would be full with this many more bytes of files */
export async function requireDiskRoom(bytes: number): Promise<void> {
  const { s3 } = environment()
  if (!s3 && !(await hasDiskRoom(bytes))) throw new ApiError('COM_ERR_018')
}

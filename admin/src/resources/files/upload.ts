import { ApiError } from '../../http/apiError.ts'
import { call } from '../../http/client.ts'
import { smaller } from './smaller.ts'

export type StoredFile = { filePath: string; name: string; bytes: number }

/**
 * Sends a file to a folder of the file store; a picture that a camera made too large is drawn smaller first. @throws
 * ApiError, NetworkError
 */
export async function uploadFile(
  folder: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<StoredFile> {
  const body = new FormData()
  body.append('file', await smaller(file))
  return (await call<{ data: StoredFile }>(`File/${folder}`, { method: 'POST', body, signal, onProgress, quiet: true }))
    .body.data
}

/** The server's message on a file. */
export const refusalOf = (error: unknown): string =>
  error instanceof ApiError ? (error.errors.file?.[0] ?? error.message) : (error as Error).message

/** The first picture among what was dropped or pasted. */
export const pictureIn = (data: DataTransfer | null): File | null =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? data?.files[0] ?? null

import { ApiError } from '#app/http/api_error'
import type { Identity } from '#app/identity/identity'
import { isOpenTo } from './access.ts'
import { findFile, type FileRow } from './file_rows.ts'
import { folderOf } from './folders.ts'

/**
 * The file that a record may point to by `path`, such as `products/<uuid>`, or null. Runs inside a tenant transaction.
 * Nobody can make a record point to what they may not read themselves.
 */
export async function storedFile(path: string, folder: string, identity: Identity): Promise<FileRow | null> {
  const [named, id, ...more] = path.split('/')
  if (named !== folder || !id || more.length > 0) return null
  const file = await findFile(folder, id)
  return file && (await isOpenTo(identity, folderOf(folder).read, file)) ? file : null
}

/** Like `storedFile`, for values of a form. @throws ApiError COM_ERR_001 at `field` when there is no such file */
export async function requireFile(path: string, folder: string, identity: Identity, field: string): Promise<FileRow> {
  const file = await storedFile(path, folder, identity)
  if (!file) throw new ApiError('COM_ERR_001', { errors: [{ field, rule: 'unknownFile' }] })
  return file
}

import type { Identity } from '#app/identity/identity'
import { isOpenTo } from './access.ts'
import { findFile, type FileRow } from './file_rows.ts'
import type { Rule } from './folders.ts'

/**
 * The file that a record may point to by `path`, such as `products/<uuid>`, or null. Runs inside a tenant transaction.
 * Nobody can make a record point to what they may not read themselves.
 * @param read who may read files of the folder
 */
export async function storedFile(
  path: string,
  folder: string,
  read: Rule,
  identity: Identity,
): Promise<FileRow | null> {
  const [named, id, ...more] = path.split('/')
  if (named !== folder || !id || more.length > 0) return null
  const file = await findFile(folder, id)
  return file && (await isOpenTo(identity, read, file)) ? file : null
}

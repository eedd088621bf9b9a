import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { notFound } from '#app/http/api_error'
import type { Identity } from '#app/identity/identity'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { insertFile, replaceFile, type FileRow, type FileVersion } from './file_rows.ts'
import type { FolderName } from './folders.ts'
import { kinds } from './kinds.ts'
import type { Prepared } from './prepare_file.ts'
import { keysOf, remove, write } from './store.ts'

/**
 * Keeps a file: its bytes first, then its row, so that a row never points at nothing. When the row cannot be written, the bytes go again.
 * @param replaced id of the file that gets a new version; without it the file is new
 * @throws ApiError COM_ERR_002 when `replaced` has gone meanwhile
 */
export async function saveFile(
  { tenantId, userId }: Identity,
  folder: FolderName,
  { name, kind, content, thumb, width, height }: Prepared,
  replaced?: string,
): Promise<FileRow> {
  const [id, object] = [replaced ?? uuid(), uuid()]
  const keys = keysOf(tenantId, folder, id, object)
  const version: FileVersion = {
    name,
    contentType: kinds[kind].type,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    width,
    height,
    object,
  }
  try {
    await write(keys.content, content, version.contentType)
    if (thumb) await write(keys.thumb, thumb, kinds.webp.type)
    return await inTenant(tenantId, async () => {
      const row = replaced ? await replaceFile(id, version, userId) : await insertFile(folder, id, version, userId)
      if (!row) throw notFound()
      return row
    })
  } catch (error) {
    await remove(keys).catch(() => undefined)
    throw error
  }
}

import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { notFound } from '#app/http/api_error'
import type { Identity } from '#app/identity/identity'
import { NotCommitted } from '#app/tenancy/not_committed'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { insertFile, replaceFile, type FileRow, type FileVersion } from './file_rows.ts'

import { kinds } from './kinds.ts'
import type { Prepared } from './prepare_file.ts'
import { requireDiskRoom } from './disk_room.ts'
import { requireQuota } from './quota.ts'
import { keysOf, remove, write } from './store.ts'

/**
 * Stores a file: its bytes first, then its row, so that a row never points at nothing. When the row is not written, the
 * bytes are deleted; when that is uncertain, they are kept, and `files:sweep` finds them if they have no row.
 * @param inTransaction runs the writing of the row, or leaves it out where the same request has been carried out before
 * @param replaced id of the file that gets a new version; without it the file is new
 * @throws ApiError COM_ERR_002 when `replaced` was deleted meanwhile, COM_ERR_018 when the disk is full, FIL_ERR_003
 * and FIL_ERR_004 beyond the quotas
 */
export async function keepFile(
  { tenantId, userId }: Identity,
  folder: string,
  { name, kind, content, thumb, width, height }: Prepared,
  inTransaction: (writeRow: () => Promise<FileRow>) => Promise<unknown>,
  replaced?: string,
): Promise<void> {
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
  // Before anything is written, and again with those that are kept at the same time.
  await inTenant(tenantId, () => requireQuota(userId, content.length))
  await requireDiskRoom(content.length + (thumb?.length ?? 0))
  try {
    await write(keys.content, content, version.contentType)
    if (thumb) await write(keys.thumb, thumb, kinds.webp.type)
    let isWritten = false
    const writeRow = async () => {
      await requireQuota(userId, content.length)
      const row = replaced ? await replaceFile(id, version, userId) : await insertFile(folder, id, version, userId)
      if (!row) throw notFound()
      isWritten = true
      return row
    }
    await inTenant(tenantId, () => inTransaction(writeRow))
    if (!isWritten) await remove(keys).catch(() => undefined)
  } catch (error) {
    if (!(error instanceof NotCommitted)) await remove(keys).catch(() => undefined)
    throw error
  }
}

/** Stores a new file without a key for repeated requests; as `keepFile`. */
export async function saveFile(identity: Identity, folder: string, prepared: Prepared): Promise<FileRow> {
  const rows: FileRow[] = []
  await keepFile(identity, folder, prepared, async (writeRow) => rows.push(await writeRow()))
  return rows[0]!
}

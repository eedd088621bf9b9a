import { UUID } from '@barem/resources/kit'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** A file as stored in its row. */
export interface FileRow {
  id: string
  folder: string
  name: string
  contentType: string
  bytes: number
  sha256: string
  version: number
  width: number | null
  height: number | null
  /** Names the stored bytes of this version. */
  object: string
  createdBy: string
}

/** What one version brings with it. */
export type FileVersion = Omit<FileRow, 'id' | 'folder' | 'version' | 'createdBy'>

const COLUMNS =
  'id, folder, name, content_type as "contentType", bytes, sha256, version, width, height, object, created_by as "createdBy"'
const facts = ({ name, contentType, bytes, sha256, width, height, object }: FileVersion) => [
  name,
  contentType,
  bytes,
  sha256,
  width,
  height,
  object,
]

async function rows(sql: string, values: unknown[]): Promise<FileRow[]> {
  const { rows: found } = (await tenantTransaction().client.rawQuery(sql, values as never[])) as { rows: FileRow[] }
  return found
}

/** The file with this id in a folder of the transaction's company, or null, also for an invalid id. */
export async function findFile(folder: string, id: string): Promise<FileRow | null> {
  if (!UUID.test(id)) return null
  const [found] = await rows(`select ${COLUMNS} from files where tenant_id = app_tenant() and id = ? and folder = ?`, [
    id,
    folder,
  ])
  return found ?? null
}

export async function insertFile(folder: string, id: string, version: FileVersion, userId: string): Promise<FileRow> {
  const [made] = await rows(
    `insert into files (tenant_id, id, folder, name, content_type, bytes, sha256, width, height, object, created_by,
      updated_by) values (app_tenant(), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning ${COLUMNS}`,
    [id, folder, ...facts(version), userId, userId],
  )
  return made!
}

/**
 * Replaces the version of a file and moves the old one to the history. Returns null when the file was deleted.
 */
export async function replaceFile(id: string, version: FileVersion, userId: string): Promise<FileRow | null> {
  await rows(
    `insert into file_versions (tenant_id, file_id, version, name, content_type, bytes, sha256, width, height, object,
      created_at, created_by)
     select tenant_id, id, version, name, content_type, bytes, sha256, width, height, object, updated_at, updated_by
       from files where tenant_id = app_tenant() and id = ? for update`,
    [id],
  )
  const [made] = await rows(
    `update files set version = version + 1, name = ?, content_type = ?, bytes = ?, sha256 = ?, width = ?, height = ?,
      object = ?, updated_at = now(), updated_by = ? where tenant_id = app_tenant() and id = ? returning ${COLUMNS}`,
    [...facts(version), userId, id],
  )
  return made ?? null
}

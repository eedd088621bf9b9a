import { resources } from '@barem/resources'
import { snake, type Field } from '@barem/resources/kit'
import { ApiError } from '#app/http/api_error'
import type { Identity } from '#app/identity/identity'
import { may, viewsBeyondOwn } from '#app/identity/permissions'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { FileRow } from './file_rows.ts'
import type { Rule } from './folders.ts'

/** Whether a rule lets somebody at all files of its folder. */
const allowsAll = (identity: Identity, rule: Rule): boolean =>
  typeof rule === 'string'
    ? rule !== 'nobody'
    : rule.apart
      ? viewsBeyondOwn(identity, rule.area)
      : rule.levels.some((level) => may(identity, rule.area, level))

/** Whether a file of the folder could be open to the caller under `rule`. */
export const allowsRule = (identity: Identity, rule: Rule): boolean =>
  allowsAll(identity, rule) || (typeof rule === 'object' && rule.own === true)

/** @throws ApiError COM_ERR_004 when no file of the folder could be open to the caller under `rule` */
export function requireRule(identity: Identity, rule: Rule): void {
  if (!allowsRule(identity, rule)) throw new ApiError('COM_ERR_004')
}

/** Whether a file hangs on a row that somebody made, of a resource that opens rows to those who make them. */
async function hangsOnOwn({ folder, id }: FileRow, userId: string): Promise<boolean> {
  const holders = resources
    .filter(({ open, ownRows }) => open === 'own' || ownRows)
    .flatMap(({ table, fields }) =>
      (Object.entries(fields) as [string, Field][])
        .filter(([, field]) => field.type === 'files' && field.folder === folder)
        .map(([name]) => ({ table, column: snake(name) })),
    )
  if (holders.length === 0) return false
  const path = JSON.stringify([`${folder}/${id}`])
  const { rows } = await tenantTransaction().client.rawQuery(
    holders
      .map(
        ({ table, column }) =>
          `select 1 from ${table} where tenant_id = app_tenant() and created_by = ? and ${column} @> ?::jsonb`,
      )
      .join(' union all '),
    holders.flatMap(() => [userId, path]),
  )
  return rows.length > 0
}

/**
 * Whether `rule` lets the caller at a file; runs inside a tenant transaction. What belongs to its uploader, or to those
 * who made a row that it hangs on, is not there for others.
 */
export async function isOpenTo(identity: Identity, rule: Rule, file: FileRow): Promise<boolean> {
  const { userId, isSuperAdmin } = identity
  if (rule === 'uploader') return isSuperAdmin || file.createdBy === userId
  if (typeof rule === 'string' || allowsAll(identity, rule)) return true
  return file.createdBy === userId || hangsOnOwn(file, userId)
}

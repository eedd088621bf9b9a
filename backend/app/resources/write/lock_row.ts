import type { LucidRow } from '@adonisjs/lucid/types/model'
import type { AnyResource } from '@barem/resources/kit'
import { notFound } from '#app/http/api_error'
import { modelOf } from './model.ts'

export type Row = LucidRow & { version: number }

/**
 * Locks and reads a row, so that two saves of it take turns. Rows that point to it may be added meanwhile, so that
 * orders neither wait for goods that are being changed, nor deadlock with them; `forDelete` keeps those out too.
 * @throws ApiError COM_ERR_002 when it is not there
 */
export async function lockRow(resource: AnyResource, id: string, { forDelete = false } = {}): Promise<Row> {
  const query = modelOf(resource).query().where('id', id)
  if (forDelete) query.forUpdate()
  else query.knexQuery.forNoKeyUpdate()
  const row = await query.first()
  if (!row) throw notFound()
  return row as Row
}

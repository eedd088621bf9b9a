import { notFound } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'

/** Keeps the sheet that a definition began from, in place of an earlier one. */
export const keepSheet = (definitionId: string, name: string, content: Buffer, userId: string) =>
  rowsOf(
    `insert into own_definition_sheets (tenant_id, definition_id, name, content, created_by)
      values (app_tenant(), $1, $2, $3, $4)
      on conflict (tenant_id, definition_id) do update set name = excluded.name, content = excluded.content,
        created_at = now(), created_by = excluded.created_by`,
    [definitionId, name, content, userId],
  )

/** The bytes of the sheet that a definition began from. @throws ApiError COM_ERR_002 where none waits */
export async function sheetOf(definitionId: string): Promise<Buffer> {
  const [row] = await rowsOf<{ content: Buffer }>(
    'select content from own_definition_sheets where tenant_id = app_tenant() and definition_id = $1',
    [definitionId],
  )
  if (!row) throw notFound()
  return row.content
}

/** Forgets the sheet: its rows are imported, or nobody wants them. */
export const forgetSheet = (definitionId: string) =>
  rowsOf('delete from own_definition_sheets where tenant_id = app_tenant() and definition_id = $1', [definitionId])

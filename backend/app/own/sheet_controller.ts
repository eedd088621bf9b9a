import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { ApiError, notFound } from '#app/http/api_error'
import { onceAs } from '#app/http/once'
import { flatQuery } from '#app/http/query_string'
import { requirePermission } from '#app/identity/permissions'
import { uploadTurn } from '#app/limits/upload_turns'
import { importRows, sheetFileOf } from '#app/resources/http/sheet_controller'
import { readSheet } from '#app/resources/sheets/read_sheet'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { idIn } from './body.ts'
import { rowOf } from './drafts.ts'
import { headedByKeys, headsOf } from './sheet_columns.ts'
import { forgetSheet, keepSheet, sheetOf } from './sheet_store.ts'

const LONGEST_NAME = 255

/** The name of a file, from the query. @throws ApiError COM_ERR_001 */
function nameIn({ request }: HttpContext): string {
  const { name } = flatQuery(request.parsedUrl.query)
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME)
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'name', rule: 'required' }] })
  return name.trim()
}

/** Definitions that begin from a sheet: its heads become fields, and its rows wait until it is published. */
export default class OwnSheetController {
  /** What each column of a sheet seems to be; nothing is kept. */
  async read(ctx: HttpContext) {
    requirePermission(ctx, areas.customCategory, 'c')
    return headsOf(await uploadTurn(async () => readSheet(await sheetFileOf(ctx))))
  }

  /** Keeps the sheet until the definition is published. */
  async keep(ctx: HttpContext) {
    requirePermission(ctx, areas.customCategory, 'c')
    const [id, name] = [idIn(ctx.params.id), nameIn(ctx)]
    const { file } = await uploadTurn(async () => {
      const content = await sheetFileOf(ctx)
      return { file: content, sheet: headsOf(await readSheet(content)) }
    })
    await inTenant(ctx.identity.tenantId, async () => {
      await rowOf(id, true)
      await keepSheet(id, name, file, ctx.identity.userId)
    })
    return { succeeded: true }
  }

  async forget(ctx: HttpContext) {
    requirePermission(ctx, areas.customCategory, 'u')
    const id = idIn(ctx.params.id)
    await inTenant(ctx.identity.tenantId, () =>
      onceAs(ctx, async () => {
        await rowOf(id)
        await forgetSheet(id)
        return { succeeded: true }
      }),
    )
  }

  /** Imports the rows of the sheet as a file of the same heads would be; it is forgotten once all are done. */
  async import(ctx: HttpContext) {
    requirePermission(ctx, areas.customCategory, 'v')
    const id = idIn(ctx.params.id)
    const { row, content } = await inTenant(ctx.identity.tenantId, async () => ({
      row: await rowOf(id),
      content: await sheetOf(id),
    }))
    const resource = ctx.engine.resources.find(({ name }) => name === row.name)
    if (!resource || row.status !== 'published' || row.definition === null) throw notFound()
    const { fields } = row.definition
    const { answer, isDone } = await importRows(ctx, resource, async () => ({
      content,
      sheet: headedByKeys(await readSheet(content), fields),
    }))
    if (isDone) await inTenant(ctx.identity.tenantId, () => forgetSheet(id))
    return answer
  }
}

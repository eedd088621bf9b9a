import type { HttpContext } from '@adonisjs/core/http'
import { ApiError, notFound } from '#app/http/api_error'
import { onceAs } from '#app/http/once'
import { flatQuery } from '#app/http/query_string'
import { requirePermission } from '#app/identity/permissions'
import { uploadTurn } from '#app/limits/upload_turns'
import { languageOf, translate } from '#app/language/translate'
import { importRows, sheetFileOf, XLSX } from '#app/resources/http/sheet_controller'
import type { Progress } from '#app/resources/sheets/import_progress'
import type { SheetRow } from '#app/resources/sheets/process/messages'
import { readSheet } from '#app/resources/sheets/read_sheet'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { idIn } from './body.ts'
import { rowOf, type Row } from './drafts.ts'
import { refusedSheet } from './refused_sheet.ts'
import { refusedRows } from './sheet_check.ts'
import { chosenIn, headedByKeys, headsOf } from './sheet_columns.ts'
import { forgetSheet, keepSheet, sheetOf } from './sheet_store.ts'

const LONGEST_NAME = 255

/** The name of a file, from the query. @throws ApiError COM_ERR_001 */
function nameIn({ request }: HttpContext): string {
  const { name } = flatQuery(request.parsedUrl.query)
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME)
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'name', rule: 'required' }] })
  return name.trim()
}

const languageIn = ({ request }: HttpContext) => languageOf(request.header('accept-language'))

/** A workbook to download. */
const send = ({ response }: HttpContext, file: Buffer) =>
  response.header('content-type', XLSX).header('content-disposition', 'attachment; filename="rows.xlsx"').send(file)

/** The columns of a sheet as the caller wants them, or as they seem to be, and the rows that would not fit. */
async function looked(ctx: HttpContext, sheet: readonly SheetRow[]) {
  const { as } = flatQuery(ctx.request.parsedUrl.query)
  const { columns, rows } = headsOf(sheet)
  const chosen = typeof as === 'string' ? chosenIn(columns, as) : columns
  const refused = await refusedRows(sheet, chosen, languageIn(ctx))
  return { columns: columns.map((column, place) => ({ ...column, as: chosen[place]!.as })), rows, refused }
}

/** How many refused rows an answer lists: nobody reads more before correcting the sheet. */
const TOLD = 20

const reasonOf = (errors: readonly { field: string; message: string }[]) =>
  errors.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('; ')

/** What is known of each refused line of an import. */
function reasonsIn({ left = [], refused }: Progress, called: (field: string) => string): Map<number, string> {
  const known = new Map(
    refused.map(({ line, message, errors }) => {
      const all = (errors ?? []) as { field: string; message: string }[]
      const reasons = all.map((one) => ({ ...one, field: called(one.field) }))
      return [line, reasons.length > 0 ? reasonOf(reasons) : String(message)]
    }),
  )
  return new Map(left.map((line) => [line, known.get(line) ?? '']))
}

/** Definitions that begin from a sheet: its heads become fields, and its rows wait until it is published. */
export default class OwnSheetController {
  /** What each column of a sheet seems to be, and which rows would not fit; nothing is kept. */
  async read(ctx: HttpContext) {
    const sheet = await uploadTurn(async () => readSheet(await sheetFileOf(ctx)))
    const { columns, rows, refused } = await looked(ctx, sheet)
    return { columns, rows, refused: { count: refused.length, rows: refused.slice(0, TOLD) } }
  }

  /** The rows of a sheet that would not fit, as a sheet with the reasons. */
  async refused(ctx: HttpContext) {
    const sheet = await uploadTurn(async () => readSheet(await sheetFileOf(ctx)))
    const { refused } = await looked(ctx, sheet)
    const reasons = new Map(refused.map(({ line, errors }) => [line, reasonOf(errors)]))
    const language = languageIn(ctx)
    return send(ctx, await refusedSheet(sheet, reasons, translate(language, 'validation:sheetRest'), language))
  }

  /** The sheet that waits; after an import the rows that were refused, with the reasons. */
  async take(ctx: HttpContext) {
    const id = idIn(ctx.params.id)
    const content = await inTenant(ctx.identity.tenantId, async () => {
      await rowOf(id)
      return sheetOf(id)
    })
    return send(ctx, content)
  }

  /** Keeps the sheet until the definition is published. */
  async keep(ctx: HttpContext) {
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
    const id = idIn(ctx.params.id)
    await inTenant(ctx.identity.tenantId, () =>
      onceAs(ctx, async () => {
        await rowOf(id)
        await forgetSheet(id)
        return { succeeded: true }
      }),
    )
  }

  /**
   * Imports the rows of the sheet as a file of the same heads would be. It is forgotten once all are in; those that
   * were refused stay in its place, with the reasons.
   */
  async import(ctx: HttpContext) {
    const id = idIn(ctx.params.id)
    const { row, content } = await inTenant(ctx.identity.tenantId, async () => ({
      row: await rowOf(id),
      content: await sheetOf(id),
    }))
    const resource = ctx.engine.resources.find(({ name }) => name === row.name)
    if (!resource || row.status !== 'published' || row.definition === null) throw notFound()
    requirePermission(ctx, resource.area, 'c')
    const { fields } = row.definition
    let sheet: SheetRow[] = []
    const { answer, progress } = await importRows(ctx, resource, async () => {
      sheet = await readSheet(content)
      return { content, sheet: headedByKeys(sheet, fields) }
    })
    if (progress) await this.#keepRest(ctx, row, sheet, progress)
    return answer
  }

  /** Keeps the rows that an import refused in the place of the sheet. */
  async #keepRest(ctx: HttpContext, { id, name, sheet: file }: Row, sheet: readonly SheetRow[], progress: Progress) {
    const language = languageIn(ctx)
    const called = (field: string) =>
      field === 'line' || field === '' ? '' : translate(language, `resources:${name}.fields.${field}`)
    const reasons = reasonsIn(progress, called)
    const rest = translate(language, 'validation:sheetRest')
    const content = reasons.size > 0 ? await refusedSheet(sheet, reasons, rest, language) : null
    const base = file!.replace(/\.xlsx$/i, '').replace(` – ${rest}`, '')
    await inTenant(ctx.identity.tenantId, () =>
      content ? keepSheet(id, `${base} – ${rest}.xlsx`, content, ctx.identity.userId) : forgetSheet(id),
    )
  }
}

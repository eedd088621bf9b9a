import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { dayInVietnam, type AnyResource } from '@barem/resources/kit'
import { forgetExports } from '#app/files/exports'
import { saveFile } from '#app/files/save_file'
import { ApiError, unknownName } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { limitedBytes } from '#app/http/limited_bytes'
import { keyOf, markOf } from '#app/http/once'
import { flatQuery } from '#app/http/query_string'
import { languageOf, translate } from '#app/language/translate'
import { requestTooLarge } from '#app/limits/too_large'
import { uploadTurn } from '#app/limits/upload_turns'
import { parseListQuery } from '../read/parse.ts'
import { ofPastYear, rangeOf } from '../read/past_year.ts'
import { exportRows } from '../sheets/export_rows.ts'
import type { Progress } from '../sheets/import_progress.ts'
import { checkSheet, importSheet, type Import } from '../sheets/import_sheet.ts'
import { MAX_BYTES, readSheet } from '../sheets/read_sheet.ts'
import { writeSheet } from '../sheets/write_sheet.ts'
import { refuseBlind } from './resource_controller.ts'
import { ofSeenRows } from './row_access.ts'
import { seenBy } from './seen.ts'
import { writerOf } from './writer.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The query of a list, given in a body: texts, numbers and lists of them. */
function queryIn(body: Record<string, unknown>): Record<string, string | string[]> {
  const plain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
  const wrong = Object.entries(body)
    .filter(([, value]) => ![value].flat().every(plain))
    .map(([name]) => name)
  if (wrong.length > 0) throw unknownName('string', wrong)
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  )
}

/** The bytes of a workbook that comes as the body. @throws ApiError COM_ERR_001 for any other body */
export async function sheetFileOf({ request }: HttpContext): Promise<Buffer> {
  if (!request.header('content-type')?.startsWith(XLSX))
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'file', rule: 'xlsx' }] })
  return limitedBytes(request.request, request, MAX_BYTES, () => requestTooLarge({ bytes: MAX_BYTES }))
}

interface Sheet {
  content: Buffer
  sheet: Import['sheet']
}

/**
 * Imports the rows of a sheet, or says what would happen with `?check=true`.
 * @param read the sheet, read once the caller is known to have the right
 * @returns what is answered, and how an import ended; null for a check, or where it had ended before
 */
export async function importRows(ctx: HttpContext, resource: AnyResource, read: () => Promise<Sheet>) {
  const language = languageOf(ctx.request.header('accept-language'))
  const seen = seenBy(ctx, resource)
  refuseBlind(resource, seen)
  const { content, sheet } = await uploadTurn(read)
  const asked = {
    engine: ctx.engine,
    resource,
    ...{ seen, sheet, language },
    tenantId: ctx.identity.tenantId,
    writer: { ...writerOf(ctx, 'import'), userId: ctx.identity.userId },
  }
  const answer = ({ total, accepted, passed, refused }: Progress) => ({
    succeeded: true,
    data: { total, accepted, ...(passed && { passed }), refused },
  })
  if (flatQuery(ctx.request.parsedUrl.query).check === 'true') {
    const { columns, ...progress } = await checkSheet(asked)
    return { answer: { succeeded: true, data: { ...answer(progress).data, columns } }, progress: null }
  }
  const { progress, replayed } = await importSheet(asked, keyOf(ctx) ?? randomUUID(), markOf(ctx, content))
  if (replayed) ctx.response.header('Idempotency-Replayed', 'true')
  return { answer: answer(progress), progress: replayed ? null : progress }
}

/** Export, template and import of one resource. No transaction is open while a file is read, written or sent. */
export class SheetController {
  readonly #resource: AnyResource

  constructor(resource: AnyResource) {
    this.#resource = resource
  }

  #send(ctx: HttpContext, file: Buffer) {
    return ctx.response
      .header('content-type', XLSX)
      .header('content-disposition', `attachment; filename="${this.#resource.name}.xlsx"`)
      .send(file)
  }

  /**
   * The rows that a list with the same query would show on all its pages; documents of the past year, unless dates are
   * chosen.
   */
  async #sheet(ctx: HttpContext, asked: () => Record<string, unknown>): Promise<Buffer> {
    const seen = seenBy(ctx, this.#resource)
    const { whole, query: said } = rangeOf(asked())
    const parsed = ofSeenRows(seen, parseListQuery(seen, said), ctx.identity)
    const rows = exportRows(ctx.engine, seen, whole ? parsed : ofPastYear(seen, parsed), ctx.identity.tenantId)
    return writeSheet(seen, rows, languageOf(ctx.request.header('accept-language')))
  }

  export = async (ctx: HttpContext) =>
    this.#send(ctx, await this.#sheet(ctx, () => flatQuery(ctx.request.parsedUrl.query)))

  /** The same, kept for a while as a file that the caller alone downloads. */
  exportFile = async (ctx: HttpContext) => {
    const content = await this.#sheet(ctx, () => queryIn(jsonBody(ctx)))
    const title = translate(languageOf(ctx.request.header('accept-language')), `resources:${this.#resource.name}.title`)
    await forgetExports(ctx.identity.tenantId)
    const { id, folder } = await saveFile(ctx.identity, 'exports', {
      name: `${title} ${dayInVietnam(new Date())}.xlsx`,
      kind: 'xlsx',
      content,
      thumb: null,
      width: null,
      height: null,
    })
    return { succeeded: true, data: { filePath: `${folder}/${id}` } }
  }

  /** A template has no choices: a query is refused. */
  template = async (ctx: HttpContext) => {
    const unknown = Object.keys(flatQuery(ctx.request.parsedUrl.query))
    if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
    return this.#send(
      ctx,
      await writeSheet(seenBy(ctx, this.#resource), [], languageOf(ctx.request.header('accept-language'))),
    )
  }

  /** `?check=true` says what would happen and changes nothing. */
  import = async (ctx: HttpContext) => {
    const { answer } = await importRows(ctx, this.#resource, async () => {
      const content = await sheetFileOf(ctx)
      return { content, sheet: await readSheet(content) }
    })
    return answer
  }
}

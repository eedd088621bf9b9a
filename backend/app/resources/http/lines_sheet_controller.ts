import type { HttpContext } from '@adonisjs/core/http'
import { UUID, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { notFound } from '#app/http/api_error'
import { errorBody } from '#app/http/error_body'
import { once } from '#app/http/once'
import { flatQuery } from '#app/http/query_string'
import { languageOf, translate } from '#app/language/translate'
import { uploadTurn } from '#app/limits/upload_turns'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { importLinesSheet, type LinesImported } from '../sheets/import_lines_sheet.ts'
import { MOST_REFUSED } from '../sheets/import_progress.ts'
import { sheetOfLines } from '../sheets/lines_columns.ts'
import { readSheet } from '../sheets/read_sheet.ts'
import { writeLinesSheet } from '../sheets/write_lines_sheet.ts'
import { requireEditable, requireRow } from './row_access.ts'
import { rowJson } from './save_changes.ts'
import { seenBy } from './seen.ts'
import { sheetFileOf, XLSX } from './sheet_controller.ts'
import { writerOf } from './writer.ts'

/** Thrown to undo a check. */
class Undo extends Error {}

/** The lines of one document as a sheet, and its way back. No transaction is open while a file is read or written. */
export class LinesSheetController {
  readonly #resource: AnyResource
  readonly #field: string

  constructor(resource: AnyResource, field: string) {
    this.#resource = resource
    this.#field = field
  }

  #idOf({ params }: HttpContext): string {
    if (!UUID.test(params.id)) throw notFound()
    return params.id.toLowerCase()
  }

  show = async (ctx: HttpContext) => {
    const id = this.#idOf(ctx)
    const language = languageOf(ctx.request.header('accept-language'))
    const seen = seenBy(ctx, this.#resource)
    const row = await inTenant(ctx.identity.tenantId, async () => {
      await requireRow(ctx, this.#resource, 'v', id)
      return JSON.parse(await rowJson(ctx.engine, seen, id)) as Values
    })
    const { name } = this.#resource
    const title = String(row[this.#resource.title] ?? translate(language, `resources:${name}.title`))
    const of = sheetOfLines(seen, this.#field, language)
    const file = await writeLinesSheet(of, row[this.#field] as Values[], title, language)
    return ctx.response
      .header('content-type', XLSX)
      .header('content-disposition', `attachment; filename="${name}.xlsx"`)
      .send(file)
  }

  /** `?check=true` says what would happen and changes nothing. */
  fill = async (ctx: HttpContext) => {
    const id = this.#idOf(ctx)
    const language = languageOf(ctx.request.header('accept-language'))
    const { tenantId } = ctx.identity
    await inTenant(tenantId, () => requireRow(ctx, this.#resource, 'u', id))
    const { content, sheet } = await uploadTurn(async () => {
      const content = await sheetFileOf(ctx)
      return { content, sheet: await readSheet(content) }
    })
    const seen = seenBy(ctx, this.#resource)
    const isCheck = flatQuery(ctx.request.parsedUrl.query).check === 'true'
    const work = async () => {
      await requireEditable(ctx, this.#resource, id)
      return importLinesSheet({
        ...{ engine: ctx.engine, resource: this.#resource, seen, id, sheet, language },
        of: sheetOfLines(seen, this.#field, language),
        writer: { ...writerOf(ctx, 'import'), ...(isCheck && { trial: true }) },
      })
    }
    const answer = ({ columns, refused, passed, ...counts }: LinesImported) => ({
      succeeded: true,
      data: {
        ...counts,
        ...(passed > 0 && { passed }),
        refused: refused.slice(0, MOST_REFUSED).map(({ line, error }) => ({ line, ...errorBody(error, language) })),
        ...(isCheck && { columns }),
      },
    })
    if (!isCheck)
      return inTenant(tenantId, () =>
        once(ctx, false, async () => ({ json: JSON.stringify(answer(await work())) }), undefined, content),
      )
    let outcome: LinesImported | null = null
    await inTenant(tenantId, async () => {
      outcome = await work()
      throw new Undo()
    }).catch((error) => {
      if (!(error instanceof Undo)) throw error
    })
    return answer(outcome!)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { dayInVietnam, type AnyResource } from '@barem/resources/kit'
import { forgetExports } from '#app/files/exports'
import { saveFile } from '#app/files/save_file'
import { ApiError, unknownName } from '#app/http/api_error'
import { errorBody } from '#app/http/error_body'
import { limitedBytes } from '#app/http/limited_bytes'
import { requirePermission } from '#app/identity/permissions'
import { jsonBody } from '#app/http/json_body'
import { languageOf, translate } from '#app/language/translate'
import { inTenant } from '#app/tenancy/tenant_transaction'
import type { Engine } from '../engine.ts'
import { parseListQuery } from '../query/parse.ts'
import { listStatement } from '../query/sql.ts'
import { run } from '../run.ts'
import { importRows } from '../xlsx/import_rows.ts'
import { MAX_BYTES, readSheet } from '../xlsx/read_sheet.ts'
import { writeSheet } from '../xlsx/write_sheet.ts'
import { flatQuery } from './query_string.ts'
import { refuseBlind, seenBy } from './resource_controller.ts'
import { writerOf } from './writer.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** More than anybody reads; who needs all of it asks in parts. */
const MAX_EXPORT = 20_000
const CHUNK = 1000

/** What the query of a list may say, said in a body: texts, numbers and lists of them. */
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

/** A dry run answers what an import would do; it is undone by this. */
class Undo extends Error {}

async function fileOf({ request }: HttpContext): Promise<Buffer> {
  if (!request.header('content-type')?.startsWith(XLSX))
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'file', rule: 'xlsx' }] })
  return limitedBytes(request.request, request, MAX_BYTES, () => new ApiError('COM_ERR_006', { status: 413 }))
}

/** Export, template and import of one resource. None holds a transaction while a file is read, written or sent. */
export class SheetController {
  readonly #resource: AnyResource
  readonly #engine: Engine

  constructor(resource: AnyResource, engine: Engine) {
    this.#resource = resource
    this.#engine = engine
  }

  #send(ctx: HttpContext, file: Buffer) {
    return ctx.response
      .header('content-type', XLSX)
      .header('content-disposition', `attachment; filename="${this.#resource.name}.xlsx"`)
      .send(file)
  }

  /** The rows that a list with the same query would show on all its pages. */
  async #sheet(ctx: HttpContext, asked: () => Record<string, unknown>): Promise<Buffer> {
    const { area, exportArea } = this.#resource
    requirePermission(ctx, area, 'v')
    if (exportArea !== null) requirePermission(ctx, exportArea, 'v')
    const seen = seenBy(ctx, this.#resource)
    const query = parseListQuery(seen, asked())
    const rows = await inTenant(ctx.identity.tenantId, async ({ client }) => {
      const all: Record<string, unknown>[] = []
      for (let start = 0; start < MAX_EXPORT; start += CHUNK) {
        const [page] = await run<{ rows: string }>(
          client,
          listStatement(seen, { ...query, start, limit: CHUNK }, this.#engine.lookup),
        )
        const chunk = JSON.parse(page!.rows) as Record<string, unknown>[]
        all.push(...chunk)
        if (chunk.length < CHUNK) break
      }
      return all
    })
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

  template = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'c')
    return this.#send(
      ctx,
      await writeSheet(seenBy(ctx, this.#resource), [], languageOf(ctx.request.header('accept-language'))),
    )
  }

  /** `?check=true` tells what would happen and changes nothing. */
  import = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'c')
    const language = languageOf(ctx.request.header('accept-language'))
    const seen = seenBy(ctx, this.#resource)
    refuseBlind(this.#resource, seen)
    const sheet = await readSheet(await fileOf(ctx))
    const check = flatQuery(ctx.request.parsedUrl.query).check === 'true'
    let result = { accepted: 0, refused: [] as { line: number; error: ApiError }[] }
    await inTenant(ctx.identity.tenantId, async () => {
      result = await importRows(
        this.#engine,
        { resource: this.#resource, seen },
        sheet,
        writerOf(ctx, 'import'),
        language,
      )
      if (check) throw new Undo()
    }).catch((error) => {
      if (!(error instanceof Undo)) throw error
    })
    return {
      succeeded: true,
      data: {
        accepted: result.accepted,
        refused: result.refused.map(({ line, error }) => ({ line, ...errorBody(error, language) })),
      },
    }
  }
}

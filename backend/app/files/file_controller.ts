import type { HttpContext } from '@adonisjs/core/http'
import { ApiError, notFound, unknownName } from '#app/http/api_error'
import { onceAs } from '#app/http/once'
import { flatQuery } from '#app/http/query_string'
import { uploadTurn } from '#app/limits/upload_turns'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { isOpenTo, requireRule } from './access.ts'
import { findFile, type FileRow } from './file_rows.ts'
import { foldersIn, type Folder } from './folders.ts'
import { prepareFile } from './prepare_file.ts'
import { readUpload } from './read_upload.ts'
import { keepFile } from './save_file.ts'
import { sendFile } from './send_file.ts'

type Action = 'read' | 'create' | 'update'

/** The folder that a path names, when the caller may do `action` in it. */
function requireFolder({ engine, params, identity }: HttpContext, action: Action): Folder & { name: string } {
  const name = params.folder as string
  const folders = foldersIn(engine.resources)
  if (!Object.hasOwn(folders, name)) throw notFound()
  requireRule(identity, folders[name]![action])
  return { ...folders[name]!, name }
}

/**
 * The file that a path names. Files of another company are not found, nor, in a folder where files belong to their
 * uploader, those of another person.
 */
async function fileOf(
  { params, identity }: HttpContext,
  folder: ReturnType<typeof requireFolder>,
  action: Action,
): Promise<FileRow> {
  const file = await inTenant(identity.tenantId, async () => {
    const found = await findFile(folder.name, params.id)
    return found && (await isOpenTo(identity, folder[action], found)) ? found : null
  })
  if (!file) throw notFound()
  return file
}

/** The one value that the query may set. @throws ApiError for other names, and values that are not among `values` */
function queryOf({ request }: HttpContext, name: string, values: string[]): string | null {
  const query = flatQuery(request.parsedUrl.query)
  const unknown = Object.keys(query).filter((key) => key !== name)
  if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
  const value = query[name]
  if (value === undefined) return null
  if (typeof value !== 'string' || !values.includes(value))
    throw new ApiError('COM_ERR_001', { status: 400, errors: [{ field: name, rule: 'enum' }] })
  return value
}

const overrides = (ctx: HttpContext) => queryOf(ctx, 'override', ['true', 'false']) === 'true'

const described = ({ id, folder, name, contentType, bytes, width, height, version }: FileRow) => ({
  succeeded: true,
  data: { filePath: `${folder}/${id}`, name, contentType, bytes, width, height, version },
})

/** `File/{path}`. No transaction is open while a file is read, drawn, written or sent. */
export default class FileController {
  async create(ctx: HttpContext) {
    const folder = requireFolder(ctx, 'create')
    overrides(ctx)
    await this.#keep(ctx, folder)
  }

  /** A new version under the path that is known; the one before stays in the history. */
  async replace(ctx: HttpContext) {
    const folder = requireFolder(ctx, 'update')
    const override = overrides(ctx)
    const { id } = await fileOf(ctx, folder, 'update')
    if (!override) throw new ApiError('FIL_ERR_001')
    await this.#keep(ctx, folder, id)
  }

  /** Answers the file as it is kept, once for the key of the request. */
  #keep(ctx: HttpContext, folder: ReturnType<typeof requireFolder>, replaced?: string): Promise<void> {
    return uploadTurn(async () => {
      const prepared = await prepareFile(await readUpload(ctx, folder))
      const answered = (writeRow: () => Promise<FileRow>) =>
        onceAs(
          ctx,
          async () => {
            const file = described(await writeRow())
            ctx.response.status(replaced ? 200 : 201)
            return file
          },
          prepared.content,
        )
      await keepFile(ctx.identity, folder.name, prepared, answered, replaced)
    })
  }

  /** `?size=thumb` answers the small picture of an image. */
  async show(ctx: HttpContext) {
    const folder = requireFolder(ctx, 'read')
    const thumb = queryOf(ctx, 'size', ['thumb']) !== null
    const file = await fileOf(ctx, folder, 'read')
    if (thumb && file.width === null) throw notFound()
    return sendFile(ctx, file, thumb)
  }
}

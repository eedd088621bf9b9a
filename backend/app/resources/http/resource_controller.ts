import type { HttpContext } from '@adonisjs/core/http'
import { isDocument, UUID, visibleTo, type AnyResource, type Field } from '@barem/resources/kit'
import { documentJson } from '#app/documents/document_json'
import { once } from '#app/documents/once'
import { seenRow } from '#app/documents/seen_content'
import { readHistory } from '#app/history/read_history'
import { ApiError, notFound, unknownName } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { may, requirePermission } from '#app/identity/permissions'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { Values } from '../behaviour.ts'
import type { Engine } from '../engine.ts'
import { parseListQuery } from '../query/parse.ts'
import { similarRows } from '../query/similar.ts'
import { listStatement, optionsStatement } from '../query/sql.ts'
import { run } from '../run.ts'
import { validateCreate, validateUpdate } from '../validation/validator.ts'
import { writeError } from '../violations.ts'
import { createRow, deleteRow, updateRow } from '../write.ts'
import { bulkBody } from './bulk_body.ts'
import { previewOf } from './preview.ts'
import { flatQuery } from './query_string.ts'
import { saveChanges } from './save_changes.ts'
import { writerOf } from './writer.ts'

/** Sends JSON that the database has already written. */
const sendJson = ({ response }: HttpContext, json: string) =>
  response.header('content-type', 'application/json; charset=utf-8').send(json)

function idOf({ params }: HttpContext): string {
  if (!UUID.test(params.id)) throw notFound()
  return params.id.toLowerCase()
}

/** The resource as the caller sees it. */
export const seenBy = ({ identity }: HttpContext, resource: AnyResource): AnyResource =>
  visibleTo(resource, (area) => may(identity, area, 'v'))

/** Refuses to create a row whose required field the caller may not even see. */
export function refuseBlind(resource: AnyResource, seen: AnyResource): void {
  const needed = Object.entries(resource.fields).some(
    ([name, { required, when }]) => required && !when && !seen.fields[name],
  )
  if (needed) throw new ApiError('COM_ERR_004')
}

/** The endpoints of one resource, made from its definition. */
export class ResourceController {
  readonly #resource: AnyResource
  readonly #engine: Engine

  constructor(resource: AnyResource, engine: Engine) {
    this.#resource = resource
    this.#engine = engine
  }

  #row = ({ identity }: HttpContext, seen: AnyResource, id: string): Promise<string> =>
    documentJson(this.#engine, seen, id, identity)

  list = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'v')
    const seen = seenBy(ctx, this.#resource)
    const query = parseListQuery(seen, flatQuery(ctx.request.parsedUrl.query))
    const [answer] = await run<{ total: number; rows: string }>(
      tenantTransaction().client,
      listStatement(seen, query, this.#engine.lookup),
    )
    ctx.response.header('X-Total-Count', String(answer!.total))
    return sendJson(ctx, answer!.rows)
  }

  show = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'v')
    return sendJson(ctx, await this.#row(ctx, seenBy(ctx, this.#resource), idOf(ctx)))
  }

  create = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'c')
    const seen = seenBy(ctx, this.#resource)
    refuseBlind(this.#resource, seen)
    await once(
      ctx,
      isDocument(this.#resource),
      async () => {
        const { preview, ...body } = previewOf(this.#resource, jsonBody(ctx))
        const values = await validateCreate(seen, body)
        const { id, extra } = await createRow(this.#engine, this.#resource, values, writerOf(ctx), preview).catch(
          (error) => {
            throw writeError(this.#engine.violations, error, values)
          },
        )
        ctx.response.status(201)
        const row = await this.#row(ctx, seen, id)
        return Object.keys(extra).length === 0
          ? { json: row }
          : { json: JSON.stringify({ ...(JSON.parse(row) as Values), ...extra }), again: row }
      },
      (json) => seenRow(this.#resource, seen, json),
    )
  }

  update = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'u')
    const id = idOf(ctx)
    const seen = seenBy(ctx, this.#resource)
    await saveChanges(this.#engine, { resource: this.#resource, seen }, id, jsonBody(ctx), writerOf(ctx))
    return sendJson(ctx, await this.#row(ctx, seen, id))
  }

  /** Sets the same values in many rows, all or none; only fields that the definition offers for it. */
  updateMany = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'u')
    const seen = seenBy(ctx, this.#resource)
    const { ids, changes } = bulkBody(seen, jsonBody(ctx))
    const { changes: checked } = await validateUpdate(seen, changes)
    const writer = writerOf(ctx)
    // In one order whoever asks, so that two of these never wait for each other.
    for (const id of [...ids].sort())
      await updateRow(this.#engine, this.#resource, id, { ...checked }, null, writer).catch((error) => {
        throw writeError(this.#engine.violations, error, checked)
      })
    return { succeeded: true, data: { updated: ids.length } }
  }

  delete = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'd')
    const id = idOf(ctx)
    const row = await this.#row(ctx, seenBy(ctx, this.#resource), id)
    await deleteRow(this.#engine, this.#resource, id, writerOf(ctx))
    return sendJson(ctx, row)
  }

  /** Who changed what and when, newest first. */
  history = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'v')
    const id = idOf(ctx)
    const seen = seenBy(ctx, this.#resource)
    const { start, limit, filters } = parseListQuery(seen, flatQuery(ctx.request.parsedUrl.query))
    if (filters.length > 0)
      throw unknownName(
        'unknownFilter',
        filters.map(({ target }) => target.name),
      )
    const { total, entries } = await readHistory(seen, id, { start, limit })
    if (total === 0) await this.#row(ctx, seen, id)
    ctx.response.header('X-Total-Count', String(total))
    return entries
  }

  /** Rows that may be the one that is being typed in. */
  similar = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'v')
    return similarRows(seenBy(ctx, this.#resource), flatQuery(ctx.request.parsedUrl.query))
  }

  /** Choices of a relation, for those who may see the resource whose form has it. */
  options = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'v')
    const field = seenBy(ctx, this.#resource).fields[ctx.params.field] as Field | undefined
    if (field?.type !== 'belongsTo' && field?.type !== 'belongsToMany') throw notFound()
    const query = flatQuery(ctx.request.parsedUrl.query)
    const unknown = Object.keys(query).filter((name) => !['q', 'id', '_start', '_end'].includes(name))
    if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
    const target = this.#engine.lookup(field.to)
    const [answer] = await run<{ rows: string }>(
      tenantTransaction().client,
      optionsStatement(target, parseListQuery(target, query), this.#engine.lookup),
    )
    return sendJson(ctx, answer!.rows)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import type { AnyResource, Field } from '@barem/resources/kit'
import { notFound, unknownName } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { requirePermission } from '#app/identity/permissions'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { Engine } from '../engine.ts'
import { parseListQuery } from '../query/parse.ts'
import { listStatement, optionsStatement, rowStatement } from '../query/sql.ts'
import { run } from '../run.ts'
import { UUID } from '@barem/resources/kit'
import { validateCreate, validateUpdate } from '../validation/validator.ts'
import { writeError } from '../violations.ts'
import { createRow, deleteRow, staleError, StaleSave, updateRow } from '../write.ts'
import { flatQuery } from './query_string.ts'

/** Sends JSON that the database has already written. */
const sendJson = ({ response }: HttpContext, json: string) => response.header('content-type', 'application/json; charset=utf-8').send(json)

function idOf({ params }: HttpContext): string {
  if (!UUID.test(params.id)) throw notFound()
  return params.id.toLowerCase()
}

/** The endpoints of one resource, made from its definition. */
export class ResourceController {
  readonly #resource: AnyResource
  readonly #engine: Engine

  constructor(resource: AnyResource, engine: Engine) {
    this.#resource = resource
    this.#engine = engine
  }

  async #row(id: string): Promise<string> {
    const [found] = await run<{ row: string }>(tenantTransaction().client, rowStatement(this.#resource, id, this.#engine.lookup))
    if (!found) throw notFound()
    return found.row
  }

  list = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'v')
    const query = parseListQuery(this.#resource, flatQuery(ctx.request.parsedUrl.query))
    const [answer] = await run<{ total: number; rows: string }>(tenantTransaction().client, listStatement(this.#resource, query, this.#engine.lookup))
    ctx.response.header('X-Total-Count', String(answer!.total))
    return sendJson(ctx, answer!.rows)
  }

  show = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'v')
    return sendJson(ctx, await this.#row(idOf(ctx)))
  }

  create = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'c')
    const values = await validateCreate(this.#resource, jsonBody(ctx))
    const id = await createRow(this.#resource, values, ctx.identity.userId).catch((error) => {
      throw writeError(this.#engine.violations, error, values)
    })
    ctx.response.status(201)
    return sendJson(ctx, await this.#row(id))
  }

  update = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'u')
    const id = idOf(ctx)
    const { changes, version } = await validateUpdate(this.#resource, jsonBody(ctx))
    try {
      await updateRow(this.#resource, id, changes, version, ctx.identity.userId)
    } catch (error) {
      if (error instanceof StaleSave) throw staleError(changes, JSON.parse(await this.#row(id)))
      throw writeError(this.#engine.violations, error, changes)
    }
    return sendJson(ctx, await this.#row(id))
  }

  delete = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'd')
    const id = idOf(ctx)
    const row = await this.#row(id)
    await deleteRow(this.#resource, id, this.#engine.violations)
    return sendJson(ctx, row)
  }

  /** Choices of a relation, for those who may see the resource whose form has it. */
  options = async (ctx: HttpContext) => {
    requirePermission(ctx, this.#resource.area, 'v')
    const field = this.#resource.fields[ctx.params.field] as Field | undefined
    if (field?.type !== 'belongsTo' && field?.type !== 'belongsToMany') throw notFound()
    const query = flatQuery(ctx.request.parsedUrl.query)
    const unknown = Object.keys(query).filter((name) => !['q', 'id', '_start', '_end'].includes(name))
    if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
    const target = this.#engine.lookup(field.to)
    const [answer] = await run<{ rows: string }>(tenantTransaction().client, optionsStatement(target, parseListQuery(target, query)))
    return sendJson(ctx, answer!.rows)
  }
}

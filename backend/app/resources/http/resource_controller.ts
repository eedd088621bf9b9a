import type { HttpContext } from '@adonisjs/core/http'
import type { Level } from '@barem/resources/areas'
import { isDocument, lineResource, UUID, type AnyField, type AnyResource, type Field } from '@barem/resources/kit'
import { seenRow } from '#app/documents/seen_content'
import type { Values } from '#app/engine/behaviour'
import { readHistory } from '#app/history/read_history'
import { ApiError, notFound, unknownName } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { once } from '#app/http/once'
import { flatQuery } from '#app/http/query_string'
import { may } from '#app/identity/permissions'
import { readList } from '../read/list.ts'
import { parseListQuery } from '../read/parse.ts'
import { openBusinessOf } from '../read/open_business.ts'
import { similarRows } from '../read/similar.ts'
import { fromOf } from '../read/source_options.ts'
import { deleteRow } from '../write/delete_row.ts'
import { ownerAlone } from '../write/own_person.ts'
import { updateRow } from '../write/save.ts'
import { singleId } from '../write/single.ts'
import { writeError } from '../write/violations.ts'
import { namesApprover } from './approver_options.ts'
import { bulkBody, idsMatching } from './bulk_body.ts'
import { sendChoices } from './choices.ts'
import { documentJson } from './document_json.ts'
import { previewOf } from './preview.ts'
import { ofSeenRows, requireEditable, requireRow } from './row_access.ts'
import { createChecked, saveChanges } from './save_changes.ts'
import { seenBy, sendJson } from './seen.ts'
import { writerOf } from './writer.ts'

async function idOf({ params }: HttpContext, resource: AnyResource): Promise<string> {
  if (resource.single) return singleId(resource)
  if (!UUID.test(params.id)) throw notFound()
  return params.id.toLowerCase()
}

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

  constructor(resource: AnyResource) {
    this.#resource = resource
  }

  #row = ({ engine, identity }: HttpContext, seen: AnyResource, id: string, isLast = false): Promise<string> =>
    documentJson(engine, seen, id, identity, isLast)

  /** Runs work that answers a row as JSON text, only once for each key. */
  #once = (ctx: HttpContext, seen: AnyResource, work: (isLast: boolean) => Promise<string>): Promise<void> =>
    once(
      ctx,
      false,
      async (isLast) => ({ json: await work(isLast) }),
      (json) => seenRow(this.#resource, seen, json),
    )

  /** The id of the row that a request is about, when the caller may do `level` with it. */
  async #idFor(ctx: HttpContext, level: Level): Promise<string> {
    const id = await idOf(ctx, this.#resource)
    await requireRow(ctx, this.#resource, level, id)
    return id
  }

  list = async (ctx: HttpContext) => {
    const seen = seenBy(ctx, this.#resource)
    const asked = parseListQuery(seen, flatQuery(ctx.request.parsedUrl.query))
    const query = ofSeenRows(seen, asked, ctx.identity)
    const { total, more, sums, rows } = await readList(seen, query, ctx.engine.lookup)
    if (sums.length > 0) ctx.response.header('X-Total-Sum', sums.join(','))
    ctx.response.header('X-Total-Count', String(total))
    ctx.response.header('X-Total-More', String(more))
    return sendJson(ctx, rows)
  }

  show = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'v')
    return sendJson(ctx, await this.#row(ctx, seenBy(ctx, this.#resource), id, true))
  }

  create = async (ctx: HttpContext) => {
    const seen = seenBy(ctx, this.#resource)
    refuseBlind(this.#resource, seen)
    await once(
      ctx,
      isDocument(this.#resource),
      async (isLast) => {
        const { preview, ...body } = previewOf(this.#resource, jsonBody(ctx))
        const { id, extra } = await createChecked(
          ctx.engine,
          { resource: this.#resource, seen },
          body,
          writerOf(ctx),
          preview,
        )
        ctx.response.status(201)
        const row = await this.#row(ctx, seen, id, isLast)
        return Object.keys(extra).length === 0
          ? { json: row }
          : { json: JSON.stringify({ ...(JSON.parse(row) as Values), ...extra }), again: row }
      },
      (json) => seenRow(this.#resource, seen, json),
    )
  }

  update = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'u')
    await requireEditable(ctx, this.#resource, id)
    const seen = seenBy(ctx, this.#resource)
    await this.#once(ctx, seen, async (isLast) => {
      await saveChanges(ctx.engine, { resource: this.#resource, seen }, id, jsonBody(ctx), writerOf(ctx))
      return this.#row(ctx, seen, id, isLast)
    })
  }

  /** Sets the same values in many rows, all or none; only fields that the definition offers for it. */
  updateMany = async (ctx: HttpContext) => {
    const seen = seenBy(ctx, this.#resource)
    await once(ctx, false, async () => {
      const { ids: named, matching, changes } = await bulkBody(ctx.engine, seen, jsonBody(ctx))
      const ids = matching ? await idsMatching(ctx.engine, seen, matching) : named
      const writer = writerOf(ctx)
      // Always locked in the same order, so that two bulk changes never wait for each other.
      for (const id of [...ids].sort())
        await updateRow(ctx.engine, this.#resource, id, { ...changes }, null, writer).catch((error) => {
          throw writeError(ctx.engine.violations, error, changes)
        })
      return { json: JSON.stringify({ succeeded: true, data: { updated: ids.length } }) }
    })
  }

  delete = async (ctx: HttpContext) => {
    const id = await idOf(ctx, this.#resource)
    const seen = seenBy(ctx, this.#resource)
    await this.#once(ctx, seen, async () => {
      const row = await this.#row(ctx, seen, id)
      await deleteRow(ctx.engine, this.#resource, id, writerOf(ctx))
      return row
    })
  }

  /** Who changed what and when, newest first. */
  history = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'v')
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

  /** What is not at its end of a row, for whoever puts it out of use. */
  open = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'u')
    await this.#row(ctx, seenBy(ctx, this.#resource), id)
    return openBusinessOf(ctx.engine, this.#resource, id, (area) => may(ctx.identity, area, 'v'))
  }

  /** Rows that may be duplicates of the one that is being typed in. */
  similar = async (ctx: HttpContext) => {
    return similarRows(seenBy(ctx, this.#resource), flatQuery(ctx.request.parsedUrl.query))
  }

  /**
   * Choices of a relation, for those who may see the resource of the form, or their own rows of it; of rows that they
   * may not view, only the names.
   */
  options = (ctx: HttpContext) => this.#options(ctx, seenBy(ctx, this.#resource).fields[ctx.params.field], true)

  /** The same for a relation of its lines. */
  lineOptions = (lines: string) => (ctx: HttpContext) =>
    this.#options(ctx, lineResource(seenBy(ctx, this.#resource), lines).fields[ctx.params.field], false)

  async #options(ctx: HttpContext, asked: AnyField | undefined, isOwn: boolean) {
    const isApprover = isOwn && namesApprover(this.#resource, ctx.params.field)
    const from = isOwn ? fromOf(this.#resource, ctx.params.field) : null
    const ownedBy = isOwn && asked ? ownerAlone(this.#resource, asked as Field, ctx.identity) : null
    return sendChoices(ctx, asked, { approves: isApprover ? this.#resource : null, from, ownedBy })
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import type { Level } from '@barem/resources/areas'
import { totalsOf, UUID, warnedOf, type AnyResource } from '@barem/resources/kit'
import { countPrint, paperOf, printsOf } from '#app/documents/prints'
import { warningsOf } from '#app/documents/review'
import { revisionsOf } from '#app/documents/revisions'
import { seenContent, seenRow } from '#app/documents/seen_content'
import { previewApprovalRoute } from '#app/documents/approval_route_preview'
import { ApiError, notFound } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { once } from '#app/http/once'
import { doneLines, isOpen, openOf } from '../read/fulfilled.ts'
import { heldBy, lostBy } from '../read/held.ts'
import { madeFrom } from '../read/made_from.ts'
import { lockRow } from '../write/lock_row.ts'
import { StaleSave } from '../write/stale_save.ts'
import { storedNow } from '../write/stored_values.ts'
import { transition } from '../write/transition.ts'
import { askOf } from './action_body.ts'
import { documentJson } from './document_json.ts'
import { refuseBlind } from './resource_controller.ts'
import { seenBy } from './seen.ts'
import { requireEditable, requireRow } from './row_access.ts'
import { previewChecked, rowJson, staleAnswer } from './save_changes.ts'
import { writerOf } from './writer.ts'

/** What documents have besides the endpoints of every resource: the steps of their lives, and what was approved. */
export class DocumentController {
  readonly #resource: AnyResource

  constructor(resource: AnyResource) {
    this.#resource = resource
  }

  /** The id of the document that a request is about, when the caller may do `level` with it. */
  async #idFor(ctx: HttpContext, level: Level): Promise<string> {
    if (!UUID.test(ctx.params.id)) throw notFound()
    const id = ctx.params.id.toLowerCase()
    await requireRow(ctx, this.#resource, level, id)
    return id
  }

  /**
   * A handler of one action. Approvers and requesters only have to see the document; for other actions one has to be
   * allowed to change it, or to change the area of the action.
   */
  action = (name: string) => async (ctx: HttpContext) => {
    const { by, area, level } = this.#resource.states!.actions[name]!
    const isChange = by === 'editor' && area === null
    const id = await this.#idFor(ctx, isChange ? level : 'v')
    const seen = seenBy(ctx, this.#resource)
    await once(
      ctx,
      true,
      async () => {
        const ask = await askOf(seen, name, jsonBody(ctx))
        if (isChange) await requireEditable(ctx, this.#resource, id)
        await transition(ctx.engine, this.#resource, id, name, ask, writerOf(ctx)).catch(async (error) => {
          throw error instanceof StaleSave ? await staleAnswer(ctx.engine, seen, id, {}, ask.version!) : error
        })
        return { json: await documentJson(ctx.engine, seen, id, ctx.identity) }
      },
      (json) => seenRow(this.#resource, seen, json),
    )
  }

  /**
   * What saving a body would store, with the figures that a save compares: of a new document, or of the one that `id`
   * names with changes. Nothing is stored.
   */
  preview = async (ctx: HttpContext) => {
    const seen = seenBy(ctx, this.#resource)
    const { id = null, ...body } = jsonBody(ctx)
    if (id === null) refuseBlind(this.#resource, seen)
    else await this.#requireChangeable(ctx, id)
    const target = id === null ? null : String(id).toLowerCase()
    const kinds = { resource: this.#resource, seen }
    const row = await previewChecked(ctx.engine, kinds, target, body, writerOf(ctx))
    const way = await previewApprovalRoute(ctx.engine, kinds, row, ctx.identity.userId)
    const content = seenContent(seen, row)
    const all = Object.keys(this.#resource.states!.actions)
    return {
      ...{ row: content, figures: totalsOf(this.#resource, row), approval: way },
      ...(warnedOf(seen).length > 0 && { warnings: await warningsOf(ctx.engine, seen, content, all, ctx.identity) }),
    }
  }

  /** What a document is made from another one, for those who may write it. */
  from = async (ctx: HttpContext) => {
    const { createdFrom } = this.#resource
    const found = createdFrom.find(({ relation }) => relation === ctx.params.field)
    if (!found || !UUID.test(ctx.params.id)) throw notFound()
    return madeFrom(ctx.engine, seenBy(ctx, this.#resource), found, ctx.params.id.toLowerCase())
  }

  /** What was done of each line of a document, what of it is still open in every unit, and what it holds for it. */
  progress = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'v')
    const stored = await storedNow(this.#resource, id)
    const lines = await doneLines(ctx.engine, this.#resource, stored)
    const held = await heldBy(this.#resource, stored)
    const lost = await lostBy(this.#resource, id, stored)
    return lines
      .filter(({ way, line, follows }) => !follows && !(way.except && line[way.except]))
      .map(({ way, line, balance }) => ({
        field: way.source,
        line: line.id,
        done: Object.fromEntries(Object.keys(way.remaining).map((measure) => [measure, balance?.[measure] ?? '0'])),
        open: openOf(way, line, balance),
        isOpen: isOpen(way, line, openOf(way, line, balance)),
        ...(held && { held: held.get(String(line.id)) ?? {} }),
        ...(lost.has(String(line.id)) && { lost: lost.get(String(line.id)) }),
      }))
  }

  async #requireChangeable(ctx: HttpContext, id: unknown): Promise<void> {
    if (typeof id !== 'string' || !UUID.test(id))
      throw new ApiError('COM_ERR_001', { errors: [{ field: 'id', rule: 'uuid' }] })
    await requireRow(ctx, this.#resource, 'u', id.toLowerCase())
    await requireEditable(ctx, this.#resource, id.toLowerCase())
  }

  /** What was approved, newest first, without what the caller may not see. */
  revisions = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'v')
    const seen = seenBy(ctx, this.#resource)
    const found = await revisionsOf(this.#resource, id)
    if (found.length === 0) await documentJson(ctx.engine, seen, id, ctx.identity)
    return found.map((revision) => ({ ...revision, content: seenContent(seen, revision.content) }))
  }

  /** What was printed, newest first. */
  prints = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'v')
    await rowJson(ctx.engine, seenBy(ctx, this.#resource), id)
    return printsOf(this.#resource, id)
  }

  /** Counts a copy that is about to be printed: those who may see a document may print it. */
  print = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'v')
    await once(ctx, true, async () => {
      await rowJson(ctx.engine, seenBy(ctx, this.#resource), id)
      const paper = paperOf(this.#resource, jsonBody(ctx))
      const { version } = await lockRow(this.#resource, id)
      const printed = await countPrint(ctx.engine, this.#resource, { id, version }, paper, writerOf(ctx))
      ctx.response.status(201)
      return { json: JSON.stringify(printed) }
    })
  }
}

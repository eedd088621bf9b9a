import type { HttpContext } from '@adonisjs/core/http'
import type { Level } from '@barem/resources/areas'
import { UUID, type AnyResource } from '@barem/resources/kit'
import { notFound } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { requirePermission } from '#app/identity/permissions'
import type { Engine } from '#app/resources/engine'
import { seenBy } from '#app/resources/http/resource_controller'
import { rowJson, staleAnswer } from '#app/resources/http/save_changes'
import { requireEditable, requireRow, requireSome } from '#app/resources/http/row_access'
import { writerOf } from '#app/resources/http/writer'
import { StaleSave } from '#app/resources/write'
import { documentJson } from './document_json.ts'
import { once } from './once.ts'
import { countPrint, paperOf, printsOf } from './prints.ts'
import { seenContent, seenRow } from './seen_content.ts'
import { revisionsOf } from './revisions.ts'
import { askOf } from './ask_body.ts'
import { transition } from './transition.ts'

/** What documents have besides the endpoints of every resource: the steps of their lives, and what was approved. */
export class DocumentController {
  readonly #resource: AnyResource
  readonly #engine: Engine

  constructor(resource: AnyResource, engine: Engine) {
    this.#resource = resource
    this.#engine = engine
  }

  /** The id of the document that a request is about, when the caller may do `level` with it. */
  async #idFor(ctx: HttpContext, level: Level): Promise<string> {
    requireSome(ctx, this.#resource, level)
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
    const { by, area } = this.#resource.states!.actions[name]!
    const isChange = by === 'editor' && area === null
    const id = await this.#idFor(ctx, isChange ? 'u' : 'v')
    if (area !== null) requirePermission(ctx, area, 'u')
    const seen = seenBy(ctx, this.#resource)
    await once(
      ctx,
      true,
      async () => {
        const ask = await askOf(seen, name, jsonBody(ctx))
        if (isChange) await requireEditable(ctx, this.#resource, id)
        await transition(this.#engine, this.#resource, id, name, ask, writerOf(ctx)).catch(async (error) => {
          throw error instanceof StaleSave ? await staleAnswer(this.#engine, seen, id, {}, ask.version!) : error
        })
        return { json: await documentJson(this.#engine, seen, id, ctx.identity) }
      },
      (json) => seenRow(this.#resource, seen, json),
    )
  }

  /** What was approved, newest first, without what the caller may not see. */
  revisions = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'v')
    const seen = seenBy(ctx, this.#resource)
    const found = await revisionsOf(this.#resource, id)
    if (found.length === 0) await documentJson(this.#engine, seen, id, ctx.identity)
    return found.map((revision) => ({ ...revision, content: seenContent(seen, revision.content) }))
  }

  /** What was printed, newest first. */
  prints = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'v')
    await rowJson(this.#engine, seenBy(ctx, this.#resource), id)
    return printsOf(this.#resource, id)
  }

  /** Counts a copy that is about to be printed: those who may see a document may print it. */
  print = async (ctx: HttpContext) => {
    const id = await this.#idFor(ctx, 'v')
    await once(ctx, true, async () => {
      await rowJson(this.#engine, seenBy(ctx, this.#resource), id)
      const paper = paperOf(this.#resource, jsonBody(ctx))
      const printed = await countPrint(this.#engine, this.#resource, id, paper, writerOf(ctx))
      ctx.response.status(201)
      return { json: JSON.stringify(printed) }
    })
  }
}

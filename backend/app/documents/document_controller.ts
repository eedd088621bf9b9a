import type { HttpContext } from '@adonisjs/core/http'
import { UUID, type AnyResource } from '@barem/resources/kit'
import { ApiError, notFound, unknownName } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { requirePermission } from '#app/identity/permissions'
import type { Engine } from '#app/resources/engine'
import { seenBy } from '#app/resources/http/resource_controller'
import { staleAnswer } from '#app/resources/http/save_changes'
import { writerOf } from '#app/resources/http/writer'
import { INVISIBLE } from '#app/resources/validation/clean'
import { isVersion } from '#app/resources/validation/validator'
import { StaleSave } from '#app/resources/write'
import { documentJson } from './document_json.ts'
import { once } from './once.ts'
import { seenContent, seenRow } from './seen_content.ts'
import { revisionsOf } from './revisions.ts'
import { transition, type Ask } from './transition.ts'

const MAX_COMMENT = 1000

/** @throws ApiError COM_ERR_001 at `version` or `comment`, 400 for anything else in the body */
export function askOf({ version = null, comment = null, ...rest }: Record<string, unknown>): Ask {
  const unknown = Object.keys(rest)
  if (unknown.length > 0) throw unknownName('unknownField', unknown)
  const refuse = (field: string, rule: string, meta = {}): never => {
    throw new ApiError('COM_ERR_001', { errors: [{ field, rule, meta }] })
  }
  if (!isVersion(version)) refuse('version', version === null ? 'required' : 'integer')
  if (comment !== null && typeof comment !== 'string') refuse('comment', 'string')
  const text = ((comment ?? '') as string).trim().normalize('NFC')
  if (text.length > MAX_COMMENT) refuse('comment', 'maxLength', { max: MAX_COMMENT })
  if (INVISIBLE.test(text)) refuse('comment', 'controlCharacters')
  return { version: version as number, comment: text || null }
}

/** What documents have besides the endpoints of every resource: the steps of their lives, and what was approved. */
export class DocumentController {
  readonly #resource: AnyResource
  readonly #engine: Engine

  constructor(resource: AnyResource, engine: Engine) {
    this.#resource = resource
    this.#engine = engine
  }

  #id({ params }: HttpContext): string {
    if (!UUID.test(params.id)) throw notFound()
    return params.id.toLowerCase()
  }

  /** A handler of one action. Who decides or takes back needs no more than to see the document; who else acts has to be one who may change it. */
  action = (name: string) => async (ctx: HttpContext) => {
    const { by } = this.#resource.states!.actions[name]!
    requirePermission(ctx, this.#resource.area, by === 'editor' ? 'u' : 'v')
    const id = this.#id(ctx)
    const seen = seenBy(ctx, this.#resource)
    await once(
      ctx,
      true,
      async () => {
        const ask = askOf(jsonBody(ctx))
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
    requirePermission(ctx, this.#resource.area, 'v')
    const id = this.#id(ctx)
    const seen = seenBy(ctx, this.#resource)
    const found = await revisionsOf(this.#resource, id)
    if (found.length === 0) await documentJson(this.#engine, seen, id, ctx.identity)
    return found.map((revision) => ({ ...revision, content: seenContent(seen, revision.content) }))
  }
}

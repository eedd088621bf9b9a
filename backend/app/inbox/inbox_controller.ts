import type { HttpContext } from '@adonisjs/core/http'
import { jsonBody } from '#app/http/json_body'
import { once } from '#app/http/once'
import { flatQuery } from '#app/http/query_string'
import { may } from '#app/identity/permissions'
import { languageOf } from '#app/language/translate'
import { seenBy } from '#app/resources/http/resource_controller'
import { writerOf } from '#app/resources/http/writer'
import { pageOf } from '#app/resources/read/parse'
import { engine } from '#app/resources/serving'
import { decideBody } from './decide_body.ts'
import { decideMany } from './decide_many.ts'
import { inbox } from './inbox.ts'

/** The requests that wait for a person, and decisions about many of them at once. */
export default class ApprovalController {
  /** Tasks that wait for the caller, the longest waiting first; with `_end=0` only how many there are. */
  async inbox(ctx: HttpContext) {
    const page = pageOf(flatQuery(ctx.request.parsedUrl.query))
    const seen = engine.resources
      .filter(({ states, area }) => states?.approval && may(ctx.identity, area, 'v'))
      .map((resource) => seenBy(ctx, resource))
    const { total, tasks } = await inbox(ctx.identity.userId, seen, engine.lookup, page)
    ctx.response.header('X-Total-Count', String(total))
    return tasks
  }

  /** One decision about many documents, with a result for each. */
  async decide(ctx: HttpContext) {
    await once(ctx, true, async () => {
      const body = await decideBody(jsonBody(ctx))
      const results = await decideMany(
        engine,
        body,
        { ...writerOf(ctx), identity: ctx.identity },
        languageOf(ctx.request.header('accept-language')),
      )
      return { json: JSON.stringify({ succeeded: true, data: { results } }) }
    })
  }
}

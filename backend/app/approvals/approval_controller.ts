import type { HttpContext } from '@adonisjs/core/http'
import { may } from '#app/identity/permissions'
import { flatQuery } from '#app/resources/http/query_string'
import { seenBy } from '#app/resources/http/resource_controller'
import { pageOf } from '#app/resources/query/parse'
import { engine } from '#app/resources/serving'
import { inbox } from './inbox.ts'

/** What waits for somebody, and their answers to many at once. */
export default class ApprovalController {
  /** Tasks that wait for the caller, the longest waiting first; with `_end=0` only how many there are. */
  async inbox(ctx: HttpContext) {
    const page = pageOf(flatQuery(ctx.request.parsedUrl.query))
    const seen = engine.resources.filter(({ states, area }) => states?.approval && may(ctx.identity, area, 'v')).map((resource) => seenBy(ctx, resource))
    const { total, tasks } = await inbox(ctx.identity.userId, seen, engine.lookup, page)
    ctx.response.header('X-Total-Count', String(total))
    return tasks
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { ApiError, unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { queryText } from '#app/http/query_text'
import { composed } from '#app/language/composed'
import { seenBy } from '#app/resources/http/seen'
import { onlyOf, seesSome } from '#app/resources/http/row_access'
import { find } from './find.ts'

/** Characters. */
export const MAX = 100

/** @throws ApiError 400 unless the query says `q`, once, with something to find, and nothing else */
function typedIn({ request }: HttpContext): string {
  const { q, ...rest } = flatQuery(request.parsedUrl.query)
  const unknown = Object.keys(rest)
  if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
  const typed = composed(q === undefined ? '' : queryText('q', q)).trim()
  if (typed === '') throw unknownName('required', ['q'])
  if (typed.length > MAX)
    throw new ApiError('COM_ERR_001', { status: 400, errors: [{ field: 'q', rule: 'maxLength', meta: { max: MAX } }] })
  return typed
}

/** One box for everything that has a page: `?q=tuan phat`. */
export default class FindController {
  /**
   * Records that hold what was typed, grouped by resource, the best of each first, and in `q` the words that they hold;
   * only of what the caller may view, as they see it; their own rows where those alone are open to them.
   */
  async find(ctx: HttpContext) {
    const typed = typedIn(ctx)
    const pages = ctx.engine.resources.filter(
      (resource) =>
        resource.list.search.length > 0 && resource.actions.includes('show') && seesSome(resource, ctx.identity),
    )
    const { words, found } = await find(
      pages.map((resource) => ({ seen: seenBy(ctx, resource), onlyOf: onlyOf(resource, ctx.identity) })),
      typed,
      ctx.engine.lookup,
    )
    return ctx.response
      .header('content-type', 'application/json; charset=utf-8')
      .send(`{"q":${JSON.stringify(words)},"data":${found}}`)
  }
}

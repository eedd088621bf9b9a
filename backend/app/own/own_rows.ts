import type { HttpContext } from '@adonisjs/core/http'
import { ownPath } from '@barem/resources/own'
import { notFound } from '#app/http/api_error'
import { rowOf } from '#app/resources/http/derived_routes'
import { requireRight } from '#app/routing/require_rule'

type Method = 'get' | 'post' | 'patch' | 'delete'

/** The calls that an own resource has, as routes below its path: name, method, and what follows the path. */
export const OWN_ROUTES = [
  ['options', 'get', '/options/:field'],
  ['list', 'get', ''],
  ['history', 'get', '/:id/history'],
  ['open', 'get', '/:id/open'],
  ['show', 'get', '/:id'],
  ['create', 'post', ''],
  ['updateMany', 'patch', ''],
  ['update', 'patch', '/:id'],
  ['delete', 'delete', '/:id'],
] as const satisfies readonly (readonly [string, Method, string])[]

/** Those that open transactions of their own. */
export const OWN_SHEETS = [
  ['export', 'get', '/export'],
  ['template', 'get', '/template'],
  ['import', 'post', '/import'],
] as const satisfies readonly (readonly [string, Method, string])[]

/**
 * A handler of one call of whichever own resource the path names, by the row that its definition makes.
 * @throws ApiError COM_ERR_002 when it serves no such call, COM_ERR_004 for a caller whom its rule refuses
 */
export const ownCall = (call: string) => (ctx: HttpContext) => {
  const resource = ctx.engine.at(ownPath(String(ctx.params.key)))
  const row = resource && rowOf(resource, call)
  if (!row || typeof row.handle !== 'function') throw notFound()
  requireRight(ctx.identity, row.rule)
  return row.handle(ctx)
}

import type { HttpContext } from '@adonisjs/core/http'
import {
  choosableRows,
  namesOf,
  offersChoices,
  type AnyField,
  type AnyResource,
  type Field,
} from '@barem/resources/kit'
import { notFound, unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { may } from '#app/identity/permissions'
import { runLast } from '#app/tenancy/run'
import { parseListQuery } from '../read/parse.ts'
import { optionsStatement } from '../read/sql.ts'
import { approverOptions } from './approver_options.ts'
import { seenBy, sendJson } from './seen.ts'

/**
 * Answers the rows that may be chosen for a relation; of rows that the caller may not view, only the names.
 * @param approves the document whose approver is chosen; null for all other choices
 * @throws ApiError COM_ERR_002 where the field offers none, 400 at what is no filter of choices
 */
export async function sendChoices(ctx: HttpContext, asked: AnyField | undefined, approves: AnyResource | null) {
  const field = asked as Field | undefined
  if ((field?.type !== 'belongsTo' && field?.type !== 'belongsToMany') || !offersChoices(field)) throw notFound()
  const { proposed, ...query } = flatQuery(ctx.request.parsedUrl.query)
  const unknown = Object.keys(query).filter((name) => !['q', 'id', '_start', '_end'].includes(name))
  if (proposed !== undefined && (!approves || proposed !== 'true')) unknown.push('proposed')
  if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
  const related = ctx.engine.lookup(field.to)
  const target = may(ctx.identity, related.area, 'v') ? seenBy(ctx, related) : namesOf(related)
  const more = approves ? approverOptions(approves, proposed ? ctx.identity.userId : null) : undefined
  const [answer] = await runLast<{ rows: string }>(
    optionsStatement(target, parseListQuery(target, query), ctx.engine.lookup, choosableRows(field, related), more),
  )
  return sendJson(ctx, answer!.rows)
}

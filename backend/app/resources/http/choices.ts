import type { HttpContext } from '@adonisjs/core/http'
import {
  choosableRows,
  namesOf,
  offersChoices,
  type AnyField,
  type AnyResource,
  type Field,
  type CreatedFrom,
  snake,
  UUID,
} from '@barem/resources/kit'
import { notFound, unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { may } from '#app/identity/permissions'
import { runLast } from '#app/tenancy/run'
import { parseListQuery } from '../read/parse.ts'
import { sourceOptions } from '../read/source_options.ts'
import type { Bind } from '../read/search.ts'
import { optionsStatement, type MoreOfOptions } from '../read/sql.ts'
import { approverOptions } from './approver_options.ts'
import { seenBy, sendJson } from './seen.ts'

/**
 * Answers the rows that may be chosen for a relation; of rows that the caller may not view, only the names.
 * @param approves the document whose approver is chosen; null for all other choices
 * @param from how a document is made of those that are chosen; null for all other choices
 * @param ownedBy the account whose rows alone are offered; null for all
 * @throws ApiError COM_ERR_002 where the field offers none, 400 at what is no filter of choices
 */
export async function sendChoices(
  ctx: HttpContext,
  asked: AnyField | undefined,
  {
    approves,
    from,
    ownedBy = null,
  }: { approves: AnyResource | null; from: CreatedFrom | null; ownedBy?: string | null },
) {
  const field = asked as Field | undefined
  if ((field?.type !== 'belongsTo' && field?.type !== 'belongsToMany') || !offersChoices(field)) throw notFound()
  const { proposed, open, partner, ...query } = flatQuery(ctx.request.parsedUrl.query)
  const unknown = Object.keys(query).filter((name) => !['q', 'id', '_start', '_end'].includes(name))
  if (proposed !== undefined && (!approves || proposed !== 'true')) unknown.push('proposed')
  if (open !== undefined && (!from || open !== 'true')) unknown.push('open')
  if (partner !== undefined && (!from || !UUID.test(String(partner)))) unknown.push('partner')
  if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
  const related = ctx.engine.lookup(field.to)
  const views = may(ctx.identity, related.area, 'v')
  const target = views ? seenBy(ctx, related) : namesOf(related)
  // Those that are chosen already are answered whosever they are.
  const wanted = {
    views,
    open: open !== undefined,
    partner: partner === undefined || 'id' in query ? null : String(partner),
  }
  const more = approves
    ? approverOptions(approves, proposed ? ctx.identity.userId : null)
    : from
      ? sourceOptions(ctx.engine, target, from, wanted)
      : field.type === 'belongsTo' && ownedBy !== null
        ? (bind: Bind): MoreOfOptions => ({
            ...{ joins: '', columns: '', order: '' },
            condition: `t.${snake(field.owner!)} = ${bind(ownedBy)}::uuid`,
          })
        : undefined
  const [answer] = await runLast<{ rows: string }>(
    optionsStatement(target, parseListQuery(target, query), ctx.engine.lookup, choosableRows(field, related), more),
  )
  return sendJson(ctx, answer!.rows)
}

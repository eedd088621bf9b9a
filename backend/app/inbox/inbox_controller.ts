import type { HttpContext } from '@adonisjs/core/http'
import { jsonBody } from '#app/http/json_body'
import { once, onceAs } from '#app/http/once'
import { flatQuery } from '#app/http/query_string'
import { notFound, unknownName } from '#app/http/api_error'
import { may } from '#app/identity/permissions'
import { languageOf } from '#app/language/translate'
import { seenBy } from '#app/resources/http/seen'
import { documentJson } from '#app/resources/http/document_json'
import { onlyOf, requireRow } from '#app/resources/http/row_access'
import { staleAnswer } from '#app/resources/http/save_changes'
import { writerOf } from '#app/resources/http/writer'
import { pageOf } from '#app/resources/read/parse'
import { StaleSave } from '#app/resources/write/stale_save'
import { takeBackDecision } from '#app/resources/write/take_back'
import { decideBody } from './decide_body.ts'
import { decideMany } from './decide_many.ts'
import { inbox } from './inbox.ts'
import { withReviews } from './reviews.ts'
import { runningQuery } from './running_query.ts'
import { runningRequests } from './running.ts'
import { handOverBody, pathId, takeBackBody } from './task_body.ts'
import { handOver, remind, subjectOfTask } from './tasks.ts'

/** Kinds of documents that get approved and that the caller may look at, as they see them. */
const seenKinds = (ctx: HttpContext) =>
  ctx.engine.resources
    .filter(({ states, area }) => states?.approval && may(ctx.identity, area, 'v'))
    .map((resource) => seenBy(ctx, resource))

/**
 * The document of a task, without a lock: documents are locked before requests.
 * @throws ApiError COM_ERR_002
 */
async function subjectOf(ctx: HttpContext, task: string) {
  const request = await subjectOfTask(task)
  const resource = ctx.engine.resources.find(({ name }) => name === request?.resource)
  if (!request || !resource) throw notFound()
  return { request, resource }
}

/** The requests that wait for a person, and decisions about many of them at once. */
export default class ApprovalController {
  /**
   * Tasks that wait for the caller, the longest waiting first; with `_end=0` only how many there are, with
   * `_review=true` what is unusual about each.
   */
  async inbox(ctx: HttpContext) {
    const { _review = 'false', ...query } = flatQuery(ctx.request.parsedUrl.query)
    if (_review !== 'true' && _review !== 'false') throw unknownName('boolean', ['_review'])
    const page = pageOf(query)
    const seen = seenKinds(ctx)
    const { total, tasks } = await inbox(ctx.identity.userId, seen, ctx.engine.lookup, page)
    ctx.response.header('X-Total-Count', String(total))
    return _review === 'true' ? withReviews(ctx.engine, tasks, seen, ctx.identity) : tasks
  }

  /** One decision about many documents, with a result for each. */
  async decide(ctx: HttpContext) {
    await once(ctx, true, async () => {
      const body = await decideBody(jsonBody(ctx))
      const results = await decideMany(
        ctx.engine,
        body,
        { ...writerOf(ctx), identity: ctx.identity },
        languageOf(ctx.request.header('accept-language')),
      )
      return { json: JSON.stringify({ succeeded: true, data: { results } }) }
    })
  }

  /** Requests on their way, by workflow, step and days, as far as the caller may look at their documents. */
  async running(ctx: HttpContext) {
    const query = runningQuery(flatQuery(ctx.request.parsedUrl.query))
    // Kinds of which the caller sees their own alone are left out.
    const kinds = seenKinds(ctx).filter((seen) => onlyOf(seen, ctx.identity) === null)
    const { total, rows } = await runningRequests(kinds, query)
    ctx.response.header('X-Total-Count', String(total))
    return rows
  }

  /** Gives a task of the caller to somebody else. */
  async forward(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      await handOver(
        ctx.engine,
        'forward',
        pathId(ctx.params.id),
        await handOverBody(jsonBody(ctx), false),
        ctx.identity,
      )
      return { succeeded: true }
    })
  }

  /** Gives a task of somebody to another person, with a reason. */
  async reassign(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      await handOver(
        ctx.engine,
        'reassign',
        pathId(ctx.params.id),
        await handOverBody(jsonBody(ctx), true),
        ctx.identity,
      )
      return { succeeded: true }
    })
  }

  /** Takes back a decision of the caller while nothing followed it; answers the document. */
  async takeBack(ctx: HttpContext) {
    await once(ctx, false, async () => {
      const body = await takeBackBody(jsonBody(ctx))
      const task = pathId(ctx.params.id)
      const { request, resource } = await subjectOf(ctx, task)
      await requireRow(ctx, resource, 'v', request.recordId)
      const seen = seenBy(ctx, resource)
      await takeBackDecision(ctx.engine, resource, request.recordId, { task, ...body }, writerOf(ctx)).catch(
        async (error) => {
          const { version } = body
          throw error instanceof StaleSave ? await staleAnswer(ctx.engine, seen, request.recordId, {}, version!) : error
        },
      )
      return { json: await documentJson(ctx.engine, seen, request.recordId, ctx.identity) }
    })
  }

  /** Mails a reminder to those whom a request of the caller waits for. */
  async remind(ctx: HttpContext) {
    await onceAs(ctx, async () => {
      await remind(ctx.engine, pathId(ctx.params.id), ctx.identity)
      return { succeeded: true }
    })
  }
}

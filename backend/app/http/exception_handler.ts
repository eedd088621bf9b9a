import { ExceptionHandler as BaseHandler, type HttpContext } from '@adonisjs/core/http'
import { isDiskFull } from '#app/files/disk_room'
import { withMissingRight } from '#app/identity/missing_right'
import { languageOf } from '#app/language/translate'
import { ApiError } from './api_error.ts'
import { errorBody } from './error_body.ts'
import { isUnavailable } from './unavailable.ts'

interface Thrown {
  code?: string
  status?: number
}

/** The error of the catalogue for an error of the framework. */
function known(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code, status } = (error ?? {}) as Thrown
  if (code === 'E_ROUTE_NOT_FOUND') return new ApiError('COM_ERR_002')
  if (code === 'E_REQUEST_ENTITY_TOO_LARGE' || status === 413) return new ApiError('COM_ERR_006', { status: 413 })
  if (status === 400 || status === 415 || status === 422) return new ApiError('COM_ERR_006', { status })
  if (isDiskFull(error)) return new ApiError('COM_ERR_018')
  if (isUnavailable(error)) return new ApiError('COM_ERR_010')
  return new ApiError('COM_ERR_009')
}

/** Whether the caller of a GET has closed the connection before the answer was sent. */
const hasLeft = ({ request, response: { response } }: HttpContext): boolean =>
  request.method() === 'GET' && response.closed && !response.writableFinished

export default class ExceptionHandler extends BaseHandler {
  override async handle(error: unknown, ctx: HttpContext) {
    const { request, response } = ctx
    const answer = await withMissingRight(known(error), ctx)
    const language = languageOf(request.header('accept-language'))
    response.header('Content-Language', language.replace('_', '-'))
    if (answer.retryAfter !== null) response.header('Retry-After', String(answer.retryAfter))
    response.status(answer.status).send(errorBody(answer, language))
  }

  /** Logs only unexpected errors; their text may hold SQL and never leaves the server. */
  override async report(error: unknown, ctx: HttpContext) {
    const { code } = known(error)
    // It has lost its turn in a queue by leaving.
    if (code === 'COM_ERR_010' && hasLeft(ctx)) return
    if (code === 'COM_ERR_009' || code === 'COM_ERR_010' || code === 'COM_ERR_018')
      ctx.logger.error({ err: error, request: ctx.request.id() }, 'request failed')
  }
}

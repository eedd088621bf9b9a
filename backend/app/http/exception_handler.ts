import { ExceptionHandler as BaseHandler, type HttpContext } from '@adonisjs/core/http'
import { languageOf, translate, type Language } from '#app/language/translate'
import { ApiError, type FieldError } from './api_error.ts'

const message = (language: Language, { rule, meta }: FieldError) => translate(language, `validation:${rule.replaceAll('.', '_')}`, meta)

/** The one body of every error, in the language of the caller. */
function body(error: ApiError, language: Language) {
  return {
    succeeded: false,
    code: error.code,
    message: translate(language, `errors:${error.code}`, error.params),
    errors: error.errors.map((found) => ({ field: found.field, rule: found.rule, message: found.rule === 'unique' ? translate(language, `errors:${error.code}`, error.params) : message(language, found) })),
    ...error.extra,
  }
}

interface Thrown {
  code?: string
  status?: number
}

/** What errors of the framework mean in our catalogue. */
function known(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code, status } = (error ?? {}) as Thrown
  if (code === 'E_ROUTE_NOT_FOUND') return new ApiError('COM_ERR_002')
  if (code === 'E_REQUEST_ENTITY_TOO_LARGE' || status === 413) return new ApiError('COM_ERR_006', { status: 413 })
  if (status === 400 || status === 415 || status === 422) return new ApiError('COM_ERR_006', { status })
  if (code !== undefined && ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P01', '57014', 'KnexTimeoutError'].includes(code)) return new ApiError('COM_ERR_010')
  if (error instanceof Error && /Connection terminated|connection error|timeout/i.test(error.message)) return new ApiError('COM_ERR_010')
  return new ApiError('COM_ERR_009')
}

export default class ExceptionHandler extends BaseHandler {
  override async handle(error: unknown, { request, response }: HttpContext) {
    const answer = known(error)
    const language = languageOf(request.header('accept-language'))
    response.header('Content-Language', language.replace('_', '-'))
    response.status(answer.status).send(body(answer, language))
  }

  /** Only what we did not expect is worth a line; its text may hold SQL and never leaves the server. */
  override async report(error: unknown, ctx: HttpContext) {
    const { code } = known(error)
    if (code === 'COM_ERR_009' || code === 'COM_ERR_010') ctx.logger.error({ err: error, request: ctx.request.id() }, 'request failed')
  }
}

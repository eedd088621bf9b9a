import { errors, type ErrorCode } from '@barem/resources/errors'

/** One mistake at one place: `field` is a path that a form can use, such as `lines.0.unitPrice`. */
export interface FieldError {
  field: string
  rule: string
  /** What words it, where the rule does not: a code of the catalogue, or a key of a room's own words. */
  says?: string
  /** Values that the message names, such as `{ max: 255 }`. */
  meta?: Record<string, unknown>
}

export interface ApiErrorOptions {
  /** Mistakes at fields, in the order of the form. */
  errors?: FieldError[]
  /** Values for the placeholders of the message; a function returns words in the language it is given. */
  params?: Record<string, unknown>
  /** HTTP status, when it is not the one of the catalogue. */
  status?: number
  /** More keys of the answer's body, such as the differences of a stale save. */
  extra?: Record<string, unknown>
  /** Seconds after which it is worth trying again. */
  retryAfter?: number
}

/** An answer of the error catalogue. The exception handler words it in the caller's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldError[]
  readonly params: Record<string, unknown>
  readonly extra: Record<string, unknown>
  readonly retryAfter: number | null

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(code)
    this.code = code
    this.status = options.status ?? errors[code].status
    this.errors = options.errors ?? []
    this.params = options.params ?? {}
    this.extra = options.extra ?? {}
    this.retryAfter = options.retryAfter ?? null
  }
}

/** Mistakes that an answer names at most: nobody mends more at a time. */
export const MOST_ERRORS = 50

const UNKNOWN = 'unknownField'

/** Mistakes at names that a body may not have. */
export const unknownFields = (names: readonly string[]): FieldError[] =>
  names.slice(0, MOST_ERRORS).map((field) => ({ field, rule: UNKNOWN, meta: { field } }))

export const isUnknownField = ({ rule }: FieldError): boolean => rule === UNKNOWN

/** All mistakes of a body in one answer: 400 when it has names that it may not have, else 422. */
export const mistaken = (mistakes: FieldError[]): ApiError =>
  new ApiError('COM_ERR_001', { errors: mistakes, ...(mistakes.some(isUnknownField) && { status: 400 }) })

/** 400 for a request that names something this resource does not have. */
export const unknownName = (rule: string, names: string[], meta: Record<string, unknown> = {}) =>
  new ApiError('COM_ERR_001', {
    status: 400,
    errors: names.slice(0, MOST_ERRORS).map((field) => ({ field, rule, meta: { field, ...meta } })),
  })

/** 400 for a query that says more of something than it may. */
export const tooMany = (field: string, max: number) => unknownName('tooMany', [field], { max })

export const notFound = () => new ApiError('COM_ERR_002')

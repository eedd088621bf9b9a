import type { HttpError } from '@refinedev/core'

type ErrorBody = {
  code?: string
  message?: string
  errors?: { field: string; rule: string; message: string }[]
}

/** A refused or failed call, in the shape that Refine's forms read, with the whole answer kept. */
export class ApiError extends Error implements HttpError {
  statusCode: number
  code: string
  errors: Record<string, string[]>
  /** The body as received, such as the `differences` and `current` of a stale write. */
  body: unknown

  constructor(statusCode: number, body: unknown, fallback: string) {
    const known = isErrorBody(body) ? body : {}
    super(known.message || fallback)
    this.name = 'ApiError'
    this.statusCode = statusCode
    this.code = known.code ?? ''
    this.errors = foldErrors(known.errors ?? [])
    this.body = body
  }
}

/** A call that got no answer: an object with status false, a message, and a null result. */
export class NetworkError extends Error implements HttpError {
  statusCode = 0
  status = false as const
  result = null

  constructor(message: string) {
    super(message)
    this.name = 'NetworkError'
  }
}

/** `[{field, message}]` to `{field: [messages]}`, several messages of one field kept together. */
export function foldErrors(errors: NonNullable<ErrorBody['errors']>): Record<string, string[]> {
  const folded: Record<string, string[]> = {}
  for (const { field, message } of errors) (folded[field] ??= []).push(message)
  return folded
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null
}

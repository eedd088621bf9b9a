import { lineFieldsOf, type AnyResource } from '@barem/resources/kit'
import { ApiError, unknownName, type FieldError } from '#app/http/api_error'
import { composed } from '#app/language/composed'
import type { Values } from '#app/resources/behaviour'
import { isUnreadable } from '#app/resources/validation/clean'
import { isVersion, mistakesOf, validateUpdate } from '#app/resources/validation/validator'
import { askedOf } from './asked.ts'
import type { Ask } from './transition.ts'

const MAX_COMMENT = 1000

/** @returns the comment without blanks around it, or null; passes errors to `refuse` */
function commentOf(comment: unknown, refuse: (error: FieldError) => void): string | null {
  if (comment === null || comment === undefined) return null
  if (typeof comment !== 'string') {
    refuse({ field: 'comment', rule: 'string' })
    return null
  }
  const text = composed(comment.trim())
  if (text.length > MAX_COMMENT) refuse({ field: 'comment', rule: 'maxLength', meta: { max: MAX_COMMENT } })
  if (isUnreadable(text)) refuse({ field: 'comment', rule: 'controlCharacters' })
  return text || null
}

/** The values of a body for the fields that an action asks: `values`, and lines under the names of their fields. */
function saidIn(asked: AnyResource, body: Values): Values {
  const lines = lineFieldsOf(asked)
  const hasValues = Object.keys(asked.fields).length > lines.length
  const { values = {}, ...rest } = body
  const unknown = Object.keys(rest).filter((name) => !lines.includes(name))
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values)
  if ('values' in body && !hasValues) unknown.push('values')
  if (isObject) unknown.push(...lines.filter((name) => name in values).map((name) => `values.${name}`))
  if (unknown.length > 0) throw unknownName('unknownField', unknown)
  if (!isObject) throw new ApiError('COM_ERR_001', { errors: [{ field: 'values', rule: 'object' }] })
  return { ...rest, ...(values as Values) }
}

/**
 * Reads the body of an action: `version`, `comment`, and of what it asks `values` and lines, such as
 * `lines: [{ id, actualWeight }]`.
 * @param seen the resource as the caller may see it
 * @throws ApiError COM_ERR_001 with all errors at their fields, 400 for anything else in the body
 */
export async function askOf(seen: AnyResource, action: string, body: Record<string, unknown>): Promise<Ask> {
  const { version = null, comment, ...rest } = body
  const asked = askedOf(seen, action)
  const said = saidIn(asked, rest)
  const errors: FieldError[] = []
  if (!isVersion(version)) errors.push({ field: 'version', rule: version === null ? 'required' : 'integer' })
  const text = commentOf(comment, (error) => errors.push(error))
  let changes: Values = {}
  errors.push(
    ...(await mistakesOf(async () => {
      changes = (await validateUpdate(asked, said)).changes
    })),
  )
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
  return { version: version as number, comment: text, said: changes }
}

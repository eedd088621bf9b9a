import { lineFieldsOf, UUID, type AnyResource } from '@barem/resources/kit'
import { inputsOf } from '#app/documents/action_inputs'
import type { Values } from '#app/engine/behaviour'
import { mistaken, unknownFields, type FieldError } from '#app/http/api_error'
import { isUnreadable } from '#app/language/clean_text'
import { composed } from '#app/language/composed'
import { mistakesOf, validateUpdate, writable, wrongVersion } from '../validation/validator.ts'
import type { Ask } from '../write/transition.ts'

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

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a rejection says where the document goes back to: to its requester or to an earlier step. */
const isWayBack = (to: unknown): to is 'requester' | { step: string } =>
  to === 'requester' || (isObject(to) && Object.keys(to).length === 1 && typeof to.step === 'string')

/**
 * The values of a body for the fields that an action asks: `values`, and lines under the names of their fields. Passes
 * mistakes about names to `refuse`.
 */
function saidIn(asked: AnyResource, body: Values, refuse: (...errors: FieldError[]) => void): Values {
  const lines = lineFieldsOf(asked)
  const hasValues = Object.keys(asked.fields).length > lines.length
  const { values = {}, ...rest } = body
  const isLines = (name: string) => lines.includes(name)
  const isValue = (name: string) => writable(asked).some(([own]) => own === name) && !isLines(name)
  const given = isObject(values) ? values : {}
  refuse(
    ...unknownFields([
      ...Object.keys(rest).filter((name) => !isLines(name)),
      ...(Object.hasOwn(body, 'values') && !hasValues ? ['values'] : []),
      ...(hasValues ? Object.keys(given).filter((name) => !isValue(name)) : []).map((name) => `values.${name}`),
    ]),
  )
  if (hasValues && !isObject(values)) refuse({ field: 'values', rule: 'object' })
  const known = [
    ...Object.entries(rest).filter(([name]) => isLines(name)),
    ...Object.entries(given).filter(([name]) => isValue(name)),
  ]
  return Object.fromEntries(known)
}

/**
 * Reads the body of an action: `version`, `comment`, `task` for a decision, and of what it asks `values` and lines,
 * such as `lines: [{ id, actualWeight }]`.
 * @param seen the resource as the caller may see it
 * @throws ApiError COM_ERR_001 with all errors at their fields: 400 if the body has anything else, else 422
 */
export async function askOf(seen: AnyResource, action: string, body: Record<string, unknown>): Promise<Ask> {
  const { version = null, comment, task = null, to, ...others } = body
  const isDecision = ['approve', 'reject'].includes(String(seen.states!.actions[action]!.approval))
  const isRejection = seen.states!.actions[action]!.approval === 'reject'
  const rest = {
    ...others,
    ...(!isDecision && 'task' in body && { task }),
    ...(!isRejection && 'to' in body && { to }),
  }
  const asked = inputsOf(seen, action)
  const errors: FieldError[] = []
  const said = saidIn(asked, rest, (...found) => void errors.push(...found))
  errors.push(...(version === null ? [{ field: 'version', rule: 'required' }] : wrongVersion(version)))
  const text = commentOf(comment, (error) => errors.push(error))
  if (isDecision && task !== null && !(typeof task === 'string' && UUID.test(task)))
    errors.push({ field: 'task', rule: 'uuid' })
  if (isRejection && to !== undefined && to !== null && !isWayBack(to)) errors.push({ field: 'to', rule: 'enum' })
  let changes: Values = {}
  errors.push(
    ...(await mistakesOf(async () => {
      changes = (await validateUpdate(asked, said)).changes
    })),
  )
  if (errors.length > 0) throw mistaken(errors)
  return {
    version: version as number,
    comment: text,
    task: isDecision ? ((task as string | null)?.toLowerCase() ?? null) : null,
    ...(isRejection && isWayBack(to) && { to: to === 'requester' ? to : { step: to.step } }),
    said: changes,
  }
}

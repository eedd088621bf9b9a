import { UUID } from '@barem/resources/kit'
import vine from '@vinejs/vine'
import { REASON_MISSING } from '#app/engine/refusals'
import { ApiError } from '#app/http/api_error'
import { checked } from '#app/identity/validators'
import { clean, shaped } from '#app/language/clean_text'

const id = () => vine.string().use(shaped({ rule: 'uuid', pattern: UUID, normalise: (text) => text.toLowerCase() }))
const comment = () =>
  vine
    .string()
    .use(clean({ lines: true }))
    .maxLength(1000)
    .nullable()
    .optional()

export const HAND_OVER = { to: id(), comment: comment() }
export const TAKE_BACK = {
  version: vine.number({ strict: true }).withoutDecimals().min(1).nullable().optional(),
  comment: comment(),
}

type Body = Record<string, unknown>

/**
 * Whom a task is given to, and why.
 * @throws ApiError COM_ERR_001 at the fields; without a reason where one is needed
 */
export async function handOverBody(body: Body, needsReason: boolean): Promise<{ to: string; comment: string | null }> {
  const lacks = needsReason && (typeof body.comment !== 'string' || body.comment.trim() === '')
  const values = await checked<{ to: string; comment?: string | null }>(HAND_OVER, body, lacks ? [REASON_MISSING] : [])
  return { to: values.to, comment: values.comment || null }
}

export async function takeBackBody(body: Body): Promise<{ version: number | null; comment: string | null }> {
  const values = await checked<{ version?: number | null; comment?: string | null }>(TAKE_BACK, body)
  return { version: values.version ?? null, comment: values.comment || null }
}

/** The id of a path. @throws ApiError COM_ERR_002 for what cannot be one */
export function pathId(text: string): string {
  if (!UUID.test(text)) throw new ApiError('COM_ERR_002')
  return text.toLowerCase()
}

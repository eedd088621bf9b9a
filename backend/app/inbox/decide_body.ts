import { UUID } from '@barem/resources/kit'
import vine from '@vinejs/vine'
import { REASON_MISSING } from '#app/engine/refusals'
import { unknownFields, type FieldError } from '#app/http/api_error'
import { checked } from '#app/identity/validators'
import { clean, shaped } from '#app/language/clean_text'

/** Most documents in one request: as many as a person marks by hand. */
const MOST = 100

export interface Item {
  /** Name of the resource that the document is one of. */
  resource: string
  id: string
  /** The version that the person saw. */
  version: number
  /** The task that they saw; without it the one that waits for them. */
  task?: string | null
}

export interface DecideBody {
  decision: 'approve' | 'reject'
  comment: string | null
  items: Item[]
}

const id = () => vine.string().use(shaped({ rule: 'uuid', pattern: UUID, normalise: (text) => text.toLowerCase() }))

const ITEM = {
  resource: vine.string().maxLength(60),
  id: id(),
  version: vine.number({ strict: true }).withoutDecimals().min(1),
  task: id().nullable().optional(),
}
export const BODY = {
  decision: vine.enum(['approve', 'reject']),
  comment: vine
    .string()
    .use(clean({ lines: true }))
    .maxLength(1000)
    .nullable()
    .optional(),
  items: vine.array(vine.object(ITEM)).minLength(1).maxLength(MOST).distinct(['resource', 'id']),
}

const unknownInItems = (items: unknown): FieldError[] =>
  unknownFields(
    (Array.isArray(items) ? (items as unknown[]) : []).flatMap((item, place) =>
      typeof item === 'object' && item !== null
        ? Object.keys(item)
            .filter((name) => !Object.hasOwn(ITEM, name))
            .map((name) => `items.${place}.${name}`)
        : [],
    ),
  )

const lacksReason = (comment: unknown): boolean =>
  (comment ?? null) === null || (typeof comment === 'string' && comment.trim() === '')

/**
 * One decision about many documents.
 * @throws ApiError COM_ERR_001: 400 for unknown names, 422 at wrong values, such as a missing `comment` of a rejection
 */
export async function decideBody(body: Record<string, unknown>): Promise<DecideBody> {
  const { comment, ...rest } = await checked<Omit<DecideBody, 'comment'> & { comment?: string | null }>(BODY, body, [
    ...unknownInItems(body.items),
    ...(body.decision === 'reject' && lacksReason(body.comment) ? [REASON_MISSING] : []),
  ])
  return { ...rest, comment: comment || null }
}

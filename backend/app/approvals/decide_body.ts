import { UUID } from '@barem/resources/kit'
import vine from '@vinejs/vine'
import { ApiError, unknownName } from '#app/http/api_error'
import { REASON_MISSING } from '#app/documents/refusals'
import { checked } from '#app/identity/validators'
import { clean, shaped } from '#app/resources/validation/clean'

/** Most documents in one request: as many as a person marks by hand. */
const MOST = 100

export interface Item {
  /** Name of the resource that the document is one of. */
  resource: string
  id: string
  /** The version that the person saw. */
  version: number
}

export interface DecideBody {
  decision: 'approve' | 'reject'
  comment: string | null
  items: Item[]
}

const ITEM = {
  resource: vine.string().maxLength(60),
  id: vine.string().use(shaped({ rule: 'uuid', pattern: UUID, normalise: (text) => text.toLowerCase() })),
  version: vine.number({ strict: true }).withoutDecimals().min(1),
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

/**
 * One decision about many documents.
 * @throws ApiError COM_ERR_001: 400 for unknown names, 422 at wrong values, such as a missing `comment` of a rejection
 */
export async function decideBody(body: Record<string, unknown>): Promise<DecideBody> {
  const { comment, ...rest } = await checked<Omit<DecideBody, 'comment'> & { comment?: string | null }>(BODY, body)
  const unknown = (body.items as object[]).flatMap((item, place) =>
    Object.keys(item)
      .filter((name) => !(name in ITEM))
      .map((name) => `items.${place}.${name}`),
  )
  if (unknown.length > 0) throw unknownName('unknownField', unknown)
  if (rest.decision === 'reject' && !comment) throw new ApiError('COM_ERR_001', { errors: [REASON_MISSING] })
  return { ...rest, comment: comment || null }
}

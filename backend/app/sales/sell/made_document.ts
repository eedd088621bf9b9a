import { lineFieldsOf, lineResource, type AnyResource } from '@barem/resources/kit'
import { withoutExceptionChecks } from '#app/documents/exceptions'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError } from '#app/http/api_error'
import { madeFrom, type Made } from '#app/resources/read/made_from'
import { validateCreate } from '#app/resources/validation/validator'
import { createRow } from '#app/resources/write/save'
import { storedNow } from '#app/resources/write/stored_values'
import { transition } from '#app/resources/write/transition'
import { writeError } from '#app/resources/write/violations'

/** Who makes documents, and how they see them. */
export interface Maker {
  engine: Engine
  writer: Writer
  /** A resource as the person sees it. */
  seen: (resource: AnyResource) => AnyResource
}

/** A document as it is stored, with its id. */
export type Stored = Values & { id: string }

/** Runs `work`; its mistakes are said at other fields. */
export async function saidAt<T>(fieldOf: (field: string) => string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors.length === 0) throw error
    const { code, status, params, extra } = error
    const errors = error.errors.map((one) => ({ ...one, field: fieldOf(one.field) }))
    throw new ApiError(code, { errors, status, params, extra })
  }
}

/** Runs `work`; its mistakes are those of a part of a body. */
export const within = <T>(part: string, work: () => Promise<T>): Promise<T> =>
  saidAt((field) => `${part}.${field}`, work)

/** Runs `work` on lines that are made from those of an order; a mistake in a line is said at the line of the order. */
export function onLinesOf<T>(order: Stored, lines: readonly Values[], work: () => Promise<T>): Promise<T> {
  const sold = order.lines as readonly Values[]
  const placeOf = (place: number) => sold.findIndex(({ id }) => id === lines[place]?.orderLineId)
  return saidAt((field) => field.replace(/^lines\.(\d+)/, (_, place) => `lines.${placeOf(Number(place))}`), work)
}

/** The refusal of a sale at once that somebody else has to approve. */
export const needsApproval = (rule: string, field: string): ApiError =>
  new ApiError('COM_ERR_001', { errors: [{ field, rule }] })

/** What a document of `resource` is made from another one that it points to by `by`. */
export function takenFrom({ engine, seen }: Maker, resource: AnyResource, by: string, id: string): Promise<Made> {
  return madeFrom(
    engine,
    seen(resource),
    resource.createdFrom.find((from) => from.relation === by)!,
    id,
  )
}

/** Lines of a document made from another one, as a body has them. */
export function linesOf(resource: AnyResource, made: Made): Values[] {
  const [name] = lineFieldsOf(resource)
  const { fields } = lineResource(resource, name!)
  return made.lines[name!]!.map((line) => Object.fromEntries(Object.entries(line).filter(([key]) => key in fields)))
}

/** How a document is posted that is made together with others. */
interface Posting {
  /** The rule of the refusal where somebody has to approve the document first. */
  asksSomebody: string
  /** Whether exceptions of the document refuse it, and what is said about them. */
  heedsExceptions: boolean
  comment: string | null
}

/** A sale checks its exceptions after the payment. */
const SALE: Posting = { asksSomebody: 'sellAsksSomebody', heedsExceptions: false, comment: null }

/**
 * Adds a document and asks for its approval, which posts it where nobody has to be asked.
 * @throws ApiError COM_ERR_001 where somebody has to be asked, and all that adding and posting throw
 */
export async function makeDone(maker: Maker, resource: AnyResource, body: Values, posting = SALE): Promise<Stored> {
  const { engine, seen, writer } = maker
  const { asksSomebody, heedsExceptions, comment } = posting
  const { field, actions } = resource.states!
  // Not all mistakes are told, as for a single row: finding them undoes the documents that were made before this one.
  const values = await validateCreate(seen(resource), body)
  const { id } = await createRow(engine, resource, values, writer, null).catch((error) => {
    throw writeError(engine.violations, error, values)
  })
  const [request] = Object.entries(actions).find(([, { approval }]) => approval === 'open')!
  const requested = heedsExceptions ? resource : withoutExceptionChecks(resource)
  await transition(engine, requested, id, request, { version: null, comment }, writer)
  const stored = await storedNow(resource, id)
  if (stored[field] !== 'done') throw needsApproval(asksSomebody, 'approverId')
  return { ...stored, id }
}

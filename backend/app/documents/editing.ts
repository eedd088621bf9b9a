import { numberingOf, type AnyResource, type Field } from '@barem/resources/kit'
import { closeApproval } from '#app/approvals/approvals'
import type { Values, Writer } from '#app/engine/behaviour'
import { wrongState } from '#app/engine/refusals'
import { differing } from '#app/engine/same_values'
import { ApiError } from '#app/http/api_error'
import { isNumbered } from './numbering.ts'

/** Gives a new document its first state. */
export function startOfLife({ states, fields }: AnyResource, row: Values): void {
  if (!states) return
  row[states.field] = states.initial
  if (states.approval)
    row[states.approval.revision] =
      (fields[states.approval.revision] as Extract<Field, { type: 'integer' }>).default ?? 0
}

/**
 * Moves a document that is being changed to the state that a change leads to.
 * @param edit `after` is what is stored with `changes` over it, its lines completed; it is changed in place
 * @returns whether more changes than fields that are free in every state
 * @throws ApiError DOC_ERR_001 when the present state allows no such change
 */
export function moveEdited(
  resource: AnyResource,
  { before, changes, after }: { before: Values; changes: Values; after: Values },
): boolean {
  const { states } = resource
  if (!states) return true
  const material = Object.keys(differing(before, after)).filter(
    (name) => name in changes && !states.alwaysEditable.includes(name),
  )
  if (material.length === 0) return false
  const state = String(before[states.field])
  const next = states.editableIn[state]
  if (next === undefined) throw wrongState(resource, state)
  after[states.field] = next
  return true
}

/** Ends the open request for approval of a document that an edit moved to another state. */
export async function closeEdited(
  { name, states }: AnyResource,
  { id, before, after, writer }: { id: string; before: Values; after: Values; writer: Writer },
): Promise<void> {
  if (!states?.approval || before[states.field] === after[states.field]) return
  await closeApproval({ resource: name, recordId: id, how: 'edited', by: writer.userId!, at: writer.at })
}

/** @throws ApiError with the code of the document, where it has one and its state allows no such change */
export function refuseFixed({ states }: AnyResource, before: Values, changes: Values): void {
  if (!states?.fixed || String(before[states.field]) in states.editableIn) return
  if (Object.keys(changes).some((name) => !states.alwaysEditable.includes(name))) throw new ApiError(states.fixed)
}

/** @throws ApiError DOC_ERR_004 for a document that has a number: it can be cancelled, its number stays */
export function refuseRemoval(resource: AnyResource, row: Values): void {
  if (!isNumbered(resource, row)) return
  refuseFixed(resource, row, row)
  throw new ApiError('DOC_ERR_004', { params: { code: row[numberingOf(resource)!.field] } })
}

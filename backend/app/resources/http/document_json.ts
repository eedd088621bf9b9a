import type { AnyResource } from '@barem/resources/kit'
import { approvalOf } from '#app/approvals/approval_of'
import { reviewOf } from '#app/documents/review'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { allOf } from '#app/tenancy/all_of'
import { allowedActions } from './allowed_actions.ts'
import { rowJson } from './save_changes.ts'

/**
 * A row as JSON text, as the caller sees it; a document with its newest request for approval, `approval`, what is to be
 * known for a decision while one is waited for, `review`, and what the caller may do with it now, `allowed`.
 * @param isLast whether the transaction may end with it
 * @throws ApiError COM_ERR_002
 */
export async function documentJson(
  engine: Engine,
  seen: AnyResource,
  id: string,
  identity: Identity,
  isLast = false,
): Promise<string> {
  if (!seen.states) return rowJson(engine, seen, id, isLast)
  const [json, approval] = await allOf([rowJson(engine, seen, id), seen.states.approval && approvalOf(seen.name, id)])
  const row = JSON.parse(json) as Values
  const review = approval?.status === 'pending' ? await reviewOf(engine, seen, row) : null
  return JSON.stringify({ ...row, approval, review, allowed: allowedActions(seen, row, approval, identity) })
}

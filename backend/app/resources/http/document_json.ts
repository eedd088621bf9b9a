import type { AnyResource } from '@barem/resources/kit'
import { approvalOf } from '#app/approvals/approval_of'
import { reviewOf } from '#app/documents/review'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { allowedActions } from './allowed_actions.ts'
import { rowJson } from './save_changes.ts'

/**
 * A row as JSON text, as the caller sees it; a document with its newest request for approval, `approval`, what is to be
 * known for a decision while one is waited for, `review`, and what the caller may do with it now, `allowed`. @throws
 * ApiError COM_ERR_002
 */
export async function documentJson(engine: Engine, seen: AnyResource, id: string, identity: Identity): Promise<string> {
  const json = await rowJson(engine, seen, id)
  if (!seen.states) return json
  const row = JSON.parse(json) as Values
  const approval = seen.states.approval && (await approvalOf(seen.name, id))
  const review = approval?.status === 'pending' ? await reviewOf(engine, seen, row) : null
  return JSON.stringify({ ...row, approval, review, allowed: allowedActions(seen, row, approval, identity) })
}

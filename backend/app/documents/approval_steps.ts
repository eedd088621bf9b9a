import {
  amountField,
  numberingOf,
  relationKey,
  type AnyResource,
  type AnyStates,
  type DocumentAction,
} from '@barem/resources/kit'
import { approvalOf } from '#app/approvals/approval_of'
import { closeApproval, decideApproval, openApproval } from '#app/approvals/approvals'
import { stakeIn } from '#app/approvals/authority'
import type { Values, Writer } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'
import { requireApprover } from './approvers.ts'
import { contentOf, hashOf } from './content.ts'
import { keepRevision } from './revisions.ts'

/** A document that takes a step which its approval has to do with. */
export interface Step {
  resource: AnyResource
  states: AnyStates
  id: string
  action: DocumentAction
  comment: string | null
  /** Id of the task that a decision is about; null for the one that waits for the person. */
  task: string | null
  /** As stored, and as it will be. */
  before: Values
  after: Values
  writer: Writer
}

/** Keeps what has just been approved, for ever. */
const keepApproved = ({ resource, states, id, after, writer }: Step, content: Values, hash: string) =>
  keepRevision(resource, id, {
    revision: Number(after[states.approval!.revision]),
    content,
    hash,
    approvedBy: writer.userId,
    at: writer.at,
  })

/** The state of a document whose request has been approved. */
const approvedState = ({ actions }: AnyStates): string =>
  Object.values(actions).find(({ approval }) => approval === 'approve')!.to

/** The person whom a document names, when they can decide about it; null where it may go without and names nobody. */
async function approverOf({ resource, states, action, after, writer }: Step): Promise<string | null> {
  const { approver } = states.approval!
  const approverId = (after[approver] ?? null) as string | null
  if (approverId === null && action.asks[approver] !== 'required') return null
  const stake = stakeIn(resource, after)
  return requireApprover({ field: approver, approverId, area: resource.area, stake }, writer)
}

/** What the inbox shows of a document that waits for a decision. */
function summaryOf(resource: AnyResource, row: Values) {
  const { partner } = resource
  const amount = amountField(resource)
  return {
    code: String(row[numberingOf(resource)?.field ?? resource.title]),
    title: resource.name,
    amount: amount && (row[amount] as string | null),
    partnerId: partner && (row[partner] as string | null),
    ...(partner && { partner: relationKey(partner) }),
  }
}

/** Asks for approval. A request that needs nobody is approved at once, and moves the document. */
async function ask(step: Step): Promise<void> {
  const { resource, states, id, comment, after, writer } = step
  const approverId = await approverOf(step)
  const content = contentOf(resource, after)
  const hash = hashOf(content)
  const outcome = await openApproval({
    resource: resource.name,
    recordId: id,
    hash,
    approverIds: approverId === null ? [] : [approverId],
    requestedBy: writer.userId!,
    comment,
    summary: summaryOf(resource, after),
    at: writer.at,
  })
  if (outcome !== 'approved') return
  after[states.field] = approvedState(states)
  await keepApproved(step, content, hash)
}

/** Records the decision of an approver; while others still have to decide, the document keeps its state. */
async function decide(step: Step): Promise<void> {
  const { resource, states, id, action, comment, task, before, after, writer } = step
  const content = contentOf(resource, before)
  const hash = hashOf(content)
  const { outcome } = await decideApproval({
    resource: resource.name,
    recordId: id,
    task,
    by: writer.userId!,
    decision: action.approval as 'approve' | 'reject',
    comment,
    hash,
    at: writer.at,
  })
  if (outcome === 'pending') after[states.field] = before[states.field]
  if (outcome === 'approved') await keepApproved(step, content, hash)
}

async function takeBack({ resource, id, action, before, states, writer }: Step): Promise<void> {
  const request = await approvalOf(resource.name, id)
  if (action.by === 'requester' && request?.requestedBy.id !== writer.userId) throw new ApiError('COM_ERR_004')
  if (before[states.field] === action.to) return
  await closeApproval({
    resource: resource.name,
    recordId: id,
    how: action.by === 'requester' ? 'withdrawn' : 'cancelled',
    by: writer.userId!,
    at: writer.at,
  })
}

const effects = { open: ask, approve: decide, reject: decide, close: takeBack }

/**
 * What an action does with the request for approval of its document; nothing for an action that has none to do with it.
 * @throws ApiError DOC_ERR_001, DOC_ERR_002, DOC_ERR_005, QUT_ERR_011, or COM_ERR_001 at a field
 */
export async function approvalStep(step: Step): Promise<void> {
  const { approval } = step.action
  if (approval) await effects[approval](step)
}

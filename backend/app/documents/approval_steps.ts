import {
  amountField,
  numberingOf,
  relationKey,
  type AnyResource,
  type AnyStates,
  type DocumentAction,
} from '@barem/resources/kit'
import { approvalOf } from '#app/approvals/approval_of'
import {
  beginApproval,
  beginOnRoute,
  closeApproval,
  decideApproval,
  openApproval,
  type Begun,
} from '#app/approvals/approvals'
import { stakeIn } from '#app/approvals/authority'
import { approvalRouteOf } from '#app/approvals/approval_route'
import type { Values, Writer } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'
import { requireApprover } from './approvers.ts'
import { missingInputs } from './action_inputs.ts'
import { missingOf, requireAll } from './complete.ts'
import { contentOf, hashOf } from './content.ts'
import { keepRevision } from './revisions.ts'

/** A document that takes a step which its approval has to do with. */
export interface Step {
  resource: AnyResource
  states: AnyStates
  id: string
  /** Name of the action, and what it is. */
  name: string
  action: DocumentAction
  comment: string | null
  /** Id of the task that a decision is about; null for the one that waits for the person. */
  task: string | null
  /** Where a return leads to. */
  to?: { step: string } | 'requester'
  lookup: (name: string) => AnyResource
  /** As stored, and as it will be. */
  before: Values
  after: Values
  writer: Writer
}

/** What a step leads to. */
export interface Outcome {
  /** Names of the actions whose effects it has: none while others still have to decide. */
  effective: readonly string[]
  /** Keeps the request that it opens, once the document has its number. */
  ask?: () => Promise<void>
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

/** Whether the choices of a document say that somebody has to be asked. */
const isAsked = ({ approval }: Step['states'], after: Values): boolean =>
  Object.entries(approval!.askedWhen ?? {}).some(([name, choices]) => choices.includes(String(after[name])))

/** The person whom a document names, when they can decide about it; null where it may go without and names nobody. */
async function approverOf({ resource, states, action, after, writer }: Step): Promise<string | null> {
  const { approver } = states.approval!
  const approverId = (after[approver] ?? null) as string | null
  if (approverId === null && action.inputs[approver] !== 'required' && !isAsked(states, after)) return null
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

/**
 * Moves a document whose request needs nobody to where its approval leads. Returns the name of the approving action.
 * @throws ApiError COM_ERR_001 at the paths of what that action needs
 */
function grant({ resource, states, after }: Step): string {
  const [name, action] = Object.entries(states.actions).find(([, { approval }]) => approval === 'approve')!
  after[states.field] = action.to
  requireAll([...missingOf(resource, after), ...missingInputs(resource, action, after)])
  return name
}

/** Begins a request: by the workflow that fits the document, which then names nobody, else by whom it names. */
async function beginRequest(step: Step): Promise<{ begun: Begun; content: Values; hash: string }> {
  const { resource, states, after, writer, lookup } = step
  const requester = writer.userId!
  const way = await approvalRouteOf(resource, after, requester, lookup)
  if (way) after[states.approval!.approver] = null
  const approverId = way ? null : await approverOf(step)
  const content = contentOf(resource, after)
  const hash = hashOf(content)
  const begun = way
    ? await beginOnRoute(resource, way, { hash, requester, document: after })
    : beginApproval(hash, approverId === null ? [] : [approverId])
  return { begun, content, hash }
}

/** Asks for approval. A request that needs nobody is approved at once, with all that follows from an approval. */
async function request(step: Step): Promise<Outcome> {
  const { resource, id, name, comment, after, writer } = step
  const { begun, content, hash } = await beginRequest(step)
  const isGranted = begun.instance.status === 'approved'
  return {
    effective: isGranted ? [name, grant(step)] : [name],
    async ask() {
      const summary = summaryOf(resource, after)
      const about = { requestedBy: writer.userId!, comment, summary, at: writer.at }
      await openApproval({ resource: resource.name, recordId: id, begun, ...about })
      if (isGranted) await keepApproved(step, content, hash)
    },
  }
}

/** Records the decision of an approver; while others still have to decide, the document keeps its state. */
async function decide(step: Step): Promise<Outcome> {
  const { resource, states, id, name, action, comment, task, before, after, writer } = step
  const content = contentOf(resource, before)
  const hash = hashOf(content)
  const { outcome } = await decideApproval({
    resource: resource.name,
    recordId: id,
    task,
    by: writer.userId!,
    decision: step.to ? 'return' : (action.approval as 'approve' | 'reject'),
    comment,
    hash,
    to: step.to,
    document: before,
    at: writer.at,
  })
  if (outcome === 'approved') await keepApproved(step, content, hash)
  if (outcome === 'returned') after[states.field] = states.initial
  if (outcome === 'pending') after[states.field] = before[states.field]
  return { effective: outcome === 'approved' || outcome === 'rejected' ? [name] : [] }
}

async function takeBack({ resource, id, name, action, before, states, writer }: Step): Promise<Outcome> {
  const asked = await approvalOf(resource.name, id)
  if (action.by === 'requester' && asked?.requestedBy.id !== writer.userId) throw new ApiError('COM_ERR_004')
  const taken = { effective: [name] }
  if (before[states.field] === action.to) return taken
  await closeApproval({
    resource: resource.name,
    recordId: id,
    how: action.by === 'requester' ? 'withdrawn' : 'cancelled',
    by: writer.userId!,
    at: writer.at,
  })
  return taken
}

const steps = { open: request, approve: decide, reject: decide, close: takeBack }

/**
 * What an action does with the request for approval of its document, and what it leads to; an action that has nothing
 * to do with one leads to its own effects.
 * @throws ApiError DOC_ERR_001, DOC_ERR_002, DOC_ERR_005, QUT_ERR_011, or COM_ERR_001 at a field
 */
export async function approvalStep(step: Step): Promise<Outcome> {
  const { approval } = step.action
  return approval ? steps[approval](step) : { effective: [step.name] }
}

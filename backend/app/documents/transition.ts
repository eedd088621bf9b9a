import {
  amountField,
  mayMiss,
  numberingOf,
  relationKey,
  type AnyResource,
  type AnyStates,
  type DocumentAction,
} from '@barem/resources/kit'
import { approvalOf } from '#app/approvals/approval_of'
import { stakeOf } from '#app/approvals/authority'
import { closeApproval, decideApproval, openApproval } from '#app/approvals/approvals'
import { remember } from '#app/history/record_history'
import { ApiError, notFound } from '#app/http/api_error'
import type { Values, Writer } from '#app/resources/behaviour'
import type { Engine } from '#app/resources/engine'
import { withLabels } from '#app/resources/naming'
import { differing } from '#app/resources/same_values'
import { manyFields, storedValues } from '#app/resources/stored_values'
import { locked, StaleSave } from '#app/resources/write'
import { requireApprover } from './approvers.ts'
import { requireComplete } from './complete.ts'
import { contentOf, hashOf } from './content.ts'
import { isNumbered, nextNumber } from './numbering.ts'
import { REASON_MISSING, wrongState } from './refusals.ts'
import { keepRevision } from './revisions.ts'

export interface Ask {
  /** The version that the person saw, or null for whatever it is. */
  version: number | null
  /** What they say with it, such as a reason. */
  comment: string | null
}

interface Step {
  resource: AnyResource
  states: AnyStates
  id: string
  action: DocumentAction
  comment: string | null
  /** As stored, and as it will be. */
  before: Values
  after: Values
  writer: Writer
}

async function ask({ resource, states, id, comment, before, after, writer }: Step) {
  const { approver } = states.approval!
  const amount = amountField(resource)
  const approverId = await requireApprover(
    {
      field: approver,
      approverId: before[approver] as string | null,
      area: resource.area,
      stake: await stakeOf(resource, id),
    },
    writer,
  )
  const { partner } = resource
  const numbering = numberingOf(resource)
  const summary = {
    code: String(after[numbering?.field ?? resource.title]),
    title: resource.name,
    amount: amount && (before[amount] as string | null),
    partnerId: partner && (before[partner] as string | null),
    ...(partner && { partner: relationKey(partner) }),
  }
  await openApproval({
    resource: resource.name,
    recordId: id,
    hash: hashOf(contentOf(resource, before)),
    approverIds: [approverId],
    requestedBy: writer.userId!,
    comment,
    summary,
    at: writer.at,
  })
}

/** Takes the decision of an approver; while others still have to decide, the document stays where it is. */
async function decide({ resource, states, id, action, comment, before, after, writer }: Step) {
  const content = contentOf(resource, before)
  const hash = hashOf(content)
  const { outcome } = await decideApproval({
    resource: resource.name,
    recordId: id,
    by: writer.userId!,
    decision: action.approval as 'approve' | 'reject',
    comment,
    hash,
    at: writer.at,
  })
  if (outcome === 'pending') after[states.field] = before[states.field]
  if (outcome === 'approved')
    await keepRevision(resource, id, {
      revision: Number(before[states.approval!.revision]),
      content,
      hash,
      approvedBy: writer.userId,
      at: writer.at,
    })
}

async function takeBack({ resource, id, action, before, states, writer }: Step) {
  const request = await approvalOf(resource.name, id)
  if (action.by === 'requester' && request?.requestedBy.id !== writer.userId) throw new ApiError('COM_ERR_004')
  if (before[states.field] !== action.to)
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
 * Takes a step in the life of a document, in the transaction at hand: checks who and when, moves the state, takes the
 * number,
 * opens or decides the request for approval, and remembers it. Rights in the area are the caller's to check.
 * @throws StaleSave when the document has moved on since `ask.version`; ApiError COM_ERR_002, DOC_ERR_001,
 * DOC_ERR_002, DOC_ERR_005, QUT_ERR_011, or COM_ERR_001 at a field
 */
export async function transition(
  engine: Engine,
  resource: AnyResource,
  id: string,
  name: string,
  { version, comment }: Ask,
  writer: Writer,
): Promise<void> {
  const { states } = resource
  const action = states?.actions[name]
  if (!states || !action) throw notFound()
  const row = await locked(resource, id)
  const before = await storedValues(
    resource,
    row,
    manyFields(resource).map(([field]) => field),
  )
  const state = String(before[states.field])
  if (!action.from.includes(state)) throw wrongState(resource, state)
  if (version !== null && row.version !== version) throw new StaleSave()
  if (action.comment === 'required' && !comment) throw new ApiError('COM_ERR_001', { errors: [REASON_MISSING] })
  const after: Values = { ...before, [states.field]: action.to }
  if (!mayMiss(resource, after))
    await withLabels(resource, async () => requireComplete(resource, engine.behaviours.get(resource.name), before))
  if (action.takes !== null && !isNumbered(resource, before))
    after[action.takes] = await nextNumber(resource, numberingOf(resource)!, before)
  if (action.revises && states.approval) after[states.approval.revision] = Number(before[states.approval.revision]) + 1
  if (action.approval) {
    const effect = effects[action.approval]
    await withLabels(resource, () => effect({ resource, states, id, action, comment, before, after, writer }))
  }
  const changed = differing(before, after)
  row.merge({
    ...changed,
    version: row.version + 1,
    updatedAt: writer.at ?? new Date(),
    updatedById: writer.userId,
  } as never)
  await row.save()
  const was = Object.fromEntries(Object.keys(changed).map((field) => [field, before[field]]))
  await remember(
    { resource, recordId: id, version: row.version, action: name, before: was, after: changed, writer, note: comment },
    engine.lookup,
  )
}

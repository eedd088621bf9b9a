import {
  amountField,
  numberingOf,
  relationKey,
  type AnyResource,
  type AnyStates,
  type DocumentAction,
} from '@barem/resources/kit'
import { approvalOf } from '#app/approvals/approval_of'
import { stakeIn } from '#app/approvals/authority'
import { closeApproval, decideApproval, openApproval } from '#app/approvals/approvals'
import { ApiError, notFound } from '#app/http/api_error'
import type { Values, Writer } from '#app/resources/behaviour'
import type { Engine } from '#app/resources/engine'
import { withLabels } from '#app/resources/naming'
import { differing } from '#app/resources/same_values'
import { manyFields, storedValues } from '#app/resources/stored_values'
import { completeLines } from '#app/resources/lines'
import { requireFiles } from '#app/resources/require_files'
import { settle } from '#app/resources/settle'
import { locked, StaleSave, storeChanges } from '#app/resources/write'
import { requireApprover } from './approvers.ts'
import { changesOf, missingAsked } from './asked.ts'
import { missingOf, requireAll } from './complete.ts'
import { contentOf, hashOf } from './content.ts'
import { isNumbered, nextNumber } from './numbering.ts'
import { REASON_MISSING, wrongState } from './refusals.ts'
import { keepRevision } from './revisions.ts'

export interface Ask {
  /** The version that the person saw, or null for whatever it is. */
  version: number | null
  /** What they say with it, such as a reason. */
  comment: string | null
  /** Values of what the action asks, checked already; of lines those that something is said of, each with its id. */
  said?: Values
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

async function ask({ resource, states, id, comment, after, writer }: Step) {
  const { approver } = states.approval!
  const amount = amountField(resource)
  const approverId = await requireApprover(
    {
      field: approver,
      approverId: after[approver] as string | null,
      area: resource.area,
      stake: stakeIn(resource, after),
    },
    writer,
  )
  const { partner } = resource
  const numbering = numberingOf(resource)
  const summary = {
    code: String(after[numbering?.field ?? resource.title]),
    title: resource.name,
    amount: amount && (after[amount] as string | null),
    partnerId: partner && (after[partner] as string | null),
    ...(partner && { partner: relationKey(partner) }),
  }
  await openApproval({
    resource: resource.name,
    recordId: id,
    hash: hashOf(contentOf(resource, after)),
    approverIds: [approverId],
    requestedBy: writer.userId!,
    comment,
    summary,
    at: writer.at,
  })
}

/** Records the decision of an approver; while others still have to decide, the document keeps its state. */
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

/** Whether values sent with an action change more of a document than its approver and its free fields. */
const isMaterial = ({ free, approval }: AnyStates, asked: Values): boolean =>
  Object.keys(asked).some((name) => name !== approval?.approver && !free.includes(name))

/**
 * The document after an action: in its new state, with the sent values and what follows from them.
 * @throws ApiError COM_ERR_001 at values that it still lacks, and all that settling throws
 */
async function withSaid(
  engine: Engine,
  { resource, states, id, action, before, said, writer }: Omit<Step, 'after' | 'comment'> & { said: Values },
): Promise<Values> {
  const behaviour = engine.behaviours.get(resource.name)
  const after: Values = { ...before, ...changesOf(resource, said, before) }
  if (Object.keys(said).length > 0) completeLines(resource, after, before)
  const asked = differing(before, after)
  after[states.field] = action.to
  await withLabels(resource, async () =>
    requireAll([...missingOf(resource, behaviour, after), ...missingAsked(resource, action, after)]),
  )
  if (isMaterial(states, asked)) await settle(engine, resource, after, { id, before, writer })
  return after
}

/**
 * Takes a step in the life of a document, in the transaction at hand: checks who and when, takes over what was said,
 * moves the state, takes the number, opens or decides the request for approval, and remembers it. Rights in the area
 * are the caller's to check.
 * @throws StaleSave when the document was changed since `ask.version`; ApiError COM_ERR_002, DOC_ERR_001, DOC_ERR_002,
 * DOC_ERR_005, QUT_ERR_011, or COM_ERR_001 at a field
 */
export async function transition(
  engine: Engine,
  resource: AnyResource,
  id: string,
  name: string,
  { version, comment, said = {} }: Ask,
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
  const after = await withSaid(engine, { resource, states, id, action, before, said, writer })
  if (action.takes !== null && !isNumbered(resource, before))
    after[action.takes] = await nextNumber(resource, numberingOf(resource)!, after)
  if (action.revises && states.approval) after[states.approval.revision] = Number(before[states.approval.revision]) + 1
  if (action.approval) {
    const effect = effects[action.approval]
    await withLabels(resource, () => effect({ resource, states, id, action, comment, before, after, writer }))
  }
  const changed = differing(before, after)
  await requireFiles(resource, changed, writer)
  await storeChanges(engine, resource, row, { before, after, changed }, { name, note: comment, writer })
}

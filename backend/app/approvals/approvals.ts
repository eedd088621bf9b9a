import {
  close,
  decide,
  inSequence,
  namedApprover,
  needsAuthority,
  start,
  taskOf,
  type Closing,
  type Instance,
} from '@barem/workflows'
import { resources } from '@barem/resources'
import { wrongState } from '#app/engine/refusals'
import { v7 as uuid } from 'uuid'
import { ApiError } from '#app/http/api_error'
import { amountText } from '#app/language/amount'
import { lockedAuthorityOf, obstacleTo, stakeOf } from './authority.ts'
import { insertInstance, lockedInstance, updateInstance, type Subject } from './instances.ts'

/** What an approver was asked about, as it was when they were asked. */
export interface Summary {
  code: string
  title: string
  /** The amount of the document in dong, where the definition names its field. */
  amount: string | null
  partnerId: string | null
  [more: string]: unknown
}

export interface Request extends Subject {
  /** Fingerprint of the content that is to be approved. */
  hash: string
  /** Any one of them decides; none when nobody has to. */
  approverIds: readonly string[]
  requestedBy: string
  comment: string | null
  summary: Summary
  /** When it was asked, for a request recorded afterwards; else now. */
  at?: Date
}

export interface Verdict extends Subject {
  /** Id of the task that they saw; null for the one that waits for them. */
  task: string | null
  by: string
  decision: 'approve' | 'reject'
  comment: string | null
  /** Fingerprint of the content as it is now. */
  hash: string
  /** When it was decided, for a decision recorded afterwards; else now. */
  at?: Date
}

const definitionOf = (resource: string) => resources.find(({ name }) => name === resource)!

const STATES = { pending: 'pending', approved: 'approved', rejected: 'rejected', closed: 'draft' } as const

/** The error for deciding a request that is decided already; it names the state that the document got. */
const tooLate = ({ resource }: Subject, { status, closing }: Pick<Instance, 'status' | 'closing'>): ApiError =>
  wrongState(definitionOf(resource), closing === 'cancelled' ? 'cancelled' : STATES[status])

/**
 * Asks the named approvers for approval of a document; with nobody to ask it is approved at once. A request that is
 * still open is an error of the caller, which the database refuses.
 */
export async function openApproval({
  resource,
  recordId,
  hash,
  approverIds,
  requestedBy,
  comment,
  summary,
  at,
}: Request): Promise<Instance['status']> {
  const flow = approverIds.length === 0 ? inSequence() : namedApprover(...approverIds)
  const instance = start(flow, { hash, newId: uuid })
  await insertInstance({ resource, recordId }, instance, { requestedBy, comment, summary, at })
  return instance.status
}

/**
 * Checks that an approver may still decide, and locks that until the decision is stored. In a step of a workflow they
 * only have to see the document.
 * @throws ApiError QUT_ERR_011; names the limit of the approver if the amount is above it
 */
async function requireAuthority({ resource, recordId }: Subject, id: string, { tasks }: Instance) {
  const definition = definitionOf(resource)
  const task = tasks.find((one) => one.id === id)!
  const stake = await stakeOf(definition, recordId)
  const authority = await lockedAuthorityOf(task.assignee, definition.area)
  const obstacle = obstacleTo(authority, needsAuthority(task) ? stake : null)
  if (!obstacle) return
  if (obstacle !== 'limit') throw new ApiError('QUT_ERR_011')
  const meta = { limit: amountText(authority!.limit!), amount: stake.amount && amountText(stake.amount) }
  const rule = stake.amount === null ? 'ownLimitUnknown' : 'ownLimit'
  throw new ApiError('QUT_ERR_011', { errors: [{ field: 'approval', rule, meta }] })
}

/**
 * Takes somebody's decision about a document. `pending` means that others have to decide as well.
 * @throws ApiError QUT_ERR_011 when they are not asked or may not approve so much, DOC_ERR_001 when it is decided
 * already, DOC_ERR_002 when the content is not what was asked about
 */
export async function decideApproval({
  task,
  by,
  decision,
  comment,
  hash,
  at = new Date(),
  ...subject
}: Verdict): Promise<{ outcome: 'approved' | 'rejected' | 'pending' }> {
  const before = await lockedInstance(subject)
  if (!before) throw new ApiError('QUT_ERR_011')
  const own = task ?? taskOf(before, by)?.id
  if (own === undefined) throw new ApiError('QUT_ERR_011')
  const result = decide(before, { task: own, by, decision, hash, comment, at: at.toISOString() })
  if (!result.ok) {
    if (result.refusal === 'not_assignee') throw new ApiError('QUT_ERR_011')
    throw result.refusal === 'content_changed' ? new ApiError('DOC_ERR_002') : tooLate(subject, before)
  }
  await requireAuthority(subject, own, before)
  if (!(await updateInstance(before, result.instance, { by, at }))) throw tooLate(subject, before)
  return { outcome: result.instance.status as 'approved' | 'rejected' | 'pending' }
}

/** Ends the open request of a document without a decision; without an open one nothing happens. */
export async function closeApproval({
  how,
  by,
  at = new Date(),
  ...subject
}: Subject & { how: Closing; by: string; at?: Date }): Promise<void> {
  const before = await lockedInstance(subject)
  if (before?.status !== 'pending') return
  if (!(await updateInstance(before, close(before, how), { by, at }))) throw tooLate(subject, before)
}

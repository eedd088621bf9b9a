import {
  advance,
  askedAt,
  begin,
  namedRoute,
  needsAuthority,
  openerOf,
  taskOf,
  type Closing,
  type Event,
  type Instance,
  type Opener,
  type Opening,
  type Refusal,
} from '@barem/workflows'
import type { AnyResource } from '@barem/resources/kit'
import { resources } from '@barem/resources'
import { wrongState } from '#app/engine/refusals'
import { v7 as uuid } from 'uuid'
import { ApiError } from '#app/http/api_error'
import { amountText } from '#app/language/amount'
import { rowsOf } from '#app/tenancy/run'
import { lockedAuthorityOf, obstacleTo, stakeOf } from './authority.ts'
import { recordEvent, type EventKind } from './events.ts'
import { insertInstance, lockedInstance, updateInstance, type StoredInstance, type Subject } from './instances.ts'
import { mailTurns } from './mails.ts'
import type { ApprovalRoute } from './approval_route.ts'
import { approverCandidatesOf } from './approver_candidates.ts'

/** What an approver was asked about, as it was when they were asked. */
export interface Summary {
  code: string
  title: string
  /** The amount of the document in dong, where the definition names its field. */
  amount: string | null
  partnerId: string | null
  [more: string]: unknown
}

/** A request that has just begun, and which nothing keeps yet. */
export interface Begun {
  instance: Instance
  openings: readonly Opening[]
  way: ApprovalRoute | null
}

export interface Request extends Subject {
  begun: Begun
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
  decision: 'approve' | 'reject' | 'return' | 'takeBack'
  comment: string | null
  /** Fingerprint of the content as it is now. */
  hash: string
  /** Where it is returned to. */
  to?: { step: string } | 'requester'
  /** The document as it is now: fields of it may name who is asked next. */
  document?: Readonly<Record<string, unknown>>
  /** When it was decided, for a decision recorded afterwards; else now. */
  at?: Date
}

type Document = Readonly<Record<string, unknown>>

const definitionOf = (resource: string) => resources.find(({ name }) => name === resource)!

const STATES = { pending: 'pending', approved: 'approved', rejected: 'rejected', closed: 'draft' } as const

/** The error for deciding a request that is decided already; it names the state that the document got. */
const tooLate = ({ resource }: Subject, { status, closing }: Pick<Instance, 'status' | 'closing'>): ApiError =>
  wrongState(definitionOf(resource), closing === 'cancelled' ? 'cancelled' : STATES[status])

/** Asks the people whom a document names; they were found able before. */
const namedOpener: Opener = ({ rules }) => ({
  needed: 1,
  tasks: rules.approvers.flatMap((rule) =>
    rule.kind === 'people'
      ? rule.ids.map((assignee) => ({ id: uuid(), assignee, how: 'asked' as const, skipped: false }))
      : [],
  ),
})

/**
 * A request for approval by the people whom a document names, any one of whom decides; with nobody to ask it is
 * approved as it begins.
 * @param hash fingerprint of the content that is to be approved
 */
export const beginApproval = (hash: string, approverIds: readonly string[]): Begun => ({
  ...begin({ hash, route: namedRoute(...approverIds).steps }, namedOpener),
  way: null,
})

/** A request for approval on its way through a workflow. @throws ApiError WFL_ERR_009 when nobody at all can decide */
export async function beginOnRoute(
  resource: AnyResource,
  way: ApprovalRoute,
  { hash, requester, document }: { hash: string; requester: string; document: Document },
): Promise<Begun> {
  const { steps } = way.route
  const about = { requester, document, area: resource.area, fallback: way.workflow.fallbackId }
  const begun = begin({ hash, route: steps }, openerOf(await approverCandidatesOf(steps, about), uuid))
  return { ...begun, way }
}

/** Who would be asked at each step of a way, as things are now. */
export async function askedOnRoute(resource: AnyResource, way: ApprovalRoute, requester: string, document: Document) {
  const { steps } = way.route
  const about = { requester, document, area: resource.area, fallback: way.workflow.fallbackId }
  const world = await approverCandidatesOf(steps, about)
  return steps.map((step) => ({ node: step.node, name: step.name, quorum: step.quorum, asked: askedAt(step, world) }))
}

/**
 * Keeps a request that has just begun, and asks its approvers by it. Another one of the document that is still open is
 * an error of the caller, which the database refuses.
 */
export async function openApproval({ resource, recordId, begun, at, ...about }: Request): Promise<void> {
  const { instance, openings, way } = begun
  const workflow = way && {
    versionId: way.workflow.versionId,
    facts: way.facts,
    turns: way.route.turns,
    inform: way.route.inform,
  }
  const id = await insertInstance({ resource, recordId }, instance, { ...about, at, workflow })
  const { requestedBy: by, comment } = about
  await recordEvent(id, { kind: 'request', by, at: at ?? new Date(), comment, openings })
  // What is recorded afterwards, as in the demo, is nobody's turn any more.
  if (at) return
  await mailTurns({ id, resource, recordId, inform: workflow?.inform ?? [], requestedBy: by }, null, instance)
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

/** The error for an event that does not count. */
function refusalError(subject: Subject, before: Instance, refusal: Refusal): ApiError {
  if (refusal === 'not_assignee') return new ApiError('QUT_ERR_011')
  if (refusal === 'content_changed') return new ApiError('DOC_ERR_002')
  if (refusal === 'already_decided') return tooLate(subject, before)
  const codes = {
    not_forwardable: 'WFL_ERR_003',
    already_asked: 'WFL_ERR_004',
    not_before: 'WFL_ERR_005',
    followed: 'WFL_ERR_002',
  } as const
  return new ApiError(codes[refusal])
}

/** Finds out who is asked at the steps that an event may lead to. */
async function openerFor(subject: Subject, before: StoredInstance, document: Document): Promise<Opener> {
  if (!before.workflowVersionId) return namedOpener
  const [version] = await rowsOf<{ fallback: string }>(
    'select fallback_id as fallback from workflow_versions where tenant_id = app_tenant() and id = $1::uuid',
    [before.workflowVersionId],
  )
  const { area } = definitionOf(subject.resource)
  const about = { requester: before.requestedBy, document, area, fallback: version!.fallback }
  return openerOf(await approverCandidatesOf(before.route, about), uuid)
}

/** What of an event is kept beside who, when and why. */
function detailOf(event: Event, after: Instance): object {
  if (event.kind === 'close') return { how: event.how }
  if (event.kind === 'return') return { to: event.to }
  if (event.kind === 'forward' || event.kind === 'reassign') return { to: event.to, id: event.id }
  if (event.kind === 'takeBack')
    return { ids: after.tasks.filter(({ how, status }) => how === 'again' && status === 'pending').map(({ id }) => id) }
  return event.kind === 'approve' ? { hash: event.hash } : {}
}

/**
 * Takes an event of a locked request: decides whether it counts, stores what it leads to and remembers it.
 * @throws ApiError QUT_ERR_011, DOC_ERR_001, DOC_ERR_002, WFL_ERR_002 to WFL_ERR_005
 */
export async function takeEvent(
  subject: Subject,
  before: StoredInstance,
  event: Event,
  { document = {}, isLate = false }: { document?: Document; /** Recorded afterwards. */ isLate?: boolean } = {},
): Promise<Instance> {
  const mayOpen = event.kind === 'approve' || event.kind === 'reject' || event.kind === 'return'
  const result = advance(before, event, mayOpen ? await openerFor(subject, before, document) : namedOpener)
  if (!result.ok) throw refusalError(subject, before, result.refusal)
  const { instance, openings } = result
  const task = 'task' in event ? event.task : null
  if (task !== null && ['approve', 'reject', 'return'].includes(event.kind))
    await requireAuthority(subject, task, before)
  const { by, at, comment } = event
  if (!(await updateInstance(before, instance, { by, at: new Date(at) }))) throw tooLate(subject, before)
  const kept = { by, at: new Date(at), task, comment, detail: detailOf(event, instance), openings }
  await recordEvent(before.id, { kind: event.kind satisfies EventKind, ...kept })
  if (!isLate) await mailTurns({ ...before, ...subject }, before, instance)
  return instance
}

export type Outcome = 'approved' | 'rejected' | 'pending' | 'returned'

/**
 * Takes somebody's decision about a document. `pending` means that others have to decide as well.
 * @throws ApiError QUT_ERR_011 when they are not asked or may not approve so much, DOC_ERR_001 when it is decided
 * already, DOC_ERR_002 when the content is not what was asked about
 */
export async function decideApproval(verdict: Verdict): Promise<{ outcome: Outcome }> {
  const { task, by, decision, comment, hash, to, document, at, resource, recordId } = verdict
  const subject = { resource, recordId }
  const before = await lockedInstance(subject)
  if (!before) throw new ApiError('QUT_ERR_011')
  const own = task ?? taskOf(before, by)?.id
  if (own === undefined) throw new ApiError('QUT_ERR_011')
  const said = { by, at: (at ?? new Date()).toISOString(), comment, task: own }
  const events: Record<Verdict['decision'], Event> = {
    approve: { kind: 'approve', hash, ...said },
    reject: { kind: 'reject', ...said },
    return: { kind: 'return', to: to ?? 'requester', ...said },
    takeBack: { kind: 'takeBack', newId: uuid, ...said },
  }
  const { status, closing } = await takeEvent(subject, before, events[decision], {
    document,
    isLate: at !== undefined,
  })
  return { outcome: closing === 'returned' ? 'returned' : (status as Outcome) }
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
  await takeEvent(subject, before, { kind: 'close', how, by, at: at.toISOString() })
}

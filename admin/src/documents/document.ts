import type { Exception } from '@barem/resources/calc/exceptions'
import type { AnyResource, DocumentAction } from '@barem/resources/kit'
import type { AnyRow } from '../resources/model/columns.ts'
import type { How, Turn } from '@barem/workflows'
import type { Review } from './review/review.ts'

export type Person = { id: string; code: string | null; name: string | null }

/** One person's part in a request for approval. `waiting` until earlier ones have decided. */
export type Task = {
  id: string
  /** Id of its step, and how often that was reached. */
  node: string
  round: number
  assignee: Person
  status: 'waiting' | 'pending' | 'approved' | 'rejected' | 'skipped' | 'forwarded' | 'closed'
  /** Why this person is asked. */
  how: How
  decidedAt: string | null
  decidedBy: Person | null
  comment: string | null
  /** Why nobody can take the pending decision; null while somebody can. */
  obstacle: 'locked' | 'cannotSee' | 'noAuthority' | 'limit' | null
  /** Their limit in dong, where the document's amount is above it. */
  limit: string | null
}

/** The newest request that a document be approved. */
export type Approval = {
  id: string
  status: 'pending' | 'approved' | 'rejected' | 'closed'
  requestedAt: string
  requestedBy: Person | null
  comment: string | null
  tasks: Task[]
  /** The workflow that it goes by; null for a document that names its approver. */
  workflow: { id: string; code: string; name: string; number: number } | null
  steps: { node: string; name: string; mayForward: boolean }[]
  /** Place of the step that is being decided. */
  step: number
  /** Branches on the way, each with why it was taken. */
  turns: Turn[]
  /** Id of the task whose decision may be taken back. */
  last: string | null
  events: ApprovalEvent[]
}

/** What happened to a request. */
export type ApprovalEvent = {
  kind: 'request' | 'approve' | 'reject' | 'return' | 'forward' | 'reassign' | 'takeBack' | 'close' | 'remind'
  by: Person | null
  at: string
  task: string | null
  comment: string | null
  /** The step or `requester` that it was returned to. */
  to: string | null
  /** Whom a task was given to. */
  toPerson: Person | null
}

export type DocumentRow = AnyRow & {
  allowed?: string[]
  /** What this person may make from it now: each the name of a resource and of its relation, with a dot between. */
  makes?: string[]
  /** What was made from it and has not ended, where it goes into one at a time, as far as this person may see it. */
  begun?: { resource: string; id: string; code: string | null }[]
  approval?: Approval | null
  review?: Review | null
  /** What actions that are allowed now warn of. */
  warnings?: Exception[]
  ended?: Ended | null
}

/** How a document came to its end: what is made from it all the same, as far as this person may see it. */
export type Ended = {
  action: string
  at: string
  by: Person | null
  comment: string | null
  follows: { resource: string; id: string; name: string | null }[]
}

/** An action of a definition by its name. */
export type Named = DocumentAction & { name: string }

export const actionOf = ({ states }: AnyResource, name: string): Named | null =>
  states && Object.hasOwn(states.actions, name) ? { ...states.actions[name], name } : null

/** The action by which the requester takes the request for approval back; null where they may not. */
export function takeBackOf(definition: AnyResource, { allowed = [] }: DocumentRow): Named | null {
  const name = allowed.find((one) => definition.states?.actions[one]?.by === 'requester')
  return name ? actionOf(definition, name) : null
}

/** The place of each action: the step forward is filled and last, decisions are beside it, rare ones are under ⋯. */
export type Bar = { forward: Named | null; beside: Named[]; rare: Named[]; edit: boolean; remove: boolean }

/** @param next the action that is the next step; without it the first that leads on */
export function barOf(definition: AnyResource, { allowed = [] }: DocumentRow, next?: Named): Bar {
  const actions = Object.keys(definition.states?.actions ?? {})
    .filter((name) => allowed.includes(name))
    .map((name) => actionOf(definition, name)!)
  const buttons = actions.filter(({ place }) => place === 'button')
  const forward = next ?? buttons.find(({ tone }) => tone === 'normal') ?? null
  const beside = buttons.filter(({ name }) => name !== forward?.name)
  const rare = actions.filter(({ place, name }) => place === 'menu' && name !== forward?.name)
  return { forward, beside, rare, edit: allowed.includes('edit'), remove: allowed.includes('delete') }
}

/** The pending decisions. */
export const openTasks = (approval: Approval | null | undefined): Task[] =>
  approval?.status === 'pending' ? approval.tasks.filter(({ status }) => status === 'pending') : []

/** The people whose decision is pending. */
export const awaited = (approval: Approval | null | undefined): Person[] =>
  openTasks(approval).map(({ assignee }) => assignee)

/** The last decision of a request. */
export const decision = (approval: Approval | null | undefined): Task | null =>
  (approval?.tasks ?? [])
    .filter(({ decidedAt }) => decidedAt !== null)
    .sort((one, other) => other.decidedAt!.localeCompare(one.decidedAt!))[0] ?? null

/** The return that brought a document back to its requester; null for one that was not returned. */
export function returnOf(approval: Approval | null | undefined): ApprovalEvent | null {
  if (approval?.status !== 'closed') return null
  const last = approval.events.at(-1)
  return last && (last.kind === 'return' || last.kind === 'reject') ? last : null
}

/** The task of a person that waits for them. */
export const ownTask = (approval: Approval | null | undefined, me: string | undefined): Task | null =>
  openTasks(approval).find(({ assignee }) => assignee.id === me) ?? null

export const stateOf = ({ states }: AnyResource, row: AnyRow): string => String(row[states!.field])

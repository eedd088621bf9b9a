import type { AnyResource, DocumentAction } from '@barem/resources/kit'
import type { AnyRow } from '../resources/model/columns.ts'
import type { Review } from './review/review.ts'

export type Person = { id: string; code: string | null; name: string | null }

/** One person's part in a request for approval. `waiting` until earlier ones have decided. */
export type Task = {
  id: string
  assignee: Person
  status: 'waiting' | 'pending' | 'approved' | 'rejected' | 'closed'
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
}

export type DocumentRow = AnyRow & { allowed?: string[]; approval?: Approval | null; review?: Review | null }

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

export function barOf(definition: AnyResource, { allowed = [] }: DocumentRow): Bar {
  const actions = Object.keys(definition.states?.actions ?? {})
    .filter((name) => allowed.includes(name))
    .map((name) => actionOf(definition, name)!)
  const buttons = actions.filter(({ place }) => place === 'button')
  const forward = buttons.find(({ tone }) => tone === 'normal') ?? null
  const beside = buttons.filter((action) => action !== forward)
  const rare = actions.filter(({ place }) => place === 'menu')
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

export const stateOf = ({ states }: AnyResource, row: AnyRow): string => String(row[states!.field])

export type TaskStatus = 'waiting' | 'pending' | 'approved' | 'rejected' | 'closed'

/** What one person has to say at one step. A decision in it never changes. */
export interface Task {
  id: string
  /** Key of the step in the flow. */
  node: string
  /** How often the step was reached, from 1: the same people are asked again when it is returned to. */
  round: number
  /** Place of the step on the way of this instance, from 0. */
  step: number
  /** How many approvals the step needs. */
  needed: number
  assignee: string
  status: TaskStatus
  /** Moment of the decision as ISO 8601. */
  decidedAt: string | null
  decidedBy: string | null
  comment: string | null
}

/** Why a request ended without a decision. */
export type Closing = 'withdrawn' | 'edited' | 'cancelled'

/**
 * One request for approval on its way. The way is settled when it starts, from what was known then: a flow that is
 * drawn anew
 * changes no request that is under way.
 */
export interface Instance {
  status: 'pending' | 'approved' | 'rejected' | 'closed'
  /** Fingerprint of the content that was asked about: nothing else can be approved. */
  hash: string
  closing: Closing | null
  /** In the order of their steps. */
  tasks: readonly Task[]
}

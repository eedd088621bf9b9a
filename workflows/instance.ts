import type { RouteStep } from './route.ts'

/**
 * `waiting` is left from requests whose tasks were all made at once. `skipped` counts as approved: the same person has
 * just approved. `forwarded` is for somebody else to decide now.
 */
export type TaskStatus = 'waiting' | 'pending' | 'approved' | 'rejected' | 'skipped' | 'forwarded' | 'closed'

/** Why this person is asked: the step says so, or they stand in for nobody, the requester, or who had it before. */
export type How = 'asked' | 'nobody' | 'self' | 'short' | 'forwarded' | 'reassigned' | 'again'

/** What one person has to say at one step. A decision in it never changes. */
export interface Task {
  id: string
  /** Id of the step in the graph. */
  node: string
  /** How often the step was reached, from 1: the same people are asked again when it is returned to. */
  round: number
  /** Place of the step on the way of this instance, from 0. */
  step: number
  /** How many approvals the step needs. */
  needed: number
  assignee: string
  status: TaskStatus
  how: How
  /** Id of the task whose place it takes; null for the first. */
  replaces: string | null
  /** Moment of the decision as ISO 8601. */
  decidedAt: string | null
  decidedBy: string | null
  comment: string | null
}

/** Why a request ended without a decision; `returned` to its requester by an approver. */
export type Closing = 'withdrawn' | 'edited' | 'cancelled' | 'returned'

/** One request for approval on its way, which is settled when it begins, from what was known then. */
export interface Instance {
  status: 'pending' | 'approved' | 'rejected' | 'closed'
  /** Fingerprint of the content that was asked about: nothing else can be approved. */
  hash: string
  closing: Closing | null
  route: readonly RouteStep[]
  /** Place of the step that is being decided; the number of steps once all are. */
  step: number
  /** In the order in which they were made. */
  tasks: readonly Task[]
  /** Id of the task decided last, while that decision can be taken back. */
  last: string | null
}

/** Who is asked when a step is reached: what `advance` finds out, and a replay goes by. */
export interface Opening {
  step: number
  needed: number
  tasks: readonly { id: string; assignee: string; how: How; skipped: boolean }[]
}

/** Finds out who is asked at a step; `approvedBefore` approved in the step before. */
export type Opener = (
  place: { step: number; rules: RouteStep },
  approvedBefore: readonly string[],
) => Omit<Opening, 'step'>

const replaced = ({ tasks }: Pick<Instance, 'tasks'>) => new Set(tasks.map(({ replaces }) => replaces))

/** Tasks of a step that count: of its last round, those whose place no other took. */
export function tasksAt(instance: Pick<Instance, 'tasks'>, step: number): Task[] {
  const own = instance.tasks.filter((task) => task.step === step)
  const round = Math.max(0, ...own.map((task) => task.round))
  const gone = replaced(instance)
  return own.filter((task) => task.round === round && !gone.has(task.id))
}

export const isAgreed = ({ status }: Pick<Task, 'status'>): boolean => status === 'approved' || status === 'skipped'
export const isOpen = ({ status }: Pick<Task, 'status'>): boolean => status === 'waiting' || status === 'pending'

/** People whose decision an instance waits for now. */
export const waitingFor = ({ tasks }: Pick<Instance, 'tasks'>): string[] =>
  tasks.filter(({ status }) => status === 'pending').map(({ assignee }) => assignee)

/** Whether it is somebody's turn to decide. */
export const mayDecide = (instance: Pick<Instance, 'tasks'>, userId: string): boolean =>
  waitingFor(instance).includes(userId)

/** The task that waits for somebody now, or else the last that did; null for people who had no turn yet. */
export function taskOf<T extends Pick<Task, 'assignee' | 'status'>>(
  { tasks }: { tasks: readonly T[] },
  userId: string,
): T | null {
  const own = tasks.filter(({ assignee, status }) => assignee === userId && status !== 'waiting')
  return own.find(({ status }) => status === 'pending') ?? own.at(-1) ?? null
}

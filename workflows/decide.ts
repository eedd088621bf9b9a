import type { Closing, Instance, Task } from './instance.ts'
import { opened, withoutOpen } from './opened.ts'

export interface Decision {
  /** Id of the task that is decided. */
  task: string
  by: string
  decision: 'approve' | 'reject'
  /** Fingerprint of the content as it is now. */
  hash: string
  /** Moment as ISO 8601. */
  at: string
  comment?: string | null
}

/**
 * Why a decision does not count: somebody else is asked, it was decided or closed before, or what would be approved is
 * not what
 * was asked about. Anything may be rejected, whatever became of it.
 */
export type Refusal = 'not_assignee' | 'already_decided' | 'content_changed'

export type Decided = { ok: true; instance: Instance } | { ok: false; refusal: Refusal }

/** People whose decision an instance waits for now. */
export const waitingFor = ({ tasks }: Pick<Instance, 'tasks'>): string[] =>
  tasks.filter(({ status }) => status === 'pending').map(({ assignee }) => assignee)

/** Whether it is somebody's turn to decide. */
export const mayDecide = (instance: Pick<Instance, 'tasks'>, userId: string): boolean =>
  waitingFor(instance).includes(userId)

/** The task that waits for somebody now, or else the last that did; null for people who had no turn yet. */
export function taskOf<T extends Task>({ tasks }: { tasks: readonly T[] }, userId: string): T | null {
  const own = tasks.filter(({ assignee, status }) => assignee === userId && status !== 'waiting')
  return own.find(({ status }) => status === 'pending') ?? own.at(-1) ?? null
}

/** Takes somebody's decision on a task of theirs. One rejection rejects the whole. */
export function decide(instance: Instance, { task: id, by, decision, hash, at, comment = null }: Decision): Decided {
  const task = instance.tasks.find((one) => one.id === id)
  if (!task || task.assignee !== by || task.status === 'waiting') return { ok: false, refusal: 'not_assignee' }
  if (task.status !== 'pending') return { ok: false, refusal: 'already_decided' }
  if (decision === 'approve' && hash !== instance.hash) return { ok: false, refusal: 'content_changed' }
  const decided: Task = {
    ...task,
    status: decision === 'approve' ? 'approved' : 'rejected',
    decidedAt: at,
    decidedBy: by,
    comment,
  }
  const tasks = instance.tasks.map((other) => (other === task ? decided : other))
  return {
    ok: true,
    instance:
      decision === 'approve'
        ? opened({ ...instance, tasks })
        : { ...instance, status: 'rejected', tasks: withoutOpen(tasks) },
  }
}

/** Ends a request that nobody has decided; one that was stays as it is. */
export const close = (instance: Instance, closing: Closing): Instance =>
  instance.status === 'pending'
    ? { ...instance, status: 'closed', closing, tasks: withoutOpen(instance.tasks) }
    : instance

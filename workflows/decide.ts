import type { Closing, Instance, Task } from './instance.ts'
import { opened, withoutOpen } from './opened.ts'

export interface Decision {
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

/** Takes somebody's decision on the task that waits for them. One rejection rejects the whole. */
export function decide(instance: Instance, { by, decision, hash, at, comment = null }: Decision): Decided {
  const own = instance.tasks.filter(({ assignee }) => assignee === by)
  const task = own.find(({ status }) => status === 'pending')
  if (!task)
    return { ok: false, refusal: own.some(({ status }) => status !== 'waiting') ? 'already_decided' : 'not_assignee' }
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

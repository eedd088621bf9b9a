import {
  isAgreed,
  isOpen,
  tasksAt,
  type Closing,
  type Instance,
  type Opener,
  type Opening,
  type Task,
} from './instance.ts'
import type { OnReject } from './graph.ts'
import type { RouteStep } from './route.ts'

interface Said {
  by: string
  /** Moment as ISO 8601. */
  at: string
  comment?: string | null
}

/** What happens to a request. Who decides names their task: one person may hold several. */
export type Event = Said &
  (
    | { kind: 'approve'; task: string; /** Fingerprint of the content as it is now. */ hash: string }
    | { kind: 'reject'; task: string }
    /** Asks an earlier step again, or brings the document back to its requester. */
    | { kind: 'return'; task: string; to: { step: string } | 'requester' }
    /** Gives a task to somebody else; `id` is that of the task they get. */
    | { kind: 'forward' | 'reassign'; task: string; to: string; id: string }
    /** Takes the last decision back; `ids` are those of the tasks that are asked again, in order. */
    | { kind: 'takeBack'; task: string; newId: () => string }
    | { kind: 'close'; how: Closing }
  )

/**
 * Why an event does not count: somebody else is asked, it was decided or closed before, what would be approved is not
 * what was asked about, the step may not be forwarded, the other has it already, no such step comes before, or
 * something followed the decision.
 */
export type Refusal =
  | 'not_assignee'
  | 'already_decided'
  | 'content_changed'
  | 'not_forwardable'
  | 'already_asked'
  | 'not_before'
  | 'followed'

/** What an event leads to, and who was asked by it. */
export type Advanced = { ok: true; instance: Instance; openings: readonly Opening[] } | { ok: false; refusal: Refusal }

const refused = (refusal: Refusal): Advanced => ({ ok: false, refusal })

/** Closes whatever of an instance nobody decides any more. */
const withoutOpen = (tasks: readonly Task[]): Task[] =>
  tasks.map((task) => (isOpen(task) ? { ...task, status: 'closed' } : task))

const changed = (instance: Instance, id: string, change: Partial<Task>): Instance => ({
  ...instance,
  tasks: instance.tasks.map((task) => (task.id === id ? { ...task, ...change } : task)),
})

const roundsOf = ({ tasks }: Instance, step: number): number =>
  Math.max(0, ...tasks.filter((task) => task.step === step).map(({ round }) => round))

/** Makes the tasks of the step that is reached. */
function open(instance: Instance, { needed, tasks }: Omit<Opening, 'step'>): Instance {
  const { step, route } = instance
  const round = roundsOf(instance, step) + 1
  const made = tasks.map(({ id, assignee, how, skipped }): Task => ({
    id,
    node: route[step]!.node,
    round,
    step,
    needed,
    assignee,
    status: skipped ? 'skipped' : 'pending',
    how,
    replaces: null,
    decidedAt: null,
    decidedBy: null,
    comment: null,
  }))
  return { ...instance, tasks: [...instance.tasks, ...made] }
}

/** Goes on while steps are finished; opens the first that is not. `isNew` says that its tasks are still to make. */
function goOn(instance: Instance, opener: Opener, isNew: boolean): Advanced {
  const openings: Opening[] = []
  let [now, fresh] = [instance, isNew]
  while (now.step < now.route.length) {
    if (fresh) {
      const rules = now.route[now.step]!
      const before = now.step > 0 ? tasksAt(now, now.step - 1).filter(({ status }) => status === 'approved') : []
      const opening = opener(
        { step: now.step, rules },
        before.map(({ assignee }) => assignee),
      )
      openings.push({ step: now.step, ...opening })
      now = open(now, opening)
    }
    const tasks = tasksAt(now, now.step)
    if (tasks.filter(isAgreed).length < (tasks[0]?.needed ?? 1)) return { ok: true, instance: now, openings }
    const done = new Set(tasks.filter(isOpen).map(({ id }) => id))
    now = {
      ...now,
      step: now.step + 1,
      tasks: now.tasks.map((task) => (done.has(task.id) ? { ...task, status: 'closed' } : task)),
    }
    fresh = true
  }
  return { ok: true, instance: { ...now, status: 'approved', tasks: withoutOpen(now.tasks) }, openings }
}

/**
 * Asks for approval of content with fingerprint `hash` on a route. Each step is opened when it is reached. A way
 * without a step is approved as it begins.
 */
export const begin = (
  { hash, route }: { hash: string; route: readonly RouteStep[] },
  opener: Opener,
): Extract<Advanced, { ok: true }> =>
  goOn({ status: 'pending', hash, closing: null, route, step: 0, tasks: [], last: null }, opener, true) as Extract<
    Advanced,
    { ok: true }
  >

/** Goes back to a step on the way and asks it again. */
function backTo(instance: Instance, node: string, opener: Opener): Advanced {
  const step = instance.route.findIndex((one) => one.node === node)
  if (step < 0 || step >= instance.step) return refused('not_before')
  return goOn({ ...instance, step, last: null, tasks: withoutOpen(instance.tasks) }, opener, true)
}

/** What a rejection at a step does; a step that this document never came through cannot be asked again. */
function rejectionAt({ route }: Instance, step: number): OnReject {
  const { onReject } = route[step]!
  const isBefore = typeof onReject === 'string' || route.slice(0, step).some(({ node }) => node === onReject.step)
  return isBefore ? onReject : 'end'
}

/** Ends a request; one that ended before stays as it is. */
function end(instance: Instance, status: 'rejected' | 'closed', closing: Closing | null): Advanced {
  if (instance.status !== 'pending') return { ok: true, instance, openings: [] }
  const last = status === 'rejected' ? instance.last : null
  return {
    ok: true,
    instance: { ...instance, status, closing, last, tasks: withoutOpen(instance.tasks) },
    openings: [],
  }
}

/** What a rejection or a return leads to. */
function goBack(instance: Instance, to: OnReject, opener: Opener): Advanced {
  if (to === 'end') return end(instance, 'rejected', null)
  if (to === 'requester') return end(instance, 'closed', 'returned')
  return backTo(instance, to.step, opener)
}

function handOver(instance: Instance, task: Task, event: Extract<Event, { to: string }>): Advanced {
  const { kind, to, id } = event
  if (kind === 'forward' && !instance.route[task.step]?.mayForward) return refused('not_forwardable')
  if (tasksAt(instance, task.step).some(({ assignee, status }) => assignee === to && status !== 'closed'))
    return refused('already_asked')
  const handed = changed(instance, task.id, { status: 'forwarded' })
  const { node, round, step, needed } = task
  const more: Task = {
    ...{ id, node, round, step, needed, assignee: to, status: 'pending', replaces: task.id },
    how: kind === 'forward' ? 'forwarded' : 'reassigned',
    ...{ decidedAt: null, decidedBy: null, comment: null },
  }
  return { ok: true, instance: { ...handed, last: null, tasks: [...handed.tasks, more] }, openings: [] }
}

/** Asks again whoever decided last, and those of the step whom that left without a say. What was decided stays. */
function takeBack(instance: Instance, task: Task, newId: () => string): Advanced {
  const again = tasksAt(instance, task.step).filter(({ id, status }) => id === task.id || status === 'closed')
  const asked = again.map((old): Task => ({
    ...old,
    id: newId(),
    status: 'pending',
    how: 'again',
    replaces: old.id,
    decidedAt: null,
    decidedBy: null,
    comment: null,
  }))
  const tasks = instance.tasks.map((one): Task =>
    isOpen(one) && one.step > task.step ? { ...one, status: 'closed' } : one,
  )
  return {
    ok: true,
    instance: { ...instance, status: 'pending', step: task.step, last: null, tasks: [...tasks, ...asked] },
    openings: [],
  }
}

/** Takes an event, if it counts. */
export function advance(instance: Instance, event: Event, opener: Opener): Advanced {
  if (event.kind === 'close') return end(instance, 'closed', event.how)
  const task = instance.tasks.find(({ id }) => id === event.task)
  const { by, at, comment = null } = event
  if (!task || task.status === 'waiting') return refused('not_assignee')
  if (event.kind !== 'reassign' && task.assignee !== by) return refused('not_assignee')
  if (event.kind === 'takeBack')
    return instance.last === task.id ? takeBack(instance, task, event.newId) : refused('followed')
  if (task.status !== 'pending') return refused('already_decided')
  if (event.kind === 'forward' || event.kind === 'reassign') return handOver(instance, task, event)
  if (event.kind === 'approve') {
    if (event.hash !== instance.hash) return refused('content_changed')
    const agreed = changed(instance, task.id, { status: 'approved', decidedAt: at, decidedBy: by, comment })
    return goOn({ ...agreed, last: task.id }, opener, false)
  }
  const to = event.kind === 'return' ? event.to : rejectionAt(instance, task.step)
  const rejected = changed(instance, task.id, { status: 'rejected', decidedAt: at, decidedBy: by, comment })
  return goBack({ ...rejected, last: task.id }, to, opener)
}

import type { Instance, Task } from './instance.ts'

const isOpen = ({ status }: Task) => status === 'waiting' || status === 'pending'
const approvals = (tasks: readonly Task[], step: number) =>
  tasks.filter((task) => task.step === step && task.status === 'approved').length

/** Closes whatever of an instance nobody decides any more. */
export const withoutOpen = (tasks: readonly Task[]): Task[] =>
  tasks.map((task) => (isOpen(task) ? { ...task, status: 'closed' } : task))

/**
 * Brings the tasks up to date after a change: what a finished step still had open is closed, the first unfinished one
 * has its turn,
 * and without one the instance is approved.
 */
export function opened(instance: Instance): Instance {
  const finished = ({ step, needed }: Task) => approvals(instance.tasks, step) >= needed
  const turn = instance.tasks.find((task) => !finished(task))?.step
  if (turn === undefined) return { ...instance, status: 'approved', tasks: withoutOpen(instance.tasks) }
  const tasks = instance.tasks.map((task): Task => {
    if (!isOpen(task)) return task
    return { ...task, status: task.step < turn ? 'closed' : task.step === turn ? 'pending' : 'waiting' }
  })
  return { ...instance, tasks }
}

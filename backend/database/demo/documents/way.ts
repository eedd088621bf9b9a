import type { ResourceName } from '@barem/resources'
import { approvalOf } from '#app/approvals/approval_of'
import { engine } from '#app/resources/serving'
import { transition } from '#app/resources/write/transition'
import { PACE, writer } from './add_document.ts'

/** Whether a workflow says who decides about a document. */
export const goesByWorkflow = async (kind: ResourceName, id: string) => (await approvalOf(kind, id))?.workflow != null

/** Those whom the workflow asks decide one after the other; a rejection is the first one's. */
export async function decideOnWay(
  kind: ResourceName,
  id: string,
  said: { action: string; says?: string; at: Date },
  most = 5,
) {
  const { action, says, at } = said
  for (let count = 0; count < most; count++) {
    const asked = await approvalOf(kind, id)
    const task = asked?.status === 'pending' ? asked.tasks.find(({ status }) => status === 'pending') : undefined
    if (!task) return
    const when = new Date(at.getTime() + count * PACE * 60_000)
    const ask = { version: null, comment: says ?? null, task: task.id }
    await transition(engine, engine.lookup(kind), id, action, ask, writer(task.assignee.id, when))
    if (action !== 'approve') return
  }
}

/** Approves a document that was asked for: those whom a workflow asks, else its approver. */
export async function approve(kind: ResourceName, id: string, approver: string, at: Date): Promise<void> {
  if (await goesByWorkflow(kind, id)) return decideOnWay(kind, id, { action: 'approve', at })
  const ask = { version: null, comment: null }
  await transition(engine, engine.lookup(kind), id, 'approve', ask, writer(approver, at))
}

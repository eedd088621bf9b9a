import type { Assert } from '@japa/assert'
import { clerk as reader } from '../documents/lives.ts'
import { act, newOrder, seller } from '../documents/orders.ts'
import { entered } from '../people.ts'
import { fresh } from '../samples.ts'
import type { Walker } from '../walker.ts'
import { inSequence } from './drafts.ts'
import { clerkIn, newDepartment } from './staff.ts'

/** What documents hide from most people, and the right to approve. */
const SEES: [number, string][] = [
  [58, 'v'],
  [22, 'v'],
  [60, 'v'],
]

/** Draws, publishes, tries and ends a workflow. */
export async function walkWorkflows(walker: Walker, assert: Assert): Promise<void> {
  const [departmentId, lead] = [await newDepartment(), await seller()]
  const body = { name: `Quy trình ${fresh()}`, resource: 'sales-orders', everyDocument: true, everyDepartment: false }
  const made = (await walker.visit('workflows.create', { body })).body
  const params = { id: made.id }
  const plain = inSequence([lead.userId])
  const graph = { ...plain, s1: { ...plain.s1, mayForward: true } }
  const draft = { departmentIds: [departmentId], fallbackId: lead.userId, graph }
  const drawn = (await walker.visit('workflows.update', { params, body: { version: 1, ...draft } })).body
  assert.equal((await walker.visit('workflows.update', { params, body: { version: 1 } })).status, 409)
  const { published } = (await walker.visit('workflows.publish', { params, body: { version: drawn.version } })).body
  await walker.visit('workflows.version', { params: { ...params, number: String(published.number) } })
  await walker.visit('workflows.list', { query: '_start=0&_end=20' })
  await walker.visit('workflows.show', { params })
  await walker.visit('workflows.kinds')
  await walker.visit('workflows.options', { params: { kind: 'users' }, query: 'q=a' })
  await walkTasks(walker, assert, departmentId)
  const [order] = (await walker.visit('sales-orders.list', { query: '_start=0&_end=1' })).body
  await walker.visit('workflows.simulate', { params, body: { recordId: order.id } })
  await walker.visit('workflows.backtest', { params, body: { draft: { everyDepartment: true, priority: 1 } } })
  await walker.visit('workflows.enable', { params, body: { enabled: false } })
  const unused = (await walker.visit('workflows.create', { body: { name: `Bỏ ${fresh()}` } })).body
  await walker.visit('workflows.delete', { params: { id: unused.id } })
}

/** Hands tasks of a request on, reminds of one, decides it, and takes the decision back. */
async function walkTasks(walker: Walker, assert: Assert, departmentId: string): Promise<void> {
  const [clerk, other] = [await clerkIn(departmentId), await reader(19, ['f'], SEES)]
  const { token } = other
  const { body: asked } = await act(clerk, await newOrder(clerk, null), 'request')
  const open = async () => {
    const { body } = await walker.visit('sales-orders.show', { params: { id: asked.id } })
    return body.approval.tasks.find(({ status }: { status: string }) => status === 'pending')
  }
  await walker.visit('approvals.running', { query: '_start=0&_end=20' })
  await walker.visit('approvals.remind', { token: (await entered(clerk)).token, params: { id: asked.approval.id } })
  const me = (await walker.visit('user.profile')).body.data.id
  const task = { params: { id: (await open()).id } }
  await walker.visit('approvals.reassign', { ...task, body: { to: me, comment: 'Đi công tác' } })
  const mine = { params: { id: (await open()).id } }
  await walker.visit('approvals.forward', { ...mine, body: { to: other.userId, comment: 'Nhờ xem' } })
  const theirs = await open()
  const { version } = (await walker.visit('sales-orders.show', { params: { id: asked.id } })).body
  await walker.visit('sales-orders.approve', {
    token,
    params: { id: asked.id },
    body: { version, task: theirs.id },
  })
  await walker.visit('approvals.takeBack', { token, params: { id: theirs.id }, body: {} })
  assert.equal((await open()).assignee.id, other.userId)
}

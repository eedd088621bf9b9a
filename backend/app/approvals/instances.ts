import type { Closing, Instance, RouteStep, Task, Turn } from '@barem/workflows'
import { v7 as uuid } from 'uuid'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** The document that a request is about. */
export interface Subject {
  /** Name of its resource. */
  resource: string
  recordId: string
}

/** A request as it is stored. */
export interface StoredInstance extends Instance {
  id: string
  /** The version of the workflow that it goes by; null for a document that names its approver. */
  workflowVersionId: string | null
  requestedBy: string
  /** People who get a mail when it is approved. */
  inform: readonly string[]
}

interface InstanceRow extends Subject {
  id: string
  status: Instance['status']
  closing: Closing | null
  hash: string
  route: RouteStep[]
  step: number
  last: string | null
  workflowVersionId: string | null
  requestedBy: string
  inform: string[]
}

const COLUMNS = `i.id, i.resource, i.record_id as "recordId", i.status, i.closing, i.hash, i.route, i.step,
  i.last_id as last, i.workflow_version_id as "workflowVersionId", i.requested_by as "requestedBy", i.inform`

async function lockedBy(condition: string, values: string[]): Promise<(StoredInstance & Subject) | null> {
  const { client } = tenantTransaction()
  const { rows: found } = (await client.rawQuery(
    `select ${COLUMNS} from approval_instances i where i.tenant_id = app_tenant() and ${condition} for update`,
    values,
  )) as { rows: InstanceRow[] }
  const [instance] = found
  if (!instance) return null
  const { rows: tasks } = (await client.rawQuery(
    `select id, node, round, step, needed, assignee_id as assignee, status, how, replaces, decided_by as "decidedBy",
      comment, to_json(decided_at) #>> '{}' as "decidedAt"
     from approval_tasks where tenant_id = app_tenant() and instance_id = ? order by step, round, made_at, id`,
    [instance.id],
  )) as { rows: Task[] }
  return { ...instance, tasks }
}

/**
 * Locks the newest request of a document, so that two decisions about it take turns. Null when approval was never asked
 * for.
 */
export const lockedInstance = ({ resource, recordId }: Subject): Promise<StoredInstance | null> =>
  lockedBy(
    `i.id = (select id from approval_instances where tenant_id = app_tenant() and resource = ? and record_id = ?
      order by requested_at desc, id desc limit 1)`,
    [resource, recordId],
  )

/** Locks the request with an id; null where the company has none. */
export const lockedInstanceById = (id: string): Promise<(StoredInstance & Subject) | null> => lockedBy('i.id = ?', [id])

const taskRow = (
  instance: string,
  { id, node, round, step, needed, assignee, status, how, replaces }: Task,
  at: Date | undefined,
) => ({
  tenant_id: tenantTransaction().tenantId,
  ...(at && { made_at: at }),
  ...{ id, instance_id: instance, node, round, step, needed, assignee_id: assignee, status, how, replaces },
})

/** What a request keeps beside its state. */
export interface About {
  requestedBy: string
  comment: string | null
  summary: object
  at?: Date
  /** The workflow that it goes by, what was known of the document, and why it takes this way. */
  workflow?: { versionId: string; facts: object; turns: readonly Turn[]; inform: readonly string[] } | null
}

/** Stores a request that has just begun. @returns its id */
export async function insertInstance({ resource, recordId }: Subject, instance: Instance, about: About) {
  const { client, tenantId } = tenantTransaction()
  const id = uuid()
  const ended = instance.status === 'pending' ? {} : { ended_at: about.at ?? new Date(), ended_by: about.requestedBy }
  const { workflow } = about
  await client.table('approval_instances').insert({
    tenant_id: tenantId,
    id,
    resource,
    record_id: recordId,
    status: instance.status,
    hash: instance.hash,
    route: JSON.stringify(instance.route),
    step: instance.step,
    summary: JSON.stringify(about.summary),
    comment: about.comment,
    requested_by: about.requestedBy,
    ...(workflow && {
      workflow_version_id: workflow.versionId,
      facts: JSON.stringify(workflow.facts),
      turns: JSON.stringify(workflow.turns),
      inform: JSON.stringify(workflow.inform),
    }),
    ...(about.at && { requested_at: about.at }),
    ...ended,
  })
  if (instance.tasks.length > 0)
    await client.table('approval_tasks').multiInsert(instance.tasks.map((task) => taskRow(id, task, about.at)))
  return id
}

/** Writes the tasks that an event changed or made. @returns whether nobody else changed one of them since */
async function updateTasks(before: StoredInstance, after: Instance, at: Date): Promise<boolean> {
  const { client } = tenantTransaction()
  const known = new Map(before.tasks.map((task) => [task.id, task]))
  let kept = true
  for (const task of after.tasks) {
    const was = known.get(task.id)
    if (!was || task.status === was.status) continue
    const { status, decidedAt, decidedBy, comment } = task
    const written = await client
      .from('approval_tasks')
      .where({ id: was.id, status: was.status })
      .update({ status, decided_at: decidedAt, decided_by: decidedBy, comment })
    kept &&= Number(written) === 1
  }
  const made = after.tasks.filter(({ id }) => !known.has(id))
  if (kept && made.length > 0)
    await client.table('approval_tasks').multiInsert(made.map((task) => taskRow(before.id, task, at)))
  return kept
}

/**
 * Stores the new state of a request. Each row is written only if it was not changed since it was read.
 * @returns whether that held for all of them; when not, somebody else was first
 */
export async function updateInstance(
  before: StoredInstance,
  after: Instance,
  ended: { by: string; at: Date },
): Promise<boolean> {
  const { client } = tenantTransaction()
  if (!(await updateTasks(before, after, ended.at))) return false
  const { status, closing, step, last } = after
  if (status === before.status && step === before.step && last === before.last) return true
  const isOpen = status === 'pending'
  const written = await client
    .from('approval_instances')
    .where({ id: before.id, status: before.status })
    .update({
      ...{ status, closing, step, last_id: last },
      ...(status !== before.status && {
        ended_at: isOpen ? null : ended.at,
        ended_by: isOpen ? null : ended.by,
        ...(isOpen && { taken_back: client.raw('taken_back + 1') }),
      }),
    })
  return Number(written) === 1
}

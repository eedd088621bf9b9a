import type { Closing, Instance, Task } from '@barem/workflows'
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
}

interface InstanceRow {
  id: string
  status: Instance['status']
  closing: Closing | null
  hash: string
  tasks: Task[]
}

/**
 * Locks the newest request of a document, so that two decisions about it take turns. Null when approval was never asked
 * for.
 */
export async function lockedInstance({ resource, recordId }: Subject): Promise<StoredInstance | null> {
  const { client } = tenantTransaction()
  const { rows: found } = (await client.rawQuery(
    `select id, status, closing, hash from approval_instances where tenant_id = app_tenant() and resource = ?
      and record_id = ? order by requested_at desc, id desc limit 1 for update`,
    [resource, recordId],
  )) as { rows: InstanceRow[] }
  const [instance] = found
  if (!instance) return null
  const { rows: tasks } = (await client.rawQuery(
    `select id, node, round, step, needed, assignee_id as assignee, status, decided_by as "decidedBy", comment,
      to_json(decided_at) #>> '{}' as "decidedAt"
     from approval_tasks where tenant_id = app_tenant() and instance_id = ? order by step, id`,
    [instance.id],
  )) as { rows: Task[] }
  return { ...instance, tasks }
}

/** Stores a request that has just begun. */
export async function insertInstance(
  { resource, recordId }: Subject,
  instance: Instance,
  about: { requestedBy: string; comment: string | null; summary: object; at?: Date },
): Promise<void> {
  const { client, tenantId } = tenantTransaction()
  const id = uuid()
  const ended = instance.status === 'pending' ? {} : { ended_at: about.at ?? new Date(), ended_by: about.requestedBy }
  await client.table('approval_instances').insert({
    tenant_id: tenantId,
    id,
    resource,
    record_id: recordId,
    status: instance.status,
    hash: instance.hash,
    summary: JSON.stringify(about.summary),
    comment: about.comment,
    requested_by: about.requestedBy,
    ...(about.at && { requested_at: about.at }),
    ...ended,
  })
  const tasks = instance.tasks.map(({ id: task, node, round, step, needed, assignee, status }) => ({
    tenant_id: tenantId,
    id: task,
    instance_id: id,
    node,
    round,
    step,
    needed,
    assignee_id: assignee,
    status,
  }))
  if (tasks.length > 0) await client.table('approval_tasks').multiInsert(tasks)
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
  let kept = true
  for (const [place, task] of after.tasks.entries()) {
    const was = before.tasks[place]!
    if (task.status === was.status) continue
    const { status, decidedAt, decidedBy, comment } = task
    const written = await client
      .from('approval_tasks')
      .where({ id: was.id, status: was.status })
      .update({ status, decided_at: decidedAt, decided_by: decidedBy, comment })
    kept &&= Number(written) === 1
  }
  if (after.status === before.status) return kept
  const written = await client
    .from('approval_instances')
    .where({ id: before.id, status: before.status })
    .update({ status: after.status, closing: after.closing, ended_at: ended.at, ended_by: ended.by })
  return kept && Number(written) === 1
}

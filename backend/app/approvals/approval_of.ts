import { resources } from '@barem/resources'
import { memoise, type AnyResource } from '@barem/resources/kit'
import { needsAuthority, type Instance, type TaskStatus } from '@barem/workflows'
import { rowsOf } from '#app/tenancy/run'
import { amountSql, authoritySql, obstacleTo, type Authority, type Obstacle } from './authority.ts'

export interface Person {
  id: string
  code: string
  name: string
}

/** The task of one approver of a document. */
export interface TaskJson {
  id: string
  assignee: Person
  status: TaskStatus
  decidedAt: string | null
  decidedBy: Person | null
  comment: string | null
  /** Why this person cannot decide; null while they can, and when no decision is pending. */
  obstacle: Obstacle | null
  /** The dong that they may approve at most, where the document exceeds it. */
  limit: string | null
}

/** The newest request of a document, for those who see the document. */
export interface ApprovalJson {
  id: string
  status: Instance['status']
  requestedAt: string
  requestedBy: Person
  comment: string | null
  tasks: TaskJson[]
}

/** SQL of a person, joined as `alias`, as answers name one. */
export const personSql = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'code', ${alias}.code, 'name', ${alias}.full_name)`

/** A task as it is stored, with what its assignee may approve while it is open. */
type StoredTask = Omit<TaskJson, 'obstacle' | 'limit'> & { node: string; authority: Authority | null }
type StoredApproval = Omit<ApprovalJson, 'tasks'> & { tasks: StoredTask[]; amount: string | null }

const query = memoise(
  (resource: AnyResource) => `
  select json_build_object('id', i.id, 'status', i.status, 'requestedAt', i.requested_at, 'requestedBy',
    ${personSql('r')}, 'comment', i.comment, 'tasks', (
    select coalesce(json_agg(json_build_object('id', t.id, 'node', t.node, 'assignee', ${personSql('a')}, 'status',
      t.status, 'decidedAt', t.decided_at, 'decidedBy', case when d.id is not null then ${personSql('d')} end,
      'comment', t.comment,
        'authority', case when t.status = 'pending' then ${authoritySql('a', resource.area)} end) order by t.step,
          t.id), '[]'::json)
    from approval_tasks t join users a on a.tenant_id = t.tenant_id and a.id = t.assignee_id left join users d
      on d.tenant_id = t.tenant_id and d.id = t.decided_by
    where t.tenant_id = i.tenant_id and t.instance_id = i.id),
    'amount', ${amountSql(resource, 'i.record_id')}) as approval
  from approval_instances i join users r on r.tenant_id = i.tenant_id and r.id = i.requested_by
  where i.tenant_id = app_tenant() and i.resource = $1 and i.record_id = $2 order by i.requested_at desc, i.id desc
    limit 1`,
)

function told({ node, authority, ...task }: StoredTask, amount: string | null): TaskJson {
  const obstacle = authority && obstacleTo(authority, needsAuthority({ node }) ? { amount } : null)
  return { ...task, obstacle, limit: obstacle === 'limit' ? authority!.limit : null }
}

/** The newest request for approval of a document, or null when nobody ever asked. */
export async function approvalOf(resource: string, recordId: string): Promise<ApprovalJson | null> {
  const definition = resources.find(({ name }) => name === resource)!
  const [found] = await rowsOf<{ approval: StoredApproval }>(query(definition), [resource, recordId])
  if (!found) return null
  const { tasks, amount, ...approval } = found.approval
  return { ...approval, tasks: tasks.map((task) => told(task, amount)) }
}

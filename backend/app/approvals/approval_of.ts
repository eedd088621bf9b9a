import { resources } from '@barem/resources'
import { memoise, type AnyResource } from '@barem/resources/kit'
import { needsAuthority, type How, type Instance, type RouteStep, type TaskStatus, type Turn } from '@barem/workflows'
import { rowsOf } from '#app/tenancy/run'
import { amountSql, authoritySql, obstacleTo, type Authority, type Obstacle } from './authority.ts'
import type { EventKind } from './events.ts'

export interface Person {
  id: string
  code: string
  name: string
}

/** The task of one approver of a document. */
export interface TaskJson {
  id: string
  /** Id of its step, and how often that was reached. */
  node: string
  round: number
  assignee: Person
  status: TaskStatus
  /** Why this person is asked. */
  how: How
  decidedAt: string | null
  decidedBy: Person | null
  comment: string | null
  /** Why this person cannot decide; null while they can, and when no decision is pending. */
  obstacle: Obstacle | null
  /** The dong that they may approve at most, where the document exceeds it. */
  limit: string | null
}

/** What happened to a request, and who did it. */
export interface EventJson {
  kind: EventKind
  by: Person | null
  at: string
  task: string | null
  comment: string | null
  /** The step or `requester` that it was returned to, or whom a task was given to. */
  to: string | null
  toPerson: Person | null
}

/** A step on the way of a request. */
export interface StepJson {
  node: string
  name: string
  mayForward: boolean
}

/** The newest request of a document, for those who see the document. */
export interface ApprovalJson {
  id: string
  status: Instance['status']
  requestedAt: string
  requestedBy: Person
  comment: string | null
  tasks: TaskJson[]
  /** The workflow that it goes by; null for a document that names its approver. */
  workflow: { id: string; code: string; name: string; number: number } | null
  steps: StepJson[]
  /** Place of the step that is being decided, from 0. */
  step: number
  /** Which branches led here, and why. */
  turns: Turn[]
  /** Id of the task whose decision may be taken back. */
  last: string | null
  events: EventJson[]
}

/** SQL of a person, joined as `alias`, as answers name one. */
export const personSql = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'code', ${alias}.code, 'name', ${alias}.full_name)`

/** A task as it is stored, with what its assignee may approve while it is open. */
type StoredTask = Omit<TaskJson, 'obstacle' | 'limit'> & { authority: Authority | null }
type StoredApproval = Omit<ApprovalJson, 'tasks' | 'steps'> & {
  tasks: StoredTask[]
  steps: RouteStep[]
  amount: string | null
}

const EVENTS = `select coalesce(json_agg(json_build_object('kind', e.kind,
    'by', case when b.id is not null then ${personSql('b')} end, 'at', e.at, 'task', e.task_id, 'comment', e.comment,
    'to', coalesce(e.detail #>> '{to,step}', e.detail ->> 'to'),
    'toPerson', case when p.id is not null then ${personSql('p')} end) order by e.seq), '[]'::json)
  from approval_events e left join users b on b.tenant_id = e.tenant_id and b.id = e.by_id
    left join users p on p.tenant_id = e.tenant_id and e.kind in ('forward', 'reassign')
      and p.id::text = e.detail ->> 'to'
  where e.tenant_id = i.tenant_id and e.instance_id = i.id`

const query = memoise(
  (resource: AnyResource) => `
  select json_build_object('id', i.id, 'status', i.status, 'requestedAt', i.requested_at, 'requestedBy',
    ${personSql('r')}, 'comment', i.comment, 'tasks', (
    select coalesce(json_agg(json_build_object('id', t.id, 'node', t.node, 'round', t.round,
      'assignee', ${personSql('a')}, 'status', t.status, 'how', t.how, 'decidedAt', t.decided_at,
      'decidedBy', case when d.id is not null then ${personSql('d')} end, 'comment', t.comment,
        'authority', case when t.status = 'pending' then ${authoritySql('a', resource.area)} end) order by t.step,
          t.round, t.made_at, t.id), '[]'::json)
    from approval_tasks t join users a on a.tenant_id = t.tenant_id and a.id = t.assignee_id left join users d
      on d.tenant_id = t.tenant_id and d.id = t.decided_by
    where t.tenant_id = i.tenant_id and t.instance_id = i.id),
    'workflow', case when w.id is not null then
      json_build_object('id', w.id, 'code', w.code, 'name', w.name, 'number', v.number) end,
    'steps', i.route, 'step', i.step, 'turns', i.turns, 'last', i.last_id, 'events', (${EVENTS}),
    'amount', ${amountSql(resource, 'i.record_id')}) as approval
  from approval_instances i join users r on r.tenant_id = i.tenant_id and r.id = i.requested_by
    left join workflow_versions v on v.tenant_id = i.tenant_id and v.id = i.workflow_version_id
    left join workflows w on w.tenant_id = v.tenant_id and w.id = v.workflow_id
  where i.tenant_id = app_tenant() and i.resource = $1 and i.record_id = $2 order by i.requested_at desc, i.id desc
    limit 1`,
)

function seenTask({ authority, ...task }: StoredTask, amount: string | null): TaskJson {
  const obstacle = authority && obstacleTo(authority, needsAuthority(task) ? { amount } : null)
  return { ...task, obstacle, limit: obstacle === 'limit' ? authority!.limit : null }
}

/** The newest request for approval of a document, or null when nobody ever asked. */
export async function approvalOf(resource: string, recordId: string): Promise<ApprovalJson | null> {
  const definition = resources.find(({ name }) => name === resource)!
  const [found] = await rowsOf<{ approval: StoredApproval }>(query(definition), [resource, recordId])
  if (!found) return null
  const { tasks, amount, steps, ...approval } = found.approval
  return {
    ...approval,
    steps: steps.map(({ node, name, mayForward }) => ({ node, name, mayForward })),
    tasks: tasks.map((task) => seenTask(task, amount)),
  }
}

import { numberingOf, snake, type AnyResource } from '@barem/resources/kit'
import { personSql, type Person } from '#app/approvals/approval_of'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** A request on its way. */
export interface RunningRequest {
  id: string
  resource: string
  recordId: string
  code: string
  requestedAt: string
  requestedBy: Person
  workflow: { id: string; code: string; name: string; number: number } | null
  /** Name of the step; empty for a document that names its approver. */
  step: string
  /** Id of the step. */
  node: string
  /** Since when the step waits. */
  since: string
  waitingFor: { task: string; person: Person }[]
}

export interface RunningQuery {
  workflow: string | null
  node: string | null
  resource: string | null
  /** Only requests that wait for so many days at least. */
  days: number
  start: number
  limit: number
}

function ofKind(seen: AnyResource): string {
  return `select i.id, i.resource, i.record_id as "recordId",
      coalesce(t.${snake(numberingOf(seen)?.field ?? seen.title)}::text, i.summary ->> 'code') as code,
      i.requested_at as "requestedAt", ${personSql('r')} as "requestedBy",
      case when w.id is not null then json_build_object('id', w.id, 'code', w.code, 'name', w.name,
        'number', v.number) end as workflow,
      coalesce(i.route -> i.step ->> 'name', '') as step, coalesce(i.route -> i.step ->> 'node', '') as node,
      coalesce(k.since, i.requested_at) as since, coalesce(k.people, '[]'::json) as "waitingFor"
    from approval_instances i
    join ${seen.table} t on t.tenant_id = i.tenant_id and t.id = i.record_id
    join users r on r.tenant_id = i.tenant_id and r.id = i.requested_by
    left join workflow_versions v on v.tenant_id = i.tenant_id and v.id = i.workflow_version_id
    left join workflows w on w.tenant_id = v.tenant_id and w.id = v.workflow_id
    left join lateral (select min(case when k.step = 0 and k.round = 1 and k.replaces is null
          then i.requested_at else k.made_at end) as since, json_agg(json_build_object('task', k.id,
        'person', ${personSql('a')}) order by a.code) as people
      from approval_tasks k join users a on a.tenant_id = k.tenant_id and a.id = k.assignee_id
      where k.tenant_id = i.tenant_id and k.instance_id = i.id and k.status = 'pending') k on true
    where i.tenant_id = app_tenant() and i.status = 'pending' and i.resource = '${seen.name}'
      and (:workflow::uuid is null or w.id = :workflow::uuid)`
}

/** Requests on their way, the longest waiting first. @param seen kinds of documents that the caller may look at */
export async function runningRequests(
  seen: readonly AnyResource[],
  { workflow, node, resource, days, start, limit }: RunningQuery,
): Promise<{ total: number; rows: RunningRequest[] }> {
  const kinds = seen.filter(({ name }) => resource === null || name === resource)
  if (kinds.length === 0) return { total: 0, rows: [] }
  const { rows } = (await tenantTransaction().client.rawQuery(
    `with running as (${kinds.map(ofKind).join(' union all ')}),
       wanted as (select * from running where (:node::text is null or node = :node::text)
         and since <= now() - make_interval(days => :days::int))
     select (select count(*)::int from wanted) as total,
       (select coalesce(json_agg(q), '[]') from (select * from wanted order by since, id
         limit :limit offset :start) q) as rows`,
    { workflow, node, days, start, limit } as never,
  )) as { rows: { total: number; rows: RunningRequest[] }[] }
  return rows[0]!
}

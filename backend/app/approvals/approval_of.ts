import type { Instance, TaskStatus } from '@barem/workflows'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

export interface Person {
  id: string
  code: string
  name: string
}

/** The newest request of a document, for whoever sees the document. */
export interface ApprovalJson {
  id: string
  status: Instance['status']
  requestedAt: string
  requestedBy: Person
  comment: string | null
  tasks: {
    id: string
    assignee: Person
    status: TaskStatus
    decidedAt: string | null
    decidedBy: Person | null
    comment: string | null
  }[]
}

/** SQL of a person, joined as `alias`, as answers name one. */
export const personSql = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'code', ${alias}.code, 'name', ${alias}.full_name)`

const QUERY = `
  select json_build_object('id', i.id, 'status', i.status, 'requestedAt', i.requested_at, 'requestedBy', ${personSql('r')}, 'comment', i.comment, 'tasks', (
    select coalesce(json_agg(json_build_object('id', t.id, 'assignee', ${personSql('a')}, 'status', t.status, 'decidedAt', t.decided_at, 'decidedBy', case when d.id is not null then ${personSql('d')} end, 'comment', t.comment) order by t.step, t.id), '[]'::json)
    from approval_tasks t join users a on a.tenant_id = t.tenant_id and a.id = t.assignee_id left join users d on d.tenant_id = t.tenant_id and d.id = t.decided_by
    where t.tenant_id = i.tenant_id and t.instance_id = i.id)) as approval
  from approval_instances i join users r on r.tenant_id = i.tenant_id and r.id = i.requested_by
  where i.tenant_id = app_tenant() and i.resource = ? and i.record_id = ? order by i.requested_at desc, i.id desc limit 1`

/** The newest request for approval of a document, or null when nobody ever asked. */
export async function approvalOf(resource: string, recordId: string): Promise<ApprovalJson | null> {
  const { rows } = (await tenantTransaction().client.rawQuery(QUERY, [resource, recordId])) as {
    rows: { approval: ApprovalJson }[]
  }
  return rows[0]?.approval ?? null
}

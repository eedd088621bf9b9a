import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** An open request for approval, by the code that its document had when it was asked for. */
export interface OpenRequest {
  resource: string
  code: string
  requestedBy: string
}

/** The open requests that wait for somebody's decision, now or after others', the oldest first. */
export async function requestsNaming(userId: string): Promise<OpenRequest[]> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select i.resource, i.summary ->> 'code' as code, i.requested_by as "requestedBy" from approval_instances i
     where i.tenant_id = app_tenant() and i.status = 'pending' and i.id in
       (select instance_id from approval_tasks where tenant_id = app_tenant() and assignee_id = ?
         and status in ('pending', 'waiting'))
     order by i.requested_at, i.id`,
    [userId],
  )) as { rows: OpenRequest[] }
  return rows
}

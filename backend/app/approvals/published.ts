import type { Candidate, Graph } from '@barem/workflows'
import { rowsOf } from '#app/tenancy/run'

/** The version of a workflow that new requests go by. */
export interface Published extends Candidate {
  versionId: string
  number: number
  name: string
  fallbackId: string
  graph: Graph
}

/** Workflows in use for a kind of documents. */
export const publishedFor = (resource: string): Promise<Published[]> =>
  rowsOf<Published>(
    `select w.id, w.code, w.name, v.id as "versionId", v.number, v.resource,
       v.every_department as "everyDepartment", v.department_ids as "departmentIds", v.priority, v.rules, v.graph,
       v.fallback_id as "fallbackId"
     from workflows w join workflow_versions v on v.tenant_id = w.tenant_id and v.id = w.published_id
     where w.tenant_id = app_tenant() and w.enabled and w.published_id is not null and v.resource = $1`,
    [resource],
  )

/** Whether a workflow is in use that a document of somebody may go by. */
export async function hasWorkflow(resource: string, requester: string | null): Promise<boolean> {
  const rows = await rowsOf(
    `select 1 from workflows w join workflow_versions v on v.tenant_id = w.tenant_id and v.id = w.published_id
     where w.tenant_id = app_tenant() and w.enabled and w.published_id is not null and v.resource = $1
       and (v.every_department or exists (select from users u where u.tenant_id = w.tenant_id and u.id = $2::uuid
         and v.department_ids ? u.department_id::text)) limit 1`,
    [resource, requester],
  )
  return rows.length > 0
}

/** Names of the kinds of documents for which a workflow is in use. */
export async function usedKinds(): Promise<string[]> {
  const rows = await rowsOf<{ resource: string }>(
    `select distinct v.resource from workflows w
     join workflow_versions v on v.tenant_id = w.tenant_id and v.id = w.published_id
     where w.tenant_id = app_tenant() and w.enabled and w.published_id is not null order by v.resource`,
  )
  return rows.map(({ resource }) => resource)
}

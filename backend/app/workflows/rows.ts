import type { Condition, Graph } from '@barem/workflows'
import { v7 as uuid } from 'uuid'
import { personSql, type Person } from '#app/approvals/approval_of'
import { ApiError, notFound } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** What a draft says: all of a workflow that is published as a whole. */
export interface Draft {
  resource: string | null
  everyDepartment: boolean
  departmentIds: string[]
  priority: number | null
  fallbackId: string | null
  everyDocument: boolean
  rules: Condition | null
  graph: Graph
}

/** What is said of a workflow at once, without publishing. */
export interface Named {
  code: string
  name: string
  description: string | null
}

export interface WorkflowRow extends Draft, Named {
  id: string
  version: number
  enabled: boolean
  updatedAt: string
  updatedBy: Person | null
  published: { id: string; number: number; at: string; by: Person | null; note: string | null } | null
  /** Whether the draft differs from what is published. */
  isChanged: boolean
  /** Requests that are on their way through it, whatever their version. */
  running: number
}

const SELECT = `select w.id, w.version, w.code, w.name, w.description, w.enabled, w.resource,
    w.every_department as "everyDepartment", w.department_ids as "departmentIds", w.priority,
    w.fallback_id as "fallbackId", w.every_document as "everyDocument", w.rules, w.graph, w.updated_at as "updatedAt",
    case when u.id is not null then ${personSql('u')} end as "updatedBy",
    case when v.id is not null then json_build_object('id', v.id, 'number', v.number, 'at', v.published_at,
      'by', case when p.id is not null then ${personSql('p')} end, 'note', v.note) end as published,
    v.id is null or w.changed_at > v.published_at as "isChanged",
    (select count(*)::int from approval_instances i join workflow_versions x on x.tenant_id = i.tenant_id
      and x.id = i.workflow_version_id where i.tenant_id = w.tenant_id and x.workflow_id = w.id
      and i.status = 'pending') as running
  from workflows w
  left join workflow_versions v on v.tenant_id = w.tenant_id and v.id = w.published_id
  left join users u on u.tenant_id = w.tenant_id and u.id = w.updated_by
  left join users p on p.tenant_id = v.tenant_id and p.id = v.published_by
  where w.tenant_id = app_tenant()`

/** One workflow. @throws ApiError COM_ERR_002 where the company has none of that id */
export async function workflowOf(id: string): Promise<WorkflowRow> {
  const [row] = await rowsOf<WorkflowRow>(`${SELECT} and w.id = $1::uuid`, [id])
  if (!row) throw notFound()
  return row
}

/** One workflow, locked: saving and publishing it take turns. @throws ApiError COM_ERR_002 */
export async function lockedWorkflow(id: string): Promise<WorkflowRow> {
  await rowsOf('select 1 from workflows where tenant_id = app_tenant() and id = $1::uuid for update', [id])
  return workflowOf(id)
}

const columns: Record<keyof (Draft & Named), string> = {
  code: 'code',
  name: 'name',
  description: 'description',
  resource: 'resource',
  everyDepartment: 'every_department',
  departmentIds: 'department_ids',
  priority: 'priority',
  fallbackId: 'fallback_id',
  everyDocument: 'every_document',
  rules: 'rules',
  graph: 'graph',
}
const asJson = new Set<string>(['departmentIds', 'rules', 'graph'])
const named = new Set<string>(['code', 'name', 'description'])

const stored = (name: string, value: unknown) =>
  asJson.has(name) && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null)

/** Turns a code that is taken, and a person who is not there, into their errors; throws anything else as it is. */
function refuseTaken(error: unknown): never {
  const { constraint } = error as { constraint?: string }
  if (constraint === 'workflows_fallback_id_fkey')
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'fallbackId', rule: 'unknownRelation' }] })
  if (constraint === 'workflows_code_unique')
    throw new ApiError('WFL_ERR_006', { errors: [{ field: 'code', rule: 'unique', says: 'WFL_ERR_006' }] })
  throw error
}

/** The next code of a workflow. */
export async function nextWorkflowCode(): Promise<string> {
  const [{ last }] = (await rowsOf<{ last: number | null }>(
    `select max(substring(code from '^QT(\\d{1,8})$')::int) as last from workflows where tenant_id = app_tenant()`,
  )) as [{ last: number | null }]
  return `QT${String((last ?? 0) + 1).padStart(3, '0')}`
}

/** Adds a workflow that runs nothing yet. @returns its id */
export async function addWorkflow(values: Draft & Named, userId: string | null): Promise<string> {
  const { client, tenantId } = tenantTransaction()
  const id = uuid()
  const row = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [column, stored(name, values[name as keyof Draft])]),
  )
  const about = { tenant_id: tenantId, id, created_by: userId, updated_by: userId }
  await client
    .table('workflows')
    .insert({ ...about, ...row })
    .catch(refuseTaken)
  return id
}

/** Saves changes of a locked workflow as its next version. */
export async function saveWorkflow(
  { id, version }: Pick<WorkflowRow, 'id' | 'version'>,
  changes: Partial<Draft & Named>,
  userId: string | null,
): Promise<void> {
  const names = Object.keys(changes)
  const set = Object.fromEntries(
    names.map((name) => [columns[name as keyof Draft], stored(name, changes[name as keyof Draft])]),
  )
  const isDraft = names.some((name) => !named.has(name))
  const now = new Date()
  await tenantTransaction()
    .client.from('workflows')
    .where('id', id)
    .update({ ...set, version: version + 1, updated_at: now, updated_by: userId, ...(isDraft && { changed_at: now }) })
    .catch(refuseTaken)
}

/** Switches a locked workflow on or off for new requests. */
export async function switchWorkflow(id: string, enabled: boolean, userId: string): Promise<void> {
  await tenantTransaction()
    .client.from('workflows')
    .where('id', id)
    .update({ enabled, updated_at: new Date(), updated_by: userId })
}

/** Deletes a locked workflow. @throws ApiError WFL_ERR_007 for one that was ever published */
export async function removeWorkflow({ id, published }: WorkflowRow): Promise<void> {
  if (published) throw new ApiError('WFL_ERR_007')
  await tenantTransaction().client.from('workflows').where('id', id).delete()
}

/** What was published of a workflow. */
export interface VersionRow {
  number: number
  publishedAt: string
  publishedBy: Person | null
  note: string | null
  requests: number
}

/** The versions of a workflow, the newest first. */
export const versionsOf = (id: string): Promise<VersionRow[]> =>
  rowsOf<VersionRow>(
    `select v.number, v.published_at as "publishedAt", case when u.id is not null then ${personSql('u')} end
       as "publishedBy", v.note, (select count(*)::int from approval_instances i where i.tenant_id = v.tenant_id
         and i.workflow_version_id = v.id) as requests
     from workflow_versions v left join users u on u.tenant_id = v.tenant_id and u.id = v.published_by
     where v.tenant_id = app_tenant() and v.workflow_id = $1::uuid order by v.number desc`,
    [id],
  )

/** The graph of a version. @throws ApiError COM_ERR_002 */
export async function versionOf(id: string, number: number): Promise<{ number: number; graph: Graph }> {
  const [found] = await rowsOf<{ number: number; graph: Graph }>(
    `select number, graph from workflow_versions where tenant_id = app_tenant() and workflow_id = $1::uuid
      and number = $2::int`,
    [id, number],
  )
  if (!found) throw notFound()
  return found
}

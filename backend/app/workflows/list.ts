import type { HttpContext } from '@adonisjs/core/http'
import { UUID } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { queryText } from '#app/http/query_text'
import { pageOf } from '#app/resources/read/parse'
import { rowsOf } from '#app/tenancy/run'

/** A workflow as a list shows it. */
export interface ListedWorkflow {
  id: string
  version: number
  code: string
  name: string
  description: string | null
  resource: string | null
  everyDepartment: boolean
  departments: { id: string; name: string }[]
  enabled: boolean
  published: number | null
  isChanged: boolean
  /** Requests that began this month. */
  requests: number
  running: number
  updatedAt: string
}

/** SQL of what a list is sorted by. */
const sorts: Readonly<Record<string, string>> = {
  code: 'lower(w.code)',
  name: 'vietnamese_order(w.name)',
  resource: 'w.resource',
  enabled: 'w.enabled',
  published: 'w.published_number',
  updatedAt: 'w.updated_at',
}

const month = `date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'`
const count = (condition: string) => `(select count(*)::int from approval_instances i join workflow_versions x
  on x.tenant_id = i.tenant_id and x.id = i.workflow_version_id
  where i.tenant_id = w.tenant_id and x.workflow_id = w.id and ${condition})`

/** Workflows of the company, as the query of a list asks for them. @throws ApiError 400 for names that it has not */
export async function listWorkflows(ctx: HttpContext): Promise<{ total: number; rows: ListedWorkflow[] }> {
  const query = flatQuery(ctx.request.parsedUrl.query)
  const { q, resource, enabled, departmentId, _sort, _order, ...page } = query
  const { start, limit } = pageOf(page)
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const where = ['w.tenant_id = app_tenant()']
  const one = (value: unknown) => [value].flat().map(String)
  const texts = (name: string, value: unknown) => one(value).map((text) => queryText(name, text))
  for (const word of texts('q', q ?? '')
    .join(' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8))
    where.push(`search_form(w.code || ' ' || w.name || ' ' || coalesce(w.description, ''))
      like '%' || search_form(${bind(word)}) || '%'`)
  if (resource !== undefined) where.push(`w.resource = any(${bind(texts('resource', resource))}::text[])`)
  if (enabled !== undefined) {
    if (!one(enabled).every((value) => ['true', 'false'].includes(value))) throw unknownName('boolean', ['enabled'])
    where.push(`w.enabled::text = any(${bind(one(enabled))}::text[])`)
  }
  if (departmentId !== undefined) {
    if (!one(departmentId).every((id) => UUID.test(id))) throw unknownName('uuid', ['departmentId'])
    where.push(`(w.every_department or w.department_ids ?| ${bind(one(departmentId))}::text[])`)
  }
  const sort = _sort === undefined ? 'code' : String(_sort)
  if (!Object.hasOwn(sorts, sort)) throw unknownName('unknownSort', [sort])
  const direction = _order === 'desc' ? 'desc' : 'asc'
  const condition = where.join(' and ')
  const [{ total }] = (await rowsOf<{ total: number }>(
    `select count(*)::int as total from workflows w where ${condition}`,
    values,
  )) as [{ total: number }]
  const rows = await rowsOf<ListedWorkflow>(
    `select w.id, w.version, w.code, w.name, w.description, w.resource, w.every_department as "everyDepartment",
       (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name), '[]')
         from departments d where d.tenant_id = w.tenant_id and w.department_ids ? d.id::text) as departments,
       w.enabled, w.published_number as published,
       v.id is null or w.changed_at > v.published_at as "isChanged",
       ${count(`i.requested_at >= ${month}`)} as requests, ${count(`i.status = 'pending'`)} as running,
       w.updated_at as "updatedAt"
     from workflows w left join workflow_versions v on v.tenant_id = w.tenant_id and v.id = w.published_id
     where ${condition} order by ${sorts[sort]} ${direction} nulls last, w.id limit ${limit} offset ${start}`,
    values,
  )
  return { total, rows }
}

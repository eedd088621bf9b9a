import { NAMED } from '@barem/workflows'
import {
  amountField,
  numberingOf,
  partnerResource,
  partnersOf,
  snake,
  tableName,
  type AnyResource,
} from '@barem/resources/kit'
import { personSql, type Person } from '#app/approvals/approval_of'
import { authorityOf, type Authority } from '#app/approvals/authority'
import { embedded, type Lookup } from '#app/resources/read/selection'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** A document that waits for somebody's decision. */
export interface InboxTask {
  task: { id: string }
  resource: string
  recordId: string
  version: number
  code: string
  title: string
  partner: Person | null
  /**
   * The amount of the document in dong as a decimal string; null where the definition names no field for it, or the
   * caller may not see it.
   */
  amount: string | null
  requestedAt: string
  requestedBy: Person
  comment: string | null
  /** The step of the workflow, and the branches that led there; null for a document that names its approver. */
  step: { name: string; workflow: string; branches: string[]; mayForward: boolean } | null
  /** Since when it waits for this person. */
  since: string
}

/** The partner of documents, the first that one has: a join for each relation, and what answers embed of it. */
function partnerOf(seen: AnyResource, lookup: Lookup): { joins: string; column: string } {
  const parts = partnersOf(seen).map((name, place) => {
    const [to, alias] = [partnerResource(seen, name), `p${place}`]
    return {
      join: `left join ${tableName(to)} ${alias} on ${alias}.tenant_id = app_tenant() and ${alias}.id = t.${snake(name)}`,
      branch: `when ${alias}.id is not null then ${embedded(lookup(to), alias)}`,
    }
  })
  return {
    joins: parts.map(({ join }) => join).join(' '),
    column: parts.length > 0 ? `case ${parts.map(({ branch }) => branch).join(' ')} end` : 'null::json',
  }
}

/** SQL condition that the holder of an authority may decide a task, alias `k`, about a document, alias `t`. */
function within(amount: string | null, { holds, limit }: Authority): string {
  const free = `k.node <> '${NAMED}'`
  if (!holds) return free
  return limit === null || !amount ? 'true' : `(${free} or t.${snake(amount)} <= ${BigInt(limit)})`
}

/** Pending tasks of one kind of document that its approver may decide, joined with the documents as they are now. */
function tasksOf(seen: AnyResource, lookup: Lookup, authority: Authority): string {
  const { name, title } = seen
  const amount = amountField(seen)
  const partner = partnerOf(seen, lookup)
  return `
    select json_build_object('id', k.id) as task, i.resource, i.record_id as "recordId", t.version,
      t.${snake(numberingOf(seen)?.field ?? title)} as code, t.${snake(title)}::text as title,
      ${partner.column} as partner,
      ${amount ? `t.${snake(amount)}` : 'null'}::text as amount,
      i.requested_at as "requestedAt", ${personSql('r')} as "requestedBy", i.comment,
      case when w.id is not null then json_build_object('name', i.route -> k.step ->> 'name', 'workflow', w.name,
        'branches', (select coalesce(json_agg(b ->> 'branchName'), '[]') from jsonb_array_elements(i.turns) b
          where b ->> 'branchName' <> ''),
        'mayForward', (i.route -> k.step ->> 'mayForward')::boolean) end as step,
      case when k.step = 0 and k.round = 1 and k.replaces is null then i.requested_at else k.made_at end as since
    from mine k join approval_instances i on i.tenant_id = app_tenant() and i.id = k.instance_id
      and i.resource = '${name}'
    join ${seen.table} t on t.tenant_id = app_tenant() and t.id = i.record_id
    join users r on r.tenant_id = app_tenant() and r.id = i.requested_by
    left join workflow_versions v on v.tenant_id = app_tenant() and v.id = i.workflow_version_id
    left join workflows w on w.tenant_id = v.tenant_id and w.id = v.workflow_id
    ${partner.joins}
    where ${within(amountField(lookup(name)), authority)}`
}

/**
 * Pending tasks that somebody can decide, the longest waiting first.
 * @param seen the kinds of documents that they may look at, as they see them
 */
export async function inbox(
  userId: string,
  seen: readonly AnyResource[],
  lookup: Lookup,
  page: { start: number; limit: number },
): Promise<{ total: number; tasks: InboxTask[] }> {
  const authority = await authorityOf(userId, null)
  if (seen.length === 0 || !authority) return { total: 0, tasks: [] }
  const { rows } = (await tenantTransaction().client.rawQuery(
    `with mine as (select id, instance_id, node, step, round, replaces, made_at from approval_tasks where tenant_id = app_tenant() and assignee_id = ?
      and status = 'pending'),
      tasks as (${seen.map((resource) => tasksOf(resource, lookup, authority)).join(' union all ')})
     select (select count(*)::int from tasks) as total,
      (select coalesce(json_agg(q), '[]') from (select * from tasks order by "requestedAt", "recordId"
        limit ? offset ?) q) as tasks`,
    [userId, page.limit, page.start],
  )) as { rows: { total: number; tasks: InboxTask[] }[] }
  return rows[0]!
}

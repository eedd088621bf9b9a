import type { AnyResource } from '@barem/resources/kit'
import { NAMED } from '@barem/workflows'
import { authoritySql } from '#app/approvals/authority'
import type { Bind } from '../read/search.ts'
import type { MoreOfOptions } from '../read/sql.ts'

/** How many of a person's newest requests are searched for the approvers they usually ask. */
const RECENT = 50

/** Whether a field names who approves. */
export const namesApprover = ({ states }: AnyResource, field: string): boolean => states?.approval?.approver === field

/** The approvers that somebody asked last, latest first, as a join on users, alias `t`. */
const askedLast = (resource: AnyResource, caller: string) => `
  join (select k.assignee_id, max(i.requested_at) as at from (
      select i.tenant_id, i.id, i.requested_at from approval_instances i where i.tenant_id = app_tenant()
        and i.requested_by = ${caller}::uuid and i.resource = '${resource.name}' order by i.requested_at desc
        limit ${RECENT}) i
    join approval_tasks k on k.tenant_id = i.tenant_id and k.instance_id = i.id and k.node = '${NAMED}'
      group by k.assignee_id) l on l.assignee_id = t.id`

/**
 * Choices of who approves a document: those who may, each with how much. By their ids also who may not any more.
 * @param caller only those whom this person asked before, the last one first; null for all
 */
export const approverOptions =
  (resource: AnyResource, caller: string | null) =>
  (bind: Bind): MoreOfOptions => ({
    joins: `cross join lateral (select ${authoritySql('t', resource.area)} as a) h
      cross join lateral (select (h.a ->> 'sees')::boolean and (h.a ->> 'holds')::boolean and not t.is_locked as may) m
      ${caller === null ? '' : askedLast(resource, bind(caller))}`,
    columns: `, json_build_object('may', m.may, 'limit', h.a -> 'limit') as authority`,
    condition: caller === null ? 'm.may' : `m.may and t.id <> ${bind(caller)}::uuid`,
    order: caller === null ? '' : 'l.at desc,',
  })

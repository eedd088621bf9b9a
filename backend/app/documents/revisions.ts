import type { AnyResource } from '@barem/resources/kit'
import { v7 as uuid } from 'uuid'
import { personSql, type Person } from '#app/approvals/approval_of'
import type { Values } from '#app/engine/behaviour'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** What was approved, when and by whom. */
export interface Revision {
  revision: number
  approvedAt: string
  approvedBy: Person | null
  hash: string
  content: Values
}

/** Keeps what has just been approved. Revisions are added and read, never changed. */
export async function keepRevision(
  { name }: AnyResource,
  recordId: string,
  kept: { revision: number; content: Values; hash: string; approvedBy: string | null; at?: Date },
): Promise<void> {
  const { client, tenantId } = tenantTransaction()
  await client.table('document_revisions').insert({
    tenant_id: tenantId,
    id: uuid(),
    resource: name,
    record_id: recordId,
    revision: kept.revision,
    content: JSON.stringify(kept.content),
    hash: kept.hash,
    approved_by: kept.approvedBy,
    ...(kept.at && { approved_at: kept.at }),
  })
}

/** What was approved of a document, newest first. */
export async function revisionsOf({ name }: AnyResource, recordId: string): Promise<Revision[]> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select d.revision, d.approved_at as "approvedAt", case
      when u.id is not null then ${personSql('u')} end as "approvedBy", d.hash, d.content
     from document_revisions d left join users u on u.tenant_id = d.tenant_id and u.id = d.approved_by
     where d.tenant_id = app_tenant() and d.resource = ? and d.record_id = ? order by d.revision desc`,
    [name, recordId],
  )) as { rows: Revision[] }
  return rows
}

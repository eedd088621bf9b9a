import { factsOf, type Problem } from '@barem/workflows'
import type { AnyResource } from '@barem/resources/kit'
import { v7 as uuid } from 'uuid'
import { publishedFor } from '#app/approvals/published'
import { ApiError, type FieldError } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { checkDraft, tiedWith } from './check.ts'
import type { Draft, WorkflowRow } from './rows.ts'

/** A problem as an error at its node; those of the workflow as a whole are at the field that is to be filled in. */
const fields: Partial<Record<Problem['rule'], string>> = {
  noType: 'resource',
  noDepartment: 'departmentIds',
  noFallback: 'fallbackId',
  noRules: 'rules',
}
const errorOf = ({ at, rule, meta }: Problem): FieldError => ({
  field: at === '' ? (fields[rule] ?? 'graph') : `nodes.${at}`,
  rule: `workflow.${rule}`,
  meta: { ...meta },
})

/** Makes those who publish in a company wait for each other, so that ties between them are seen. */
const takeTurns = () =>
  tenantTransaction().client.rawQuery(
    `select pg_advisory_xact_lock(hashtextextended('workflows ' || app_tenant()::text, 0))`,
  )

/**
 * Publishes the draft of a locked workflow as its next version, which new requests go by from now on.
 * @param seen its documents as the author sees them
 * @throws ApiError WFL_ERR_001 with every problem at its node, WFL_ERR_008 for one of the rank of another
 */
export async function publish(
  row: WorkflowRow,
  { seen, lookup }: { seen: AnyResource | null; lookup: (name: string) => AnyResource },
  by: { userId: string | null; note: string | null; at?: Date },
): Promise<number> {
  const { problems } = await checkDraft(row, seen, lookup)
  const errors = problems.filter(({ warning }) => !warning)
  if (errors.length > 0)
    throw new ApiError('WFL_ERR_001', { errors: errors.map(errorOf), params: { places: errors.length } })
  await takeTurns()
  const draft = row as Draft & { resource: string }
  const facts = factsOf(lookup(draft.resource), lookup)
  const tied = tiedWith(row.id, draft, await publishedFor(draft.resource), facts)
  if (tied) throw new ApiError('WFL_ERR_008', { params: { code: tied.code } })
  const { client, tenantId } = tenantTransaction()
  const [id, number, at] = [uuid(), (row.published?.number ?? 0) + 1, by.at ?? new Date()]
  await client.table('workflow_versions').insert({
    ...{ tenant_id: tenantId, id, workflow_id: row.id, number, resource: row.resource, priority: row.priority },
    every_department: row.everyDepartment,
    department_ids: JSON.stringify(row.everyDepartment ? [] : row.departmentIds),
    fallback_id: row.fallbackId,
    rules: row.everyDocument || !row.rules ? null : JSON.stringify(row.rules),
    graph: JSON.stringify(row.graph),
    note: by.note,
    published_by: by.userId,
    published_at: at,
  })
  await client
    .from('workflows')
    .where('id', row.id)
    .update({
      ...{ published_id: id, published_number: number, changed_at: at },
      ...{ version: row.version + 1, updated_at: at, updated_by: by.userId },
    })
  return number
}

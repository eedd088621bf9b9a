import type { AnyResource } from '@barem/resources/kit'
import type { PaperName } from '@barem/resources/papers'
import { personSql, type Person } from '#app/approvals/approval_of'
import type { Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { recordHistory } from '#app/history/record_history'
import { ApiError, unknownName } from '#app/http/api_error'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** One copy of a document on one of its papers: the first is 1, all others are reprints. */
export interface Printed {
  paper: PaperName
  copy: number
  printedAt: string
  printedBy: Person | null
}

/** The paper that a body asks for. @throws ApiError COM_ERR_001 at `paper`, 400 for anything else in the body */
export function paperOf({ prints }: AnyResource, { paper = null, ...rest }: Record<string, unknown>): PaperName {
  const unknown = Object.keys(rest)
  if (unknown.length > 0) throw unknownName('unknownField', unknown)
  const found = prints.find((print) => print.paper === paper)
  if (found) return found.paper
  const choices = prints.map((print) => print.paper).join(', ')
  const error = paper === null ? { rule: 'required' } : { rule: 'enum', meta: { choices } }
  throw new ApiError('COM_ERR_001', { errors: [{ field: 'paper', ...error }] })
}

/** Copies that fit a condition, newest first. */
async function printed(condition: string, values: string[]): Promise<Printed[]> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select p.paper, p.copy, p.printed_at as "printedAt", case
      when u.id is not null then ${personSql('u')} end as "printedBy"
     from document_prints p left join users u on u.tenant_id = p.tenant_id and u.id = p.printed_by
     where p.tenant_id = app_tenant() and ${condition} order by p.printed_at desc, p.id desc`,
    values,
  )) as { rows: Printed[] }
  return rows
}

/** What was printed of a document, newest first. */
export const printsOf = ({ name }: AnyResource, recordId: string): Promise<Printed[]> =>
  printed('p.resource = ? and p.record_id = ?', [name, recordId])

/**
 * Counts one more copy of a document, in the transaction at hand and with an entry in its history.
 * @param document locked, so that two who print at the same moment take turns and no copy has the number of another
 */
export async function countPrint(
  engine: Engine,
  resource: AnyResource,
  { id: recordId, version }: { id: string; version: number },
  paper: PaperName,
  writer: Writer,
): Promise<Printed> {
  const { client, tenantId } = tenantTransaction()
  const id = await recordHistory(
    { resource, recordId, version, action: 'print', before: {}, after: {}, writer },
    engine.lookup,
  )
  const { rows } = (await client.rawQuery(
    `select count(*)::int as copies from document_prints where tenant_id = app_tenant() and resource = ?
      and record_id = ? and paper = ?`,
    [resource.name, recordId, paper],
  )) as { rows: { copies: number }[] }
  await client.table('document_prints').insert({
    tenant_id: tenantId,
    id,
    resource: resource.name,
    record_id: recordId,
    paper,
    copy: rows[0]!.copies + 1,
    printed_by: writer.userId,
  })
  return (await printed('p.id = ?', [id]))[0]!
}

import { lineResource, type AnyResource } from '@barem/resources/kit'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { FieldChange, HistoryAction } from './record_history.ts'

export interface HistoryEntry {
  id: string
  at: string
  action: HistoryAction
  version: number
  source: string
  address: string | null
  /** The comment of the person. */
  comment: string | null
  by: { id: string; code: string; name: string } | null
  /** What was printed: the paper, and which copy of it; null for everything else. */
  print: { paper: string; copy: number } | null
  changes: FieldChange[]
}

/** A change without the fields of its lines that the caller may not see. */
function seenChange(seen: AnyResource, change: FieldChange): FieldChange {
  if (!change.lines) return change
  const { fields } = lineResource(seen, change.field)
  const lines = change.lines.map((line) => ({
    ...line,
    changes: line.changes.filter(({ field }) => Object.hasOwn(fields, field)),
  }))
  return { ...change, lines: lines.filter(({ what, changes }) => what !== 'changed' || changes.length > 0) }
}

/** SQL of a field of a deleted user, read from their history. */
const told = (field: string) =>
  `(select c ->> 'from' from jsonb_array_elements(g.changes) c where c ->> 'field' = '${field}')`

/** SQL of who wrote an entry `h`, with what {@link BY_JOIN} adds to it: a person, deleted ones too, or null. */
export const BY = `case when u.id is not null then json_build_object('id', u.id, 'code', u.code, 'name', u.full_name)
         when h.user_id is not null then (select json_build_object('id', h.user_id, 'code', ${told('code')}, 'name',
           ${told('fullName')}) from record_history g where g.tenant_id = h.tenant_id and g.resource = 'users'
           and g.record_id = h.user_id and g.action = 'delete') end`
export const BY_JOIN = 'left join users u on u.tenant_id = h.tenant_id and u.id = h.user_id'

/** Entries of a record as the caller may see them, newest first: fields that are hidden from them are left out. */
export async function readHistory(
  seen: AnyResource,
  recordId: string,
  page: { start: number; limit: number; afterVersion?: number },
): Promise<{ total: number; entries: HistoryEntry[] }> {
  const { client } = tenantTransaction()
  const { rows } = (await client.rawQuery(
    `select h.id, h.at, h.action, h.version, h.source, h.address, h.note as comment, h.changes,
      count(*) over ()::int as total,
       ${BY} as by,
       case when p.id is not null then json_build_object('paper', p.paper, 'copy', p.copy) end as print
     from record_history h ${BY_JOIN}
     left join document_prints p on p.tenant_id = h.tenant_id and p.id = h.id and h.action = 'print'
     where h.tenant_id = app_tenant() and h.resource = ? and h.record_id = ? and h.version > ? order by h.id desc
       limit ? offset ?`,
    [seen.name, recordId, page.afterVersion ?? 0, page.limit, page.start],
  )) as { rows: (HistoryEntry & { total: number })[] }
  const entries = rows.map(({ total: _total, ...entry }) => ({
    ...entry,
    changes: entry.changes
      .filter(({ field }) => Object.hasOwn(seen.fields, field))
      .map((change) => seenChange(seen, change)),
  }))
  return { total: rows[0]?.total ?? 0, entries }
}

import { v7 as uuid } from 'uuid'
import type { ListedLines } from './statement_query.ts'
import { matchStatement, type Proposal, type StatedLine } from '@barem/resources/calc/statement_match'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { candidatesFor } from './candidates.ts'
import type { ReadLine } from './read_lines.ts'

/** Most open lines that are shown at a time, the oldest first; others follow as these are decided. */
export const MOST_OPEN = 1000

/** A line as it is stored, with what it became. */
export interface StoredLine extends StatedLine {
  balance: string | null
  state: 'open' | 'confirmed' | 'ignored'
  document: string | null
  documentId: string | null
  documentCode: string | null
  reason: string | null
  /** Whether its document moves no money of the account any more: it was undone, or ended before it posted. */
  isGone: boolean
}

/**
 * Keeps lines that are not there yet.
 * @returns how many were kept; the others were there before
 */
export async function keepLines(fundId: string, lines: readonly ReadLine[], userId: string): Promise<number> {
  const rows = lines.map((line) => ({ ...line, id: uuid() }))
  const kept = await rowsOf(
    `insert into bank_statement_lines
       (tenant_id, id, fund_id, date, amount, content, reference, payer, balance, key, created_by)
     select $1, r.id, $2, r.date, r.amount, r.content, r.reference, r.payer, r.balance, r.key, $3
     from jsonb_to_recordset($4::jsonb) as r(id uuid, date date, amount numeric, content text, reference text,
       payer text, balance numeric, key text)
     order by r.key
     on conflict (tenant_id, fund_id, key) do nothing returning id`,
    [tenantTransaction().tenantId, fundId, userId, JSON.stringify(rows)],
  )
  return kept.length
}

/** SQL of whether the document of a line `l` moves no money of its account any more, or never will. */
const IS_GONE = `(l.state = 'confirmed'
  and coalesce((select sum(e.amount) from cash_entries e where e.tenant_id = l.tenant_id and e.fund_id = l.fund_id
    and e.document_id = l.document_id), 0) = 0
  and not exists (select from debt_transactions w where w.tenant_id = l.tenant_id and w.id = l.document_id
    and w.status not in ('cancelled', 'rejected')))`

const LINE = `l.id, l.date::text, l.amount::text, l.content, l.reference, l.payer, l.balance::text, l.state, l.document,
  l.document_id as "documentId", l.reason, ${IS_GONE} as "isGone", coalesce(d.code, t.code, p.code, x.code) as "documentCode"`

const JOINED = `bank_statement_lines l
  left join debt_transactions d on l.document = 'debt-transactions' and d.tenant_id = l.tenant_id and d.id = l.document_id
  left join other_transactions t on l.document = 'other-transactions' and t.tenant_id = l.tenant_id and t.id = l.document_id
  left join payment_slips p on l.document = 'payment-slips' and p.tenant_id = l.tenant_id and p.id = l.document_id
  left join fund_transfers x on l.document = 'fund-transfers' and x.tenant_id = l.tenant_id and x.id = l.document_id`

/** Lines of an account in a state, in the order of their days. */
const linesIn = (fundId: string, state: StoredLine['state'], start: number, limit: number): Promise<StoredLine[]> =>
  rowsOf<StoredLine>(
    `select ${LINE} from ${JOINED} where l.tenant_id = app_tenant() and l.fund_id = $1 and l.state = $2
     order by l.date ${state === 'open' ? '' : 'desc'}, l.id offset $3 limit $4`,
    [fundId, state, start, limit],
  )

/** A line, locked until the transaction ends. */
export async function lockedLine(id: string): Promise<(StoredLine & { fundId: string }) | null> {
  const [line] = await rowsOf<StoredLine & { fundId: string }>(
    `select l.fund_id as "fundId", l.id, l.date::text, l.amount::text, l.content, l.reference, l.payer, l.state,
       l.document, l.document_id as "documentId", ${IS_GONE} as "isGone"
     from bank_statement_lines l where l.tenant_id = app_tenant() and l.id = $1 for update`,
    [id],
  )
  return line ?? null
}

/** Open lines that are proposed something, or that are not; and those that were decided. */
export async function listedLines({ fundId, state, start, limit }: ListedLines, seesDebts: boolean) {
  const [counted, open] = await allOf([
    rowsOf<{ state: StoredLine['state']; count: number }>(
      `select state, count(*)::int as count from bank_statement_lines
       where tenant_id = app_tenant() and fund_id = $1 group by 1`,
      [fundId],
    ),
    linesIn(fundId, 'open', 0, MOST_OPEN),
  ])
  const proposals = matchStatement(open, await candidatesFor(fundId, open, seesDebts))
  const countOf = (wanted: StoredLine['state']) => counted.find((one) => one.state === wanted)?.count ?? 0
  const counts = {
    proposed: proposals.size,
    unmatched: open.length - proposals.size,
    confirmed: countOf('confirmed'),
    ignored: countOf('ignored'),
  }
  const proposal = ({ id }: StoredLine): Proposal | null => proposals.get(id) ?? null
  const rows =
    state === 'confirmed' || state === 'ignored'
      ? await linesIn(fundId, state, start, limit)
      : open.filter((line) => (proposal(line) !== null) === (state === 'proposed')).slice(start, start + limit)
  return { counts, total: counts[state], rows: rows.map((line) => ({ ...line, proposal: proposal(line) })) }
}

import { defineFact } from '#app/engine/facts'
import type { Ticket } from '@barem/resources/calc/settle'
import type { Behaviour, Values } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'

/** The weighing tickets that a document has, by id. */
async function ticketsOf({ ticketIds }: Values): Promise<ReadonlyMap<string, Ticket>> {
  const ids = (ticketIds as readonly string[] | undefined) ?? []
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<Ticket>(
    'select id, net::text from weighing_tickets where tenant_id = app_tenant() and id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

interface Use extends Record<string, unknown> {
  /** The ticket, and what it is called. */
  id: string
  ticket: string
  /** The number of the document that has it. */
  document: string
}

const usesIn = (table: string) =>
  `select t.id, t.code as ticket, d.code as document from ${table}_tickets j
     join ${table} d on d.tenant_id = j.tenant_id and d.id = j.owner_id
     join weighing_tickets t on t.tenant_id = j.tenant_id and t.id = j.target_id
   where j.tenant_id = app_tenant() and j.target_id = any($1::uuid[]) and d.status <> 'cancelled'
     and d.id is distinct from $2::uuid`

/** Receipts and issues that count and have tickets, besides one of them. */
export const usesOf = (ids: readonly string[], besides: string | null): Promise<Use[]> =>
  rowsOf<Use>(`${usesIn('warehouse_receipts')} union all ${usesIn('warehouse_issues')} order by 2, 3`, [ids, besides])

const idsIn = ({ ticketIds }: Values) => (ticketIds as readonly string[] | null | undefined) ?? []

/**
 * Refuses a ticket that another document has: what a truck loaded or unloaded came or left once. Tickets that a
 * document had before stay. The tickets are locked, as documents that it links to.
 */
export const ticketedBehaviour: Pick<Behaviour, 'settle'> = {
  async settle(row, { id, before }) {
    const had = new Set(idsIn(before ?? {}))
    const added = idsIn(row).filter((ticket) => !had.has(ticket))
    if (added.length === 0) return
    const [use] = await usesOf(added, id)
    if (!use) return
    const meta = { ticket: use.ticket, document: use.document }
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'ticketIds', rule: 'ticketTaken', meta }] })
  },
}

/** The weighing tickets of a document. */
export const ticketsFact = defineFact({
  name: 'tickets',
  reads: ['ticketIds'],
  read: (row) => ticketsOf(row),
})

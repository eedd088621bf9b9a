import type { Ticket } from '@barem/resources/calc/settle'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** The weighing tickets that a document has, by id. */
export async function ticketsOf({ ticketIds }: Values): Promise<ReadonlyMap<string, Ticket>> {
  const ids = (ticketIds as readonly string[] | undefined) ?? []
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<Ticket>(
    'select id, net::text from weighing_tickets where tenant_id = app_tenant() and id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

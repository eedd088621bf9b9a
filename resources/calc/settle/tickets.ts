import { sum, type Figure } from '../exact.ts'
import type { Ticket } from './facts.ts'
import type { Row } from './computation.ts'

/** kg that the tickets of a document come to; null where it has none. */
export function weighedTotal({ ticketIds }: Row, tickets: ReadonlyMap<string, Ticket>): Figure {
  const nets = ((ticketIds as readonly string[] | undefined) ?? []).map((id) => tickets.get(id)?.net ?? null)
  return nets.length === 0 ? null : sum(nets).toFixed()
}

import { sum, type Figure } from '../exact.ts'
import type { Row } from './settlement.ts'

/** A weighing ticket as documents need to know it. */
export interface Ticket {
  id: string
  /** kg that were loaded or unloaded; null while the truck was weighed once. */
  net: Figure
}

/** kg that the tickets of a document come to; null where it has none. */
export function weighedTotal({ ticketIds }: Row, tickets: ReadonlyMap<string, Ticket>): Figure {
  const nets = ((ticketIds as readonly string[] | undefined) ?? []).map((id) => tickets.get(id)?.net ?? null)
  return nets.length === 0 ? null : sum(nets).toFixed()
}

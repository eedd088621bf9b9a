import { exact, given } from '../calc/exact.ts'
import type { OrderLine } from '../calc/settle/index.ts'
import type { LedgerBalances, PlannedEntry, Row } from './planner.ts'
import { placeOf } from './parts/goods.ts'
import { inTurn } from './parts/in_turn.ts'
import { heldEntry, openFor, reservedAt, reservedFor, type Held } from './parts/reserved.ts'

/** Where a line of an order has its goods reserved; null for an order that leaves from none of our warehouses. */
export const heldBySource = ({ id, order }: OrderLine, { productId }: Row): Held | null =>
  order.warehouseId === null ? null : { productId: String(productId), warehouseId: order.warehouseId, orderLineId: id }

/** What a line of an issue finds reserved. */
export interface Taken {
  /** Pieces in its warehouse that lines of other orders have reserved. */
  byOthers: string
  /** What it takes of the reservation of its own line. */
  entries: readonly PlannedEntry[]
}

/**
 * What a line that leaves takes of what its own line of an order reserved: as many pieces as leave from there; and no
 * more stays reserved than is still to leave.
 */
function takenBy(line: Row, source: OrderLine, held: Held, isHere: boolean, balances: LedgerBalances) {
  const [own, leaving] = [reservedFor(balances, held), given(String(line.quantity), 'quantity')]
  const left = exact.max(0, openFor(balances, source.id, source.quantity).minus(leaving))
  const kept = exact.min(isHere ? exact.max(0, own.minus(leaving)) : own, left)
  return heldEntry('issue', String(line.id), held, kept.minus(own).toFixed())
}

/** What lines of an issue find reserved and take of it, one after another. */
export function takeReserved(
  warehouseId: unknown,
  lines: readonly { line: Row; source: OrderLine | undefined }[],
  balances: LedgerBalances,
): Taken[] {
  return inTurn(lines, balances, 'reservations', ({ line, source }, then) => {
    const place = placeOf(warehouseId, line)
    const held = source ? heldBySource(source, line) : null
    const isHere = held?.warehouseId === place.warehouseId
    const own = held && isHere ? reservedFor(then, held) : '0'
    const byOthers = reservedAt(then, place).minus(own).toFixed()
    const entries = held && source ? takenBy(line, source, held, isHere, then) : []
    return { byOthers, entries }
  })
}

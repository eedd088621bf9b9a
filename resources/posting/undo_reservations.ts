import { exact, given } from '../calc/exact.ts'
import type { OrderLine } from '../calc/settle/index.ts'
import { inTurn } from './parts/in_turn.ts'
import { availableAt, heldEntry, heldKeys, openFor, reservedFor, type Held } from './parts/reserved.ts'
import type { LedgerBalances, PlannedEntry, Undo } from './planner.ts'

/** States of an order in which goods that come back are its own again. */
const IN_FORCE: readonly string[] = ['approved', 'in_progress', 'done']

/** Pieces that a line of an order gets back of those that it gave: those it still waits for and that are there. */
function givenBack({ keys, measures }: PlannedEntry, source: OrderLine | undefined, balances: LedgerBalances) {
  if (!source || source.isClosed || !IN_FORCE.includes(source.order.status)) return '0'
  const held = keys as Held
  const missing = openFor(balances, source.id, source.quantity).minus(reservedFor(balances, held))
  const taken = given(measures.pieces!, 'pieces').neg()
  return exact.max(0, exact.min(taken, missing, availableAt(balances, held))).toFixed()
}

/** Gives back to lines of orders what an issue took of their reservations, once its goods are back. */
export const undoReservations: Undo = {
  facts: ['orderLines'],
  keys: (posted) => heldKeys(posted.map(({ keys }) => keys as Held)),
  plan(posted, balances, { orderLines }) {
    const returned = inTurn(posted, balances, 'reservations', (entry, then) => {
      const back = givenBack(entry, orderLines.get(entry.keys.orderLineId!), then)
      return { entries: heldEntry('reversal', entry.line, entry.keys as Held, back) }
    })
    return { entries: returned.flatMap(({ entries }) => entries) }
  },
}

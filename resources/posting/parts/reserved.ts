import { exact, given } from '../../calc/exact.ts'
import type { Keys } from '../balances.ts'
import type { LedgerBalances, PlannedEntry } from '../planner.ts'
import { entry } from './entry.ts'
import { doneFor } from './progress.ts'

/** Where goods of a line of an order are reserved. */
export type Held = Keys & { productId: string; warehouseId: string; orderLineId: string }

type Found = Pick<LedgerBalances, 'stock' | 'fulfilment' | 'reservations'>

const PLACE = ['productId', 'warehouseId']

/** Pieces on hand of a product in a warehouse. */
export const onHandAt = ({ stock }: Pick<Found, 'stock'>, keys: Keys) => given(stock.per(PLACE, keys).pieces!, 'onHand')

/** Pieces of a product in a warehouse that any line has reserved. */
export const reservedAt = ({ reservations }: Pick<Found, 'reservations'>, keys: Keys) =>
  given(reservations.per(PLACE, keys).pieces!, 'reserved')

/** Pieces that a line of an order has reserved. */
export const reservedFor = ({ reservations }: Pick<Found, 'reservations'>, keys: Held) =>
  given(reservations.per([...PLACE, 'orderLineId'], keys).pieces!, 'reserved')

/** Pieces that somebody else may still take: on hand less what is reserved, none below zero. */
export const availableAt = (balances: Found, keys: Keys) =>
  exact.max(0, onHandAt(balances, keys).minus(reservedAt(balances, keys)))

/** Pieces of a line that were sold and have not left. */
export const openFor = ({ fulfilment }: Pick<Found, 'fulfilment'>, orderLineId: string, sold: unknown) =>
  exact.max(0, given(String(sold ?? '0'), 'sold').minus(doneFor(fulfilment, { orderLineId })))

/** What is locked for goods that are reserved: their stock, what has left of their lines, and what is reserved. */
export const heldKeys = (held: readonly Held[]) => ({
  stock: held,
  fulfilment: held.map(({ orderLineId }) => ({ orderLineId })),
  reservations: held,
})

/** Pieces that a line reserves, or gives back below zero; nothing where nothing changes. */
export const heldEntry = (kind: string, line: string | null, keys: Held, pieces: string): PlannedEntry[] =>
  given(pieces, 'pieces').isZero() ? [] : [entry('reservations', kind, keys, { pieces }, { line })]

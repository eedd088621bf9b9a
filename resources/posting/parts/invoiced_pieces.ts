import { exact } from '../../calc/exact.ts'
import type { Keys } from '../balances.ts'
import type { LedgerBalances } from '../planner.ts'

/** Pieces of a received line that invoices cover: those that went back before they were invoiced are not among them. */
export function invoicedPieces({ matching, crediting }: LedgerBalances, keys: Keys) {
  const { quantity, invoicedQuantity } = crediting.per(['receiptLineId'], keys)
  return exact.sub(matching.per(['receiptLineId'], keys).quantity!, quantity!).plus(invoicedQuantity!)
}

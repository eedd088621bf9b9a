import type { LedgerName } from '../ledgers/index.ts'
import type { HolderName, PlannerName } from './fields.ts'
import { issueGoods } from './issue_goods.ts'
import { openingReceivables } from './opening_receivables.ts'
import { openingStock } from './opening_stock.ts'
import type { Holder, Planner, Undo } from './planner.ts'
import { postInvoice } from './post_invoice.ts'
import { postPayment } from './post_payment.ts'
import { reallocatePayment } from './reallocate_payment.ts'
import { receiveGoods } from './receive_goods.ts'
import { reserveGoods } from './reserve_goods.ts'
import { arriveGoods, sendGoods } from './transfer_goods.ts'
import { undoDebt } from './undo_debt.ts'
import { undoFulfilment } from './undo_fulfilment.ts'
import { undoPlainly } from './undo_plainly.ts'
import { undoReservations } from './undo_reservations.ts'
import { undoStock } from './undo_stock.ts'

export { restateBarem, type Kept } from './restate_barem.ts'
export { Balances, type Keys } from './balances.ts'
export type * from './planner.ts'
export type { HolderName, PlannerName } from './fields.ts'

/** What actions may post. */
export const planners = {
  openingStock,
  receiveGoods,
  issueGoods,
  sendGoods,
  arriveGoods,
  postInvoice,
  postPayment,
  reallocatePayment,
  openingReceivables,
} as const satisfies Readonly<Record<PlannerName, Planner>>

/** What documents may hold while they are in force. */
export const holders = { reserveGoods } as const satisfies Readonly<Record<HolderName, Holder>>

/** How each ledger takes back what was posted. */
export const undos = {
  stock: undoStock,
  variances: undoPlainly('variances'),
  fulfilment: undoFulfilment,
  reservations: undoReservations,
  invoicing: undoPlainly('invoicing'),
  receivables: undoDebt,
  cash: undoPlainly('cash'),
} as const satisfies Readonly<Record<LedgerName, Undo>>

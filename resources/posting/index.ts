import { employeeDebts } from '../ledgers/debts/employee_debts.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import type { LedgerName } from '../ledgers/index.ts'
import { adjustStock } from './adjust_stock.ts'
import { cutStock } from './cut_stock.ts'
import { issueGoods } from './issue_goods.ts'
import { openingFunds } from './opening_funds.ts'
import { openingAdvances, openingPayables, openingReceivables } from './opening_debts.ts'
import { openingStock } from './opening_stock.ts'
import { holders, planners, type Undo } from './planner.ts'
import { matchInvoice } from './match_invoice.ts'
import { acceptClaim } from './accept_claim.ts'
import { adjustDebt } from './adjust_debt.ts'
import { offsetDebts } from './offset_debts.ts'
import { settlePrices } from './settle_prices.ts'
import { undoReducing } from './undo_reducing.ts'
import { undoRepricing } from './undo_repricing.ts'
import { paySlip } from './pay_slip.ts'
import { postCount } from './post_count.ts'
import { postExpense } from './post_expense.ts'
import { postInvoice } from './post_invoice.ts'
import { postOther } from './post_other.ts'
import { postPayment } from './post_payment.ts'
import { postReturn } from './post_return.ts'
import { postStockCount } from './post_stock_count.ts'
import { reallocatePayment } from './reallocate_payment.ts'
import { receiveGoods } from './receive_goods.ts'
import { reserveGoods } from './reserve_goods.ts'
import { arriveGoods, sendGoods } from './transfer_goods.ts'
import { transferFunds } from './transfer_funds.ts'
import { undoCrediting } from './undo_crediting.ts'
import { undoDebt } from './undo_debt.ts'
import { undoMatching } from './undo_matching.ts'
import { undoFulfilment } from './undo_fulfilment.ts'
import { undoPlainly } from './undo_plainly.ts'
import { undoReservations } from './undo_reservations.ts'
import { undoStock } from './undo_stock.ts'

export { linkIssue, linkKeys, type IssuedLine } from './link_issue.ts'
export { restateBarem, type Kept } from './restate_barem.ts'
export { Balances, type Keys } from './balances.ts'
export * from './planner.ts'

/** Every planner and holder of the product: a new one is imported above and listed here. */
const listed = [
  openingStock,
  receiveGoods,
  issueGoods,
  sendGoods,
  arriveGoods,
  postInvoice,
  postPayment,
  reallocatePayment,
  openingReceivables,
  openingPayables,
  openingAdvances,
  openingFunds,
  transferFunds,
  postOther,
  adjustStock,
  cutStock,
  postReturn,
  matchInvoice,
  settlePrices,
  postExpense,
  paySlip,
  postCount,
  postStockCount,
  adjustDebt,
  acceptClaim,
  offsetDebts,
] as const
const listedHolders = [reserveGoods] as const

planners.add(...listed)
holders.add(...listedHolders)

export type PlannerName = (typeof listed)[number]['name']
export type HolderName = (typeof listedHolders)[number]['name']

/** How each ledger takes back what was posted. */
export const undos = {
  stock: undoStock,
  variances: undoPlainly('variances'),
  fulfilment: undoFulfilment,
  reservations: undoReservations,
  invoicing: undoPlainly('invoicing'),
  returning: undoPlainly('returning'),
  reducing: undoReducing,
  matching: undoMatching,
  repricing: undoRepricing,
  crediting: undoCrediting,
  priorReturning: undoPlainly('priorReturning'),
  receivables: undoDebt(receivableDebts),
  payables: undoDebt(payableDebts),
  employeeDebts: undoDebt(employeeDebts),
  cash: undoPlainly('cash'),
} as const satisfies Readonly<Record<LedgerName, Undo>>

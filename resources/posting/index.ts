import type { LedgerName } from '../ledgers/index.ts'
import type { PlannerName } from './fields.ts'
import { issueGoods } from './issue_goods.ts'
import { openingStock } from './opening_stock.ts'
import type { Planner, Undo } from './planner.ts'
import { receiveGoods } from './receive_goods.ts'
import { arriveGoods, sendGoods } from './transfer_goods.ts'
import { undoPlainly } from './undo_plainly.ts'
import { undoStock } from './undo_stock.ts'

export { Balances, type Keys } from './balances.ts'
export type * from './planner.ts'
export type { PlannerName } from './fields.ts'

/** What actions may post. */
export const planners = { openingStock, receiveGoods, issueGoods, sendGoods, arriveGoods } as const satisfies Readonly<
  Record<PlannerName, Planner>
>

/** How each ledger takes back what was posted. */
export const undos = {
  stock: undoStock,
  variances: undoPlainly('variances'),
  fulfilment: undoPlainly('fulfilment'),
} as const satisfies Readonly<Record<LedgerName, Undo>>

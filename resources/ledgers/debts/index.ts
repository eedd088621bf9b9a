export { advanceNames, employeeDebts, type EmployeeDebtKey } from './employee_debts.ts'
export {
  isSecond,
  isTakenOver,
  itemIn,
  itemOf,
  mayBeOwed,
  moveWord,
  owedKeys,
  postedBy,
  type DebtItem,
  type Debts,
} from './item.ts'
export {
  adjustmentKind,
  adjustmentKinds,
  adjustmentsThat,
  priceCuts,
  type AdjustmentKind,
  type AdjustmentKindName,
} from './adjustment_kinds.ts'
export { payableDebts, payableNames, type PayableKey } from './payables.ts'
export {
  kindsThat,
  paymentKind,
  paymentKinds,
  type ItemKey,
  type PaymentKind,
  type PaymentKindName,
} from './payment_kinds.ts'
export { owedNames, receivableDebts, type ReceivableKey } from './receivables.ts'

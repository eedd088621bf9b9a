export { isTakenOver, itemIn, itemOf, mayBeOwed, owedKeys, postedBy, type DebtItem, type Debts } from './item.ts'
export { receivableDebts, type ReceivableKey } from './receivables.ts'

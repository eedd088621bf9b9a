export {
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
export { owedNames, receivableDebts, type ReceivableKey } from './receivables.ts'

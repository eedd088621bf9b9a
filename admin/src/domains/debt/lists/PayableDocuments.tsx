import { DebtList } from './DebtList.tsx'

/** Goods of receipts, their freight and debts that were taken over, what is due first first. */
export default function PayableDocuments() {
  return <DebtList name="payables-by-document" />
}

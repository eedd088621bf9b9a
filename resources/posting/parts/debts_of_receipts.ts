import type { Facts, OpenItem } from '../../calc/settle/index.ts'
import { debtsIn } from './debts.ts'

/** Ids of receipts whose goods, or whose freight, something is about. */
interface Receipts {
  receiptId: readonly string[]
  freightReceiptId?: readonly string[]
}

/** What is owed of the goods and the freight of receipts: what takes off it lowers these debts first. */
export const debtsOfReceipts = ({ openPayables }: Facts, { receiptId, freightReceiptId = [] }: Receipts): OpenItem[] =>
  debtsIn(openPayables).filter(
    ({ key, id }) =>
      (key === 'receiptId' && receiptId.includes(id)) || (key === 'freightReceiptId' && freightReceiptId.includes(id)),
  )

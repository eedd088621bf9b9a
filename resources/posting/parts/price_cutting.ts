import type { Facts } from '../../calc/settle/index.ts'
import type { LedgerBalances, LedgerKeys, Posting, Row } from '../planner.ts'
import type { MayRefuse } from './refusals.ts'

/** How an adjustment lowers prices of one side: those of customers, or those of suppliers. */
export interface PriceCutting {
  /** The field of the documents whose prices it lowers, and the key of what is owed of them. */
  of: 'invoiceIds' | 'receiptIds'
  item: 'invoiceId' | 'receiptId'
  refused: (document: Row, facts: Facts) => MayRefuse
  keys: (facts: Facts) => LedgerKeys
  plan: (document: Row, facts: Facts, balances: LedgerBalances) => Posting
}

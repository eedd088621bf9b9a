import type { QueryList } from '../kit/index.ts'
import debtsByCustomer from './debts_by_customer.ts'
import debtsByDocument from './debts_by_document.ts'
import stockOnHand from './stock_on_hand.ts'

/** Every list that a query makes. The server has the SQL of each under its name. */
export const queryLists: readonly QueryList[] = [debtsByCustomer, debtsByDocument, stockOnHand].map(
  (list) => list as unknown as QueryList,
)

import type { QueryList } from '../kit/index.ts'
import debtsByCustomer from './debts_by_customer.ts'
import debtsByDocument from './debts_by_document.ts'
import stockOnHand from './stock_on_hand.ts'

const all = [debtsByCustomer, debtsByDocument, stockOnHand] as const

export type QueryListName = (typeof all)[number]['name']

/** Every list that a query makes. The server has the SQL of each under its name. */
export const queryLists = all as unknown as readonly (QueryList & { name: QueryListName })[]

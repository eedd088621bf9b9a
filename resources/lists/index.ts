import type { QueryList } from '../kit/index.ts'
import type { MetricName } from '../metrics/index.ts'
import advancesByDocument from './advances_by_document.ts'
import advancesByEmployee from './advances_by_employee.ts'
import cashPaidInvoices from './cash_paid_invoices.ts'
import collections from './collections.ts'
import debtsByCustomer from './debts_by_customer.ts'
import debtsByDocument from './debts_by_document.ts'
import payablesByDocument from './payables_by_document.ts'
import payablesBySupplier from './payables_by_supplier.ts'
import contractDeposits from './contract_deposits.ts'
import receiptsWithoutInvoice from './receipts_without_invoice.ts'
import returnEntries from './return_entries.ts'
import priceCutsWithoutVat from './price_cuts_without_vat.ts'
import returnsWithoutVat from './returns_without_vat.ts'
import salesEntries from './sales_entries.ts'
import soldNotTaken from './sold_not_taken.ts'
import stockEntries from './stock_entries.ts'
import profitEntries from './profit_entries.ts'
import stockOnOrder from './stock_on_order.ts'
import stockOnHand from './stock_on_hand.ts'
import weighedLines from './weighed_lines.ts'
import weightDifferences from './weight_differences.ts'
import { movedByGroup, movedByPlace, movedByProduct, movedByType, movedByWarehouse } from './stock_moved.ts'
import vatIn from './vat_in.ts'

const all = [
  debtsByCustomer,
  debtsByDocument,
  payablesBySupplier,
  payablesByDocument,
  advancesByEmployee,
  advancesByDocument,
  stockOnHand,
  stockEntries,
  stockOnOrder,
  soldNotTaken,
  weightDifferences,
  weighedLines,
  profitEntries,
  movedByProduct,
  movedByPlace,
  movedByGroup,
  movedByType,
  movedByWarehouse,
  salesEntries,
  returnEntries,
  returnsWithoutVat,
  priceCutsWithoutVat,
  receiptsWithoutInvoice,
  contractDeposits,
  vatIn,
  cashPaidInvoices,
  collections,
] as const

export type QueryListName = (typeof all)[number]['name']

/** Every list that a query makes. The server has the SQL of each under its name. */
export const queryLists = all as unknown as readonly (QueryList & { name: QueryListName })[]

/**
 * The list of entries behind each figure. It has a field called as the figure, their `date` and `hour`, and a relation
 * for each dimension, such as `customerId`.
 */
export const entryLists = {
  revenue: 'sales-entries',
  refunded: 'return-entries',
  shipping: 'sales-entries',
  kgSold: 'sales-entries',
  baremKgSold: 'sales-entries',
  collected: 'collections',
} as const satisfies Readonly<Record<MetricName, QueryListName>>

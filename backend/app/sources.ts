import type { QueryListName } from '@barem/resources/lists'
import type { Source } from './resources/query/source.ts'
import { collections } from './dashboard/collections.ts'
import { returnEntries, salesEntries } from './dashboard/sales_entries.ts'
import { advancesByDocument, byDocument, payablesByDocument } from './debt/by_document.ts'
import { byCustomer, byEmployee, bySupplier } from './debt/by_party.ts'
import { cashPaidInvoices } from './purchasing/cash_paid_invoices.ts'
import { contractDeposits } from './purchasing/contract_deposits.ts'
import { receiptsWithoutInvoice } from './purchasing/supplier_invoice_lists.ts'
import { vatIn } from './purchasing/vat_in.ts'
import { priceCutsWithoutVat } from './sales/price_cuts_without_vat.ts'
import { returnsWithoutVat } from './sales/returns_without_vat.ts'
import { stockEntries } from './stock/entries_list.ts'
import { profitEntries } from './stock/profit_entries.ts'
import { stockOnOrder } from './stock/on_order.ts'
import { weighedLines, weightDifferences } from './stock/weighed_lines.ts'
import { movedByGroup, movedByPlace, movedByProduct, movedByType, movedByWarehouse } from './stock/moved.ts'
import { soldNotTaken } from './stock/sold_not_taken.ts'
import { stockOnHand } from './stock/on_hand_list.ts'

/** The SQL of each list that a query makes, by its name. */
export const sources: Readonly<Record<QueryListName, Source>> = {
  'debts-by-customer': byCustomer,
  'debts-by-document': byDocument,
  'payables-by-supplier': bySupplier,
  'payables-by-document': payablesByDocument,
  'advances-by-employee': byEmployee,
  'advances-by-document': advancesByDocument,
  'stock-on-hand': stockOnHand,
  'weight-differences': weightDifferences,
  'weighed-lines': weighedLines,
  'stock-entries': stockEntries,
  'stock-on-order': stockOnOrder,
  'sold-not-taken': soldNotTaken,
  'profit-entries': profitEntries,
  'stock-moved-by-product': movedByProduct,
  'stock-moved-by-place': movedByPlace,
  'stock-moved-by-group': movedByGroup,
  'stock-moved-by-type': movedByType,
  'stock-moved-by-warehouse': movedByWarehouse,
  'sales-entries': salesEntries,
  'return-entries': returnEntries,
  'returns-without-vat': returnsWithoutVat,
  'price-cuts-without-vat': priceCutsWithoutVat,
  'receipts-without-invoice': receiptsWithoutInvoice,
  'vat-in': vatIn,
  'cash-paid-invoices': cashPaidInvoices,
  'contract-deposits': contractDeposits,
  collections,
}

import { factsByName, type FactReaders } from '#app/engine/facts'
import { periodFact } from './company/period.ts'
import { needsContractFact, settingsFact } from './company/settings.ts'
import { vatFact } from './company/vat.ts'
import { creditFact } from './debt/credit.ts'
import {
  allocatedFact,
  fundFact,
  openItemsFact,
  openPayablesFact,
  openedBeforeFact,
  paidOrderFact,
  receivableFact,
} from './debt/receivable.ts'
import { employeeFact, openAdvancesFact, slipFact, ticketFact } from './spending/facts.ts'
import { cashTowardsFact } from './spending/cash_towards.ts'
import { tillFact } from './spending/till.ts'
import { fundOpeningsFact, openedFundsFact } from './debt/opened_funds.ts'
import { directReceiptFact } from './purchasing/direct_receipt.ts'
import { payableTermsFact, payeeFact, payerFact } from './debt/payable_terms.ts'
import { paidAtOnceFact, walkInFact } from './debt/walk_in.ts'
import { goodsFact } from './goods/goods.ts'
import { pricingFact } from './pricing/pricing_facts.ts'
import { carriedIssuesFact } from './purchasing/carried_issues.ts'
import { contractLinesFact } from './purchasing/contract_lines.ts'
import { pricedSinceFact } from './purchasing/priced_since.ts'
import {
  carriedReceiptsFact,
  costedReceiptFact,
  receiptLinesFact,
  receivedLinesFact,
} from './purchasing/received_lines.ts'
import { billableLinesFact } from './sales/billable_lines.ts'
import { cutLinesFact } from './sales/cut_lines.ts'
import { exchangedFact } from './sales/exchanged.ts'
import { orderLinesFact } from './sales/order_lines.ts'
import { returnedSinceFact } from './sales/returned_since.ts'
import { soldLinesFact } from './sales/sold_lines.ts'
import { tolerancesFact } from './sales/tolerances.ts'
import { vatInvoicesFact } from './sales/vat_invoices.ts'
import { availableFact } from './stock/available.ts'
import { countedElsewhereFact, countedStockFact } from './counting/counted.ts'
import { reservedFact } from './stock/reserved.ts'
import { stockedFact, warehouseInUseFact } from './stock/stocked.ts'
import { ticketsFact } from './stock/tickets.ts'
import { usualWeightsFact } from './stock/usual_weights.ts'

/** Every fact that figures and reviews of documents depend on: a new one is imported above and listed here. */
export const factReaders: FactReaders = factsByName([
  goodsFact,
  pricingFact,
  tolerancesFact,
  usualWeightsFact,
  periodFact,
  vatFact,
  needsContractFact,
  settingsFact,
  availableFact,
  stockedFact,
  warehouseInUseFact,
  countedStockFact,
  countedElsewhereFact,
  reservedFact,
  contractLinesFact,
  orderLinesFact,
  ticketsFact,
  billableLinesFact,
  soldLinesFact,
  cutLinesFact,
  returnedSinceFact,
  exchangedFact,
  receiptLinesFact,
  receivedLinesFact,
  carriedReceiptsFact,
  carriedIssuesFact,
  costedReceiptFact,
  directReceiptFact,
  receivableFact,
  creditFact,
  openItemsFact,
  allocatedFact,
  openedBeforeFact,
  walkInFact,
  paidAtOnceFact,
  vatInvoicesFact,
  paidOrderFact,
  fundFact,
  openPayablesFact,
  payableTermsFact,
  openedFundsFact,
  fundOpeningsFact,
  payeeFact,
  payerFact,
  pricedSinceFact,
  employeeFact,
  openAdvancesFact,
  tillFact,
  ticketFact,
  slipFact,
  cashTowardsFact,
])

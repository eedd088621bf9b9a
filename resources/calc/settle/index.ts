import { adjustedLine } from './adjusted_line.ts'
import { arrivalLine } from './arrival_line.ts'
import { arrivalTotals } from './arrival_totals.ts'
import { countLine } from './count_line.ts'
import { cutLine } from './cut_line.ts'
import { cuttingTotals } from './cutting_totals.ts'
import { debtAdjustment } from './debt_adjustment.ts'
import { debtTransaction } from './debt_transaction.ts'
import { expenseTicket } from './expense_ticket.ts'
import { fundCount } from './fund_count.ts'
import { fundTransfer } from './fund_transfer.ts'
import { invoiceLine } from './invoice_line.ts'
import { invoiceTotals } from './invoice_totals.ts'
import { issueLine } from './issue_line.ts'
import { issueTotals } from './issue_totals.ts'
import { otherTransaction } from './other_transaction.ts'
import { paymentSlip } from './payment_slip.ts'
import { purchaseLine } from './purchase_line.ts'
import { purchaseTotals } from './purchase_totals.ts'
import { priceSettlementLine } from './price_settlement_line.ts'
import { priceSettlementTotals } from './price_settlement_totals.ts'
import { receiptLine } from './receipt_line.ts'
import { receiptTotals } from './receipt_totals.ts'
import { returnLine } from './return_line.ts'
import { returnTotals } from './return_totals.ts'
import { saleLine } from './sale_line.ts'
import { saleTotals } from './sale_totals.ts'
import { stockCount } from './stock_count.ts'
import { supplierClaimLine } from './supplier_claim_line.ts'
import { supplierClaimTotals } from './supplier_claim_totals.ts'
import { supplierInvoiceLine } from './supplier_invoice_line.ts'
import { supplierInvoiceTotals } from './supplier_invoice_totals.ts'
import { transferLine } from './transfer_line.ts'
import { transferTotals } from './transfer_totals.ts'
import { weighedTwice } from './weighed_twice.ts'
import { documentComputations, lineComputations } from './computation.ts'

export type * from './billable_line.ts'
export type * from './contract_line.ts'
export type * from './direct_receipt.ts'
export type * from './facts.ts'
export type * from './order_line.ts'
export type * from './price_cut.ts'
export type * from './receivable.ts'
export type * from './carried_issue.ts'
export type * from './received_line.ts'
export type * from './sold_line.ts'
export * from './computation.ts'

/** Every computation of the product: a new one is imported above and listed here. */
const ofLines = [
  ...[saleLine, purchaseLine, arrivalLine, receiptLine, issueLine, transferLine, invoiceLine],
  ...[adjustedLine, returnLine, supplierInvoiceLine, priceSettlementLine, supplierClaimLine],
  ...[countLine],
  cutLine,
] as const
const ofDocuments = [
  ...[saleTotals, purchaseTotals, arrivalTotals, receiptTotals, issueTotals, transferTotals, weighedTwice],
  ...[invoiceTotals, debtTransaction, returnTotals, supplierInvoiceTotals, fundTransfer, otherTransaction],
  ...[priceSettlementTotals, debtAdjustment, fundCount, expenseTicket, paymentSlip, supplierClaimTotals],
  ...[stockCount],
  cuttingTotals,
] as const

lineComputations.add(...ofLines)
documentComputations.add(...ofDocuments)

export type LineComputationName = (typeof ofLines)[number]['name']
export type DocumentComputationName = (typeof ofDocuments)[number]['name']

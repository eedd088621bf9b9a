import type { DrawnPaper } from '../documents/print/papers.ts'
import { InvoicePaper } from './debt/papers/InvoicePaper.tsx'
import { VoucherPaper } from './debt/papers/VoucherPaper.tsx'
import { IssueNote } from './logistics/papers/IssueNote.tsx'
import { IssuePaper } from './logistics/papers/IssuePaper.tsx'
import { ReceiptPaper } from './logistics/papers/ReceiptPaper.tsx'
import { WeighingPaper } from './logistics/papers/WeighingPaper.tsx'
import { ContractPaper } from './purchasing/papers/ContractPaper.tsx'
import * as purchasing from './purchasing/papers/facts.ts'
import * as sales from './sales/papers/facts.ts'
import { OrderPaper } from './sales/papers/OrderPaper.tsx'
import { QuotationPaper } from './sales/papers/QuotationPaper.tsx'

// What documents are printed as. One file, since the page of prints loads all of them.
export const order: DrawnPaper = { ...sales.order, Paper: OrderPaper }
export const deliveryNote: DrawnPaper = { ...sales.deliveryNote, Paper: OrderPaper }
export const quotation: DrawnPaper = { ...sales.quotation, Paper: QuotationPaper }
export const contract: DrawnPaper = { ...purchasing.contract, Paper: ContractPaper }
export const goodsReceipt: DrawnPaper = { optional: [], Paper: ReceiptPaper }
export const goodsIssue: DrawnPaper = { optional: [], Paper: IssuePaper }
export const issueNote: DrawnPaper = { optional: ['theoreticalWeight', 'actualWeight'], Paper: IssueNote }
export const weighingTicket: DrawnPaper = { optional: [], Paper: WeighingPaper }
export const invoice: DrawnPaper = {
  optional: ['barem', 'theoreticalWeight', 'actualWeight'],
  tellsDebt: true,
  Paper: InvoicePaper,
}
export const receiptVoucher: DrawnPaper = { optional: [], Paper: VoucherPaper }

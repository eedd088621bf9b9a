import { createElement } from 'react'
import { drawPaper } from '../documents/print/drawPaper.tsx'
import type { PaperProps } from '../documents/print/paperProps.ts'
import type { DrawnPaper } from '../documents/print/papers.ts'
import { invoicePlan } from './debt/papers/invoicePlan.ts'
import { offsetPlan } from './debt/papers/offsetPlan.ts'
import { otherVoucherPlan } from './debt/papers/otherVoucherPlan.ts'
import { slipPlan } from './debt/papers/slipPlan.ts'
import { countPlan, linesOf } from './debt/papers/countPlan.ts'
import type { FundCount } from './debt/papers/printed.ts'
import { ticketPlan } from './debt/papers/ticketPlan.ts'
import { InvoiceTransfer } from './debt/papers/InvoiceTransfer.tsx'
import { VoucherPaper } from './debt/papers/VoucherPaper.tsx'
import { cuttingPlan } from './logistics/papers/cuttingPlan.ts'
import { issueNotePlan } from './logistics/papers/issueNotePlan.ts'
import { issuePlan } from './logistics/papers/issuePlan.ts'
import { receiptPlan } from './logistics/papers/receiptPlan.ts'
import { stockCountPlan } from './logistics/papers/stockCountPlan.ts'
import { weighingPlan } from './logistics/papers/weighingPlan.ts'
import { ContractPaper } from './purchasing/papers/ContractPaper.tsx'
import { inspectionPlan } from './purchasing/papers/inspectionPlan.ts'
import * as purchasing from './purchasing/papers/facts.ts'
import * as sales from './sales/papers/facts.ts'
import { deliveryNotePlan, orderPlan } from './sales/papers/orderPlans.ts'
import { goodsBackPlan } from './sales/papers/goodsBackPlan.ts'
import { returnPlan } from './sales/papers/returnPlan.ts'
import { QuotationPaper } from './sales/papers/QuotationPaper.tsx'

// What documents are printed as. One file, since the page of prints loads all of them.
export const order: DrawnPaper = { ...sales.order, Paper: drawPaper(orderPlan) }
export const deliveryNote: DrawnPaper = { ...sales.deliveryNote, Paper: drawPaper(deliveryNotePlan) }
export const quotation: DrawnPaper = { ...sales.quotation, Paper: QuotationPaper }
export const contract: DrawnPaper = { ...purchasing.contract, Paper: ContractPaper }
export const goodsReceipt: DrawnPaper = { optional: [], Paper: drawPaper(receiptPlan) }
export const inspection: DrawnPaper = { optional: [], Paper: drawPaper(inspectionPlan) }
export const goodsIssue: DrawnPaper = { optional: [], Paper: drawPaper(issuePlan) }
export const issueNote: DrawnPaper = {
  optional: ['theoreticalWeight', 'actualWeight'],
  Paper: drawPaper(issueNotePlan),
}
export const stockCutting: DrawnPaper = { optional: [], Paper: drawPaper(cuttingPlan) }
export const weighingTicket: DrawnPaper = { optional: [], Paper: drawPaper(weighingPlan) }
export const invoice: DrawnPaper = {
  optional: ['barem', 'theoreticalWeight', 'actualWeight'],
  tellsDebt: true,
  Paper: drawPaper({ ...invoicePlan, Below: InvoiceTransfer }),
}
export const returnNote: DrawnPaper = { optional: [], Paper: drawPaper(returnPlan) }
export const goodsBack: DrawnPaper = { optional: [], Paper: drawPaper(goodsBackPlan) }
export const otherVoucher: DrawnPaper = { optional: [], Paper: drawPaper(otherVoucherPlan) }
export const offsetRecord: DrawnPaper = { optional: [], Paper: drawPaper(offsetPlan) }
export const paymentSlip: DrawnPaper = { optional: [], Paper: drawPaper(slipPlan) }
const CountPaper = drawPaper(countPlan)
export const fundCount: DrawnPaper = {
  optional: [],
  Paper: (props: PaperProps<FundCount>) =>
    createElement(CountPaper, { ...props, row: { ...props.row, lines: linesOf(props.row) } }),
}
export const stockCount: DrawnPaper = { optional: [], Paper: drawPaper(stockCountPlan) }
export const expenseTicket: DrawnPaper = { optional: [], Paper: drawPaper(ticketPlan) }
export const receiptVoucher: DrawnPaper = { optional: [], Paper: VoucherPaper }

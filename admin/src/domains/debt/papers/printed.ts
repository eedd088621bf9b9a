import type { registry } from '@barem/resources'
import type { TillNote } from '@barem/resources/calc/till-notes'
import type { Row } from '@barem/resources/kit'
import type { Named, PrintedDocument } from '../../../documents/print/printed.ts'
import type { PaperLine } from '../../goods/papers/printed.ts'

type InvoiceRow = Row<(typeof registry)['invoices']>
type TransactionRow = Row<(typeof registry)['debt-transactions']>
type OtherRow = Row<(typeof registry)['other-transactions']>
type TicketRow = Row<(typeof registry)['expense-tickets']>
type OffsetRow = Row<(typeof registry)['debt-offsets']>
type CountRow = Row<(typeof registry)['fund-counts']>
type SlipRow = Row<(typeof registry)['payment-slips']>

export type InvoiceLine = PaperLine & Pick<InvoiceRow['lines'][number], 'actualWeight'>

/** The printed part of an invoice; debts are absent for those who may not see them. */
export type Invoice = Pick<
  InvoiceRow,
  | ('id' | 'code' | 'revision' | 'documentDate' | 'dueDate' | 'taxCode' | 'shippingAddress' | 'contractNumber')
  | (
      | 'theoreticalWeight'
      | 'actualWeight'
      | 'total'
      | 'discount'
      | 'shippingFee'
      | 'vat'
      | 'tax'
      | 'owed'
      | 'grandTotal'
      | 'note'
    )
> &
  Partial<Pick<InvoiceRow, 'oldDebt' | 'newDebt'>> &
  PrintedDocument & { customer: Named | null; order: Named | null; moreOrders: Named[]; lines: InvoiceLine[] }

/** The printed part of a debt transaction. */
export type Voucher = Pick<
  TransactionRow,
  'id' | 'code' | 'revision' | 'kind' | 'voucher' | 'executionDate' | 'amount' | 'payer' | 'content' | 'note'
> &
  PrintedDocument & {
    customer: Named | null
    supplier: Named | null
    receipt: Named | null
    contract: Named | null
    fund: Named | null
    invoice: Named | null
    order: Named | null
    attachments: readonly string[]
  }

/** The printed part of other money. */
export type OtherVoucher = Pick<
  OtherRow,
  | ('id' | 'code' | 'revision' | 'direction' | 'voucher' | 'executionDate')
  | ('amount' | 'payer' | 'payerAddress' | 'content' | 'note')
> &
  PrintedDocument & { businessExpense: Named | null; fund: Named | null; attachments: readonly string[] }

export type TicketLine = Pick<TicketRow['lines'][number], 'id' | 'content' | 'invoiceNumber' | 'amount'> & {
  businessExpense: Named | null
}

/** The printed part of an expense ticket. */
export type Ticket = Pick<
  TicketRow,
  | ('id' | 'code' | 'revision' | 'type' | 'documentDate' | 'departureDate' | 'returnDate' | 'location')
  | ('purpose' | 'contractNumber' | 'total' | 'owed' | 'paid' | 'note')
> &
  PrintedDocument & { employee: Named | null; approver: Named | null; lines: TicketLine[] }

/** The printed part of the count of a till. */
export type FundCount = Pick<
  CountRow,
  | ('id' | 'code' | 'revision' | 'documentDate' | 'witness' | 'reason' | 'counted' | 'booked' | 'difference' | 'note')
  | (TillNote | 'loose')
> &
  PrintedDocument & { fund: Named | null; approver: Named | null }

/** The printed part of a payment slip. */
export type Slip = Pick<
  SlipRow,
  'id' | 'code' | 'type' | 'voucher' | 'documentDate' | 'total' | 'content' | 'attachmentName' | 'note'
> &
  PrintedDocument & {
    employee: Named | null
    expenseTicket: Named | null
    fund: Named | null
    lines: Pick<SlipRow['lines'][number], 'id' | 'itemName'>[]
  }

/** A debt of a set-off, with the document that it is of as relations embed it. */
export type OffsetLine = Readonly<Record<string, unknown>> & { id: string; amount: string }

/** The printed part of a set-off of debts of both sides. */
export type Offset = Pick<
  OffsetRow,
  'id' | 'code' | 'revision' | 'documentDate' | 'amount' | 'contractClause' | 'note'
> &
  PrintedDocument & {
    customer: Named | null
    supplier: Named | null
    approver: Named | null
    allocations: OffsetLine[]
    payableAllocations: OffsetLine[]
  }

import type { ItemKey } from '../../ledgers/debts/payment_kinds.ts'
import type { Figure } from '../exact.ts'

/** What a customer owes, and on which terms they buy. */
export interface Receivable {
  /** Dong that they owe now, below zero where their money is held; null without a customer. */
  balance: Figure
  /** Days after an invoice by which it is to be paid. */
  creditDays: number
}

/** A document of a customer or a supplier of which something is open. */
export interface OpenItem {
  /** Which item of the ledger it is, such as `invoiceId`. */
  key: ItemKey
  id: string
  /** Whether it is owed, or held: by the company for a customer, by a supplier for the company. */
  side: 'debt' | 'credit'
  /** Dong, above zero: of a debt what is left to pay, of a credit what is left of the money. */
  open: string
  /** By when it is to be paid; of a credit its day. */
  due: string
  /** The day since which it is there. */
  day: string
  /** The order that a deposit is for, or the contract of an advance or a receipt. */
  orderId: string | null
}

/** What a payment has been set off against: the dong of it that a document of its customer got. */
export interface Allocated extends Pick<OpenItem, 'key' | 'id'> {
  /** The line of the payment that said so; null where nobody did. */
  line: string | null
  amount: string
}

/** A document that a batch in force has taken over. */
export interface OpenedBefore {
  /** The customer or the supplier. */
  partyId: string
  number: string
  /** The number of the batch. */
  code: string
}

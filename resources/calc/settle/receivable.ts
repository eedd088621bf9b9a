import type { Figure } from '../exact.ts'

/** What a customer owes, and on which terms they buy. */
export interface Receivable {
  /** Dong that they owe now, below zero where their money is held; null without a customer. */
  balance: Figure
  /** Days after an invoice by which it is to be paid. */
  creditDays: number
}

/** A document of a customer of which something is open. */
export interface OpenItem {
  /** An invoice, or a debt transaction. */
  key: 'invoiceId' | 'transactionId'
  id: string
  /** Dong, above zero: of an invoice what is left to pay, of a transaction what is left of the money. */
  open: string
  /** By when it is to be paid; of a transaction its day. */
  due: string
  /** The order that a deposit is for. */
  orderId: string | null
}

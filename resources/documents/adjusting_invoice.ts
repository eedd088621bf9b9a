import { date, money, text, type Condition } from '../kit/index.ts'

const fields = <When extends Condition | null>(when: When) => ({
  adjustingSerial: text({ max: 20, when }),
  adjustingNumber: text({ max: 50, when }),
  adjustingDate: date({ when }),
})

/**
 * The invoice by which a supplier adjusts what was invoiced too much. It is waited for as long as `invoicedBefore` says
 * that there is something to adjust, and the invoice has no number.
 */
export const adjustingInvoice = fields(null)

/** The same of documents of which only some are credited, as by their `purpose`. */
export const adjustingInvoiceWhen = <When extends Condition>(when: When) => fields(when)

/** What of a credit invoices of the supplier had covered, with tax. */
export const invoicedBefore = { invoicedBefore: money({ readOnly: true }) } as const

/** What may be written of it once all else is posted. */
export const adjustingFields = ['adjustingSerial', 'adjustingNumber', 'adjustingDate'] as const

/** What rows are filtered by that wait for it. */
export const adjustingWaits = { invoicedBefore_gte: ['1'], adjustingNumber_null: ['true'] } as const

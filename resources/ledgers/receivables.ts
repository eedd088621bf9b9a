import { areas } from '../areas.ts'
import { belongsTo, date, defineLedger, money } from '../kit/index.ts'

/**
 * What customers owe, and what is held of their money: above zero they owe, below zero the company does. Each entry is
 * about one document, so that what is left of all documents comes to the balance of the customer on every day.
 */
export default defineLedger('receivables', {
  keys: {
    customerId: belongsTo('customers', { required: true }),
    invoiceId: belongsTo('invoices'),
    transactionId: belongsTo('debt-transactions'),
    openingLineId: belongsTo('opening-receivables.lines'),
  },
  oneOf: ['invoiceId', 'transactionId', 'openingLineId'],
  measures: { amount: money({ min: '-999999999999999' }) },
  // By when a document is to be paid.
  facts: { dueDate: date() },
  // An allocation moves an amount from one document of a customer to another.
  kinds: ['opening', 'invoice', 'receipt', 'deposit', 'refund', 'offset', 'allocation', 'reversal'],
  tells: { measure: 'amount', area: areas.debt },
  balances: [
    { per: ['customerId'], of: ['amount'] },
    { per: ['invoiceId'], of: ['amount'] },
    { per: ['transactionId'], of: ['amount'] },
    { per: ['openingLineId'], of: ['amount'] },
  ],
})

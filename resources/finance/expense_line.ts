import { belongsTo, date, money, taxCode, text } from '../kit/index.ts'

/** One thing that a trip costs, or is to cost. */
export const expenseLine = {
  businessExpenseId: belongsTo('business-expenses', { required: true }),
  spentOn: date(),
  content: text({ max: 255 }),
  invoiceNumber: text({ max: 50 }),
  /** Of whom it was bought: purchases of one seller and day count together. */
  sellerTaxCode: taxCode(),
  amount: money({ required: true, min: '1', role: 'amount' }),
} as const

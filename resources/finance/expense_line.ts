import { belongsTo, date, money, text } from '../kit/index.ts'

/** One thing that a trip costs, or is to cost. */
export const expenseLine = {
  businessExpenseId: belongsTo('business-expenses', { required: true }),
  spentOn: date(),
  content: text({ max: 255 }),
  invoiceNumber: text({ max: 50 }),
  amount: money({ required: true, min: '1', role: 'amount' }),
} as const

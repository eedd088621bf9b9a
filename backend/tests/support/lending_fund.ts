import type { Company } from './client.ts'

type Target = (to: string, company: Company, chosen: Record<string, unknown>) => Promise<string>

/** A new account that the bank lends to, so that any amount may leave it. */
export const lendingFund = (company: Company, target: Target): Promise<string> =>
  target('funds', company, { kind: 'bank', overdraft: true })

/** A slip that stands alone: its ticket, or the slip that it gives back, would have to be of the same person. */
export const slipAlone = { expenseTicketId: undefined, slipId: undefined, paymentMethodId: undefined }

import type { Company } from './client.ts'

type Target = (to: string, company: Company, chosen: Record<string, unknown>) => Promise<string>

/** A new account that the bank lends to, so that any amount may leave it. */
export const lendingFund = (company: Company, target: Target): Promise<string> =>
  target('funds', company, { kind: 'bank', overdraft: true })

import { companySettings } from './settings.ts'

/** Since when invoices of a seller and day may not be paid in cash from 5,000,000 dong on. */
const BY_LAW = '2025-07-01'

/** From how much of one seller and day on cash loses the deduction of VAT, in dong, and since which day. */
export async function cashLimit(): Promise<{ limit: string; since: string }> {
  const { cashLimit: limit, cashLimitSince: since } = await companySettings()
  return { limit, since: since ?? BY_LAW }
}

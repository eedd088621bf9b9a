import { granted, paying } from './billable.ts'
import type { Company } from './client.ts'
import { lendingFund, slipAlone } from './lending_fund.ts'
import { fresh } from './sample_values.ts'
import { setOff } from './set_off.ts'

type Only = 'required' | 'all'
type Shared = (resource: string, company: Company) => Promise<string>
type Target = (resource: string, company: Company, chosen?: Record<string, unknown>) => Promise<string>

/** A VAT invoice belongs to one customer, whom tests of relations change. */
const ofNoDocument = { originalId: undefined, invoiceIds: undefined, returnIds: undefined, adjustmentIds: undefined }

/**
 * What documents of money say besides what all samples do: funds that have it, and debts that are there.
 * @param shared a row that all samples of a company name
 * @param target a new row
 */
export const moneySamples = (shared: Shared, target: Target) => ({
  'debt-transactions': async (only: Only, company: Company) => ({
    ...(only === 'all' ? await paying(company, shared) : {}),
    paymentMethodId: undefined,
  }),
  'other-transactions': async (_only: Only, company: Company) => ({ fundId: await lendingFund(company, target) }),
  'fund-transfers': async (_only: Only, company: Company) => ({ fromFundId: await lendingFund(company, target) }),
  // An advance clears none.
  'expense-tickets': () => Promise.resolve({ allocations: undefined }),
  'payment-slips': async (_only: Only, company: Company) => ({
    ...slipAlone,
    fundId: await lendingFund(company, target),
  }),
  'fund-counts': async (_only: Only, company: Company) => ({
    fundId: await target('funds', company, { kind: 'cash' }),
  }),
  'debt-adjustments': (_only: Only, company: Company) => granted(company, shared),
  // A product has one minimum in a warehouse.
  'minimum-stocks': async (_only: Only, company: Company) => ({ warehouseId: await target('warehouses', company) }),
  'vat-invoices': (only: Only) => ({
    ...{ amount: '100', tax: '8', total: '108', status: 'issued', serial: `C26T${fresh()}` },
    ...(only === 'all' && ofNoDocument),
  }),
  'debt-offsets': (_only: Only, company: Company) => setOff(company, shared, target),
})

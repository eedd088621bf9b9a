import { defineFact } from '#app/engine/facts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { companySettings } from '#app/company/settings'
import type { Facts } from '@barem/resources/calc/settle'

/** Money that is received for an invoice in the transaction that posts it; null where none is. */
type Paying = { received: Facts['paidAtOnce'] }

const paying = new AsyncLocalStorage<Paying>()

/** The walk-in customer of the settings: sales to people who give no name. Null where the company has none. */
export const walkInCustomer = async (): Promise<string | null> => (await companySettings()).walkInCustomerId

/** The customer whom planners let owe nothing. */
const walkInNow = async (): Promise<string | null> => (paying.getStore() ? null : walkInCustomer())

/** The money that the same transaction receives for the invoice it posts; null when it receives none. */
const paidAtOnce = (): Facts['paidAtOnce'] => paying.getStore()?.received ?? null

/** Does work that receives the money for what it invoices afterwards, in the same transaction. */
export const whilePaying = <Made>(received: Facts['paidAtOnce'], work: () => Promise<Made>): Promise<Made> =>
  paying.run({ received }, work)

/** The customer who pays at once and never owes. */
export const walkInFact = defineFact({
  name: 'walkIn',
  reads: [],
  read: () => walkInNow(),
})

/** What the customer hands over with an invoice. */
export const paidAtOnceFact = defineFact({
  name: 'paidAtOnce',
  reads: [],
  read: async () => paidAtOnce(),
})

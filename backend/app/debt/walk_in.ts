import { AsyncLocalStorage } from 'node:async_hooks'
import { companySettings } from '#app/company/settings'

const paying = new AsyncLocalStorage<true>()

/** The walk-in customer of the settings: sales to people who give no name. Null where the company has none. */
export const walkInCustomer = async (): Promise<string | null> => (await companySettings()).walkInCustomerId

/** The customer whom planners let owe nothing. */
export const walkInNow = async (): Promise<string | null> => (paying.getStore() ? null : walkInCustomer())

/** Does work that receives the money for what it invoices afterwards, in the same transaction. */
export const whilePaying = <Made>(work: () => Promise<Made>): Promise<Made> => paying.run(true, work)

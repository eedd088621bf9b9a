import type { Ledger } from '../kit/index.ts'
import cash from './cash.ts'
import { employeeDebts as employeeDebtsOf } from './debts/employee_debts.ts'
import employeeDebts from './employee_debts.ts'
import { payableDebts } from './debts/payables.ts'
import { receivableDebts } from './debts/receivables.ts'
import crediting from './crediting.ts'
import fulfilment from './fulfilment.ts'
import reservations from './reservations.ts'
import invoicing from './invoicing.ts'
import matching from './matching.ts'
import payables from './payables.ts'
import receivables from './receivables.ts'
import reducing from './reducing.ts'
import priorReturning from './prior_returning.ts'
import repricing from './repricing.ts'
import returning from './returning.ts'
import stock from './stock.ts'
import variances from './variances.ts'

/** Every ledger, by its name, in the order in which their balances are locked. */
export const ledgers = {
  stock,
  variances,
  fulfilment,
  reservations,
  invoicing,
  returning,
  reducing,
  matching,
  repricing,
  crediting,
  priorReturning,
  receivables,
  payables,
  employeeDebts,
  cash,
} as const satisfies Readonly<Record<string, Ledger>>

export type LedgerName = keyof typeof ledgers

/** The same, as a list for code that keeps any of them. */
export const ledgerList: readonly Ledger[] = Object.values(ledgers)

/** What each ledger of debts is made of. */
export const debtLedgers = [receivableDebts, payableDebts, employeeDebtsOf] as const

export { defineDebtLedger } from './debts/define_debt_ledger.ts'

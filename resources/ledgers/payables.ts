import { defineDebtLedger } from './debts/define_debt_ledger.ts'
import { payableDebts } from './debts/payables.ts'

/** What suppliers are owed, and what they hold of the company's money. */
export default defineDebtLedger(payableDebts)

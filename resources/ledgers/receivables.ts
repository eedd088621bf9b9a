import { defineDebtLedger } from './debts/define_debt_ledger.ts'
import { receivableDebts } from './debts/receivables.ts'

/** What customers owe, and what is held of their money. */
export default defineDebtLedger(receivableDebts)

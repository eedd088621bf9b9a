import { defineDebtLedger } from './debts/define_debt_ledger.ts'
import { employeeDebts } from './debts/employee_debts.ts'

/** What employees owe of advances, and what they are owed. */
export default defineDebtLedger(employeeDebts)

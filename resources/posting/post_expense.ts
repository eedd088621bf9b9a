import { employeeDebts } from '../ledgers/debts/employee_debts.ts'
import { beyond } from './parts/beyond.ts'
import { debtParts, debtsIn, spread } from './parts/debts.ts'
import { opposite } from './parts/entry.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import { definePlanner } from './planner.ts'

const { owe, setOff, keysOf } = debtParts(employeeDebts)
const ownKeys = keysOf('expense-tickets')

/** A ticket that is approved: a claim is owed to its employee and clears advances, those due first before others. */
export const postExpense = definePlanner({
  name: 'postExpense',
  date: 'documentDate',
  reads: ['type', 'employeeId', 'documentDate', 'total', 'approverId', 'approvedOn'],
  facts: ['period', 'employee'],
  lockedFacts: ['openAdvances'],
  keys: (document) => ({ employeeDebts: document.type === 'reimbursement' ? [ownKeys(document)] : [] }),
  plan(document, { period, employee, openAdvances }, balances) {
    const [own, total] = [ownKeys(document), String(document.total)]
    // What an advance is given for is owed once it is paid.
    const entries =
      document.type === 'advance'
        ? []
        : [owe('claim', own, opposite(total)), ...setOff(own, spread(total, debtsIn(openAdvances)))]
    const refused = refusals(
      employee?.userId != null &&
        employee.userId === document.approverId &&
        refusal(null, 'approverId', 'approvesOwnTicket'),
      beyond(
        entries.filter(({ kind }) => kind !== 'allocation'),
        balances,
      ).length > 0 && refusal(null, 'lines', 'debtTooMuch'),
    )
    return unless(refused, () => ({ entries, values: { approvedOn: period.today } }))
  },
})

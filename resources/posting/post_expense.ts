import type { OpenItem } from '../calc/settle/index.ts'
import { employeeDebts } from '../ledgers/debts/employee_debts.ts'
import { beyond } from './parts/beyond.ts'
import { chosen, chosenFields, chosenIn } from './parts/chosen.ts'
import { debtParts, debtsIn, spread } from './parts/debts.ts'
import { opposite } from './parts/entry.ts'
import { refusal, refusals, unless } from './parts/refusals.ts'
import { definePlanner, type Row } from './planner.ts'

const { owe, setOff, keysOf } = debtParts(employeeDebts)
const ownKeys = keysOf('expense-tickets')

/** The advances that a claim clears: those that its lines choose, else those due first. */
function clearedBy(document: Row, open: readonly OpenItem[]) {
  const [total, advances] = [String(document.total), debtsIn(open)]
  if (chosenIn(document).length > 0) return chosen(employeeDebts, document, advances, total, 'allocations', 'lines')
  return { parts: spread(total, advances) }
}

/** A ticket that is approved: a claim is owed to its employee and clears advances. */
export const postExpense = definePlanner({
  name: 'postExpense',
  date: 'documentDate',
  reads: [
    ...['type', 'employeeId', 'documentDate', 'total', 'approverId', 'approvedOn'],
    ...chosenFields(employeeDebts),
  ],
  facts: ['period', 'employee'],
  lockedFacts: ['openAdvances'],
  keys: (document) => ({ employeeDebts: document.type === 'reimbursement' ? [ownKeys(document)] : [] }),
  plan(document, { period, employee, openAdvances }, balances) {
    const [own, total] = [ownKeys(document), String(document.total)]
    const isClaim = document.type === 'reimbursement'
    const cleared = isClaim ? clearedBy(document, openAdvances) : { parts: [] }
    if ('refusals' in cleared) return cleared
    // What an advance is given for is owed once it is paid.
    const entries = isClaim ? [owe('claim', own, opposite(total)), ...setOff(own, cleared.parts)] : []
    const isChosen = chosenIn(document).length > 0
    const allocations = cleared.parts.map(({ item, amount }) => ({ [item.key]: item.id, amount }))
    const refused = refusals(
      employee?.userId != null &&
        employee.userId === document.approverId &&
        refusal(null, 'approverId', 'approvesOwnTicket'),
      beyond(
        entries.filter(({ kind }) => kind !== 'allocation'),
        balances,
      ).length > 0 && refusal(null, 'lines', 'debtTooMuch'),
    )
    return unless(refused, () => ({
      entries,
      values: { approvedOn: period.today, ...(isClaim && !isChosen && { allocations }) },
    }))
  },
})

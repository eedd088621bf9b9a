import type { CarriedReceipt, OpenItem } from '../calc/settle/index.ts'
import { employeeDebts } from '../ledgers/debts/employee_debts.ts'
import { beyond } from './parts/beyond.ts'
import { chosen, chosenFields, chosenIn } from './parts/chosen.ts'
import { debtParts, debtsIn, spread } from './parts/debts.ts'
import { opposite } from './parts/entry.ts'
import { planStock, stockKeys } from './parts/goods.ts'
import { lateFreight } from './parts/late_freight.ts'
import { also, refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type Row } from './planner.ts'

const { owe, setOff, keysOf } = debtParts(employeeDebts)
const ownKeys = keysOf('expense-tickets')

/** The advances that a claim clears: those that its lines choose, else those due first. */
function clearedBy(document: Row, open: readonly OpenItem[]) {
  const [total, advances] = [String(document.total), debtsIn(open)]
  if (chosenIn(document).length > 0) return chosen(employeeDebts, document, advances, total, 'allocations', 'lines')
  return { parts: spread(total, advances) }
}

/** Refuses to put the cost of a trip on goods that are not here, or were not yet. */
const ofReceipt = (document: Row, receipt: CarriedReceipt | null): MayRefuse => {
  if (receipt === null) return null
  const { code, documentDate: day } = receipt
  return [
    receipt.status !== 'done' && refusal(null, 'receiptId', 'undoneReceipt', { code }),
    String(document.documentDate) < day && refusal(null, 'documentDate', 'matchBeforeReceipt', { day, code }),
  ]
}

/** Where the goods are whose cost a claim is. */
const placesOf = (document: Row, receipt: CarriedReceipt | null) =>
  document.type === 'reimbursement' && receipt
    ? receipt.lines.map(({ productId, warehouseId }) => ({ productId, warehouseId }))
    : []

/**
 * A ticket that is approved: a claim is owed to its employee and clears advances. What was spent on a trip for goods is
 * a cost of those that are still here, and variance of those that have left.
 */
export const postExpense = definePlanner({
  name: 'postExpense',
  date: 'documentDate',
  reads: [
    ...['type', 'employeeId', 'documentDate', 'total', 'approverId', 'approvedOn'],
    ...chosenFields(employeeDebts),
  ],
  facts: ['period', 'employee', 'costedReceipt'],
  lockedFacts: ['openAdvances', 'costedReceipt'],
  keys: (document, { costedReceipt }) => ({
    employeeDebts: document.type === 'reimbursement' ? [ownKeys(document)] : [],
    ...stockKeys(placesOf(document, costedReceipt)),
  }),
  plan(document, { period, employee, openAdvances, costedReceipt }, balances) {
    const [own, total] = [ownKeys(document), String(document.total)]
    const isClaim = document.type === 'reimbursement'
    const cleared = isClaim ? clearedBy(document, openAdvances) : { parts: [] }
    if ('refusals' in cleared) return cleared
    // What an advance is given for is owed once it is paid.
    const entries = isClaim ? [owe('claim', own, opposite(total)), ...setOff(own, cleared.parts)] : []
    const isChosen = chosenIn(document).length > 0
    const allocations = cleared.parts.map(({ item, amount }) => ({ [item.key]: item.id, amount }))
    const receipt = isClaim ? costedReceipt : null
    const refused = refusals(
      ofReceipt(document, receipt),
      employee?.userId != null &&
        employee.userId === document.approverId &&
        refusal(null, 'approverId', 'approvesOwnTicket'),
      beyond(
        entries.filter(({ kind }) => kind !== 'allocation'),
        balances,
      ).length > 0 && refusal(null, 'lines', 'debtTooMuch'),
    )
    const costs = receipt ? lateFreight([receipt], [{ amount: total, booked: '0' }]) : []
    return unless(refused, () => ({
      ...also(planStock(costs, balances), () => entries),
      values: { approvedOn: period.today, ...(isClaim && !isChosen && { allocations }) },
    }))
  },
})

import { exact, sum } from '../calc/exact.ts'
import type { OpenItem } from '../calc/settle/index.ts'
import { employeeDebts } from '../ledgers/debts/employee_debts.ts'
import { beyond } from './parts/beyond.ts'
import { beforeOpening, cash } from './parts/cash.ts'
import { creditsIn, debtParts, debtsIn, spread } from './parts/debts.ts'
import { opposite } from './parts/entry.ts'
import { refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type PlannedEntry, type Row } from './planner.ts'
import type { Facts } from '../calc/settle/facts.ts'

const { owe, setOff, keysOf } = debtParts(employeeDebts)
const ownKeys = keysOf('payment-slips')
const openOf = (items: readonly OpenItem[]) => sum(items.map(({ open }) => open))

/** What of a claim is still owed; a slip without a ticket pays any claim of its employee. */
const claimsOf = ({ expenseTicketId }: Row, open: readonly OpenItem[]) =>
  creditsIn(open).filter(({ id }) => (expenseTicketId ?? null) === null || id === expenseTicketId)

/** More than its ticket says, or than is left of it; or a ticket of somebody else, or for something else. */
function notOfTicket(document: Row, { ticket, openAdvances }: Facts): MayRefuse {
  if (ticket === null) return null
  if (ticket.employeeId !== document.employeeId) return refusal(null, 'employeeId', 'otherEmployee')
  if (ticket.type !== document.type) return refusal(null, 'type', 'otherTicketType')
  const left =
    ticket.type === 'advance' ? exact.sub(ticket.total, ticket.paid) : openOf(claimsOf(document, openAdvances))
  return left.lt(String(document.total)) && refusal(null, 'lines', 'overTicket', { left: left.toFixed() })
}

/** An advance of somebody who left, or who has another one that is open and nobody says why. */
function noAdvance({ type, openReason }: Row, { employee, openAdvances }: Facts): MayRefuse {
  if (type !== 'advance') return null
  const open = openOf(debtsIn(openAdvances))
  return [
    employee !== null && !employee.isActive && refusal(null, 'employeeId', 'employeeLeft'),
    open.gt(0) && (openReason ?? null) === null && refusal(null, 'openReason', 'advanceOpen', { open: open.toFixed() }),
  ]
}

/** What an employee gets back: what they are owed, and what a slip alone pays beyond that is claimed with it. */
function reimbursed(document: Row, open: readonly OpenItem[]): PlannedEntry[] {
  const [own, total] = [ownKeys(document), String(document.total)]
  const parts = spread(total, claimsOf(document, open))
  const more = exact.sub(total, sum(parts.map(({ amount }) => amount)))
  return [
    ...(more.gt(0) ? [owe('claim', own, opposite(more.toFixed()))] : []),
    owe('reimbursement', own, total),
    ...setOff(own, parts),
  ]
}

/** What of advances comes back: of the slip that it names alone, else of any of the employee, due first. */
const returnedOf = ({ slipId }: Row, open: readonly OpenItem[]) =>
  debtsIn(open).filter(({ id }) => (slipId ?? null) === null || id === slipId)

/** More than is there to come back, or money of another employee. */
function notToReturn(document: Row, { slip, openAdvances }: Facts): MayRefuse {
  if (document.type !== 'advance_return') return null
  if (slip && slip.employeeId !== document.employeeId) return refusal(null, 'employeeId', 'otherEmployee')
  const left =
    slip?.type === 'reimbursement' ? exact.sub(slip.total, slip.returned) : openOf(returnedOf(document, openAdvances))
  return left.lt(String(document.total)) && refusal(null, 'lines', 'overReturned', { left: left.toFixed() })
}

/** Money that comes back: it lowers advances; of a slip that paid what was spent, that is owed once more. */
function broughtBack(document: Row, { slip, openAdvances }: Facts): PlannedEntry[] {
  const [own, total] = [ownKeys(document), String(document.total)]
  const parts = slip?.type === 'reimbursement' ? [] : spread(total, returnedOf(document, openAdvances))
  return [owe('advance_return', own, opposite(total)), ...setOff(own, parts)]
}

/** Money that an employee gets or brings back: it leaves its fund or comes in, and changes what is owed. */
export const paySlip = definePlanner({
  name: 'paySlip',
  date: 'documentDate',
  reads: [
    ...['type', 'employeeId', 'expenseTicketId', 'slipId', 'documentDate', 'dueDate', 'fundId', 'total', 'openReason'],
  ],
  facts: ['employee'],
  lockedFacts: ['openAdvances', 'ticket', 'slip', 'fundOpenings'],
  keys: (document) => ({ employeeDebts: [ownKeys(document)], cash: [{ fundId: String(document.fundId) }] }),
  plan(document, facts, balances) {
    const { documentDate, dueDate, fundId } = document
    const total = String(document.total)
    const owed = {
      advance: () => [owe('advance', ownKeys(document), total, String(dueDate ?? documentDate))],
      reimbursement: () => reimbursed(document, facts.openAdvances),
      advance_return: () => broughtBack(document, facts),
    }[document.type as 'advance' | 'reimbursement' | 'advance_return']()
    const entries = [...owed, cash(document.type === 'advance_return' ? 'receipt' : 'payment', fundId, total)]
    const whole = entries.filter(({ kind }) => kind !== 'allocation')
    const refused = refusals(
      beforeOpening(documentDate, 'documentDate', fundId, facts),
      notOfTicket(document, facts),
      noAdvance(document, facts),
      notToReturn(document, facts),
      beyond(whole, balances).length > 0 && refusal(null, 'lines', 'debtTooMuch'),
    )
    const own = entries.filter(({ ledger, kind }) => ledger === 'employeeDebts' && kind !== 'allocation')
    const owing = sum(own.map(({ measures }) => measures.amount!)).toFixed()
    return unless(refused, () => ({ entries, values: { owing, paidOut: total } }))
  },
})

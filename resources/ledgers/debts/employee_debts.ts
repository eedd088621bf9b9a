import { mayBeOwed, type DebtItem, type Debts } from './item.ts'

/**
 * What employees owe of money that they were given, and what they are owed of money that they spent. A new kind of item
 * is added as to `receivables.ts`.
 */
const items = [
  // What was spent is owed to whom spent it, from its approval on.
  {
    key: 'expenseTicketId',
    name: 'expenseTicket',
    document: 'expense-tickets',
    number: 'code',
    day: 'documentDate',
    amount: 'total',
    due: null,
    side: 'credit',
    lowers: null,
    order: null,
    kind: null,
    usedRule: 'usedTicket',
  },
  // An advance is owed until it is claimed or returned; what was spent is paid by its slip at once. What comes back of
  // that is owed to the employee again.
  {
    key: 'paymentSlipId',
    name: 'paymentSlip',
    document: 'payment-slips',
    number: 'code',
    day: 'documentDate',
    amount: 'owing',
    due: 'dueDate',
    side: 'either',
    lowers: null,
    order: 'expenseTicketId',
    kind: 'type',
    kindsBegin: 'slip_',
    usedRule: 'usedSlip',
  },
  // What employees held, or were owed, when the company began here.
  {
    key: 'openingAdvanceId',
    name: 'openingAdvance',
    document: 'opening-advances.lines',
    number: 'number',
    day: 'documentDate',
    amount: 'amount',
    due: 'dueDate',
    side: 'either',
    lowers: null,
    order: null,
    kind: null,
    usedRule: 'clearedOpening',
  },
] as const satisfies readonly DebtItem[]

export type EmployeeDebtKey = (typeof items)[number]['key']

/** The debts of employees: above zero they hold money of the company, below zero it owes them. */
export const employeeDebts: Debts<'employeeDebts', 'employeeId', EmployeeDebtKey> = {
  ledger: 'employeeDebts',
  party: 'employeeId',
  parties: 'employees',
  orders: 'expense-tickets',
  items,
  kinds: ['claim', 'advance', 'reimbursement', 'advance_return', 'opening'],
}

type Owed = Exclude<(typeof items)[number], { side: 'credit' }>

/** What items that employees may owe are called. */
export const advanceNames = items.filter(mayBeOwed).map(({ name }) => name) as Owed['name'][]

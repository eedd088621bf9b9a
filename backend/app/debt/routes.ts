import { answers, workbook } from '#app/description/described'
import { employeeDebts, payableDebts, receivableDebts } from '@barem/resources/debts'
import { day, figure, list, object, oneOf, orNull, text, uuid, whole } from '#app/description/schema'
import { cashRoutes } from './cash/routes.ts'
import { payRoutes } from './pay/routes.ts'
import { balanceRoute, partyRoutes } from './party_routes.ts'
import { aging, maybeNamed, named, paid, queryOf, termsOf } from './described.ts'
import { on, type Routes } from '#app/routing/row'
import { both, view } from '#app/routing/rule'

const DebtController = () => import('./debt_controller.ts')
const PayablesController = () => import('./payables_controller.ts')
const EmployeesController = () => import('./employees_controller.ts')

const terms = termsOf(receivableDebts)
const debtQuery = queryOf(receivableDebts)

/** What customers owe and what suppliers are owed: lists, cards and statements. */
export const debtRoutes: Routes = {
  'receivables.list': {
    method: 'get',
    path: '/receivables',
    rule: view('debt'),
    describes: {
      summary: 'What customers owed on a day, by how many days it was late; all buckets come to the balance',
      query: debtQuery,
      answers: answers(
        'Those who owe most first, with the sums of all',
        object({
          rows: list(object({ id: uuid, ...terms, ...aging })),
          sum: object(aging),
          total: whole,
          ends: list(whole),
        }),
      ),
    },
    handle: on(DebtController, 'receivables'),
  },
  'receivables.export': {
    method: 'get',
    path: '/receivables/export',
    rule: both(view('debt'), view('exportInvoice')),
    transaction: false,
    describes: {
      summary: 'The list of customers as a sheet, all its pages, with the sums; at most 20,000 rows',
      query: debtQuery,
      answers: workbook,
    },
    handle: on(DebtController, 'partiesSheet'),
  },
  'debtTracking.export': {
    method: 'get',
    path: '/debt-tracking/export',
    rule: both(view('debt'), view('exportInvoice')),
    transaction: false,
    describes: {
      summary:
        'Debts that are open as of the day, and those since `from` that are paid, as a sheet; a year before unless said',
      query: debtQuery,
      answers: workbook,
    },
    handle: on(DebtController, 'documentsSheet'),
  },
  'debtTracking.list': {
    method: 'get',
    path: '/debt-tracking',
    rule: view('debt'),
    describes: {
      summary: 'Invoices and debts that were taken over, with what was paid of them and what was left on a day',
      query: debtQuery,
      answers: answers(
        'Those due first before others, with the sums of all',
        object({
          rows: list(
            object({
              ...{
                id: uuid,
                code: text,
                document: text,
                documentId: uuid,
                documentDate: day,
                dueDate: orNull(day),
                customer: named,
                order: maybeNamed,
              },
              ...paid,
              ...{ overdueDays: orNull(whole), paymentStatus: oneOf('unpaid', 'in_progress', 'paid') },
            }),
          ),
          sum: object({ ...paid, unapplied: orNull(figure), balance: orNull(figure) }),
          total: whole,
        }),
      ),
    },
    handle: on(DebtController, 'documents'),
  },
  ...partyRoutes(receivableDebts, DebtController, {
    ...{ name: 'receivables', path: 'receivables' },
    entries: { name: 'debtTracking.entries', path: '/debt-tracking/entries' },
  }),
  ...partyRoutes(payableDebts, PayablesController, {
    ...{ name: 'payables', path: 'payables' },
    entries: { name: 'payables.entries', path: '/payables/entries' },
  }),
  ...partyRoutes(employeeDebts, EmployeesController, {
    ...{ name: 'employeeDebts', path: 'employee-debts' },
    entries: { name: 'employeeDebts.entries', path: '/employee-debts/entries' },
    // People see their own without a right.
    rule: { ...view('debt'), own: true },
  }),
  ...payRoutes,
  ...cashRoutes,
  'payables.balance': balanceRoute('suppliers were owed', payableDebts, PayablesController, 'payables'),
  'employeeDebts.balance': balanceRoute('employees owed', employeeDebts, EmployeesController, 'employee-debts'),
}

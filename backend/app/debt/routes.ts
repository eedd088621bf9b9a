import { receivableDebts } from '@barem/resources/debts'
import { ledgers } from '@barem/resources/ledgers'
import { paging } from '#app/description/described'
import { day, figure, list, object, oneOf, orNull, text, uuid, whole } from '#app/description/schema'
import { MAX_PAGE } from '#app/resources/read/parse'
import { ITEM_KEYS } from './debt_query.ts'
import { on, type Routes } from '#app/routing/row'
import { both, view } from '#app/routing/rule'

const DebtController = () => import('./debt_controller.ts')

const named = object({ id: uuid, code: text, name: text })
const maybeNamed = object({ id: orNull(uuid), code: orNull(text), name: orNull(text) })
const aging = {
  ...{ balance: figure, notDue: figure, late30: figure, late60: figure, late90: figure, later: figure },
  unapplied: figure,
}
const terms = { customer: named, creditLimit: orNull(figure), creditDays: orNull(whole), overdueDays: whole }
const paid = { amount: figure, initialPaid: figure, refund: figure, collected: figure, owed: figure }
const ofCustomer = { customerId: uuid, ...Object.fromEntries(ITEM_KEYS.map((key) => [key, uuid])) }
const narrowed = { q: text, asOf: day, show: oneOf('all', 'overdue', 'overLimit'), ...ofCustomer }
const debtQuery = { ...narrowed, from: day, ...paging(MAX_PAGE) }
const kinds = oneOf(...ledgers[receivableDebts.ledger].kinds)
const keys = oneOf(...receivableDebts.items.map(({ key }) => key))

const answers = (says: string, schema: ReturnType<typeof object>) => ({ 200: { says, schema } })

const workbook = {
  200: { says: 'A workbook', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
}

const cardAnswer = {
  ends: list(whole),
  party: object({ ...terms, ...aging }),
  rows: list(
    object({
      ...{ id: uuid, date: day, document: text, documentId: uuid, action: text, amount: figure },
      ...{ balance: figure, code: orNull(text), kind: orNull(text) },
      ...{ documentDate: day, dueDate: orNull(day), overdueDays: orNull(whole) },
    }),
  ),
  sum: object({ opening: figure, arising: figure, paid: figure, closing: figure }),
}

/** What customers owe: lists, cards and statements. */
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
  'receivables.card': {
    method: 'get',
    path: '/receivables/card',
    rule: view('debt'),
    describes: {
      summary: 'What moved the debt of a customer, with the balance after each document',
      query: debtQuery,
      answers: answers('By the days of the documents', object({ ...cardAnswer, total: whole })),
    },
    handle: on(DebtController, 'card'),
  },
  'receivables.open': {
    method: 'get',
    path: '/receivables/open',
    rule: view('debt'),
    describes: {
      summary: 'What a customer owes and what is held of their money now, in the order in which payments are set off',
      query: { customerId: uuid },
      answers: {
        200: {
          says: 'Each document of which something is open',
          schema: list(
            object({
              ...{ key: keys, id: uuid, side: oneOf('debt', 'credit') },
              ...{ open: figure, due: day, day, orderId: orNull(uuid), code: orNull(text) },
            }),
          ),
        },
      },
    },
    handle: on(DebtController, 'open'),
  },
  'receivables.statement': {
    method: 'get',
    path: '/receivables/statement',
    rule: view('debt'),
    describes: {
      summary: 'All that moved the debt of a customer in a range, in one answer; at most 2,000 documents',
      query: debtQuery,
      answers: answers(
        'By the days of the documents',
        object({ ...cardAnswer, total: whole, from: orNull(day), asOf: day }),
      ),
    },
    handle: on(DebtController, 'statement'),
  },
  'receivables.statementSheet': {
    method: 'get',
    path: '/receivables/statement/export',
    rule: view('debt'),
    transaction: false,
    describes: {
      summary: 'The same as a sheet, with the balance before and the sums of the range',
      query: debtQuery,
      answers: workbook,
    },
    handle: on(DebtController, 'statementSheet'),
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
  'debtTracking.entries': {
    method: 'get',
    path: '/debt-tracking/entries',
    rule: view('debt'),
    describes: {
      summary: 'What made and what used up an invoice, a return or another item, oldest first',
      query: debtQuery,
      answers: {
        200: {
          says: 'Each entry with what was left after it',
          schema: list(
            object({
              ...{ id: uuid, date: day, kind: kinds, document: text, documentId: uuid, amount: figure },
              ...{ owedAfter: figure, code: orNull(text) },
            }),
          ),
        },
      },
    },
    handle: on(DebtController, 'entries'),
  },
}

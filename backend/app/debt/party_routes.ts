import { answers, workbook } from '#app/description/described'
import { ledgers } from '@barem/resources/ledgers'
import { day, figure, list, object, oneOf, orNull, text, uuid, whole } from '#app/description/schema'
import { on, type Routes } from '#app/routing/row'
import { view, type AreaRule } from '#app/routing/rule'
import type { controllerOf } from './controller_of.ts'
import { aging, queryOf, termsOf } from './described.ts'
import type { KeptDebts } from './item_sql.ts'

type Controller = () => Promise<{ default: ReturnType<typeof controllerOf> }>

interface Named {
  /** What the routes are called, such as `payables.card`. */
  name: string
  /** What their paths begin with. */
  path: string
  /** Name and path of the route to the entries of an item. */
  entries: { name: string; path: string }
  /** Who may see the debts of one party. */
  rule?: AreaRule
}

/** Routes of the debts of one party: card, what is open, statement, and the entries of an item. */
export function partyRoutes(
  debts: KeptDebts,
  controller: Controller,
  { name, path, entries, rule = view('debt') }: Named,
): Routes {
  const query = queryOf(debts)
  const kinds = oneOf(...ledgers[debts.ledger].kinds)
  const keys = oneOf(...debts.items.map(({ key }) => key))
  const cardAnswer = {
    ends: list(whole),
    party: object({ ...termsOf(debts), ...aging }),
    rows: list(
      object({
        ...{ id: uuid, date: day, document: text, documentId: uuid, action: text, amount: figure },
        ...{ balance: figure, code: orNull(text), kind: orNull(text) },
        ...{ documentDate: day, dueDate: orNull(day), overdueDays: orNull(whole) },
      }),
    ),
    sum: object({ opening: figure, arising: figure, paid: figure, closing: figure }),
  }
  return {
    [`${name}.card`]: {
      method: 'get',
      path: `/${path}/card`,
      rule,
      describes: {
        summary: 'What moved the debt of a party, with the balance after each document',
        query,
        answers: answers('By the days of the documents', object({ ...cardAnswer, total: whole })),
      },
      handle: on(controller, 'card'),
    },
    [`${name}.open`]: {
      method: 'get',
      path: `/${path}/open`,
      rule,
      describes: {
        summary: 'What is owed and what is held now, in the order in which payments are set off',
        query: { [debts.party]: uuid },
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
      handle: on(controller, 'open'),
    },
    [`${name}.statement`]: {
      method: 'get',
      path: `/${path}/statement`,
      rule,
      describes: {
        summary: 'All that moved the debt of a party in a range, in one answer; at most 2,000 documents',
        query,
        answers: answers(
          'By the days of the documents',
          object({ ...cardAnswer, total: whole, from: orNull(day), asOf: day }),
        ),
      },
      handle: on(controller, 'statement'),
    },
    [`${name}.statementSheet`]: {
      method: 'get',
      path: `/${path}/statement/export`,
      rule,
      transaction: false,
      describes: {
        summary: 'The same as a sheet, with the balance before and the sums of the range',
        query,
        answers: workbook,
      },
      handle: on(controller, 'statementSheet'),
    },
    [entries.name]: {
      method: 'get',
      path: entries.path,
      rule: view('debt'),
      describes: {
        summary: 'What made and what used up one item, oldest first',
        query,
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
      handle: on(controller, 'entries'),
    },
  }
}

/** The route to what is owed in all. @param of whom, in words */
export const balanceRoute = (of: string, debts: KeptDebts, controller: Controller, path: string): Routes[string] => ({
  method: 'get',
  path: `/${path}/balance`,
  rule: view('debt'),
  describes: {
    summary: `What ${of} in all on a day, and what of it is money that pays nothing yet`,
    query: queryOf(debts),
    answers: answers('Dong', object({ unapplied: figure, balance: figure })),
  },
  handle: on(controller, 'balance'),
})

import { answers, paging, workbook } from '#app/description/described'
import { day, figure, list, object, oneOf, orNull, text, uuid, whole, yes } from '#app/description/schema'
import { MAX_PAGE } from '#app/resources/read/parse'
import { on, type Routes } from '#app/routing/row'
import { view } from '#app/routing/rule'
import { named } from '../described.ts'

const CashController = () => import('./cash_controller.ts')

const query = { fundId: uuid, from: day, to: day }

/** What there was before a range, what came and went, and what there was after it. */
export const bookSums = object({ opening: figure, in: figure, out: figure, closing: figure })

/** A fund with what it has. */
export const bookFund = object({
  ...{ id: uuid, code: text, name: text, kind: oneOf('cash', 'bank') },
  ...{ bankName: orNull(text), bankAccountNumber: orNull(text), balance: figure },
})

const book = {
  funds: list(bookFund),
  rows: list(
    object({
      ...{ id: uuid, date: day, document: text, documentId: uuid, code: orNull(text), kind: text, isUndone: yes },
      ...{ person: orNull(text), content: orNull(text), fund: named },
      ...{ in: orNull(figure), out: orNull(figure), balance: figure },
    }),
  ),
  sum: bookSums,
  total: whole,
}

/** The cash book: what funds have, and what came into them and left them. */
export const cashRoutes: Routes = {
  'cashBook.show': {
    method: 'get',
    path: '/cash-book',
    rule: view('cashBook'),
    describes: {
      summary: 'Entries of a fund in a range, or of all funds together, with the balance after each',
      query: { ...query, ...paging(MAX_PAGE) },
      answers: answers('By their days, with what all funds have on the last one', object(book)),
    },
    handle: on(CashController, 'book'),
  },
  'cashBook.whole': {
    method: 'get',
    path: '/cash-book/whole',
    rule: view('cashBook'),
    describes: {
      summary: 'All entries of a range in one answer; at most 5,000',
      query,
      answers: answers('By their days', object({ ...book, fundId: orNull(uuid), from: orNull(day), to: day })),
    },
    handle: on(CashController, 'whole'),
  },
  'cashBook.sheet': {
    method: 'get',
    path: '/cash-book/export',
    rule: view('cashBook'),
    transaction: false,
    describes: {
      summary: 'The same as a sheet, with what there was before and the sums of the range',
      query,
      answers: workbook,
    },
    handle: on(CashController, 'sheet'),
  },
}

import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#app/language/translate'
import { sendSheet } from '#app/resources/sheets/send_sheet'
import { bookQueryOf } from './book_query.ts'
import { bookSheet } from './book_sheet.ts'
import { cashBook, wholeBook } from './cash_book.ts'

/** What funds have, and what came into them and left them. */
export default class CashController {
  async book(ctx: HttpContext) {
    return cashBook(bookQueryOf(ctx))
  }

  /** The whole range in one answer, for a paper. */
  async whole(ctx: HttpContext) {
    return wholeBook(bookQueryOf(ctx))
  }

  async sheet(ctx: HttpContext) {
    const query = bookQueryOf(ctx)
    const language = languageOf(ctx.request.header('accept-language'))
    return sendSheet(
      ctx,
      'cash-book',
      () => wholeBook(query),
      (book) => bookSheet(language, book),
    )
  }
}

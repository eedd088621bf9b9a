import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#app/language/translate'
import { sendSheet } from '#app/resources/sheets/send_sheet'
import { seesCostOf } from '../on_hand.ts'
import { stockCard, wholeCard } from './card.ts'
import { cardQueryOf } from './card_query.ts'
import { cardSheet } from './card_sheet.ts'

/** What came and went of a product, and what there was after each. */
export default class CardController {
  async card(ctx: HttpContext) {
    return stockCard(cardQueryOf(ctx), seesCostOf(ctx))
  }

  /** The whole range in one answer, for a paper. */
  async whole(ctx: HttpContext) {
    return wholeCard(cardQueryOf(ctx), seesCostOf(ctx))
  }

  async sheet(ctx: HttpContext) {
    const [query, seesCost] = [cardQueryOf(ctx), seesCostOf(ctx)]
    const language = languageOf(ctx.request.header('accept-language'))
    return sendSheet(
      ctx,
      'stock-card',
      () => wholeCard(query, seesCost),
      (card) => cardSheet(language, card),
    )
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { itemIn } from '@barem/resources/debts'
import { unknownName } from '#app/http/api_error'
import { languageOf } from '#app/language/translate'
import { card, entriesOf } from './card.ts'
import { debtQueryOf, itemKeys } from './debt_query.ts'
import type { KeptDebts } from './item_sql.ts'
import { openOf } from './open.ts'
import { sendSheet } from './send_sheet.ts'
import { statement } from './statement.ts'
import { statementSheet } from './statement_sheet.ts'

/** What some debts of one party are: its card, what is open, its statement, and the entries of an item. */
export function controllerOf(debts: KeptDebts) {
  /** What a statement is asked for. @throws ApiError 400 without a party */
  function statedOf(ctx: HttpContext) {
    const { partyId, ...query } = debtQueryOf(debts, ctx)
    if (partyId === null) throw unknownName('required', [debts.party])
    return { ...query, partyId }
  }

  return class {
    /** The card of one party. */
    async card(ctx: HttpContext) {
      return card(debts, statedOf(ctx))
    }

    /** What a party owes and what is held, document by document, as a payment is set off. */
    async open(ctx: HttpContext) {
      return openOf(debts, statedOf(ctx).partyId)
    }

    /** All that moved the debt of a party in a range, for a paper. */
    async statement(ctx: HttpContext) {
      return statement(debts, statedOf(ctx))
    }

    /** The same as a sheet. */
    async statementSheet(ctx: HttpContext) {
      const query = statedOf(ctx)
      const language = languageOf(ctx.request.header('accept-language'))
      return sendSheet(
        ctx,
        'statement',
        () => statement(debts, query),
        (rows) => statementSheet(debts, language, rows),
      )
    }

    /** What made and what used up one item: a debt, or what is held. */
    async entries(ctx: HttpContext) {
      const { ids } = debtQueryOf(debts, ctx)
      const item = itemIn(debts.items.toReversed(), ids)
      if (!item) throw unknownName('required', itemKeys(debts).slice(0, 1))
      return entriesOf(debts, item, ids[item.key as keyof typeof ids]!)
    }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { itemIn } from '@barem/resources/debts'
import { unknownName } from '#app/http/api_error'
import { languageOf } from '#app/language/translate'
import { balanceOn } from './balance_on.ts'
import { card, entriesOf } from './card.ts'
import { type DebtQuery, debtQueryOf, itemKeys } from './debt_query.ts'
import type { KeptDebts } from './item_sql.ts'
import { openOf } from './open.ts'
import { sendSheet } from '#app/resources/sheets/send_sheet'
import { statement } from './statement.ts'
import { statementSheet } from './statement_sheet.ts'

/** What a request asks for of some debts. */
type Asking = (ctx: HttpContext) => DebtQuery | Promise<DebtQuery>

/**
 * What some debts of one party are: its card, what is open, its statement, and the entries of an item.
 * @param askedOf what of one party is asked for, for debts that people see of their own
 */
export function controllerOf(debts: KeptDebts, askedOf: Asking = (ctx) => debtQueryOf(debts, ctx)) {
  /** What a statement is asked for. @throws ApiError 400 without a party */
  async function statedOf(ctx: HttpContext) {
    const { partyId, ...query } = await askedOf(ctx)
    if (partyId === null) throw unknownName('required', [debts.party])
    return { ...query, partyId }
  }

  return class {
    /** The card of one party. */
    async card(ctx: HttpContext) {
      return card(debts, await statedOf(ctx))
    }

    /** What a party owes and what is held, document by document, as a payment is set off. */
    async open(ctx: HttpContext) {
      return openOf(debts, (await statedOf(ctx)).partyId)
    }

    /** All that moved the debt of a party in a range, for a paper. */
    async statement(ctx: HttpContext) {
      return statement(debts, await statedOf(ctx))
    }

    /** The same as a sheet. */
    async statementSheet(ctx: HttpContext) {
      const language = languageOf(ctx.request.header('accept-language'))
      return sendSheet(
        ctx,
        'statement',
        async () => statement(debts, await statedOf(ctx)),
        (rows) => statementSheet(debts, language, rows),
      )
    }

    /** What is owed in all on a day, and what of it is money that pays nothing yet. */
    async balance(ctx: HttpContext) {
      const { asOf, partyId } = debtQueryOf(debts, ctx)
      return balanceOn(debts, asOf, partyId)
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

import { paging } from '#app/description/described'
import { day, figure, object, oneOf, orNull, type Schema, text, uuid, whole } from '#app/description/schema'
import { relationKey } from '@barem/resources/kit'
import { MAX_PAGE } from '#app/resources/read/parse'
import { itemKeys } from './debt_query.ts'
import type { KeptDebts } from './item_sql.ts'

export const named = object({ id: uuid, code: text, name: text })
export const maybeNamed = object({ id: orNull(uuid), code: orNull(text), name: orNull(text) })

/** What is owed by how late it is. */
export const aging = {
  ...{ balance: figure, notDue: figure, late30: figure, late60: figure, late90: figure, later: figure },
  unapplied: figure,
}

/** What of a debt was paid, and what is left. */
export const paid = { amount: figure, initialPaid: figure, refund: figure, collected: figure, owed: figure }

const TERMS: Readonly<Record<string, Record<string, Schema>>> = {
  customerId: { creditLimit: orNull(figure), creditDays: orNull(whole) },
  supplierId: { paymentDays: orNull(whole), weightDeviation: orNull(figure) },
}

/** A party with its terms. */
export const termsOf = ({ party }: KeptDebts): Record<string, Schema> => ({
  [relationKey(party)]: named,
  ...TERMS[party],
  overdueDays: whole,
})

/** What lists and cards of debts may be asked for. */
export const queryOf = (debts: KeptDebts) => ({
  ...{ q: text, asOf: day, show: oneOf('all', 'overdue', 'overLimit'), [debts.party]: uuid },
  ...Object.fromEntries(itemKeys(debts).map((key) => [key, uuid])),
  ...{ from: day, ...paging(MAX_PAGE) },
})

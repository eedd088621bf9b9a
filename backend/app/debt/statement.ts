import { moveWord } from '@barem/resources/debts'
import { tooMany } from '#app/http/api_error'
import type { DebtQuery } from './debt_query.ts'
import { card } from './card.ts'
import type { KeptDebts } from './item_sql.ts'

/** Most rows of a statement; a longer range is asked for in parts. */
const MOST = 2000

export type Move = {
  id: string
  date: string
  document: string
  action: string
  amount: string
  balance: string
  code: string | null
  kind: string | null
  documentDate: string
  dueDate: string | null
  overdueDays: number | null
}

/**
 * The card of a party over a whole range: what was owed before, each document that moved it, and what is owed.
 * @throws ApiError COM_ERR_002, or 400 when there are too many
 */
export async function statement(debts: KeptDebts, asked: DebtQuery & { partyId: string }) {
  const found = await card(debts, { ...asked, start: 0, limit: MOST })
  if (found.total > MOST) throw tooMany('from', MOST)
  return { ...found, rows: found.rows as Move[], from: asked.from, asOf: asked.asOf }
}

export type Statement = Awaited<ReturnType<typeof statement>>

/** What a move is called: an invoice, a debt that was taken over, a kind of payment, or the undoing of one. */
export const moveName = (debts: KeptDebts, move: Move): string => moveWord(debts.items, move)

import { moveWord, receivableDebts } from '@barem/resources/debts'
import { tooMany } from '#app/http/api_error'
import type { DebtQuery } from './debt_query.ts'
import { card } from './card.ts'

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
 * The card of a customer over a whole range: what they owed before, each document that moved it, and what they owe.
 * @throws ApiError COM_ERR_002, or 400 when there are too many
 */
export async function statement(asked: DebtQuery & { customerId: string }) {
  const found = await card({ ...asked, start: 0, limit: MOST })
  if (found.total > MOST) throw tooMany('from', MOST)
  return { ...found, rows: found.rows as Move[], from: asked.from, asOf: asked.asOf }
}

export type Statement = Awaited<ReturnType<typeof statement>>

/** What a move is called: an invoice, a debt that was taken over, a kind of payment, or the undoing of one. */
export const moveName = (move: Move): string => moveWord(receivableDebts.items, move)

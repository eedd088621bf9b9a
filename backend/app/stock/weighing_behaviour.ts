import type { BehaviourOf } from '#app/engine/behaviour_of'
import { ApiError } from '#app/http/api_error'
import { usesOf } from './tickets.ts'

/** How far the clock of a device may be ahead of ours. */
const AHEAD_MS = 5 * 60_000

const refuse = (field: string, rule: string) => new ApiError('COM_ERR_001', { errors: [{ field, rule }] })

/** @throws ApiError COM_ERR_001 at a moment that has not come yet */
function requirePast(row: { firstAt: string; secondAt: string | null }): void {
  for (const field of ['firstAt', 'secondAt'] as const) {
    const moment = row[field]
    if (moment !== null && new Date(moment).getTime() > Date.now() + AHEAD_MS) throw refuse(field, 'futureMoment')
  }
}

/**
 * Notes who weighed last, and when; a ticket that a document has is not cancelled.
 */
export const weighingBehaviour: BehaviourOf<'weighing-tickets'> = {
  settle(row, { before, writer }) {
    if (row.secondWeight !== null) row.secondAt ??= (writer.at ?? new Date()).toISOString()
    requirePast(row as { firstAt: string; secondAt: string | null })
    if (before === null || before.secondWeight !== row.secondWeight) row.weigherId = writer.userId
  },
  async updated(id, row, before) {
    if (row.status === 'cancelled' && before.status !== 'cancelled' && (await usesOf([id], null)).length > 0)
      throw refuse('comment', 'ticketUsed')
  },
}

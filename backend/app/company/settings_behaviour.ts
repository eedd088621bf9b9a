import { dayInVietnam } from '@barem/resources/kit'
import type { BehaviourOf } from '#app/engine/behaviour_of'
import { ApiError } from '#app/http/api_error'
import { lockBooks } from './period.ts'

const refuse = (field: string, rule: string) => new ApiError('COM_ERR_001', { errors: [{ field, rule }] })

/** Whether days that were closed are open again. */
const isReopened = (before: string | null, after: string | null): boolean =>
  before !== null && (after === null || after < before)

/** Closing the books waits for what is being posted; opening them again takes a reason, which their history keeps. */
export const settingsBehaviour: BehaviourOf<'company-settings'> = {
  async settle(row, { before }) {
    const closed = before?.lockedUntil ?? null
    if (row.lockedUntil === closed) return
    await lockBooks()
    if (row.lockedUntil !== null && row.lockedUntil > dayInVietnam(new Date())) throw refuse('lockedUntil', 'future')
    if (!isReopened(closed, row.lockedUntil)) return
    if (row.lockReason === null || row.lockReason === before?.lockReason) throw refuse('lockReason', 'reopening')
  },
}

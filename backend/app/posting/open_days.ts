import type { Period } from '@barem/resources/calc/settle'
import { ApiError } from '#app/http/api_error'

/**
 * @param field the field with the day, where its refusal is shown
 * @throws ApiError COM_ERR_001 for a day in the future or in closed books
 */
export function requireOpenDay(field: string, day: string, { today, lockedUntil }: Period): void {
  const refuse = (rule: string, meta = {}) => new ApiError('COM_ERR_001', { errors: [{ field, rule, meta }] })
  if (day > today) throw refuse('future')
  if (lockedUntil !== null && day <= lockedUntil) throw refuse('lockedDay', { day: lockedUntil })
}

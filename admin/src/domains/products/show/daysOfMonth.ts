import type { Days } from '@barem/resources/calc/ranges'
import { addMonths } from '@barem/resources/calc/ranges'
import { addDays } from '@barem/resources/calc/days'

/** The days of the month that begins on a day. */
export const daysOfMonth = (first: string): Days => ({ from: first, to: addDays(addMonths(first, 1), -1) })

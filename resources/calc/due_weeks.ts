import { addDays } from './days.ts'
import { bucketsOf } from './ranges.ts'

/** Weeks ahead that are told apart, this one among them. */
const WEEKS = 8

/** Days on which something is due; null where they have no beginning, or no end. */
export interface DueDays {
  from: string | null
  to: string | null
}

/**
 * All days, as parts in which debts are due: those before today, the rest of this week, each of the coming weeks from
 * Monday to Sunday, and whatever is later. Each day is in exactly one of them.
 * @param today as `yyyy-mm-dd`
 */
export function dueWeeks(today: string): DueDays[] {
  const mondays = bucketsOf({ from: today, to: addDays(today, WEEKS * 7), bucket: 'week' })
  const starts = [today, ...mondays.slice(1)]
  return [null, ...starts].map((from, place) => ({
    from,
    to: starts[place] === undefined ? null : addDays(starts[place], -1),
  }))
}

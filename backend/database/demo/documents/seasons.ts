import { dayAt, DAYS, RECENT } from './trade.ts'

/**
 * How much steel the trade buys in each month of the year, 1 as a middle one: much before Tết and in the dry season,
 * little around Tết and in the months of rain.
 */
const SEASONS = [1.3, 0.5, 1.2, 1.4, 1.3, 1, 0.7, 0.6, 0.8, 1, 1.2, 1.4] as const

/** How busy a day of the demo is beside a middle one. */
export const seasonOf = (day: number): number => SEASONS[Number(dayAt(day).slice(5, 7)) - 1]!

/** Days from 0 up to `until`, as many as `count`, the more the busier the season: in order. */
function inSeason(count: number, until: number): number[] {
  const busy = Array.from({ length: until }, (_, day) => seasonOf(day))
  const all = busy.reduce((sum, one) => sum + one, 0)
  let passed = 0
  const days: number[] = []
  for (const [day, one] of busy.entries()) {
    passed += one
    while (days.length < count && passed >= ((days.length + 0.5) * all) / count) days.push(day)
  }
  return days
}

/** The days of documents before the last three months, fewer in a month than those of these. */
export const earlierDays = (count: number) => inSeason(count, DAYS - RECENT)

/** The days of so many documents in the last three months, the last one yesterday's. */
export const recentDays = (count: number) =>
  Array.from({ length: count }, (_, place) => DAYS - RECENT + Math.floor(((place + 1) * RECENT) / count) - 1)

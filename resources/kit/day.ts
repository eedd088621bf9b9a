import { isDay } from './fields/shapes.ts'

/** How far the clocks of Vietnam are ahead of UTC, summer and winter, in milliseconds. */
export const VIETNAM_AHEAD_MS = 7 * 3_600_000

/** The day that a moment falls on in Vietnam, as yyyy-mm-dd. */
export const dayInVietnam = (moment: Date): string =>
  new Date(moment.getTime() + VIETNAM_AHEAD_MS).toISOString().slice(0, 10)

/** The day a year before another; that of 29 February is 28 February. */
export function yearBefore(day: string): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  const before = `${Number(year) - 1}-${month}-${date}`
  return isDay(before) ? before : `${Number(year) - 1}-${month}-28`
}

import { addDays } from './days.ts'

/** Ranges of days that figures are asked for; weeks begin on Monday. */
export const rangeNames = [
  'today',
  'yesterday',
  'thisWeek',
  'thisMonth',
  'lastMonth',
  'pastYear',
  'thisYear',
  'lastYear',
  'custom',
] as const
export type RangeName = (typeof rangeNames)[number]

/** Days from the first to the last, both of them in it, as `yyyy-mm-dd`. */
export interface Days {
  from: string
  to: string
}

/** What a chart has one bar for. */
export type Bucket = 'hour' | 'day' | 'week' | 'month'

export interface Range extends Days {
  /** The days that it is compared with. */
  before: Days
  bucket: Bucket
}

/** The longest range that may be chosen. */
export const MOST_YEARS = 3
const DAYS_BY_DAY = 31
const DAYS_BY_WEEK = 26 * 7

const numbersOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, date: number]

const dayOf = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)

/** The same day so many months later; the last of its month where that is shorter. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = numbersOf(day)
  const last = numbersOf(dayOf(year, month + count + 1, 0))[2]
  return dayOf(year, month + count, Math.min(date, last))
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Days since Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

const bucketOf = ({ from, to }: Days): Bucket => {
  const days = daysBetween(from, to) + 1
  if (days === 1) return 'hour'
  if (days <= DAYS_BY_DAY) return 'day'
  return days <= DAYS_BY_WEEK ? 'week' : 'month'
}

const moved = ({ from, to }: Days, move: (day: string) => string): Days => ({ from: move(from), to: move(to) })
const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`
const firstOfYear = (day: string) => `${day.slice(0, 4)}-01-01`
const dayBefore = (day: string) => addDays(day, -1)

/** As many days as a range has, just before it. */
const justBefore = ({ from, to }: Days): Days => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: dayBefore(from),
})

/** The days of each range, and those that it is compared with: the same part of the period before. */
const ranges: Readonly<Record<Exclude<RangeName, 'custom'>, (today: string) => Omit<Range, 'bucket'>>> = {
  today(today) {
    const days = { from: today, to: today }
    return { ...days, before: moved(days, dayBefore) }
  },
  yesterday: (today) => ranges.today(dayBefore(today)),
  thisWeek(today) {
    const days = { from: addDays(today, -weekday(today)), to: today }
    return { ...days, before: moved(days, (day) => addDays(day, -7)) }
  },
  thisMonth(today) {
    const days = { from: firstOfMonth(today), to: today }
    return { ...days, before: moved(days, (day) => addMonths(day, -1)) }
  },
  lastMonth(today) {
    const first = addMonths(firstOfMonth(today), -1)
    const before = addMonths(first, -1)
    return { from: first, to: dayBefore(firstOfMonth(today)), before: { from: before, to: dayBefore(first) } }
  },
  pastYear(today) {
    const days = { from: addDays(addMonths(today, -12), 1), to: today }
    return { ...days, before: { from: addDays(addMonths(today, -24), 1), to: dayBefore(days.from) } }
  },
  thisYear(today) {
    const days = { from: firstOfYear(today), to: today }
    return { ...days, before: moved(days, (day) => addMonths(day, -12)) }
  },
  lastYear(today) {
    const first = addMonths(firstOfYear(today), -12)
    const days = { from: first, to: dayBefore(firstOfYear(today)) }
    return { ...days, before: moved(days, (day) => addMonths(day, -12)) }
  },
}

/**
 * The days of a range as of `today`, a day in Vietnam.
 * @param chosen the days of a custom range, the first not after the last
 */
export function rangeOf(name: RangeName, today: string, chosen: Days): Range {
  const range = name === 'custom' ? { ...chosen, before: justBefore(chosen) } : ranges[name](today)
  return { ...range, bucket: bucketOf(range) }
}

/** Whether days may be chosen: in order, and at most three years. */
export const isChoosable = ({ from, to }: Days): boolean => from <= to && to < addMonths(from, MOST_YEARS * 12)

const starts: Readonly<Record<Exclude<Bucket, 'hour'>, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => addDays(day, -weekday(day)),
  month: firstOfMonth,
}
const nexts: Readonly<Record<Exclude<Bucket, 'hour'>, (start: string) => string>> = {
  day: (start) => addDays(start, 1),
  week: (start) => addDays(start, 7),
  month: (start) => addMonths(start, 1),
}
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/**
 * What the buckets of a range are called, in their order: hours as `00` to `23`, days as `yyyy-mm-dd`, weeks by their
 * Monday and months by their first day, which may lie before the range.
 */
export function bucketsOf({ from, to, bucket }: Days & { bucket: Bucket }): string[] {
  if (bucket === 'hour') return HOURS
  const found: string[] = []
  for (let start = starts[bucket](from); start <= to; start = nexts[bucket](start)) found.push(start)
  return found
}

/** The days of a bucket that lie in the range; all of it for an hour. */
export function daysOf(start: string, { from, to, bucket }: Days & { bucket: Bucket }): Days {
  if (bucket === 'hour') return { from, to }
  const last = dayBefore(nexts[bucket](start))
  return { from: start < from ? from : start, to: last > to ? to : last }
}

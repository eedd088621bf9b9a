import { exact, rounded } from '@barem/resources/calc/exact'
import type { Days } from '@barem/resources/calc/ranges'
import type { Ratio } from '@barem/resources/metrics'
import type { Cell } from '#app/resources/sheets/cell'

/** Words of the dashboard in the language of the caller. */
export type Say = (key: string, params?: Record<string, unknown>) => string

const dayText = (day: string) => day.split('-').reverse().join('/')

/** Days as people write them: one, or the first and the last. */
export const daysText = (say: Say, { from, to }: Days): string =>
  from === to ? dayText(from) : say('days', { from: dayText(from), to: dayText(to) })

const WIDTH = 18
export const FORMATS = { money: '#,##0', kg: '#,##0.##' }

/** A column of a sheet of figures. */
export const column = (header: string, format?: string, width = WIDTH) => ({
  header,
  width,
  wraps: false,
  ...(format && { format }),
})

/** A column of names. */
export const nameColumn = (header: string) => column(header, undefined, WIDTH * 2)

/** A ratio as a number; nothing where its base is zero. */
export const ratioIn = (row: Readonly<Record<string, unknown>>, { of, per, scale }: Ratio): Cell =>
  Number(row[per] ?? 0) === 0 ? null : Number(rounded(exact.div(String(row[of]), String(row[per])), scale))

/** What is left of a sum when its parts are taken away, exactly. */
export const restOf = (sum: string, parts: readonly string[]): number =>
  Number(parts.reduce((rest, part) => rest.minus(part), new exact(sum)))

const LATE = ['late30', 'late60', 'late90', 'later']

/** The dong that are late in a row of debts, or in the sum of all. */
export const overdueIn = (row: Readonly<Record<string, unknown>>): number =>
  LATE.reduce((sum, bucket) => sum + Number(row[bucket]), 0)
